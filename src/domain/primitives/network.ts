/** docs/specification.md#9-business-constants-and-limits */
export const NETWORKS = ['mainnet', 'testnet', 'regtest'] as const;
export type Network = (typeof NETWORKS)[number];

/** How the backend locks deposits: `unverified` turns checks off (docs/bitcoin.md#deposit-addresses). */
export const DEPOSIT_SCRIPTS = ['wsh-sortedmulti-2of3', 'unverified'] as const;
export type DepositScript = (typeof DEPOSIT_SCRIPTS)[number];
