/** The Bitcoin networks the product knows (docs/specification.md#9-business-constants-and-limits). */
export const NETWORKS = ['mainnet', 'testnet', 'regtest'] as const;
export type Network = (typeof NETWORKS)[number];

/** Human-readable part of the network's bech32 addresses. */
export const ADDRESS_PREFIX: Record<Network, string> = {
  mainnet: 'bc',
  testnet: 'tb',
  regtest: 'bcrt',
};

/** How the backend locks deposits, and so what the browser can check (docs/bitcoin.md#deposit-addresses). */
export const DEPOSIT_SCRIPTS = ['wsh-sortedmulti-2of3', 'unverified'] as const;
export type DepositScript = (typeof DEPOSIT_SCRIPTS)[number];
