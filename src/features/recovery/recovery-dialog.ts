/** Dialogs of the contract's header (docs/exit.md#in-the-product, docs/seal.md#sealed-invitation). */
export type RecoveryDialog = 'download' | 'rehearse' | 'page' | 'safety-number' | 'sealed-invitation';
