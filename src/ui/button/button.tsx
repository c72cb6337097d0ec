import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, getButtonClasses } from '@/ui/button/button-style';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disabled, and shows `busyLabel`. */
  busy?: boolean;
  busyLabel?: string | undefined;
}

// Reserves the width of the label that is not shown, so that the button does not resize.
const RESERVE = 'inline-grid after:invisible after:h-0 after:content-[attr(data-reserve)]';

/** Defaults to `type="button"`. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', busy = false, busyLabel, disabled, className, children, ...rest } = props;
  const label = busy && busyLabel !== undefined ? busyLabel : children;
  const other = busy ? children : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      data-busy={busy ? busyLabel : undefined}
      className={getButtonClasses(variant, size, className)}
    >
      {typeof other === 'string' ? (
        <span className={RESERVE} data-reserve={other}>
          <span className="inline-flex items-center justify-center gap-2">{label}</span>
        </span>
      ) : (
        label
      )}
      {busy && <BusyLine />}
    </button>
  );
}

function BusyLine() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
      <span className="block h-full w-2/5 animate-slide rounded-full bg-current opacity-70" />
    </span>
  );
}
