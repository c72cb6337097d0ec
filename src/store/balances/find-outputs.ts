import { listDepositAddresses } from '@/domain/deposit/deposits';
import type { Guarantee, Utxo } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { getTransactionInfo } from '@/services/explorer.service';
import { broadcastSeen } from '@/store/balances/balances.slice';
import type { Round } from '@/store/balances/look-up';
import { checkPayments, createLagError } from '@/store/balances/payments';
import type { AppThunk } from '@/store/setup/store-types';

/** Unspent outputs by deposit address. */
export type Outputs = ReadonlyMap<string, readonly Utxo[]>;

/** The known outputs and the time of the oldest of them, or `null` while an address waits for its turn. */
interface Found {
  outputs: Outputs;
  at: number;
}

/** Throws AppError `balance-unknown` while the explorer lags behind. */
export function findOutputs(guarantee: Guarantee, round: Round): AppThunk<Promise<Found | null>> {
  return async (dispatch, getState) => {
    const txid = getState().balances.pendingTxids[toIdKey(guarantee.id)];
    if (txid !== undefined) {
      round.memory.requests += 1;
      const info = await getTransactionInfo(txid, round.signal);
      if (info === null) throw createLagError('the transaction that was just broadcast');
      dispatch(broadcastSeen(guarantee.id));
    }
    const addresses = listDepositAddresses(guarantee);
    await Promise.all(addresses.map((address) => round.lookUp(address)));
    const looks = addresses.map((address) => round.memory.looks.get(address));
    await checkPayments(guarantee, round);
    const outputs = new Map<string, readonly Utxo[]>();
    for (const [at, look] of looks.entries()) {
      if (look?.coins == null) return null;
      outputs.set(addresses[at] ?? '', look.coins);
    }
    return { outputs, at: Math.min(...looks.map((look) => look?.at ?? 0)) };
  };
}
