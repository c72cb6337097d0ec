import type { Network } from '@/domain/primitives/network';

/** The keys that deposit addresses are derived from (docs/bitcoin.md#deposit-addresses). */
export interface DepositKeys {
  network: Network;
  /** Public keys of owner and counterparty, 66 hex digits each. */
  contractorKeys: readonly [string, string];
  /** The arbitrator's extended public key, xpub or tpub (BIP32). */
  arbitratorKey: string;
  /** First derivation step, 0 to 2^31 − 1. */
  contractOrder: number;
}
