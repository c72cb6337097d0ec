import { recallOwnLink } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import type { SealLink } from '@/domain/seals/seal-link';
import type { SignedTerms } from '@/domain/seals/seal-record';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectContractSeals, selectSealView, selectTermsRole } from '@/store/seals/seals.selectors';

const replies = new WeakMap<SignedTerms, SealLink>();

/** The user's signature over the terms as they are now, for a reply link; `null` without one. */
export function selectReply(state: RootState, contractId: Id): SealLink | null {
  const contract = selectContract(state, contractId);
  const role = contract === null ? null : selectTermsRole(state, contract);
  const view = selectSealView(state, contractId);
  if (role === null || view === null) return null;
  const signed = selectContractSeals(state, contractId)?.record.signed.find(({ text }) => text === view.text);
  const signature = signed?.signatures.find((each) => each.role === role)?.signature;
  if (signed === undefined || signature === undefined) return null;
  const cached = replies.get(signed);
  if (cached?.signature === signature) return cached;
  const reply = { hash: signed.hash, key: signed.terms[role].key, signature };
  replies.set(signed, reply);
  return reply;
}

/** The terms of the last invitation of the user's that was copied on this device, by their hash. */
export function selectOwnLink(state: RootState, contractId: Id): string | null {
  const userId = selectUserId(state);
  return userId === null ? null : recallOwnLink(state.keys.memory, { userId, contractId });
}
