import { parseBtc, type Sats } from '@/domain/primitives/amount';
import { formatPaymentUri } from '@/domain/primitives/payment-uri';

/** 0.00001 BTC, non-refundable (docs/specification.md#9-business-constants-and-limits). */
export const DISPUTE_FEE: Sats = parseFee('0.00001');

/** `pending`: address and QR code are shown; `waiting`: the user said that the payment was sent. */
export type DisputePayment = 'pending' | 'waiting' | 'received';
export type DisputePaymentEvent = 'sent' | 'confirmed';

/** docs/specification.md#dispute-payment. */
const PAYMENT_STEPS: Record<DisputePayment, Partial<Record<DisputePaymentEvent, DisputePayment>>> = {
  pending: { sent: 'waiting' },
  waiting: { confirmed: 'received' },
  received: {},
};

/** The state after an event; events without a transition are ignored. */
export function advanceDisputePayment(payment: DisputePayment, event: DisputePaymentEvent): DisputePayment {
  return PAYMENT_STEPS[payment][event] ?? payment;
}

/** BIP21 URI of the fee: `bitcoin:{address}?amount=0.00001` (docs/bitcoin.md#dispute-fee-address). */
export function formatDisputePaymentUri(address: string): string {
  return formatPaymentUri({ address, amount: DISPUTE_FEE });
}

export interface DisputeForm {
  explanation: string;
  files: readonly unknown[];
  payment: DisputePayment;
}

export type MissingDisputePart = 'explanation' | 'files' | 'payment';

/** The missing parts of a dispute that cannot be submitted yet (docs/specification.md#5-validation-rules). */
export function findMissingDisputeParts({ explanation, files, payment }: DisputeForm): MissingDisputePart[] {
  const lacks: MissingDisputePart[] = [];
  if (explanation.trim() === '') lacks.push('explanation');
  if (files.length === 0) lacks.push('files');
  if (payment !== 'received') lacks.push('payment');
  return lacks;
}

/** A message needs text or a file (docs/specification.md#5-validation-rules). */
export function canSendDisputeMessage(message: string, files: readonly unknown[]): boolean {
  return message.trim() !== '' || files.length > 0;
}

function parseFee(btc: string): Sats {
  const parsed = parseBtc(btc);
  if (!parsed.ok) throw new RangeError(`${btc} is not a BTC amount`);
  return parsed.sats;
}
