import { useLayoutEffect, useRef, useState } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { EngineNotice } from '@/features/password/engine-notice';
import { PasswordInput } from '@/features/password/password-input';
import type { TextFieldProps } from '@/ui/fields/text-field';

interface RefusablePasswordProps extends Pick<TextFieldProps, 'label' | 'hint' | 'disabled' | 'required' | 'onFocus'> {
  value: string;
  onValue: (password: string) => void;
  /** Set if the last attempt failed because of the password. Each attempt passes a new object. */
  refusal: { text: string; attempt: ErrorData } | null;
}

/** A password field. If the last attempt refused the password, it has the focus and shows the error until the user types. */
export function RefusablePassword({ value, onValue, refusal, ...field }: RefusablePasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dismissed, setDismissed] = useState<ErrorData | null>(null);
  const attempt = refusal?.attempt ?? null;

  // A passive effect might run after the dialog has focused its button again.
  useLayoutEffect(() => {
    if (attempt !== null) input.current?.focus();
  }, [attempt]);

  return (
    <>
      <EngineNotice />
      <PasswordInput
        required
        {...field}
        ref={input}
        error={attempt === dismissed ? null : refusal?.text}
        autoComplete="current-password"
        value={value}
        onChange={(event) => {
          setDismissed(attempt);
          onValue(event.target.value);
        }}
      />
    </>
  );
}
