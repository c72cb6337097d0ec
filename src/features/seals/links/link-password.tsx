import { useLayoutEffect, useRef } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { warmUpSigning } from '@/store/auth/warm-up';
import { TextField } from '@/ui/fields/text-field';

export interface LinkPasswordProps {
  value: string;
  onValue: (password: string) => void;
  disabled: boolean;
  /** Error of the last attempt; shown here if the password was wrong. */
  failure: ErrorData | null;
}

/** 'Signing Password'. Kept in the dialog's state only. */
export function LinkPassword({ value, onValue, disabled, failure }: LinkPasswordProps) {
  const t = useMessages(invitationMessages);
  const errors = useMessages(errorMessages);
  const input = useRef<HTMLInputElement>(null);
  const wrong = failure?.code === 'wrong-password' ? failure : null;
  useLayoutEffect(() => {
    if (wrong !== null) input.current?.focus();
  }, [wrong]);
  return (
    <TextField
      ref={input}
      label={t.password}
      hint={t.passwordHint}
      error={wrong === null ? null : describeError(errors, wrong)}
      type="password"
      autoComplete="current-password"
      disabled={disabled}
      value={value}
      onFocus={warmUpSigning}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
