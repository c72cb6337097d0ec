import { useLayoutEffect, useRef, useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SigningStage } from '@/domain/withdrawal/signing';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { warmUpSigning } from '@/store/auth/warm-up';
import { TextField } from '@/ui/fields/text-field';

export interface PasswordFieldProps {
  value: string;
  onValue: (password: string) => void;
  disabled?: boolean;
  /** Shown in place of the hint. */
  stage?: SigningStage | null;
  /** Error of the last attempt; shown here if the password was wrong. */
  failure?: ErrorData | null;
}

/** 'Signing Password'. Kept in the dialog's state only. Focus prefetches the signing code. */
export function PasswordField({ value, onValue, disabled = false, stage = null, failure = null }: PasswordFieldProps) {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [dismissed, setDismissed] = useState<ErrorData | null>(null);
  const wrong = isWrongPassword(failure) ? failure : null;

  // With the error: a passive effect may come after the dialog has focused its button again.
  useLayoutEffect(() => {
    if (wrong !== null) input.current?.focus();
  }, [wrong]);

  return (
    <TextField
      ref={input}
      label={t.passwordField}
      error={wrong === null || wrong === dismissed ? null : failureText(wrong)}
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
        setDismissed(wrong);
        onValue(event.target.value);
      }}
    />
  );
}

/** Errors that the field shows itself, so dialogs need no banner for them. */
export function isWrongPassword(failure: ErrorData | null): boolean {
  return failure?.code === 'wrong-password';
}

/** The current signing stage as a live region; empty while idle. */
export function SigningProgress({ stage }: { stage: SigningStage | null }) {
  const t = useMessages(withdrawalsMessages);
  return <span role="status">{stage !== null && t[`stage-${stage}`]}</span>;
}
