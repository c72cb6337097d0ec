import { createSelector } from '@reduxjs/toolkit';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import type { RootState } from '@/store/core/store-types';
import type { SignatureIntent, StoredIntent } from '@/store/outbox/intents';
import { findEntry, type OutboxEntry, type OutboxState } from '@/store/outbox/outbox.slice';

/** True while the withdrawal is fully signed and being broadcast or recorded. */
export function selectIsSending(state: RootState, withdrawal: Transaction | null): boolean {
  return withdrawal !== null && findEntry(state.outbox, withdrawal.id) !== null;
}

interface Saves {
  /** Broadcast, not recorded yet. */
  sent: number;
  /** Fully signed, not known to the network yet. */
  unsent: number;
  /** The user's signatures that the backend does not have yet. */
  signatures: number;
}

/** Counts what logging out would lose. */
export function selectSaves({ entries, intents }: OutboxState): Saves {
  const sent = entries.filter(({ stage }) => stage === 'broadcast').length;
  const signatures = intents.filter(({ kind }) => kind === 'signature').length;
  return { sent, unsent: entries.length - sent, signatures };
}

export function selectPendingSaves({ outbox }: RootState): number {
  const { sent, unsent, signatures } = selectSaves(outbox);
  return sent + unsent + signatures;
}

/** Complete transactions that the network may not have, except those that an open dialog is sending. */
export const selectUnsent: (state: RootState) => OutboxEntry[] = createSelector(
  [({ outbox }: RootState) => outbox.entries, ({ outbox }: RootState) => outbox.live],
  (entries, live) => entries.filter(({ stage, txid }) => stage === 'signed' && live[txid] !== 'working'),
);

/** True while `settleOutbox` has something to resume. */
export function selectHasUnsettled(state: RootState): boolean {
  return state.outbox.entries.length > 0 || state.outbox.intents.some(({ kind }) => kind !== 'deposit');
}

export function selectIntents<Kind extends StoredIntent['kind']>(
  state: RootState,
  kind: Kind,
  { guaranteeId }: GuaranteeRef,
): Extract<StoredIntent, { kind: Kind }>[] {
  return state.outbox.intents.filter(
    (intent): intent is Extract<StoredIntent, { kind: Kind }> =>
      intent.kind === kind && isSameId(intent.guaranteeId, guaranteeId),
  );
}

/** Signatures of the user that the backend does not have yet. */
export function selectSignatures(state: RootState): SignatureIntent[] {
  return state.outbox.intents.filter((intent) => intent.kind === 'signature');
}
