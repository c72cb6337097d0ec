import { listDepositAddresses } from '@/domain/deposit/deposits';
import type { Guarantee, Transaction, Utxo } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { getTransactionInfo } from '@/services/explorer.service';
import { broadcastSeen } from '@/store/balances/balances.slice';
import type { Round } from '@/store/balances/look-up';
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
    await Promise.all(guarantee.deposits.map((deposit) => requirePayment(deposit, round)));
    const outputs = new Map<string, readonly Utxo[]>();
    for (const [at, look] of looks.entries()) {
      if (look?.coins == null) return null;
      outputs.set(addresses[at] ?? '', look.coins);
    }
    return { outputs, at: Math.min(...looks.map((look) => look?.at ?? 0)) };
  };
}

function createLagError(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}

/** A recorded payment whose address is empty was either spent, or is unknown to an explorer that lags behind. */
async function requirePayment({ address, txid }: Transaction, { memory, signal }: Round): Promise<void> {
  const look = address === null ? undefined : memory.looks.get(address);
  if (txid === null || look?.round !== memory.round || look.coins?.length !== 0 || memory.settled.has(txid)) return;
  memory.requests += 1;
  const info = await getTransactionInfo(txid, signal);
  if (info === null) {
    if (address !== null) memory.looks.set(address, { ...look, coins: null });
    throw createLagError('a recorded payment');
  }
  if (info.confirmed) memory.settled.add(txid);
}
