/** Dialogs of the contract's menu (docs/exit.md#in-the-product, docs/seal.md#certificate). */
export type RecoveryDialog = 'download' | 'rehearse' | 'page' | 'open-certificate';
