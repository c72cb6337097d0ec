import { loadBitcoin } from '@/bitcoin/client';
import { type CurrentKeys, collectKeys } from '@/domain/keys/current-keys';
import { learnConfirmedKeys, noteLinkKey } from '@/domain/keys/key-level';
import { compareKeys } from '@/domain/keys/key-memory';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { TermsSource } from '@/domain/seals/build-terms';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import { judgeLink, type LinkVerdict, readSealFragment, type SealLink } from '@/domain/seals/seal-link';
import { addSignature, NO_SEALS } from '@/domain/seals/seal-record';
import { getSealView, hasUnsignableText } from '@/domain/seals/seal-state';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { checkKeys } from '@/store/keys/keys.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { hashInvitation } from '@/store/seals/invitation-terms.thunks';
import { type KnownTerms, listKnownTerms } from '@/store/seals/read-chat';
import { listKnownHashes, recallSeals } from '@/store/seals/seal-store';
import { selectContractSeals, selectTermsRole, toTermsSource } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/** The verdict on a link to a contract with a signature. */
export type ReplyVerdict =
  | LinkVerdict
  | 'own-link' // the user's own
  | 'other-contract' // signed over the terms of another contract on this device
  | 'nobody-joined' // the backend knows no other party yet
  | 'no-party'; // the user is no party of the contract

interface OpenedReply {
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

/** The terms that the signature of a link covers, if this device knows them. */
type LinkedTerms =
  | { kind: 'terms'; terms: KnownTerms } // of the contract as it is now, with the key of the link
  | { kind: 'earlier'; terms: KnownTerms } // … as this device knew it before
  | { kind: 'invitation' } // … with an empty counterparty
  | { kind: 'elsewhere' } // of another contract
  | { kind: 'other' }
  | { kind: 'unknown' }; // those of the contract are incomplete here

/** Looks for the terms of a link: those of now, and those that were signed before. */
function findLinkedTerms(
  contract: Contract,
  arbitratorKey: string | null,
  link: SealLink,
): AppThunk<Promise<LinkedTerms>> {
  return async (dispatch, getState) => {
    const role = selectTermsRole(getState(), contract);
    const key = selectSigner(getState());
    if (role === null || key === null) return { kind: 'unknown' };
    const signer = getOtherRole(role);
    const record = await dispatch(recallSeals(contract.id));
    const source = withKey(toTermsSource(contract, record, arbitratorKey), signer, link.key);
    const lines = Object.values(selectContractSeals(getState(), contract.id)?.lines ?? {});
    const owner = { network: source.network, contract: toIdKey(contract.id), role, key };
    const known = (await listKnownTerms({ source, owner }, record, lines)).get(link.hash);
    const now = getSealView(source, record, role);
    if (known !== undefined) {
      if (known.terms[signer].key !== link.key) return { kind: 'other' };
      const isNow = countChanges(compareTerms(known.terms, now.terms)) === 0;
      return { kind: isNow ? 'terms' : 'earlier', terms: known };
    }
    const invitation = signer === 'owner' ? await hashInvitation(source) : null;
    // Anything unknown now (e.g. a PDF added later) was absent from the invitation.
    if (invitation?.hash === link.hash) return { kind: invitation.gaps.length === 0 ? 'invitation' : 'other' };
    if ((await listKnownHashes(key).catch(() => new Set<string>())).has(link.hash)) return { kind: 'elsewhere' };
    return now.gaps.length > 0 && !hasUnsignableText(now) ? { kind: 'unknown' } : { kind: 'other' };
  };
}

/** The contract as it is if the link is right about the signer's key. */
function withKey(source: TermsSource, signer: TermsRole, publicKey: string): TermsSource {
  const place = signer === 'owner' ? 0 : 1;
  const keys = source.contract.contractors.map((_, at) =>
    at === place ? { publicKey } : (source.contract.keys[at] ?? { publicKey: null }),
  );
  return { ...source, contract: { ...source.contract, keys } };
}
