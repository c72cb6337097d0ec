import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { UnreadLine } from '@/domain/returns/return-lines';
import { type KnownAsk, mergeReturns, type ReturnRecord } from '@/domain/returns/return-record';
import { getPayee } from '@/domain/returns/return-rules';
import { getOtherRole, type TermsRole } from '@/domain/terms/terms';
import { logger } from '@/lib/logger';
import { readAsk } from '@/services/schemas/return-lines';
import { requireContract, selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { PartyPlace } from '@/store/payout-addresses/party-place';
import { changeReturns } from '@/store/returns/return-store';
import {
  selectContractReturns,
  selectDepositKeys,
  selectHaveReturnsFailed,
  selectReturnPlace,
} from '@/store/returns/returns.selectors';
import { type ContractReturns, returnsFailed, returnsRead } from '@/store/returns/returns.slice';
import { type FoundStatement, readStatements, type Verification } from '@/store/statements/read-statements';
import { syncTerms } from '@/store/terms/sync-terms.thunks';

/**
 * Reads all that is signed in the chat, as far as it is loaded: the terms, payout addresses and return dates, which it
 * remembers. Never rejects: what cannot be read is unknown, and the next look tries again.
 */
export function syncReturns(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(syncTerms(contractId));
    // An answer can be verified only once its ask is known.
    if (await dispatch(readReturns(contractId))) await dispatch(readReturns(contractId));
  };
}

/** The facts that this device has before a look. */
interface Before extends PartyPlace, Ground {
  signer: string;
}

/** Resolves to whether an ask is known now that was not before. */
function readReturns(contractId: Id): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const before = await dispatch(recall(contractId));
    if (before === null) return false;
    try {
      const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
      const { contractors } = requireContract(getState(), contractId);
      const found = await readStatements(messages, contractors, { return: checkReturn(before) });
      const { added, ...read } = readLines(found, before);
      const { signer, place, own } = before;
      const record = await changeReturns({ signer, contractId }, (known) => mergeReturns(known, added, place, own));
      const returns = { signer, record, ...read };
      if (selectSigner(getState()) !== signer) return false;
      if (!isSameJson(selectContractReturns(getState(), contractId), returns))
        dispatch(returnsRead({ contractId, returns }));
      return record.asks.some(({ hash }) => before.asks.every((each) => each.hash !== hash));
    } catch (error) {
      logger.error(`Reading the return dates failed: ${toErrorData(error).message}`);
      return false;
    }
  };
}

/** `null`: no party, a key is unknown, or the record cannot be read. */
function recall(contractId: Id): AppThunk<Promise<Before | null>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const party = contract === null ? null : selectReturnPlace(getState(), contract);
    const signer = selectSigner(getState());
    if (contract === null || party === null || signer === null) return null;
    const record = await changeReturns({ signer, contractId }, (known) => known).catch((error: unknown) => {
      logger.error(toErrorData(error).message);
      return null;
    });
    const failed = record === null;
    if (selectHaveReturnsFailed(getState(), contractId) !== failed) dispatch(returnsFailed({ contractId, failed }));
    return record && { ...party, signer, keys: selectDepositKeys(getState(), contract), asks: record.asks };
  };
}

interface ReadLines extends Pick<ContractReturns, 'lines' | 'inChat'> {
  added: Pick<ReturnRecord, 'asks' | 'given'>;
}

function readLines(found: readonly FoundStatement[], ground: Before): ReadLines {
  const read: ReadLines = {
    lines: createRecord(),
    inChat: [],
    added: { asks: [], given: [] },
  };
  for (const { kind, line, message, isSigned, hashes } of found) {
    if (kind !== 'return') continue;
    const id = toIdKey(message.id);
    const verified = line !== null && isSigned ? readVerified(line, hashes, ground) : null;
    const fault = line === null ? 'unreadable' : isSigned === null ? 'unknown' : 'false';
    read.lines[id] =
      verified === null ? { verdict: fault, by: null } : { verdict: line?.kind ?? fault, by: verified.by };
    if (verified === null) continue;
    const { mark, added } = verified;
    read.inChat.push(mark);
    read.added.asks.push(...(added.asks ?? []));
    read.added.given.push(...(added.given ?? []));
  }
  return read;
}

/** The facts that lines are verified against. */
interface Ground {
  place: PayoutPlace;
  /** `null`: a key of the deposit addresses is unknown. */
  keys: DepositKeys | null;
  /** Those that are known. */
  asks: readonly KnownAsk[];
}

interface ReturnCheck extends Verification {
  verify: () => Promise<readonly string[] | false>;
}

/**
 * Finds the check for a line of the chat; `null`: a key, or the ask that it answers, is not known here. The verdict has the
 * hash of an ask, or the txid of the return at each rate.
 */
function checkReturn({ place, keys, asks }: Ground): (line: UnreadLine) => ReturnCheck | null {
  const plans = new Map(asks.map(({ hash, plan }) => [hash, plan]));
  return (line) => {
    if (line.kind === 'ask')
      return { id: JSON.stringify([place, line.encoded, line.statement]), verify: () => verifyAsk(line, place) };
    const { hash, index, signatures } = line;
    const plan = plans.get(hash);
    if (plan === undefined || keys === null) return null;
    return {
      id: JSON.stringify([keys, hash, index, signatures]),
      verify: async () => (await (await loadBitcoin()).verifyGiven({ plan, index, keys }, signatures)) ?? false,
    };
  };
}

async function verifyAsk({ encoded, statement }: Extract<UnreadLine, { kind: 'ask' }>, place: PayoutPlace) {
  const plan = readAsk(encoded)?.plan;
  const isHere = plan?.contract === place.contract && plan.network === place.network;
  if (plan === undefined || !isHere || getPayee(plan, place) === null) return false;
  const hash = await (await loadBitcoin()).verifyReturn(plan, statement);
  return hash !== null && [hash];
}

interface VerifiedLine {
  /** Names what was verified, whatever message carries it. */
  mark: string;
  by: TermsRole;
  added: Partial<ReturnRecord>;
}

/** The content of a signed line. @param hashes of its verdict */
function readVerified(
  line: UnreadLine,
  hashes: readonly string[],
  { place, asks }: Pick<Ground, 'place' | 'asks'>,
): VerifiedLine | null {
  const [hash = ''] = line.kind === 'ask' ? hashes : [line.hash];
  const known = asks.find((each) => each.hash === hash);
  const read = known ?? (line.kind === 'ask' ? readAsk(line.encoded) : null);
  const payee = read && getPayee(read.plan, place);
  if (read === null || payee === null) return null;
  if (line.kind === 'ask') {
    const ask = { hash, text: read.text, plan: read.plan, statement: line.statement };
    return { mark: hash, by: payee, added: { asks: [ask] } };
  }
  const { index, signatures } = line;
  const given = { hash, index, signatures, txids: [...hashes] };
  return { mark: `${hash} ${index}`, by: getOtherRole(payee), added: { given: [given] } };
}
