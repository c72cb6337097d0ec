import { createSelector } from '@reduxjs/toolkit';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { CheckedLine } from '@/domain/terms/chat-line';
import {
  addSignature,
  isOwn,
  keepOwn,
  mergeRecords,
  NO_TERMS,
  type SignedTerms,
  type TermsOwner,
  type TermsRecord,
} from '@/domain/terms/record';
import { listChatPlaces, listLastSealed, listMissing, listNextPlaces } from '@/domain/terms/revisions';
import { followContract } from '@/domain/terms/state';
import { logger } from '@/lib/logger';
import { toResult } from '@/store/calls/requests';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKeyFinding, selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { checkPayout, selectPayoutPlace, syncPayouts } from '@/store/payout-addresses/payout-addresses.thunks';
import { type Checks, type FoundStatement, readStatements } from '@/store/statements/read-statements';
import { selectContractTerms, selectTermsRole, toTermsSource } from '@/store/terms/terms.selectors';
import { type ContractTerms, termsRead } from '@/store/terms/terms.slice';
import { changeRecord, keepRecord, type RecordOwner, recallRecord } from '@/store/terms/terms-store';

/**
 * Brings the signed terms and the payout addresses of a contract up to date, with what this device remembers and the chat as far as it is loaded.
 * Looks again if the contract or the chat changed meanwhile, so that of several looks the last one counts.
 * @param added signatures that were verified elsewhere, to remember
 */
export function lookAtTerms(contractId: Id, added?: TermsRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const before = selectInputs(getState(), contractId);
    const look = await dispatch(lookUpTerms({ publicKey, contractId }, added));
    if (look === null || selectSigner(getState()) !== publicKey) return;
    if (selectInputs(getState(), contractId) !== before) return dispatch(lookAtTerms(contractId, added));
    // An unchanged result would render the screens again.
    if (!isSameJson(before.contractTerms, look)) dispatch(termsRead({ contractId, known: look }));
  };
}

/** As `lookAtTerms`, for the screens: it never rejects. A failure is logged, and the next look tries again. */
export function syncTerms(...look: Parameters<typeof lookAtTerms>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(lookAtTerms(...look));
    } catch (error) {
      logger.error(`Reading the signed terms failed: ${String(error)}`);
    }
  };
}

function lookUpTerms(owner: RecordOwner, added: TermsRecord | undefined): AppThunk<Promise<ContractTerms | null>> {
  return async (dispatch, getState) => {
    const { contractId, publicKey } = owner;
    const { contract, messages = [], arbitratorKey, contractTerms: before } = selectInputs(getState(), contractId);
    const role = contract === null ? null : selectTermsRole(getState(), contract);
    if (contract === null || role === null) return null;
    const recalled = await (added === undefined
      ? recallRecord(owner, before)
      : keepRecord(owner, mergeRecords(before?.record ?? NO_TERMS, added)));
    if (isLoading(getState(), contract)) return null;
    const termsOwner = { network: settings().network, contract: toIdKey(contractId), role, key: publicKey };
    const own = { ...recalled, record: keepOwn(recalled.record, termsOwner) };
    const source = toTermsSource(contract, own.record, arbitratorKey);
    const look = { source, owner: termsOwner };
    const place = selectPayoutPlace(getState(), contract);
    const checks = { seal: checkSeal(look, own.record), payout: checkPayout(place) };
    const found = await readStatements(messages, contract.contractors, checks);
    await dispatch(syncPayouts(publicKey, contractId, place, found));
    const { record, lines } = await readSealLines(look, found, own.record);
    const at = new Date().toISOString();
    const kept = await settle(owner, record === own.record ? own : await keepRecord(owner, record), (known) =>
      followContract({ source, record: known, ownRole: role }, own.record, at),
    );
    const missing = listMissing(Object.values(lines), kept.record);
    return { ...kept, signer: publicKey, record: keepOwn(kept.record, termsOwner), arbitratorKey, lines, missing };
  };
}

/** Remembers what follows from the contract as it is, if that is new. */
async function settle<Kept extends { record: TermsRecord }>(
  owner: RecordOwner,
  kept: Kept,
  change: (record: TermsRecord) => TermsRecord,
) {
  return change(kept.record) === kept.record ? kept : changeRecord(owner, kept.record, change);
}

/** The state that a look-up depends on. The same object while nothing of it changes. */
const selectInputs = createSelector(
  [
    selectContract,
    (state: RootState, contractId: Id) => state.chat.byContract[toIdKey(contractId)]?.messages,
    selectKnownArbitratorKey,
    selectContractTerms,
  ],
  (contract, messages, arbitratorKey, contractTerms) => ({ contract, messages, arbitratorKey, contractTerms }),
);

/** Terms with parts that were not asked for yet differ from what was signed, which is no reason for an alarm. */
export function isLoading(state: RootState, contract: Contract): boolean {
  const { id, keys, arbitrator } = contract;
  if (keys.length === 0) return true;
  const isAsked = selectKnownArbitratorKey(state, id) !== null || selectKeyFinding(state, id) !== null;
  // Before somebody has joined, the arbitrator's key is not asked for.
  return arbitrator !== null && hasBothParties(contract) && !isAsked;
}

/**
 * Brings the signed terms up to date without the polls of the contract's page. What this device remembers counts even
 * if neither contract nor chat can be loaded. Errors: those of a look at the contract.
 */
export function loadTerms(contractId: Id, signal: AbortSignal): AppThunk<Promise<Result<void>>> {
  return async (dispatch) => {
    const loaded = await toResult('Loading what the parties have signed', async () => {
      await dispatch(loadContract(contractId, signal));
      // The arbitrator's key is part of the terms.
      await Promise.allSettled([dispatch(verifyContract(contractId)), dispatch(loadMessages(contractId, signal))]);
    });
    await dispatch(syncTerms(contractId));
    return loaded;
  };
}

interface TermsContext {
  source: TermsSource;
  owner: TermsOwner;
}

/** A signature counts by the key that its terms name; of terms that this device does not have, by that of the contract. */
function checkSeal({ source, owner }: TermsContext, kept: TermsRecord): Checks['seal'] {
  const { terms: now } = buildTerms(source, FIRST_PLACE);
  // The server does not decide which key is the account's own.
  const parties = { ...now, [owner.role]: { id: now[owner.role].id, key: owner.key } };
  const known = new Map(kept.signed.map((signed) => [signed.hash, signed]));
  return ({ hash, signature }, role) => {
    const signed = known.get(hash);
    if (signed?.signatures.some((each) => each.role === role && each.signature === signature)) return true;
    const publicKey = (signed?.terms ?? parties)[role].key;
    if (publicKey === '') return false;
    return {
      id: `${publicKey} ${hash} ${signature}`,
      verify: async () => {
        const [isValid = false] = await (await loadBitcoin()).verifySeals([{ hash, publicKey, signature }]);
        return isValid;
      },
    };
  };
}

type FoundSeal = Extract<FoundStatement, { kind: 'seal' }>;

/**
 * Judges the signatures of a chat, twice: the terms of the contract may follow any that were signed there, so that their text
 * is known only once these signatures are.
 * @returns `record`: with the signatures of the chat; `kept` itself if none is new. `lines`: by message id
 */
async function readSealLines(
  look: TermsContext,
  found: readonly FoundStatement[],
  kept: TermsRecord,
): Promise<{ record: TermsRecord; lines: Record<string, CheckedLine> }> {
  const seals = found.filter((each): each is FoundSeal => each.kind === 'seal' && each.isSigned !== null);
  const before = new Map<string, KnownTerms>(kept.signed.map((signed) => [signed.hash, signed]));
  const known = await listKnownTerms(
    look,
    kept,
    seals.map((seal) => judge(seal, before)),
  );
  const lines = createRecord<CheckedLine>();
  for (const seal of seals) lines[toIdKey(seal.message.id)] = judge(seal, known);
  return { record: seals.reduce((record, seal) => addValid(record, known, seal), kept), lines };
}

/** The number in a line is not signed: that of its terms counts, if they are known. */
function judge({ role, line, isSigned }: FoundSeal, known: ReadonlyMap<string, KnownTerms>): CheckedLine {
  if (line === null || isSigned !== true) return { role, revision: null, hash: null, verdict: 'invalid' };
  const terms = known.get(line.hash)?.terms;
  const revision = terms?.revision ?? line.revision;
  return { role, revision, hash: line.hash, verdict: terms === undefined ? 'other-terms' : 'valid' };
}

function addValid(
  record: TermsRecord,
  known: ReadonlyMap<string, KnownTerms>,
  { role, line, isSigned, message }: FoundSeal,
): TermsRecord {
  const terms = known.get(line?.hash ?? '');
  if (terms === undefined || line === null || isSigned !== true) return record;
  const madeAt = readTime(message.createdAt) ?? new Date().toISOString();
  return addSignature(record, terms, { role, signature: line.signature, madeAt });
}

/** The server's text is not kept as it is. */
function readTime(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Terms that a signature in the chat may be about. */
type KnownTerms = Omit<SignedTerms, 'signatures'>;

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
async function listKnownTerms(
  { source, owner }: TermsContext,
  record: TermsRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  // In the place of the last revision, the contract as it is now would be another text of it.
  const last = listLastSealed(record).map(({ terms }) => terms);
  const places = [...last, ...listNextPlaces(record), ...listChatPlaces(lines)];
  const { terms: now, gaps } = buildTerms(source, FIRST_PLACE);
  // With another key in the account's own place, a signature could only be somebody else's.
  const isComplete = gaps.length === 0 && isOwn(now, owner);
  const complete = isComplete ? places.map(({ revision, previous }) => ({ ...now, revision, previous })) : [];
  const texts = complete.map(formatTerms);
  const hashes = await (await loadBitcoin()).hashTexts(texts);
  for (const [at, terms] of complete.entries()) {
    const [hash = '', text = ''] = [hashes[at], texts[at]];
    if (!known.has(hash)) known.set(hash, { hash, text, terms });
  }
  return known;
}
