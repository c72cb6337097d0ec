import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className'> {}

export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
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
