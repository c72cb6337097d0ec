import { noteOwnLink, type OwnLink, recallOwnLink } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import type { SealLink } from '@/domain/seals/seal-link';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { TermsRole } from '@/domain/seals/terms';
import { requireUser, selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectContractSeals, selectSealView, selectTermsRole } from '@/store/seals/seals.selectors';

interface ReplySource {
  /** The user's. */
  role: TermsRole;
  link: SealLink;
}

const replies = new WeakMap<SignedTerms, ReplySource>();

/** The user's signature over the terms as they are now, for a reply link; `null` without one. */
export function selectReply(state: RootState, contractId: Id): ReplySource | null {
  const contract = selectContract(state, contractId);
  const role = contract === null ? null : selectTermsRole(state, contract);
  const view = selectSealView(state, contractId);
  if (role === null || view === null) return null;
  const signed = selectContractSeals(state, contractId)?.record.signed.find(({ text }) => text === view.text);
  const signature = signed?.signatures.find((each) => each.role === role)?.signature;
  if (signed === undefined || signature === undefined) return null;
  const cached = replies.get(signed);
  if (cached?.link.signature === signature) return cached;
  const reply = { role, link: { hash: signed.hash, key: signed.terms[role].key, signature } };
  replies.set(signed, reply);
  return reply;
}

/** The terms of the last link of the user's that was copied on this device, by their hash. */
export function selectOwnLink(state: RootState, contractId: Id, kind: OwnLink): string | null {
  const userId = selectUserId(state);
  return userId === null ? null : recallOwnLink(state.keys.memory, { userId, contractId }, kind);
}

/** The reply link over terms of this hash was copied, and need not be offered any more. */
export function noteReplyCopied(contractId: Id, hash: string): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const owner = { userId: requireUser(getState()).id, contractId };
    return dispatch(changeMemory((memory) => noteOwnLink(memory, owner, 'reply', hash)));
  };
}
