import { computeCountedBalance, listDepositAddresses, recordPayment } from '@/domain/deposit/deposits';
import type { Guarantee, Utxo } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getAddressStats, getTransactionInfo, listUtxos } from '@/services/explorer.service';
import { advanceGuarantee } from '@/store/balances/advance.thunks';
import { balanceRefreshed, broadcastSeen } from '@/store/balances/balances.slice';
import { withTimeout } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { selectDepositStanding, selectIsJudged } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';
import type { AppThunk } from '@/store/setup/store-types';

let turns = 0;

/**
 * The one refresh path of balances (docs/specification.md#refresh): reads the unspent outputs of every guarantee that can
 * still change, counts those at verified addresses, records deposits, and lets each guarantee move on by the rules.
 * Rejects with the first error after all were tried, so that the poll backs off.
 */
export function refreshBalances(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const judging = dispatch(judgeAddresses(contractId));
    await judging.catch(() => undefined);
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    const refreshing = guarantees.filter(isLive).map((guarantee) => dispatch(refreshGuarantee(contractId, guarantee)));
    const results = await Promise.allSettled([...refreshing, judging]);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  };
}

/** Skipped when executed (docs/specification.md#4-states-and-transitions). */
function isLive(guarantee: Guarantee): boolean {
  return guarantee.status !== 'executed';
}

/** No balance counts before its addresses were held against the keys; a failure leaves it undecided. */
function judgeAddresses(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    if (guarantees.filter(isLive).every((guarantee) => selectIsJudged(getState(), guarantee))) return;
    try {
      await withTimeout(dispatch(verifyContract(contractId)));
    } catch (error) {
      logger.error(`Verifying the deposit addresses failed: ${toErrorData(error).message}`);
      throw error;
    }
  };
}

function refreshGuarantee(contractId: Id, guarantee: Guarantee): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    turns += 1;
    const about = { guaranteeId: guarantee.id, turn: turns };
    const place = { contractId, guaranteeId: guarantee.id };
    try {
      const outputs = await withTimeout(dispatch(freshOutputs(guarantee)));
      // Something was broadcast meanwhile: what was read may be spent.
      if (broadcasts(selectGuarantee(getState(), place)) !== broadcasts(guarantee)) return;
      const counted = computeCountedBalance(outputs, (address) =>
        selectDepositStanding(getState(), guarantee.id, address),
      );
      dispatch(balanceRefreshed({ ...about, ...counted }));
      await dispatch(recordDeposits(contractId, guarantee, outputs));
      await dispatch(advanceGuarantee(place));
    } catch (error) {
      logger.error(`Refreshing the balance failed: ${toErrorData(error).message}`);
      dispatch(balanceRefreshed({ ...about, balance: null }));
      throw error;
    }
  };
}

function broadcasts(guarantee: Guarantee | null): string {
  return (guarantee?.withdrawals ?? []).map(({ txid }) => txid).join();
}

/** A deposit that was paid at an address that counts gets its txid, vout and amount; a failure is tried again. */
function recordDeposits(contractId: Id, guarantee: Guarantee, outputs: Map<string, Utxo[]>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const deposit of guarantee.deposits) {
      const { address } = deposit;
      if (address === null || selectDepositStanding(getState(), guarantee.id, address) !== 'counts') continue;
      const paid = recordPayment(deposit, outputs.get(address) ?? []);
      if (paid === null) continue;
      try {
        await saveTransaction(paid);
        dispatch(depositSaved({ contractId, guaranteeId: guarantee.id, transaction: paid }));
      } catch (error) {
        logger.error(`Recording the deposit failed: ${toErrorData(error).message}`);
      }
    }
  };
}

/** Unspent outputs by deposit address. Throws `balance-unknown` while the explorer lags behind what is known here. */
function freshOutputs(guarantee: Guarantee): AppThunk<Promise<Map<string, Utxo[]>>> {
  return async (dispatch, getState) => {
    const awaited = getState().balances.awaited[toIdKey(guarantee.id)];
    if (awaited !== undefined) {
      // Without the transaction that was just broadcast it still takes the inputs for unspent.
      if ((await getTransactionInfo(awaited)) === null) throw lagging('the transaction that was just broadcast');
      dispatch(broadcastSeen(guarantee.id));
    }
    return outputsByAddress(guarantee);
  };
}

function lagging(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}

async function outputsByAddress(guarantee: Guarantee): Promise<Map<string, Utxo[]>> {
  const addresses = listDepositAddresses(guarantee);
  const outputs = await Promise.all(addresses.map((address) => outputsAt(address, guarantee)));
  return new Map(addresses.map((address, at) => [address, outputs[at] ?? []]));
}

/**
 * The unspent outputs at an address. None at one whose payment is on record is either money that was spent or an
 * explorer that lags behind; one that never heard of the payment does not know the balance.
 */
async function outputsAt(address: string, { deposits }: Guarantee): Promise<Utxo[]> {
  const outputs = await listUtxos(address);
  const paid = deposits.some((deposit) => deposit.address === address && deposit.txid !== null);
  if (outputs.length > 0 || !paid) return outputs;
  const { funded } = await getAddressStats(address);
  if (funded === 0) throw lagging('a recorded payment');
  return outputs;
}
