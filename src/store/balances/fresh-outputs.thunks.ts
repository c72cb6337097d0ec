import { depositAddresses } from '@/domain/deposit/deposits';
import type { Guarantee, Utxo } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import { addressStats, addressUtxos, transactionInfo } from '@/services/explorer.service';
import { broadcastSeen } from '@/store/balances/balances.slice';
import type { AppThunk } from '@/store/setup/store-types';

/** Unspent outputs by deposit address. Throws `balance-unknown` while the explorer lags behind what is known here. */
export function freshOutputs(guarantee: Guarantee): AppThunk<Promise<Map<string, Utxo[]>>> {
  return async (dispatch, getState) => {
    const awaited = getState().balances.awaited[idKey(guarantee.id)];
    if (awaited !== undefined) {
      // Without the transaction that was just broadcast it still takes the inputs for unspent.
      if ((await transactionInfo(awaited)) === null) throw lagging('the transaction that was just broadcast');
      dispatch(broadcastSeen(guarantee.id));
    }
    return outputsByAddress(guarantee);
  };
}

function lagging(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}

async function outputsByAddress(guarantee: Guarantee): Promise<Map<string, Utxo[]>> {
  const addresses = depositAddresses(guarantee);
  const outputs = await Promise.all(addresses.map((address) => outputsAt(address, guarantee)));
  return new Map(addresses.map((address, at) => [address, outputs[at] ?? []]));
}

/**
 * The unspent outputs at an address. None at one whose payment is on record is either money that was spent or an
 * explorer that lags behind; one that never heard of the payment does not know the balance.
 */
async function outputsAt(address: string, { deposits }: Guarantee): Promise<Utxo[]> {
  const outputs = await addressUtxos(address);
  const paid = deposits.some((deposit) => deposit.address === address && deposit.txid !== null);
  if (outputs.length > 0 || !paid) return outputs;
  const { funded } = await addressStats(address);
  if (funded === 0) throw lagging('a recorded payment');
  return outputs;
}
