import { type ReactNode, useId } from 'react';
import { classes } from '@/ui/layout/classes';
import { LateToneIcon } from '@/ui/message/late-tone-icon';

export interface FieldTexts {
  label: string;
  /** Stands under the control for as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string | null | undefined;
  /** The label is there for assistive technology only. */
  labelHidden?: boolean;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Look of every text-like control. */
export const CONTROL =
  'block w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink placeholder:text-ink-faint ' +
  'transition-colors hover:border-ink-soft focus-visible:outline-offset-0 aria-invalid:border-tone-red-dot ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint';

/** Label, control, then hint or error, tied together for assistive technology. */
export function Field({ label, hint, error, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const wrong = error !== undefined && error !== null && error !== '';
  const noted = wrong || (hint !== undefined && hint !== null);
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': wrong || undefined, 'aria-describedby': noted ? noteId : undefined })}
      {wrong ? (
        <p id={noteId} role="alert" className="flex gap-1.5 text-xs text-tone-red">
          <LateToneIcon tone="red" />
          {error}
        </p>
      ) : (
        noted && (
          <p id={noteId} className="text-xs text-ink-faint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
