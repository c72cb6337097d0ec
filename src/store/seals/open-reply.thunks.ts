import { loadBitcoin } from '@/bitcoin/client';
import { type CurrentKeys, collectKeys } from '@/domain/keys/current-keys';
import { learnConfirmedKeys, noteLinkKey } from '@/domain/keys/key-level';
import { compareKeys } from '@/domain/keys/key-memory';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { judgeLink, type LinkVerdict, readSealFragment, type SealLink } from '@/domain/seals/seal-link';
import { addSignature, NO_SEALS } from '@/domain/seals/seal-record';
import { getOtherRole } from '@/domain/seals/terms';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { checkKeys } from '@/store/keys/keys.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { findLinkedTerms, type LinkedTerms } from '@/store/seals/linked-terms';
import { selectTermsRole } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/** The verdict on a link to a contract with a signature. */
export type ReplyVerdict =
  | LinkVerdict
  | 'own-link' // the user's own
  | 'other-contract' // signed over the terms of another contract on this device
  | 'nobody-joined' // the backend knows no other party yet
  | 'no-party'; // the user is no party of the contract

export interface OpenedReply {
  verdict: ReplyVerdict;
  /** It was signed before anybody had joined. */
  isInvitation: boolean;
}

/**
 * Opens a reply link: compares the other party's key and the terms that they signed, confirms the key or notes that
 * it differs, and keeps the signature (docs/seal.md#sealed-invitation).
 */
export function openReply(
  contractId: Id,
  fragment: string,
  signal?: AbortSignal,
): AppThunk<Promise<Result<OpenedReply>>> {
  return (dispatch, getState) =>
    toResult('Opening a reply link', async () => {
      const read = readSealFragment(fragment);
      if (read.kind !== 'seal') return { verdict: 'unreadable', isInvitation: false };
      await dispatch(loadContract(contractId, signal));
      const contract = requireContract(getState(), contractId);
      return dispatch(judgeReply(contract, read.link));
    });
}

function judgeReply(contract: Contract, link: SealLink): AppThunk<Promise<OpenedReply>> {
  return async (dispatch, getState) => {
    const role = selectTermsRole(getState(), contract);
    if (role === null) return toPlain('no-party');
    const { hash, key: publicKey, signature } = link;
    if (publicKey === selectSigner(getState())) return toPlain('own-link');
    const [isSigned = false] = await (await loadBitcoin()).verifySeals([{ hash, publicKey, signature }]);
    if (!isSigned) return toPlain('invalid');
    if (contract.contractors.length < 2) return toPlain('nobody-joined');
    const arbitratorKey = await fetchArbitratorKey(contract);
    await dispatch(checkKeys(contract, arbitratorKey));
    await dispatch(syncSeals(contract.id));
    const user = requireUser(getState());
    const owner = { userId: user.id, contractId: contract.id };
    const current = collectKeys(contract, { id: user.id, publicKey: selectSigner(getState()) }, arbitratorKey);
    const found = await dispatch(findLinkedTerms(contract, arbitratorKey, link));
    const isRemembered = compareKeys(getState().keys.memory, owner, current).length > 0;
    const isSameTerms = found.kind === 'unknown' ? null : found.kind === 'terms' || found.kind === 'invitation';
    const verdict = judgeLink({ link, isSigned, key: current.counterparty, isRemembered, isSameTerms });
    if (verdict === 'other-terms' && found.kind === 'elsewhere') return toPlain('other-contract');
    await dispatch(remember(owner, current, verdict, publicKey));
    if (verdict === 'confirmed' || verdict === 'other-terms') await dispatch(keepSignature(contract, link, found));
    return { verdict, isInvitation: found.kind === 'invitation' };
  };
}

function toPlain(verdict: ReplyVerdict): OpenedReply {
  return { verdict, isInvitation: false };
}

function remember(
  owner: { userId: Id; contractId: Id },
  current: CurrentKeys,
  verdict: LinkVerdict,
  linkKey: string,
): AppThunk<Promise<void>> {
  const now = new Date().toISOString();
  return async (dispatch) => {
    if (verdict === 'confirmed')
      await dispatch(
        changeMemory((memory) => learnConfirmedKeys(memory, owner, { ...current, counterparty: linkKey }, now)),
      );
    if (verdict === 'other-key' || verdict === 'other-key-and-terms')
      await dispatch(changeMemory((memory) => noteLinkKey(memory, owner, current, linkKey)));
  };
}

/**
 * The signature counts even if the message in the chat never arrives, and over an earlier text as one in the chat would. An
 * invitation is no signature of both parties' terms.
 */
function keepSignature({ id }: Contract, { signature }: SealLink, found: LinkedTerms): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (found.kind !== 'terms' && found.kind !== 'earlier') return;
    const role = selectTermsRole(getState(), requireContract(getState(), id));
    if (role === null) return;
    const made = { role: getOtherRole(role), signature, madeAt: new Date().toISOString() };
    await dispatch(syncSeals(id, addSignature(NO_SEALS, found.terms, made)));
  };
}
