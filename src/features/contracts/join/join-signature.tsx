import { useState } from 'react';
import { joinMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { payoutMessages } from '@/content/payout.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { RefusablePassword } from '@/features/password/refusable-password';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';

/**
 * The password that signs the terms, and with them the address where the user wants to be paid. Both are optional. `findMissing`: the
 * field that the user has to see to first; it reports a missing password.
 */
export function useJoinSignature() {
  const [password, setPassword] = useState('');
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  const state = useAddressCheck(address);
  const needsPassword = address !== '' && password === '';
  function findMissing() {
    if (needsPassword) setAsked(true);
    return needsPassword ? '[autocomplete=current-password]' : state.kind === 'wrong' ? 'textarea' : null;
  }
  return { password, setPassword, address, setAddress, state, needsPassword: needsPassword && isAsked, findMissing };
}

interface JoinSignatureFieldsProps {
  signature: ReturnType<typeof useJoinSignature>;
  busy: boolean;
  /** The password was wrong. */
  refused: ErrorData | null;
}

export function JoinSignatureFields({ signature, busy, refused }: JoinSignatureFieldsProps) {
  const t = useMessages(joinMessages);
  const payout = useMessages(payoutMessages);
  const { passwordField } = useMessages(withdrawalsMessages);
  const errors = useMessages(errorMessages);
  return (
    <>
      <AddressField
        label={payout.optional}
        hint={payout.optionalHint}
        error={signature.needsPassword ? payout.needsPassword : null}
        required={false}
        disabled={busy}
        value={signature.address}
        state={signature.state}
        onText={signature.setAddress}
      />
      <RefusablePassword
        label={passwordField}
        hint={t.passwordHint}
        required={false}
        disabled={busy}
        value={signature.password}
        onValue={signature.setPassword}
        refusal={refused === null ? null : { text: describeError(errors, refused), attempt: refused }}
      />
    </>
  );
}
