import type { Transaction } from '@/domain/models';
import { type Id, sameId } from '@/domain/primitives/ids';
import { isBroadcast } from '@/domain/withdrawal/withdrawal-stage';

/** What deleting a withdrawal means. */
export type DeletionEffect =
  | 'mine' // the user's signature is out already
  | 'theirs' // the other contractor signed
  | 'unsigned'
  | 'gone'; // broadcast, replaced or deleted meanwhile: nothing is left to delete

export interface Deletion {
  /** The withdrawal that the user was asked about, and the last one now. */
  asked: Transaction | null;
  now: Transaction | null;
  /** Fully signed and on its way to the network. */
  sending: boolean;
  userId: Id | null;
}

export function deletionEffect({ asked, now, sending, userId }: Deletion): DeletionEffect {
  if (asked === null || now === null || !sameId(asked.id, now.id) || isBroadcast(now) || sending) return 'gone';
  if (now.signer === null) return 'unsigned';
  return sameId(now.signer, userId) ? 'mine' : 'theirs';
}
