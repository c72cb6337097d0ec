import { loadBitcoin } from '@/bitcoin/client';
import { countOfferLines, isShown } from '@/domain/evidence/evidence-choice';
import type { EvidenceMessage } from '@/domain/evidence/evidence-records';
import type { Message } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { formatMessages } from '@/services/schemas/evidence';
import { readSettlementLine } from '@/services/schemas/settlement-lines';
import { selectChat } from '@/store/chat/chat.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { selectAllOffers } from '@/store/settlement/settlement.selectors';

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
