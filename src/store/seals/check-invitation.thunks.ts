import { loadBitcoin } from '@/bitcoin/client';
import { type CurrentKeys, normalizeKey } from '@/domain/keys/current-keys';
import { learnConfirmedKeys, noteLinkKey } from '@/domain/keys/key-level';
import { compareKeys, type KeyMemory } from '@/domain/keys/key-memory';
import { learnKeys } from '@/domain/keys/learn-keys';
import type { Contract } from '@/domain/models';
import { type Result, toErrorData } from '@/domain/primitives/errors';
import { isRefused } from '@/domain/primitives/http-errors';
import { judgeLink, type LinkVerdict, readSealFragment, type SealLink } from '@/domain/seals/seal-link';
import { hasUnsignableText } from '@/domain/seals/seal-state';
import { fillContract } from '@/services/contracts.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { joinContract } from '@/store/contracts/contracts.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { changeMemory, readMemory } from '@/store/keys/key-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { acceptTerms } from '@/store/seals/accept-terms.thunks';
import { type InvitationTerms, readInvitationTerms } from '@/store/seals/invitation-terms.thunks';

/** A sealed invitation, compared with what the backend says. */
export interface CheckedInvitation {
  verdict: LinkVerdict;
  /** `null` if it cannot be read. */
  link: SealLink | null;
  /** The inviter's key as the backend names it; `null`: it does not say. */
  key: string | null;
  /** The terms as this device sees them, with the key of the link. */
  terms: InvitationTerms;
}

/** Compares an invitation with the fragment of its link (docs/seal.md#sealed-invitation). */
export function checkInvitation(
  contract: Contract,
  fragment: string,
  signal?: AbortSignal,
): AppThunk<Promise<Result<CheckedInvitation>>> {
  return (dispatch, getState) =>
    toResult('Checking an invitation', async () => {
      const read = readSealFragment(fragment);
      const key = await fetchOwnerKey(contract, signal);
      if (read.kind !== 'seal') {
        const terms = await dispatch(readInvitationTerms(withOwnerKey(contract, key)));
        return { verdict: 'unreadable', link: null, key, terms };
      }
      const { link } = read;
      const terms = await dispatch(readInvitationTerms(withOwnerKey(contract, link.key)));
      const { hash, key: publicKey, signature } = link;
      const [isSigned = false] = await (await loadBitcoin()).verifySeals([{ hash, publicKey, signature }]);
      await dispatch(readMemory());
      const owner = { userId: requireUser(getState()).id, contractId: contract.id };
      const seen = dispatch(toLinkedKeys(contract, link.key, terms));
      const isRemembered = compareKeys(getState().keys.memory, owner, seen).length > 0;
      const isUnknown = terms.gaps.length > 0 && !hasUnsignableText(terms);
      const isSameTerms = isUnknown ? null : terms.gaps.length === 0 && terms.hash === hash;
      return { verdict: judgeLink({ link, isSigned, key, isRemembered, isSameTerms }), link, key, terms };
    });
}

/** `null` if the backend does not tell people who are no party. */
async function fetchOwnerKey({ id }: Contract, signal: AbortSignal | undefined): Promise<string | null> {
  try {
    const { keys = [] } = await fillContract(id, signal);
    return normalizeKey(keys[0]?.publicKey ?? null);
  } catch (error) {
    if (isRefused(toErrorData(error))) return null;
    throw error;
  }
}

function withOwnerKey(contract: Contract, publicKey: string | null): Contract {
  return { ...contract, keys: [{ publicKey }] };
}

/** The keys of the contract once the user has joined, if the link is right. */
function toLinkedKeys(contract: Contract, linkKey: string, { terms }: InvitationTerms): AppThunk<CurrentKeys> {
  return (_dispatch, getState) => ({
    ownPlace: 1,
    counterparty: linkKey,
    counterpartyId: contract.contractors[0] ?? null,
    arbitrator: terms.arbitrator.key === '' ? null : terms.arbitrator.key,
    arbitratorId: contract.arbitrator,
    ownKey: normalizeKey(selectSigner(getState())),
  });
}

/** Whether and how the user may accept an invitation. */
export interface JoinPermit {
  mayAccept: boolean;
  checked: CheckedInvitation | null;
}

/** Without a sealed link. */
export const FREE_PERMIT: JoinPermit = { mayAccept: true, checked: null };

/**
 * Joins, and remembers the keys of the link and the terms before anything that the backend answers from then on.
 * @param contract as the user has read it
 */
export function joinThroughLink(
  contract: Contract,
  checked: CheckedInvitation | null,
): AppThunk<Promise<Result<void>>> {
  return async (dispatch, getState) => {
    const link = checked?.link ?? null;
    if (checked !== null && link !== null) {
      const seen = dispatch(toLinkedKeys(contract, link.key, checked.terms));
      const owner = { userId: requireUser(getState()).id, contractId: contract.id };
      await dispatch(changeMemory((memory) => learnFromLink(memory, owner, seen, checked)));
    }
    // Before anything that the backend answers from then on.
    const isConfirmed = checked?.verdict === 'confirmed' && link !== null;
    await dispatch(acceptTerms(contract, isConfirmed ? link : undefined));
    return dispatch(joinContract(contract));
  };
}

function learnFromLink(
  memory: KeyMemory,
  owner: Parameters<typeof learnKeys>[1],
  seen: CurrentKeys,
  { verdict, key }: CheckedInvitation,
): KeyMemory {
  const now = new Date().toISOString();
  switch (verdict) {
    case 'confirmed':
      return learnConfirmedKeys(memory, owner, seen, now);
    case 'other-terms':
    case 'incomplete':
      // The key is right, but nothing is known of the arbitrator that the inviter saw.
      return learnKeys(memory, owner, { ...seen, arbitrator: null });
    case 'other-key':
    case 'other-key-and-terms':
      return noteLinkKey(memory, owner, { ...seen, counterparty: key }, seen.counterparty ?? '');
    default:
      return memory;
  }
}
