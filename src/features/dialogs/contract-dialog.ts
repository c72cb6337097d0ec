import { createContext, useContext } from 'react';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { Payout } from '@/domain/withdrawals/payouts';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';
import type { OwnChange } from '@/store/terms/own-acts.thunks';

/** Dialogs about one guarantee. */
export type GuaranteeDialog = 'deposit' | 'release' | 'cancel' | 'addresses' | 'open-dispute' | 'release-again';

/** The payments of a transaction that was signed here. */
export interface Paid {
  payouts: readonly Payout[];
  /** Balance of the guarantee afterwards; `null`: unknown. */
  stays: Sats | null;
}

/** The dialog open over a contract (docs/specification.md#modals-of-the-detail-screen). */
export type ContractDialog =
  | { kind: GuaranteeDialog; guaranteeId: Id }
  /** Signs the PSBT that somebody has sent, base64; by default the saved one. */
  | { kind: 'sign'; guaranteeId: Id; psbt?: string }
  | { kind: 'ask-holder' | 'open-file' }
  | { kind: 'broadcast'; guaranteeId: Id; txid: string; paid: Paid | null }
  | { kind: 'add-guarantee' }
  | { kind: 'terms' }
  | { kind: 'delete-draft' }
  | { kind: 'sign-terms' }
  | { kind: 'ask-restore' }
  /** A change of signed terms, to be saved and signed. */
  | { kind: 'propose'; change: OwnChange; onDone: (added: Id | null) => void; onBack?: () => void }
  | { kind: 'ask-return'; guaranteeId: Id }
  /** Signs the ask for a return date with this hash. */
  | { kind: 'give-return'; guaranteeId: Id; hash: string }
  /** Takes back the coin of an ask. */
  | { kind: 'take-back'; guaranteeId: Id; hash: string; index: number }
  | { kind: 'recovery' };

/** Set by the contract's page, which shows the dialogs. */
export const ContractDialogContext = createContext<(dialog: ContractDialog) => void>(() => {
  throw new Error('A contract dialog was opened outside of a contract page');
});

/** Opens a dialog over the contract, in place of the open one. */
export function useOpenDialog(): (dialog: ContractDialog) => void {
  return useContext(ContractDialogContext);
}

/** An action that opens a dialog; `view-transaction` is a link. */
export type DialogAction = Exclude<GuaranteeAction, 'view-transaction'>;

export function toDialog(action: DialogAction, guaranteeId: Id): ContractDialog {
  return { kind: action === 'release-remaining' ? 'release' : action, guaranteeId };
}
