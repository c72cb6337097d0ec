import { type ReactNode, useId } from 'react';
import { classes } from '@/ui/layout/classes';
import { ToneIcon } from '@/ui/message/tone-icon';

export interface FieldTexts {
  label: string;
  /** Shown below the control while there is no error. */
  hint?: ReactNode;
  /** The error and how to fix it; marks the control invalid. */
  error?: string | null | undefined;
  /** Visible to screen readers only. */
  labelHidden?: boolean;
}

/** Attributes that the control must have. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Classes of text-like controls. */
export const CONTROL =
  'block w-full rounded-control border border-line-strong bg-card px-3 py-2 text-base text-ink ' +
  // Smaller than 16 px, phones zoom in on the field.
  'placeholder:text-ink-faint sm:py-1.75 sm:text-sm ' +
  'transition-colors hover:border-ink-soft focus-visible:outline-offset-0 aria-invalid:border-tone-red-dot ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint';

/** Label, control, and hint or error, linked for screen readers. */
export function Field({ label, hint, error, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const isInvalid = error !== undefined && error !== null && error !== '';
  const hasNote = isInvalid || (hint !== undefined && hint !== null);
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': hasNote ? noteId : undefined })}
      {isInvalid ? (
        <p id={noteId} role="alert" className="flex gap-1.5 text-xs wrap-anywhere text-tone-red">
          <ToneIcon tone="red" />
          {error}
        </p>
      ) : (
        hasNote && (
          <p id={noteId} className="text-xs text-ink-faint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
