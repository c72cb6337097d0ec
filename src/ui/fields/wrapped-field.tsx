import type { ComponentProps, KeyboardEvent } from 'react';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface WrappedFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> {
  onText: (text: string) => void;
}

/** One line of text that has to be seen in full, such as an address: it wraps instead of scrolling out of sight. */
export function WrappedField({ label, hint, error, labelHidden = false, onText, ...area }: WrappedFieldProps) {
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(control) => (
        <textarea
          // Where the browser does not size it by its content.
          rows={2}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...area}
          {...control}
          onKeyDown={onKeyDown}
          onChange={(event) => onText(event.target.value.replace(/\s*[\r\n]+\s*/g, ''))}
          className={classes(CONTROL, 'field-sizing-content resize-none font-mono break-all')}
        />
      )}
    </Field>
  );
}
