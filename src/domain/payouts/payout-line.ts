import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Network } from '@/domain/primitives/network';
import type { TermsRole } from '@/domain/terms/terms';

/** The contract that a payout address is stated for (docs/terms.md#payout-addresses). The id alone is the server's choice. */
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

/** Begins the line of a message. */
export const PAYOUT_PREFIX = 'aval:payout:';
const LINE = /^aval:payout:1:([A-Za-z0-9]{14,90}):([A-Za-z0-9+/]{87}=)$/;

/** A sentence for people who have no Aval, then the line. The sentence is put on one line, and cannot be read as a line. */
export function formatPayoutMessage(sentence: string, { address, signature }: PayoutLine): string {
  return `${sentence.replace(/\s+/g, ' ').replaceAll(PAYOUT_PREFIX, '').trim()}\n${PAYOUT_PREFIX}1:${address}:${signature}`;
}

/** `null`: it is cut off, or of a later version. An address has one form, that of `normalizeAddress`. */
export function parsePayoutLine(text: string): PayoutLine | null {
  const [, address = '', signature = ''] = LINE.exec(text) ?? [];
  return address === '' || normalizeAddress(address) !== address ? null : { address, signature };
}

/** Its SHA-256 stands for the contract in the signed message. RFC 8785: names sorted, no spaces. */
export function formatPayoutPlace({ contract, counterparty, network, owner }: PayoutPlace): string {
  return JSON.stringify({ contract, counterparty, network, owner });
}

/** The message that is signed. @param contract SHA-256 of `formatPayoutPlace`, 64 hex digits */
export function formatPayoutText(contract: string, address: string): string {
  return `Aval payout ${contract} ${address}`;
}
