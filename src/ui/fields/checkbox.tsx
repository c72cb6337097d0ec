import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '@/ui/layout/classes';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <div className={classes('flex flex-col gap-0.5', className)}>
      <label className="flex gap-2.5 py-0.5 text-sm has-disabled:opacity-55">
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : hintId}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="pl-6.5 text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
