import { useLayoutEffect, useRef, useState } from 'react';
import type { ErrorData } from '@/domain/primitives/errors';
import { PasswordInput } from '@/features/password/password-input';
import type { TextFieldProps } from '@/ui/fields/text-field';

export interface RefusablePasswordProps extends Pick<TextFieldProps, 'label' | 'hint' | 'disabled' | 'onFocus'> {
  value: string;
  onValue: (password: string) => void;
  /** Of the last attempt, if the password was wrong. Each attempt passes another object. */
  refusal: { text: string; attempt: ErrorData } | null;
}

/** A password that the last attempt may have refused: then it has focus, and its error stays until the user types. */
export function RefusablePassword({ value, onValue, refusal, ...field }: RefusablePasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dismissed, setDismissed] = useState<ErrorData | null>(null);
  const attempt = refusal?.attempt ?? null;

  // With the error: a passive effect may come after the dialog has focused its button again.
  useLayoutEffect(() => {
    if (attempt !== null) input.current?.focus();
  }, [attempt]);

  return (
    <PasswordInput
      {...field}
      ref={input}
      error={attempt === dismissed ? null : refusal?.text}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => {
        setDismissed(attempt);
        onValue(event.target.value);
      }}
    />
  );
}
