import { balanceOf, depositAddresses, depositToRecord } from '@/domain/deposits';
import { AppError, errorData } from '@/domain/errors';
import type { Id } from '@/domain/ids';
import type { Guarantee, Utxo } from '@/domain/models';
import { logger } from '@/lib/logger';
import { addressStats, addressUtxos } from '@/services/explorer.service';
import { advanceGuarantee } from '@/store/balances/advance.thunks';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { patiently } from '@/store/persistently';
import { saveTransaction } from '@/store/save-transaction';
import type { AppThunk } from '@/store/store-types';

let turns = 0;

/**
 * The one refresh path of balances (spec, section 4, Refresh): reads the unspent outputs of every guarantee that can
 * still change, records deposits, and lets each guarantee move on by the rules. Rejects with the explorer's error after
 * all were tried, so that the poll backs off.
 */
export function refreshBalances(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    const results = await Promise.allSettled(
      guarantees.filter(isLive).map((guarantee) => dispatch(refreshGuarantee(contractId, guarantee))),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  };
}

/** Skipped when executed (spec, section 4). */
function isLive(guarantee: Guarantee): boolean {
  return guarantee.status !== 'executed';
}

function refreshGuarantee(contractId: Id, guarantee: Guarantee): AppThunk<Promise<void>> {
  return async (dispatch) => {
    turns += 1;
    const turn = turns;
    try {
      const outputs = await patiently(outputsByAddress(guarantee));
      dispatch(balanceRefreshed({ guaranteeId: guarantee.id, turn, balance: balanceOf([...outputs.values()].flat()) }));
      await dispatch(recordDeposits(contractId, guarantee, outputs));
      await dispatch(advanceGuarantee({ contractId, guaranteeId: guarantee.id }));
    } catch (error) {
      logger.error(`Refreshing the balance failed: ${errorData(error).message}`);
      dispatch(balanceRefreshed({ guaranteeId: guarantee.id, turn, balance: null }));
      throw error;
    }
  };
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
  if (funded === 0) throw new AppError('balance-unknown', 'The explorer does not know of a recorded payment yet');
  return outputs;
}

/** A deposit that was paid gets its txid, vout and amount; a failure is logged and tried again next time. */
function recordDeposits(contractId: Id, guarantee: Guarantee, outputs: Map<string, Utxo[]>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (const deposit of guarantee.deposits) {
      const paid = depositToRecord(deposit, outputs.get(deposit.address ?? '') ?? []);
      if (paid === null) continue;
      try {
        await saveTransaction(paid);
        dispatch(depositSaved({ contractId, guaranteeId: guarantee.id, transaction: paid }));
      } catch (error) {
        logger.error(`Recording the deposit failed: ${errorData(error).message}`);
      }
    }
  };
}
