import { computeCountedBalance, listDepositAddresses, recordPayment } from '@/domain/deposit/deposits';
import type { Guarantee, Utxo } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getAddressStats, getTransactionInfo } from '@/services/explorer.service';
import { advanceGuarantee } from '@/store/balances/advance.thunks';
import { balanceRefreshed, broadcastSeen } from '@/store/balances/balances.slice';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { selectDepositStatus, selectIsJudged } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';
import type { AppThunk } from '@/store/setup/store-types';

let sequence = 0;

/**
 * The one refresh path of balances (docs/specification.md#refresh): reads the unspent outputs of every guarantee that can
 * still change, counts those at verified addresses, records deposits and advances the guarantees. Rejects with the first
 * error after all were tried, so that polling backs off.
 */
export function refreshBalances(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const verifying = dispatch(verifyAddresses(contractId));
    await verifying.catch(() => undefined);
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    const refreshing = guarantees.filter(isLive).map((guarantee) => dispatch(refreshGuarantee(contractId, guarantee)));
    const results = await Promise.allSettled([...refreshing, verifying]);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  };
}

/** Executed guarantees are skipped (docs/specification.md#4-states-and-transitions). */
function isLive({ status }: Guarantee): boolean {
  return status !== 'executed';
}

/** No balance counts before its addresses are verified; a failure leaves it undecided. */
function verifyAddresses(contractId: Id): AppThunk<Promise<void>> {
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
    sequence += 1;
    const about = { guaranteeId: guarantee.id, sequence };
    const guaranteeRef = { contractId, guaranteeId: guarantee.id };
    try {
      const outputs = await withTimeout(dispatch(fetchOutputs(guarantee)));
      // After a broadcast meanwhile, these outputs may be spent.
      if (joinTxids(selectGuarantee(getState(), guaranteeRef)) !== joinTxids(guarantee)) return;
      const counted = computeCountedBalance(outputs, (address) =>
        selectDepositStatus(getState(), guarantee.id, address),
      );
      dispatch(balanceRefreshed({ ...about, ...counted }));
      await dispatch(recordDeposits(contractId, guarantee, outputs));
      await dispatch(advanceGuarantee(guaranteeRef));
    } catch (error) {
      logger.error(`Refreshing the balance failed: ${toErrorData(error).message}`);
      dispatch(balanceRefreshed({ ...about, balance: null }));
      throw error;
    }
  };
}

function joinTxids(guarantee: Guarantee | null): string {
  return (guarantee?.withdrawals ?? []).map(({ txid }) => txid).join();
}

/** Saves txid, vout and amount of deposits paid at addresses that count; a failure is retried by the next refresh. */
function recordDeposits(contractId: Id, guarantee: Guarantee, outputs: Map<string, Utxo[]>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const deposit of guarantee.deposits) {
      const { address } = deposit;
      if (address === null || selectDepositStatus(getState(), guarantee.id, address) !== 'counts') continue;
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

/** Unspent outputs by deposit address. Throws AppError `balance-unknown` while the explorer lags behind. */
function fetchOutputs(guarantee: Guarantee): AppThunk<Promise<Map<string, Utxo[]>>> {
  return async (dispatch, getState) => {
    const txid = getState().balances.pendingTxids[toIdKey(guarantee.id)];
    if (txid !== undefined) {
      if ((await getTransactionInfo(txid)) === null) throw createLagError('the transaction that was just broadcast');
      dispatch(broadcastSeen(guarantee.id));
    }
    const addresses = listDepositAddresses(guarantee);
    const outputs = await Promise.all(addresses.map((address) => dispatch(fetchOutputsAt(address, guarantee))));
    return new Map(addresses.map((address, index) => [address, outputs[index] ?? []]));
  };
}

function createLagError(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}

/** An address with a recorded payment but no outputs is either spent, or unknown to an explorer that lags behind. */
function fetchOutputsAt(address: string, { deposits }: Guarantee): AppThunk<Promise<Utxo[]>> {
  return async (dispatch) => {
    const outputs = await dispatch(fetchCoins(address));
    const isPaid = deposits.some((deposit) => deposit.address === address && deposit.txid !== null);
    if (outputs.length > 0 || !isPaid) return outputs;
    const { funded } = await getAddressStats(address);
    if (funded === 0) throw createLagError('a recorded payment');
    return outputs;
  };
}
