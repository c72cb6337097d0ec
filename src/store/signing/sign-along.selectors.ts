import { lruMemoize } from '@reduxjs/toolkit';
import type { Id } from '@/domain/primitives/ids';
import type { AcceptedTerms } from '@/domain/seals/accepted-terms';
import { readJoinedInvitation } from '@/domain/seals/joined-terms';
import type { SealView } from '@/domain/seals/seal-state';
import { type FilledBlank, listPartyBlanks, readFilledBlanks } from '@/domain/templates/party-blanks';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectContractSeals, selectSealView } from '@/store/seals/seals.selectors';

/** Terms that another password of the owner may sign. */
export interface AlongTerms {
  text: string;
  /** The details of the party that joined. */
  filled: readonly FilledBlank[];
}

const NONE: readonly FilledBlank[] = [];

/** The details that the party that joined has filled in since the user signed the invitation, whether or not they have signed it. */
export function selectFilledIn(state: RootState, contractId: Id): readonly FilledBlank[] {
  const terms = selectSealView(state, contractId)?.terms;
  const accepted = selectContractSeals(state, contractId)?.record.accepted;
  const isOwn = accepted?.invitation !== undefined && terms?.owner.key === selectSigner(state);
  return isOwn ? (readFilledIn(accepted.terms.description, terms.description) ?? NONE) : NONE;
}

const readFilledIn = lruMemoize(readFilledBlanks);

const known = new WeakMap<SealView, { accepted: AcceptedTerms; along: AlongTerms | null }>();

/**
 * The terms that the owner has signed as an invitation, with the other party and their details filled in and nothing else changed;
 * `null`: they have to be read before they are signed (docs/seal.md#signing-along).
 */
export function selectAlong(state: RootState, contractId: Id): AlongTerms | null {
  const view = selectSealView(state, contractId);
  const accepted = selectContractSeals(state, contractId)?.record.accepted;
  if (view === null || accepted === undefined || view.gaps.length > 0) return null;
  // The party that joined keeps the owner's signature too.
  if (view.terms.owner.key !== selectSigner(state)) return null;
  const cached = known.get(view);
  if (cached?.accepted === accepted) return cached.along;
  const along = readAlong(view, accepted);
  known.set(view, { accepted, along });
  return along;
}

/**
 * Details count only in the text that the party who joined has signed: a server may have written others. The user is asked about
 * blanks that this party left open, and signs elsewhere.
 */
function readAlong({ state, terms, text }: SealView, accepted: AcceptedTerms): AlongTerms | null {
  const filled = listPartyBlanks(terms.description).length === 0 ? readJoinedInvitation(accepted, terms) : null;
  const isSigned = state.kind === 'signed-by-other';
  if (filled === null || (!isSigned && (state.kind !== 'unsigned' || filled.length > 0))) return null;
  return { text, filled };
}
