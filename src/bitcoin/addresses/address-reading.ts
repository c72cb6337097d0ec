import type { Network } from '@/domain/primitives/network';

/** What an address text says of itself; more than one network where they share version bytes. */
export type AddressReading = { networks: readonly Network[] } | { issue: 'not-an-address' | 'bad-checksum' };
