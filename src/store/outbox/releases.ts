import { nanoid } from '@reduxjs/toolkit';
import { getRecordedAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { ReleaseState } from '@/domain/withdrawals/release-machine';
import type { StoredIntent } from '@/store/outbox/intents';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';

/** A release in the state machine of domain/withdrawals/release-machine.ts. */
export interface Release extends GuaranteeRef {
  state: ReleaseState;
  /** Identifies it in the outbox, and to the other tabs. */
  key: string;
  /** Destination and amount, as the record has them; `null` if this device does not know. */
  address: string | null;
  amount: Sats | null;
  /** Withdrawals that the guarantee had before. */
  known: Id[];
  withdrawalId: Id | null;
  /** As last seen; in `signed` with this user's signature. */
  withdrawal: Transaction | null;
  /** The final transaction, once fully signed: hex. */
  final: { txid: string; txHex: string } | null;
}

export function startRelease(
  { contractId, guaranteeId }: GuaranteeRef,
  fields: Partial<Release> & Pick<Release, 'state'>,
): Release {
  const { withdrawal = null } = fields;
  return {
    contractId,
    guaranteeId,
    key: nanoid(),
    address: withdrawal?.address ?? null,
    amount: withdrawal && getRecordedAmount(withdrawal),
    known: [],
    withdrawalId: withdrawal?.id ?? null,
    withdrawal,
    final: null,
    ...fields,
  };
}

/** The release that a stored intent represents; `null` for an intent of another kind. */
export function restoreFromIntent(intent: StoredIntent): Release | null {
  const { kind, key } = intent;
  if (kind === 'deposit') return null;
  if (kind === 'signature') return startRelease(intent, { state: 'signed', key, withdrawal: intent.withdrawal });
  const { address, amount, known, withdrawalId } = intent;
  const state = withdrawalId === null ? 'creating' : 'created';
  return startRelease(intent, { state, key, address, amount, known, withdrawalId });
}

/** The release that a stored broadcast represents. */
export function restoreFromEntry(entry: OutboxEntry): Release {
  const { stage, withdrawal, txid, txHex } = entry;
  const state = stage === 'broadcast' ? 'broadcast' : 'sending';
  return startRelease(entry, { state, key: txid, withdrawal, final: { txid, txHex } });
}

/** This device's releases of a withdrawal that are not recorded yet. */
export function findReleases(intents: readonly StoredIntent[], withdrawalId: Id): Release[] {
  const releases = intents.map(restoreFromIntent).filter((release) => release !== null);
  return releases.filter((release) => isSameId(release.withdrawalId, withdrawalId));
}
