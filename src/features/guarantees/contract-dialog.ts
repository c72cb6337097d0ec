import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/** Dialogs of the detail screen that are about one guarantee. */
export type GuaranteeDialog = 'deposit' | 'release' | 'sign' | 'cancel' | 'addresses' | 'open-dispute';

/** A dialog that is open over a contract (docs/specification.md#modals-of-the-detail-screen). */
export type OpenDialog =
  | { kind: 'add-guarantee' }
  | { kind: GuaranteeDialog; guaranteeId: Id }
  | { kind: 'broadcast'; txid: string };

/** The dialog that an action opens; `view-transaction` is a link and opens none. */
const DIALOGS: Record<Exclude<GuaranteeAction, 'view-transaction'>, GuaranteeDialog> = {
  release: 'release',
  'release-remaining': 'release',
  sign: 'sign',
  cancel: 'cancel',
  'open-dispute': 'open-dispute',
  deposit: 'deposit',
};

export function dialogFor(action: Exclude<GuaranteeAction, 'view-transaction'>, guaranteeId: Id): OpenDialog {
  return { kind: DIALOGS[action], guaranteeId };
}
