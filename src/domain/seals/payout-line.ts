import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Network } from '@/domain/primitives/network';
import { findLine } from '@/domain/seals/seal-chat-line';
import type { TermsRole } from '@/domain/seals/terms';

/** The contract that a payout address is stated for (docs/seal.md#payout-addresses). The id alone is the server's choice. */
export interface PayoutPlace extends Record<TermsRole, string> {
  network: Network;
  /** Id of the contract. `owner` and `counterparty` are public keys, hex in lower case. */
  contract: string;
}

/** The line of a chat message that states a payout address. */
export interface PayoutLine {
  address: string;
  /** BIP137, base64: 65 bytes. */
  signature: string;
}

type ReadLine =
  | { kind: 'none' }
  | { kind: 'payout'; line: PayoutLine }
  /** Begins like one, but is cut off, too long, or of a later version. */
  | { kind: 'unreadable' };

const PREFIX = 'aval:payout:';
const LINE = /^aval:payout:1:([A-Za-z0-9]{14,90}):([A-Za-z0-9+/]{87}=)$/;
/** Characters. The longest line has fewer. */
const MAX_LINE = 220;

/** A sentence for people who have no Aval, then the line. The sentence is put on one line, and cannot be read as a line. */
export function formatPayoutMessage(sentence: string, { address, signature }: PayoutLine): string {
  return `${sentence.replace(/\s+/g, ' ').replaceAll(PREFIX, '').trim()}\n${PREFIX}1:${address}:${signature}`;
}

/** Reads the first line of a message that begins like one. An address has one form, that of `normalizeAddress`. */
export function readPayoutLine(message: string): ReadLine {
  const start = findLine(message, PREFIX);
  if (start === null) return { kind: 'none' };
  const end = message.indexOf('\n', start);
  const text = message.slice(start, end === -1 ? undefined : end);
  const match = text.length > MAX_LINE ? null : LINE.exec(text.trimEnd());
  const [, address = '', signature = ''] = match ?? [];
  if (match === null || normalizeAddress(address) !== address) return { kind: 'unreadable' };
  return { kind: 'payout', line: { address, signature } };
}

/** Its SHA-256 stands for the contract in the signed message. RFC 8785: names sorted, no spaces. */
export function formatPayoutPlace({ contract, counterparty, network, owner }: PayoutPlace): string {
  return JSON.stringify({ contract, counterparty, network, owner });
}

/** The message that is signed. @param contract SHA-256 of `formatPayoutPlace`, 64 hex digits */
export function formatPayoutText(contract: string, address: string): string {
  return `Aval payout ${contract} ${address}`;
}
