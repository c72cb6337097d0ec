import { bitcoin } from '@/bitcoin/client';
import { errorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { rawTransaction } from '@/services/explorer.service';
import { patiently, WAITS } from '@/store/calls/retry';

/** Asked for at the same time. */
const AT_ONCE = 6;
/** Milliseconds. It is a second proof: nobody waits long for it. */
const PATIENCE = 5_000;

/**
 * The raw transactions that a PSBT spends from, as far as the explorer offers them. They prove themselves by their txid,
 * so that nobody has to be trusted with them; without them the inspection goes on and says so.
 */
export async function previousTransactions(psbt: string): Promise<string[]> {
  const outpoints = await (await bitcoin()).psbtOutpoints(psbt);
  const txids = [...new Set(outpoints.map((outpoint) => outpoint.slice(0, outpoint.indexOf(':'))))];
  const found: string[] = [];
  const collect = patiently(collectInto(found, txids), Math.min(PATIENCE, WAITS.patience));
  await collect.catch((error) => logger.warn(`Raw transactions could not be had: ${errorData(error).message}`));
  return [...found];
}

async function collectInto(found: string[], txids: readonly string[]): Promise<void> {
  for (let start = 0; start < txids.length; start += AT_ONCE) {
    const raws = await Promise.all(txids.slice(start, start + AT_ONCE).map(rawTransaction));
    found.push(...raws.filter((raw) => raw !== null));
  }
}
