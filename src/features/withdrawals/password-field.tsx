import { useEffect, useRef, useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { SigningProgress } from '@/features/withdrawals/sign/signing-progress';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { warmUpSigning } from '@/store/auth/warm-up';
import { TextField } from '@/ui/fields/text-field';

export interface PasswordFieldProps {
  value: string;
  onValue: (password: string) => void;
  disabled?: boolean;
  /** What signing is at, told in the hint's place. */
  stage?: SigningStage | null;
  /** What the last try failed with; told here if it was the password. */
  failure?: ErrorData | null;
}

/** 'Signing Password'. Lives in the dialog alone and goes with it; its focus fetches the code that will need it. */
export function PasswordField({ value, onValue, disabled = false, stage = null, failure = null }: PasswordFieldProps) {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<ErrorData | null>(null);
  const wrong = isWrongPassword(failure) ? failure : null;

  useEffect(() => {
    if (wrong !== null) input.current?.focus();
  }, [wrong]);

  return (
    <TextField
      ref={input}
      label={t.passwordField}
      error={wrong === null || wrong === answered ? null : failureText(wrong)}
      hint={
        <>
          <SigningProgress stage={stage} />
          {stage === null && t.passwordHint}
        </>
      }
      type="password"
      autoComplete="current-password"
      required
      disabled={disabled}
      value={value}
      onFocus={warmUpSigning}
      onChange={(event) => {
        setAnswered(wrong);
        onValue(event.target.value);
      }}
    />
  );
}

/** The field tells of it; a second message would push away what is about to be signed. */
export function isWrongPassword(failure: ErrorData | null): boolean {
  return failure?.code === 'wrong-password';
}
