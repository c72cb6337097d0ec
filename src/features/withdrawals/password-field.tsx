import { useEffect } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { RefusablePassword } from '@/features/password/refusable-password';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import type { SigningStage } from '@/lib/intent';
import { warmUp } from '@/store/login/warm-up';

export interface PasswordFieldProps {
  value: string;
  onValue: (password: string) => void;
  disabled?: boolean;
  /** Shown in place of the hint. */
  stage?: SigningStage | null;
  /** Error of the last attempt; shown here if the password was wrong. */
  failure?: ErrorData | null;
}

/** 'Signing Password'. Kept in the dialog's state only. It begins to load what signs. */
export function PasswordField({ value, onValue, disabled = false, stage = null, failure = null }: PasswordFieldProps) {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  useEffect(() => void warmUp('signing'), []);
  return (
    <RefusablePassword
      label={t.passwordField}
      refusal={failure !== null && isWrongPassword(failure) ? { text: failureText(failure), attempt: failure } : null}
      hint={
        <>
          <SigningProgress stage={stage} />
          {stage === null && t.passwordHint}
        </>
      }
      disabled={disabled}
      value={value}
      onValue={onValue}
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
