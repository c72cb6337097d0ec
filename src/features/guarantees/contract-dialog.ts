import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/** Dialogs about one guarantee. */
export type GuaranteeDialog = 'deposit' | 'release' | 'sign' | 'cancel' | 'addresses' | 'open-dispute' | 'raise-fee';

/** The dialog open over a contract (docs/specification.md#modals-of-the-detail-screen). */
export type OpenDialog =
  | { kind: 'add-guarantee' }
  | { kind: GuaranteeDialog; guaranteeId: Id }
  | { kind: 'broadcast'; txid: string; guaranteeId: Id };

/** An action that opens a dialog; `view-transaction` is a link. */
export type DialogAction = Exclude<GuaranteeAction, 'view-transaction'>;

const DIALOGS: Record<DialogAction, GuaranteeDialog> = {
  release: 'release',
  'release-remaining': 'release',
  sign: 'sign',
  cancel: 'cancel',
  'open-dispute': 'open-dispute',
  deposit: 'deposit',
};

export function toDialog(action: DialogAction, guaranteeId: Id): OpenDialog {
  return { kind: DIALOGS[action], guaranteeId };
}
