import type { Network } from '@/domain/primitives/network';

/** Why money cannot be sent to a text. */
export type AddressIssue = 'empty' | 'not-an-address' | 'bad-checksum' | 'wrong-network';
export type AddressCheck =
  | { ok: true }
  | { ok: false; issue: AddressIssue /** of the address, when it is another's */; network?: Network };
