import { useEffect } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { signTermsMessages } from '@/content/seals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { RefusablePassword } from '@/features/password/refusable-password';
import { useMessages } from '@/i18n/use-messages';
import { warmUp } from '@/store/login/warm-up';

export interface SignPasswordProps {
  value: string;
  onValue: (password: string) => void;
  disabled: boolean;
  /** Error of the last attempt; shown here if the password was wrong. */
  failure: ErrorData | null;
}

/** 'Signing Password'. Kept in the dialog's state only. It begins to load what signs. */
export function SignPassword({ value, onValue, disabled, failure }: SignPasswordProps) {
  const t = useMessages(signTermsMessages);
  const errors = useMessages(errorMessages);
  useEffect(() => void warmUp('signing'), []);
  const wrong = failure?.code === 'wrong-password' ? failure : null;
  return (
    <RefusablePassword
      label={t.password}
      hint={t.passwordHint}
      refusal={wrong && { text: describeError(errors, wrong), attempt: wrong }}
      disabled={disabled}
      value={value}
      onValue={onValue}
    />
  );
}
