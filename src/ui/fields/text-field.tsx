import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** For addresses and other codes: monospace, no spell checking. */
  mono?: boolean;
  /** Inside, on the right: a unit or a small button. */
  suffix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden = false, mono = false, suffix, className, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...(mono && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
            {...input}
            {...control}
            className={classes(CONTROL, mono && 'font-mono', suffix !== undefined && 'pr-20')}
          />
          {suffix !== undefined && (
            <div
              className={classes(
                'absolute inset-y-0 flex items-center text-sm text-ink-faint',
                typeof suffix === 'string' ? 'right-3' : 'right-1.5',
              )}
            >
              {suffix}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
