import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, Field, type FieldTexts } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {
  /** Inside, on the left. */
  icon?: ReactNode;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, labelHidden = false, icon, className, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} className={className}>
      {(control) => (
        <div className="relative">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
              {icon}
            </span>
          )}
          <select
            {...select}
            {...control}
            className={classes(CONTROL, 'appearance-none pr-10', icon !== undefined && 'pl-9')}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-faint"
          />
        </div>
      )}
    </Field>
  );
}
