/** Dialogs about the recovery of a contract (docs/exit.md#in-the-product). */
export type RecoveryDialog = 'download' | 'rehearse' | 'page' | 'safety-number';
