import { formatBtc, parseBtc } from '@/domain/primitives/amount';
import { parsePaymentUri } from '@/domain/primitives/payment-uri';
import { readAddress } from '@/domain/withdrawals/read-address';
import type { ReleaseForm } from '@/domain/withdrawals/release-form';

/**
 * The outcome of a link: everything was filled in; only its address, because a different amount was already typed; or
 * nothing, because a different address was already typed.
 */
export type LinkOutcome = 'taken' | 'amount-kept' | 'other-address';

export interface TakenLink {
  form: ReleaseForm;
  outcome: LinkOutcome;
}

/**
 * Fills the release form from a payment link that was pasted into one of its fields (docs/bitcoin.md#payment-links). What
 * the user entered in the other field is never replaced. `null` if the text is not a readable link.
 */
export function takePaymentLink(form: ReleaseForm, field: 'address' | 'amount', text: string): TakenLink | null {
  const link = parsePaymentUri(text);
  if (link === null || link.address === '') return null;
  const address = readAddress(text);
  if (field === 'amount' && form.address !== '' && form.address !== address) return { form, outcome: 'other-address' };
  if (link.amount === null) return { form: { ...form, address }, outcome: 'taken' };
  const typed = parseBtc(form.amount);
  const isOther = form.amount.trim() !== '' && !(typed.ok && typed.sats === link.amount);
  if (field === 'address' && isOther) return { form: { ...form, address }, outcome: 'amount-kept' };
  return { form: { ...form, address, amount: formatBtc(link.amount) }, outcome: 'taken' };
}
