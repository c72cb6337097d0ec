import type { DepositKeys } from '@/bitcoin/api';
import type { Contract, Message } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { listCountedGiven } from '@/domain/returns/counted';
import { findReturnPrefix, RETURN_PREFIX } from '@/domain/returns/return-lines';
import { mergeReturns, type ReturnRecord } from '@/domain/returns/return-record';
import { logger } from '@/lib/logger';
import { getChainTime } from '@/services/explorer.service';
import { readReturnLine } from '@/services/schemas/return-lines';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { advanceSettled } from '@/store/returns/advance-settled.thunks';
import { findSettled } from '@/store/returns/find-settled';
import { changeReturns } from '@/store/returns/return-store';
import {
  selectContractReturns,
  selectDepositKeys,
  selectHaveReturnsFailed,
  selectReturnPlace,
} from '@/store/returns/returns.selectors';
import { type ContractReturns, returnsFailed, returnsRead } from '@/store/returns/returns.slice';
import { verifyLine } from '@/store/returns/verify-lines';
import type { PartyPlace } from '@/store/seals/party-place';

/** Of each sender the newest lines count. Nobody asks that often, and each costs time. */
const MAX_LINES = 100;

/**
 * Verifies the return dates in the chat as far as it is loaded, remembers them, and looks up whether the network has what both have
 * signed. Never rejects: what cannot be read is unknown, and the next look tries again.
 */
export function syncReturns(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const party = contract === null ? null : selectReturnPlace(getState(), contract);
    const signer = selectSigner(getState());
    if (contract === null || party === null || signer === null) return;
    const noteFailure = (failed: boolean) => {
      if (selectHaveReturnsFailed(getState(), contractId) !== failed) dispatch(returnsFailed({ contractId, failed }));
    };
    try {
      const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
      const keys = selectDepositKeys(getState(), contract);
      const owner = { signer, contractId };
      const known = await changeReturns(owner, (record) => record);
      noteFailure(false);
      const read = await readLines(contract, party, keys, messages, known);
      const merge = (before: ReturnRecord, added: Partial<ReturnRecord>) =>
        mergeReturns(before, added, party.place, party.own);
      const { settled, pending } = await findSettled(getState(), contract, merge(known, read.added));
      const added = { ...read.added, settled };
      const record = await changeReturns(owner, (before) => merge(before, added));
      await dispatch(advanceSettled(contractId, record));
      const returns: ContractReturns = {
        signer,
        record,
        lines: withoutCopies(read, record),
        inChat: read.inChat,
        pending,
        chainTime: await readChainTime(record),
      };
      if (selectSigner(getState()) !== signer || isSameJson(selectContractReturns(getState(), contractId), returns))
        return;
      dispatch(returnsRead({ contractId, returns }));
    } catch (error) {
      if (toErrorData(error).code === 'returns-not-kept') noteFailure(true);
      logger.error(`Reading the return dates failed: ${toErrorData(error).message}`);
    }
  };
}

interface ReadLines extends Pick<ContractReturns, 'lines' | 'inChat'> {
  /** The marks of answers, by message id. */
  answers: Record<string, string>;
  added: Pick<ReturnRecord, 'asks' | 'given'>;
}

async function readLines(
  contract: Contract,
  { place }: PartyPlace,
  keys: DepositKeys | null,
  messages: readonly Message[],
  known: ReturnRecord,
): Promise<ReadLines> {
  const read: ReadLines = {
    lines: createRecord(),
    inChat: [],
    answers: createRecord(),
    added: { asks: [], given: [] },
  };
  const found = listNewest(contract, messages).map((message) => ({
    message,
    line: readReturnLine(message.content),
  }));
  const lines = found.flatMap(({ message, line }) => (line.kind === 'line' ? [{ message, line: line.line }] : []));
  for (const { message, line } of found)
    if (line.kind === 'unreadable') read.lines[toIdKey(message.id)] = { verdict: 'unreadable', by: null };
  // A list may name an answer before its ask.
  for (const { message, line } of lines.sort(
    (a, b) => Number(a.line.kind === 'give') - Number(b.line.kind === 'give'),
  )) {
    const verified = await verifyLine(line, { place, keys, asks: [...known.asks, ...read.added.asks] });
    const isKnown = verified !== null && verified !== 'unknown';
    const verdict = isKnown ? line.kind : verified === null ? 'false' : 'unknown';
    read.lines[toIdKey(message.id)] = { verdict, by: isKnown ? verified.by : null };
    if (!isKnown) continue;
    const { mark, added } = verified;
    read.inChat.push(mark);
    if (line.kind === 'give') read.answers[toIdKey(message.id)] = mark;
    read.added.asks.push(...(added.asks ?? []));
    read.added.given.push(...(added.given ?? []));
  }
  return read;
}

/** A copy of signatures that were given for another text with the same transaction is no answer. */
function withoutCopies({ lines, answers }: ReadLines, record: ReturnRecord): ContractReturns['lines'] {
  const counted = new Set(listCountedGiven(record).map(({ hash, index }) => `${hash} ${index}`));
  for (const [id, mark] of Object.entries(answers)) if (!counted.has(mark)) lines[id] = { verdict: 'false', by: null };
  return lines;
}

function listNewest(contract: Contract, messages: readonly Message[]): Message[] {
  const found = messages.filter(({ content }) => findReturnPrefix(content) === RETURN_PREFIX);
  const newest = new Set(
    contract.contractors.flatMap((id) => found.filter(({ userId }) => isSameId(userId, id)).slice(-MAX_LINES)),
  );
  return found.filter((message) => newest.has(message));
}

/** Seconds. */
const CLOCK_PATIENCE = 60;
let clock: { at: number; time: number } | null = null;

/** The chain's clock, once a return may be due by the device's. It is asked once a minute. */
async function readChainTime({ asks, given }: ReturnRecord): Promise<number | null> {
  const now = Date.now() / 1000;
  const isNear = given.some(({ hash }) => asks.some((ask) => ask.hash === hash && ask.plan.from <= now));
  if (!isNear) return null;
  if (clock !== null && now - clock.at < CLOCK_PATIENCE) return clock.time;
  try {
    const time = await withTimeout(getChainTime());
    if (time !== null) clock = { at: now, time };
  } catch (error) {
    logger.warn(`The chain's clock is unknown: ${toErrorData(error).message}`);
  }
  return clock?.time ?? null;
}
