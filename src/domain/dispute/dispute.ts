import type { AddressStats } from '@/domain/models';
import { formatBtc, parseBtc, type Sats } from '@/domain/primitives/amount';

/** 0.00001 BTC, not given back (docs/specification.md#9-business-constants-and-limits). */
export const DISPUTE_FEE: Sats = parseFee('0.00001');

/** Milliseconds between two looks at the fee's address. */
export const FEE_CHECK_INTERVAL = 5_000;

/** What makes a payment `received`: a timer after the payer's word (docs/specification.md#4-states-and-transitions), or the block explorer. */
export type DisputeConfirmation = 'simulated' | 'explorer';

/** pending: address and QR code are shown; waiting: the payer says the payment was sent. */
export type DisputePayment = 'pending' | 'waiting' | 'received';
export type DisputePaymentEvent = 'sent' | 'confirmed';

/** docs/specification.md#dispute-payment. */
const PAYMENT_STEPS: Record<DisputePayment, Partial<Record<DisputePaymentEvent, DisputePayment>>> = {
  pending: { sent: 'waiting' },
  waiting: { confirmed: 'received' },
  received: {},
};

/** The state after the event; an event that has no place in the state changes nothing. */
export function advanceDisputePayment(payment: DisputePayment, event: DisputePaymentEvent): DisputePayment {
  return PAYMENT_STEPS[payment][event] ?? payment;
}

/** The fee reached the address at some time, confirmed or still in the mempool. */
export function isDisputeFeePaid({ funded }: Pick<AddressStats, 'funded'>): boolean {
  return funded >= DISPUTE_FEE;
}

/** BIP21 URI of the fee: `bitcoin:{address}?amount=0.00001` (docs/bitcoin.md#dispute-fee-address). */
export function formatDisputePaymentUri(address: string): string {
  return `bitcoin:${address}?amount=${formatBtc(DISPUTE_FEE).replace(/\.?0+$/, '')}`;
}

export interface DisputeForm {
  explanation: string;
  files: readonly unknown[];
  payment: DisputePayment;
}

export type MissingDisputePart = 'explanation' | 'files' | 'payment';

/** What still keeps the dispute from being submitted (docs/specification.md#5-validation-rules); empty: it may be. */
export function findMissingDisputeParts({ explanation, files, payment }: DisputeForm): MissingDisputePart[] {
  const lacks: MissingDisputePart[] = [];
  if (explanation.trim() === '') lacks.push('explanation');
  if (files.length === 0) lacks.push('files');
  if (payment !== 'received') lacks.push('payment');
  return lacks;
}

/** docs/specification.md#5-validation-rules: something to say, or a file to send. */
export function canSendDisputeMessage(message: string, files: readonly unknown[]): boolean {
  return message.trim() !== '' || files.length > 0;
}

function parseFee(btc: string): Sats {
  const parsed = parseBtc(btc);
  if (!parsed.ok) throw new RangeError(`${btc} is not an amount of BTC`);
  return parsed.sats;
}

/** 10 MB, counted as file managers count (docs/specification.md#9-business-constants-and-limits). */
export const DISPUTE_FILE_LIMIT = 10 * 1024 * 1024;

const EXTENSION = /\.(png|jpe?g|pdf)$/i;
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** As of the browser's `File`; size in bytes. */
export interface FileFacts {
  name: string;
  /** MIME type, empty where the system does not know it. */
  type: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}

export type FileIssue = 'type' | 'size';

/** What the hint of the dispute form says against a file; a warning only, it is taken all the same (docs/specification.md#5-validation-rules). */
export function findFileIssues({ name, type, size }: FileFacts): FileIssue[] {
  const known = type === '' ? EXTENSION.test(name) : TYPES.includes(type);
  return [...(known ? [] : ['type' as const]), ...(size > DISPUTE_FILE_LIMIT ? ['size' as const] : [])];
}

/** The files with the new ones behind them, each once. */
export function addFiles<F extends FileFacts>(files: readonly F[], added: readonly F[]): F[] {
  const all = new Map([...files, ...added].map((file) => [getFileKey(file), file]));
  return [...all.values()];
}

/** The same for a file that is chosen again. */
export function getFileKey({ name, size, lastModified }: FileFacts): string {
  return [name, size, lastModified].join('\n');
}
