import { formatBtc, parseBtc, type Sats } from '@/domain/primitives/amount';
import { dropBlanks, readTyped } from '@/domain/primitives/typed-text';

/*
 * Links that ask for a payment, BIP21 (docs/bitcoin.md#payment-links).
 */

export interface PaymentUri {
  /** In the letters of the link; not checked. */
  address: string;
  /** `null`: the payer decides. */
  amount: Sats | null;
}

/** A link to pay to, for QR codes and wallets. */
export function formatPaymentUri({ address, amount }: PaymentUri): string {
  const query = amount === null ? '' : `?amount=${formatBtc(amount).replace(/\.?0+$/, '')}`;
  return `bitcoin:${address}${query}`;
}

export function isPaymentUri(text: string): boolean {
  return /^bitcoin:/i.test(readTyped(text));
}

/** Parameters that can be skipped without harm to the payment. */
const REQUIRED = /^req-/i;

/**
 * Reads a link. `null` if it is none, if its amount cannot be read in one way only, or if it requires something that is not
 * understood, which BIP21 says to refuse.
 */
export function parsePaymentUri(text: string): PaymentUri | null {
  const match = /^bitcoin:([0-9a-z\s]*)(?:\?([^#]*))?$/i.exec(readTyped(text));
  if (match === null) return null;
  const [, written = '', query = ''] = match;
  const address = dropBlanks(written);
  const fields = [...new URLSearchParams(query)];
  if (fields.some(([name]) => REQUIRED.test(name))) return null;
  const amounts = fields.filter(([name]) => name.toLowerCase() === 'amount');
  if (amounts.length === 0) return { address, amount: null };
  const [, amount = ''] = amounts[0] ?? [];
  const parsed = parseBtc(amount);
  return parsed.ok && amounts.length === 1 && !amount.includes(',') ? { address, amount: parsed.sats } : null;
}
