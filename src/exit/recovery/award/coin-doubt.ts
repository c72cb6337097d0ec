import { formatCoin } from '@/domain/kit/kit';
import type { Coin } from '@/exit/recovery/api';
import type { JoinedCase } from '@/exit/recovery/award/join-files';
import type { CoinAnswer } from '@/exit/recovery/known-coins';

/** Why a coin is not spent unless the arbitrator chooses it. */
export type CoinDoubt =
  | 'disputed' // the files put its address into different guarantees
  | 'unnamed' // no file says which guarantee it is of
  | 'values' // files, or a file and the explorer, name different amounts or addresses
  | 'unconfirmed' // the explorer lists it outside of a block
  | 'unproven'; // no explorer has shown its transaction

/** A coin goes into a decision by itself only if its guarantee is named and the payment proven: otherwise no app would carry it out. */
export function findCoinDoubt(joined: JoinedCase, coin: Coin, { listed, confirmed }: CoinAnswer): CoinDoubt | null {
  const outpoint = formatCoin(coin);
  if (joined.disputed.has(coin.address)) return 'disputed';
  if (coin.guarantee >= joined.kit.kit.guarantees.length) return 'unnamed';
  if (coin.transaction !== null && listed.has(outpoint)) return confirmed.has(outpoint) ? null : 'unconfirmed';
  return joined.unclear.has(outpoint) ? 'values' : 'unproven';
}
