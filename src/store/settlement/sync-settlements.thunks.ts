import type { DepositKeys } from '@/bitcoin/api';
import type { Contract, Message } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { listCountedAcceptances, listCountedGiven } from '@/domain/settlement/counted';
import { getMaker } from '@/domain/settlement/offer-rules';
import {
  findSettlementPrefix,
  type SettlementLine,
  type SettlementVerdict,
} from '@/domain/settlement/settlement-lines';
import {
  type KnownOffer,
  mergeSettlements,
  NO_SETTLEMENTS,
  type SettlementRecord,
} from '@/domain/settlement/settlement-record';
import { logger } from '@/lib/logger';
import { getChainTime } from '@/services/explorer.service';
import { readSettlementLine } from '@/services/schemas/settlement-lines';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { PartyPlace } from '@/store/seals/party-place';
import { advanceSettled } from '@/store/settlement/advance-settled.thunks';
import { findSettled } from '@/store/settlement/find-settled';
import {
  selectDepositKeys,
  selectHaveSettlementsFailed,
  selectSettlementPlace,
  selectSettlements,
} from '@/store/settlement/settlement.selectors';
import { type ContractSettlements, settlementsFailed, settlementsRead } from '@/store/settlement/settlement.slice';
import { changeSettlements } from '@/store/settlement/settlement-store';
import { verifyLine } from '@/store/settlement/verify-lines';

/** Of each sender the newest lines count. Nobody settles that often, and each costs time. */
const MAX_LINES = 100;

/**
 * Verifies the settlement lines of the chat as far as it is loaded, remembers them, and looks up whether the network has what both
 * have signed. Never rejects: what cannot be read is unknown, and the next look tries again.
 */
export function syncSettlements(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const party = contract === null ? null : selectSettlementPlace(getState(), contract);
    const signer = selectSigner(getState());
    if (contract === null || party === null || signer === null) return;
    const noteFailure = (failed: boolean) => {
      if (selectHaveSettlementsFailed(getState(), contractId) !== failed)
        dispatch(settlementsFailed({ contractId, failed }));
    };
    try {
      const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
      const keys = selectDepositKeys(getState(), contract);
      const owner = { signer, contractId };
      const known = await changeSettlements(owner, (record) => record);
      noteFailure(false);
      const read = await readLines(contract, party, keys, messages, known);
      const merge = (before: SettlementRecord, added: Partial<SettlementRecord>) =>
        mergeSettlements(before, added, party.place, party.own, toCalendarDate(new Date()));
      // With what was just read: on a new device, a settlement would count as void until the next look.
      const { settled, pending } = await findSettled(getState(), contract, merge(known, read.added));
      const added = { ...read.added, settled };
      const record = await changeSettlements(owner, (before) => merge(before, added));
      await dispatch(advanceSettled(contractId, record));
      const settlements: ContractSettlements = {
        signer,
        record,
        lines: withoutCopies(read, record),
        inChat: read.inChat,
        pending,
        chainTime: await readChainTime(record),
      };
      if (selectSigner(getState()) !== signer || isSameJson(selectSettlements(getState(), contractId), settlements))
        return;
      dispatch(settlementsRead({ contractId, settlements }));
    } catch (error) {
      if (toErrorData(error).code === 'settlements-not-kept') noteFailure(true);
      logger.error(`Reading the settlements failed: ${toErrorData(error).message}`);
    }
  };
}

interface ReadLines extends Pick<ContractSettlements, 'lines' | 'inChat'> {
  /** The marks of acceptances and of signatures in advance, by message id. */
  answers: Record<string, string>;
  added: Omit<SettlementRecord, 'settled'>;
}

/** A list may name an answer before its question. */
const ORDER: Record<SettlementLine['kind'], number> = { offer: 0, ask: 0, accept: 1, decline: 1, give: 1 };

async function readLines(
  contract: Contract,
  party: PartyPlace,
  keys: DepositKeys | null,
  messages: readonly Message[],
  known: SettlementRecord,
): Promise<ReadLines> {
  const { place } = party;
  const { settled: _settled, ...nothing } = NO_SETTLEMENTS;
  const read: ReadLines = { lines: createRecord(), inChat: [], answers: createRecord(), added: nothing };
  const found = listNewest(contract, messages).map((message) => ({
    message,
    line: readSettlementLine(message.content),
  }));
  const lines = found.flatMap(({ message, line }) => (line.kind === 'line' ? [{ message, line: line.line }] : []));
  for (const { message, line } of found)
    if (line.kind === 'unreadable') read.lines[toIdKey(message.id)] = { verdict: 'unreadable', by: null };
  for (const { message, line } of lines.sort((a, b) => ORDER[a.line.kind] - ORDER[b.line.kind])) {
    const offers = [...known.offers, ...read.added.offers];
    const asks = [...known.asks, ...read.added.asks];
    if (line.kind === 'decline') {
      const verdict = judgeDecline(line.hash, { contract, party, message, offers, known });
      if (verdict === 'decline') read.added = { ...read.added, declined: [...read.added.declined, line.hash] };
      read.lines[toIdKey(message.id)] = { verdict, by: null };
      continue;
    }
    const verified = await verifyLine(line, { place, keys, known: { offers, asks } });
    const isKnown = verified !== null && verified !== 'unknown';
    const verdict = isKnown ? line.kind : verified === null ? 'false' : 'unknown';
    read.lines[toIdKey(message.id)] = { verdict, by: isKnown ? verified.by : null };
    if (!isKnown) continue;
    read.inChat.push(verified.mark);
    if (line.kind === 'accept' || line.kind === 'give') read.answers[toIdKey(message.id)] = verified.mark;
    read.added = addLists(read.added, verified.added);
  }
  return read;
}

/** A copy of signatures that were given for another text with the same transaction is no answer. */
function withoutCopies({ lines, answers }: ReadLines, record: SettlementRecord): ContractSettlements['lines'] {
  const counted = new Set([
    ...listCountedAcceptances(record).map(({ hash, txid }) => `${hash} ${txid}`),
    ...listCountedGiven(record).map(({ hash, index }) => `${hash} ${index}`),
  ]);
  for (const [id, mark] of Object.entries(answers)) if (!counted.has(mark)) lines[id] = { verdict: 'false', by: null };
  return lines;
}

function addLists(
  lists: ReadLines['added'],
  { offers = [], acceptances = [], asks = [], given = [] }: Partial<SettlementRecord>,
) {
  return {
    ...lists,
    offers: [...lists.offers, ...offers],
    acceptances: [...lists.acceptances, ...acceptances],
    asks: [...lists.asks, ...asks],
    given: [...lists.given, ...given],
  };
}

function listNewest(contract: Contract, messages: readonly Message[]): Message[] {
  const found = messages.filter(({ content }) => findSettlementPrefix(content) !== null);
  const newest = new Set(
    contract.contractors.flatMap((id) => found.filter(({ userId }) => isSameId(userId, id)).slice(-MAX_LINES)),
  );
  return found.filter((message) => newest.has(message));
}

interface DeclineContext {
  contract: Contract;
  party: PartyPlace;
  message: Message;
  offers: readonly KnownOffer[];
  known: Pick<SettlementRecord, 'declined'>;
}

/** Nothing is signed: the server says who sent it. This device knows which offers the user has declined. */
function judgeDecline(hash: string, { contract, party, message, offers, known }: DeclineContext): SettlementVerdict {
  const declined = offers.find((each) => each.hash === hash);
  if (declined === undefined) return 'unknown';
  const maker = getMaker(declined.offer, party.place);
  const other = contract.contractors[maker === 'owner' ? 1 : 0] ?? null;
  if (!isSameId(message.userId, other)) return 'false';
  return maker === party.own || known.declined.includes(hash) ? 'decline' : 'unknown';
}

/** Seconds. */
const CLOCK_PATIENCE = 60;
let clock: { at: number; time: number } | null = null;

/** The chain's clock, once a return may be due by the device's. It is asked once a minute. */
async function readChainTime({ asks, given }: SettlementRecord): Promise<number | null> {
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
