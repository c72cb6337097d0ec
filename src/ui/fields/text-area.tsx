import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, labelHidden = false, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={classes(CONTROL, 'field-sizing-content max-h-96 min-h-20 resize-y')}
        />
      )}
    </Field>
  );
}
