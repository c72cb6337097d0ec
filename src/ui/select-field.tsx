import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import { CONTROL, Field, type FieldTexts } from './field';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {}

/** A native select; its `option`s are the children. */
export function SelectField({ label, hint, error, labelHidden = false, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classes(CONTROL, 'appearance-none pr-10')} />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-faint"
          />
        </div>
      )}
    </Field>
  );
}
