import { formatCoin } from '@/domain/kit/kit';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { listCoins, readFundings } from '@/exit/recovery/funding';

export function listKitCoins(checked: CheckedKit): Coin[] {
  return listCoins(checked, readFundings(checked) ?? new Map());
}

/** One list without repetitions; a later entry wins, unless only the earlier one has the raw transaction. */
export function mergeCoins(...lists: readonly (readonly Coin[])[]): Coin[] {
  const merged = new Map<string, Coin>();
  for (const coin of lists.flat()) {
    const earlier = merged.get(formatCoin(coin));
    if (earlier?.transaction && coin.transaction === null) continue;
    merged.set(formatCoin(coin), coin);
  }
  return [...merged.values()];
}
