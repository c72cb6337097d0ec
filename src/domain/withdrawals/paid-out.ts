import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Sats } from '@/domain/primitives/amount';

/** Coins of a guarantee that are counted: outpoints `txid:vout`. */
export type Coins = readonly string[];

export interface FundsNow {
  /** According to the explorer; `null`: unknown. */
  total: Sats | null;
  /** `null`: unknown. */
  coins: Coins | null;
}

/**
 * Whether a withdrawal that waits for a signature, by its record, is already on its way: a release spends every coin of
 * the guarantee (docs/bitcoin.md#how-a-backend-builds-a-withdrawal), so none of its earlier coins are left. The
 * explorer is asked every 5 seconds, the record follows later (docs/specification.md#refresh). The recorded amount
 * comes from the backend and is ignored. For display only: nothing is signed because of it, and only *Cancel*, which no longer
 * stops anything, is hidden.
 * @param coinsThen the coins of the guarantee when the withdrawal was first seen waiting; `null`: not known
 */
export function isBeingPaidOut(coinsThen: Coins | null, { total, coins }: FundsNow): boolean {
  if (total === null) return false;
  if (isEmptyBalance(total)) return true;
  if (coins === null || coinsThen === null || coinsThen.length === 0) return false;
  return !coinsThen.some((coin) => coins.includes(coin));
}
