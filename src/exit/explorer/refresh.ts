import type { Result } from '@/domain/primitives/errors';
import { type ExplorerFault, parseExplorer } from '@/exit/explorer/address';
import type { FeeRates } from '@/exit/explorer/answers';
import { fetchFeeRates } from '@/exit/explorer/explorer';
import { type FetchedCoins, fetchCoins } from '@/exit/explorer/fetch-coins';
import type { CheckedKit, Coin } from '@/exit/recovery/api';

export interface Refreshed extends FetchedCoins {
  /** `null`: the explorer does not provide them. */
  rates: FeeRates | null;
}

/** Asks an explorer for the unspent coins of a kit, and for fee rates. */
export async function refreshCoins(
  address: string,
  kit: CheckedKit,
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Result<Refreshed, ExplorerFault>> {
  const base = parseExplorer(address);
  if (!base.ok) return base;
  const fetched = await fetchCoins(base.value, kit, known, signal);
  if (!fetched.ok) return fetched;
  const rates = await fetchFeeRates(base.value, signal);
  return { ok: true, value: { ...fetched.value, rates: rates.ok ? rates.value : null } };
}
