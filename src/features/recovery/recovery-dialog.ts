/** Dialogs of the contract's menu and header (docs/exit.md#in-the-product, docs/seal.md). */
export type RecoveryDialog =
  | 'download'
  | 'rehearse'
  | 'page'
  | 'open-certificate'
  | 'safety-number'
  | 'sealed-invitation';
