import { settings } from '@/config/settings';
import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { AddressState } from '@/features/withdrawals/release/use-address-check';
import type { ReleaseFormState } from '@/features/withdrawals/release/use-release-form';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { useAfterPress } from '@/ui/focus/use-after-press';

export interface ReleaseFieldsProps {
  fields: ReleaseFormState;
  balance: Sats | null;
  disabled: boolean;
}

/** Destination and amount. */
export function ReleaseFields({ fields, balance, disabled }: ReleaseFieldsProps) {
  const t = useMessages(withdrawalsMessages);
  const afterPress = useAfterPress();
  const { form, address, amountProblem } = fields;
  const addressError = useAddressError(address);
  const max = (
    <Button size="sm" variant="quiet" disabled={disabled || balance === null} title={t.maxHint} onClick={fields.setMax}>
      {t.max}
    </Button>
  );
  return (
    <>
      <TextField
        label={t.destinationField}
        mono
        required
        autoComplete="off"
        disabled={disabled}
        value={form.address}
        error={addressError}
        hint={addressHint(t, address)}
        onChange={(event) => fields.setAddress(event.target.value)}
      />
      <TextField
        label={t.amountField}
        inputMode="decimal"
        mono
        required
        autoComplete="off"
        suffix={max}
        disabled={disabled}
        value={form.amount}
        error={amountProblem === null ? null : amountText(t, amountProblem, balance)}
        onBlur={() => afterPress(fields.leaveAmount)}
        onChange={(event) => fields.setAmount(event.target.value)}
      />
    </>
  );
}

function addressHint(t: WithdrawalTexts, { kind }: AddressState): string | null {
  if (kind === 'checking') return t.checkingAddress;
  return kind === 'fits' ? t.addressFits : null;
}

function useAddressError(state: AddressState): string | null {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  if (state.kind === 'failed') return failureText(state.error);
  if (state.kind !== 'wrong') return null;
  const { issue, network } = state.check;
  if (issue !== 'wrong-network') return t[`address-${issue}`];
  const ours = t[`network-${settings().network}`];
  return network === undefined ? t.otherNetwork({ ours }) : t.wrongNetwork({ ours, theirs: t[`network-${network}`] });
}

function amountText(
  t: WithdrawalTexts,
  problem: NonNullable<ReleaseFormState['amountProblem']>,
  balance: Sats | null,
): string {
  if (problem !== 'above-balance') return t[`amount-${problem}`];
  return t['amount-above-balance']({ balance: balance === null ? t.unknown : formatBtc(balance) });
}
