import type { TermsLabels } from '@/domain/evidence/terms-html';
import type { Kit } from '@/domain/kit/kit';
import { limitKits } from '@/domain/kit/kit-size';
import { type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { createIntent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { formatKit } from '@/services/schemas/kit';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/core/store-types';
import { collectMessages, receiveChat } from '@/store/evidence/collect-chat.thunks';
import { collectProofs } from '@/store/evidence/collect-proofs.thunks';
import { collectOffers, collectReturns } from '@/store/evidence/collect-settlements.thunks';
import { collectTerms } from '@/store/evidence/collect-terms.thunks';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { buildContractKit } from '@/store/kit/contract-kit.thunks';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';

/** Everything that an evidence file of the contract can hold. Parts that are empty are not listed. */
export interface CollectedEvidence {
  parts: readonly CollectedPart[];
}

/**
 * Loads what goes into an evidence file of the contract (docs/settlement.md#evidence-file). Nothing is signed, and a part that could
 * not be loaded is listed as missing: it is unknown, not empty.
 */
export function collectEvidence(
  contractId: Id,
  labels: TermsLabels,
  signal?: AbortSignal,
): AppThunk<Promise<Result<CollectedEvidence>>> {
  return (dispatch) =>
    toResult('Collecting evidence', async () => {
      const intent = createIntent(signal);
      const messages = await dispatch(receiveChat(contractId, signal));
      const kit = await dispatch(collectKit(contractId, signal));
      // Which offers are confidential has to be known before the chat goes in.
      await dispatch(syncSettlements(contractId));
      // Offers, returns and terms travel in the chat: without it they may be incomplete.
      const unread = messages === null ? 1 : 0;
      const collected = await Promise.all([
        dispatch(collectTerms(contractId, labels, unread, intent)),
        dispatch(collectProofs(contractId, kit.kit, intent.signal)),
        dispatch(collectMessages(contractId, messages)),
        dispatch(collectOffers(contractId, unread)),
        dispatch(collectReturns(contractId, unread)),
      ]);
      intent.requireWaiting();
      const [terms, ...others] = collected;
      const parts = [terms, kit.part, ...others];
      return { parts: parts.filter(({ count, missing }) => count > 0 || missing > 0) };
    });
}

/** Keys, addresses and coins. The envelope, half-signed releases and everything that has a folder of its own stay out. */
function collectKit(contractId: Id, signal?: AbortSignal): AppThunk<Promise<{ kit: Kit | null; part: CollectedPart }>> {
  return async (dispatch) => {
    try {
      const built = await dispatch(buildContractKit(contractId, null, createIntent(signal)));
      const { returns: _returns, ...rest } = built.kit;
      const own: Kit = { ...rest, envelope: null, signed: [], sealedTerms: [] };
      const kit = limitKits([own])[0] ?? own;
      const count = kit.guarantees.flatMap(({ deposits }) => deposits).length;
      const contents = [{ name: 'kit.json', content: formatKit([kit]) }];
      const missing = built.unlisted + built.recorded + built.unknown.length;
      return { kit, part: { part: 'kit', contents, count: Math.max(1, count), missing } };
    } catch (error) {
      signal?.throwIfAborted();
      noteMissing('The keys and addresses', toErrorData(error));
      return { kit: null, part: { part: 'kit', contents: [], count: 0, missing: 1 } };
    }
  };
}

function noteMissing(what: string, { message }: ErrorData): void {
  logger.warn(`${what} are left out of the evidence file: ${message}`);
}
