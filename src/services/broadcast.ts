import { toErrorData } from '@/domain/primitives/errors';
import { type BroadcastJudgement, judgeBroadcast } from '@/domain/withdrawals/judge-broadcast';
import type { Explorer } from '@/services/explorer';

/** `known`: the explorer has taken or shows the transaction. Otherwise with the error of the call. */
export type BroadcastOutcome = { kind: 'known' } | { kind: Exclude<BroadcastJudgement, 'known'>; error: unknown };

/** Broadcasts a final transaction through an explorer, and looks it up before and after. Throws AppError `stopped` only. */
export async function broadcastThrough(
  explorer: Pick<Explorer, 'getTransactionInfo' | 'postTransaction'>,
  { txid, txHex }: { txid: string; txHex: string },
): Promise<BroadcastOutcome> {
  const isKnown = async () => (await explorer.getTransactionInfo(txid).catch(() => null)) !== null;
  if (await isKnown()) return { kind: 'known' };
  try {
    await explorer.postTransaction(txHex);
    return { kind: 'known' };
  } catch (error) {
    const { code, detail } = toErrorData(error);
    if (code === 'stopped') throw error;
    const kind = judgeBroadcast({ status: detail.status, text: detail.serverText });
    return kind === 'known' || (await isKnown()) ? { kind: 'known' } : { kind, error };
  }
}
