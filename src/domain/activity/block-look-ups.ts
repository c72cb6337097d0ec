import type { ActivityEntry } from '@/domain/activity/activity';
import type { Contract } from '@/domain/models';

/** Explorer requests of one round. */
const MAX_LOOK_UPS = 20;

/**
 * Transactions whose block is not recorded yet, the least often tried first, so that invented ones do not delay the
 * others.
 * @param coins outpoints (`txid:vout`) at verified addresses, which the server may not have recorded
 * @param tries how often each was looked up on this page
 */
export function planBlockLookUps(
  { guarantees }: Pick<Contract, 'guarantees'>,
  coins: readonly string[],
  entries: readonly ActivityEntry[],
  tries: ReadonlyMap<string, number>,
): string[] {
  const recorded = guarantees.flatMap(({ deposits, withdrawals }) =>
    [...(withdrawals ?? []), ...(deposits ?? [])].map(({ txid }) => txid),
  );
  const claimed = entries.map(({ link }) => (link !== null && 'txid' in link ? link.txid : null));
  const all = [...coins.map((coin) => coin.split(':')[0] ?? null), ...recorded, ...claimed];
  const inBlock = new Set(
    entries.flatMap(({ proof, link }) => (proof === 'chain' && link !== null && 'txid' in link ? [link.txid] : [])),
  );
  const open = [...new Set(all)].filter((txid) => txid !== null && !inBlock.has(txid)) as string[];
  const countTries = (txid: string) => tries.get(txid) ?? 0;
  return open.sort((a, b) => countTries(a) - countTries(b)).slice(0, MAX_LOOK_UPS);
}
