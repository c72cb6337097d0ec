import type { AddressStats } from '@/domain/chain';
import { parseBtc, type Sats } from '@/domain/primitives/amount';
import { formatPaymentUri } from '@/domain/primitives/payment-uri';

/** 0.00001 BTC, non-refundable (docs/specification.md#9-business-constants-and-limits). */
export const DISPUTE_FEE: Sats = parseFee('0.00001');

/** Milliseconds between checks of the fee's address. */
export const FEE_CHECK_INTERVAL = 5_000;

/** The condition for a payment to be `received`: a timer (docs/specification.md#dispute-payment) or the block explorer. */
export type DisputeConfirmation = 'simulated' | 'explorer';

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

/** True once the fee reached the address, confirmed or in the mempool. */
export function isDisputeFeePaid({ funded }: Pick<AddressStats, 'funded'>): boolean {
  return funded >= DISPUTE_FEE;
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

/** 10 MiB (docs/specification.md#modals-of-the-detail-screen). */
export const DISPUTE_FILE_LIMIT = 10 * 1024 * 1024;

const EXTENSION = /\.(png|jpe?g|pdf)$/i;
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** The part of the browser's `File` that is checked; size in bytes. */
interface FileFacts {
  name: string;
  /** MIME type; empty if unknown. */
  type: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}

export type FileIssue = 'type' | 'size';

/** Conflicts with the hint of the dispute form; not enforced (docs/specification.md#5-validation-rules). */
export function findFileIssues({ name, type, size }: FileFacts): FileIssue[] {
  const known = type === '' ? EXTENSION.test(name) : TYPES.includes(type);
  return [...(known ? [] : ['type' as const]), ...(size > DISPUTE_FILE_LIMIT ? ['size' as const] : [])];
}

/** Appends files, without duplicates. */
export function addFiles<F extends FileFacts>(files: readonly F[], added: readonly F[]): F[] {
  const all = new Map([...files, ...added].map((file) => [getFileKey(file), file]));
  return [...all.values()];
}

/** Equal for a file that is chosen again. */
export function getFileKey({ name, size, lastModified }: FileFacts): string {
  return [name, size, lastModified].join('\n');
}
