import { loadBitcoin } from '@/bitcoin/client';
import type { ActivityEntry } from '@/domain/activity/activity';
import { countOfferLines, hideOffers, isShown } from '@/domain/evidence/evidence-choice';
import type { EvidenceLogEntry, EvidenceMessage } from '@/domain/evidence/evidence-records';
import type { Message } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { formatLog, formatMessages } from '@/services/schemas/evidence';
import { readSettlementLine } from '@/services/schemas/settlement-lines';
import { selectLog } from '@/store/activity/activity.selectors';
import { recordActivity } from '@/store/activity/record.thunks';
import { selectChat } from '@/store/chat/chat.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { selectAllOffers, selectSettlements } from '@/store/settlement/settlement.selectors';

/** The chat as the server sends it now; `null`: not received. */
export function receiveChat(contractId: Id, signal?: AbortSignal): AppThunk<Promise<readonly Message[] | null>> {
  return async (dispatch, getState) => {
    try {
      await dispatch(loadMessages(contractId, signal));
      const chat = selectChat(getState(), contractId);
      return chat?.state === 'ready' ? chat.messages : null;
    } catch (error) {
      signal?.throwIfAborted();
      logger.warn(`The chat is left out of the evidence file: ${toErrorData(error).message}`);
      return null;
    }
  };
}

/** The messages of the chat. Those with an offer that is not in the file are named, and not shown. */
export function collectMessages(contractId: Id, received: readonly Message[] | null): AppThunk<Promise<CollectedPart>> {
  return async (_dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    const offers = selectAllOffers(getState(), contract) ?? [];
    const shown = new Set(offers.filter(isShown).map(({ hash }) => hash));
    const entries = received && (await Promise.all(received.map((message) => toEntry(message, shown))));
    return {
      part: 'messages',
      contents: [{ name: 'messages.json', content: formatMessages(entries) }],
      count: entries?.length ?? 0,
      missing: entries === null ? 1 : 0,
    };
  };
}

async function toEntry(
  { id, userId, createdAt, content }: Message,
  shown: ReadonlySet<string>,
): Promise<EvidenceMessage> {
  const isOpen = countOfferLines(content) === 0 || (await isOfShown(content, shown));
  return {
    id: toIdKey(id),
    sender: userId === null ? null : toIdKey(userId),
    sentAt: createdAt,
    text: isOpen ? content : null,
  };
}

/** Whether the only offer that a message is about is shown in full anyway. */
async function isOfShown(content: string, shown: ReadonlySet<string>): Promise<boolean> {
  const read = readSettlementLine(content);
  if (countOfferLines(content) > 1 || read.kind !== 'line') return false;
  const { line } = read;
  if (line.kind === 'accept' || line.kind === 'decline') return shown.has(line.hash);
  if (line.kind !== 'offer') return false;
  const [hash = ''] = await (await loadBitcoin()).hashTexts([line.text]);
  return shown.has(hash);
}

/** The activity log of this device. If offers are unknown, nobody can say which of it is confidential, and none goes in. */
export function collectLog(contractId: Id): AppThunk<Promise<CollectedPart>> {
  return async (dispatch, getState) => {
    await dispatch(recordActivity(contractId));
    const log = selectLog(getState(), contractId);
    const views = selectAllOffers(getState(), requireContract(getState(), contractId));
    const record = selectSettlements(getState(), contractId)?.record;
    const isKnown = log !== null && views !== null && record !== undefined;
    const entries = isKnown ? hideOffers(log, views, record).map(toLogEntry) : null;
    return {
      part: 'log',
      contents: [{ name: 'log.json', content: formatLog(entries) }],
      count: entries?.length ?? 0,
      missing: entries === null ? 1 : 0,
    };
  };
}

function toLogEntry({ kind, proof, at, guaranteeId, person, amount, link, hash }: ActivityEntry): EvidenceLogEntry {
  return {
    kind,
    proof,
    at,
    guarantee: guaranteeId === null ? null : toIdKey(guaranteeId),
    person: person === null ? null : toIdKey(person),
    amount: amount === null ? null : String(amount),
    link: link === null ? null : 'txid' in link ? link.txid : link.address,
    hash,
  };
}
