import type { Utxo } from '@/domain/chain';
import {
  computeCountedBalance,
  hasNoAddressYet,
  isPaymentOf,
  listCountedCoins,
  listDepositAddresses,
  recordPayment,
} from '@/domain/deposits/deposits';
import type { Guarantee, Transaction } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { BACKGROUND } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { getTransactionInfo } from '@/services/explorer.service';
import { advanceGuarantee } from '@/store/balances/advance.thunks';
import { balanceRefreshed, broadcastSeen } from '@/store/balances/balances.slice';
import type { CoinMemory } from '@/store/balances/coin-memory';
import { joinTxids, type Round, startRound } from '@/store/balances/look-up';
import { saveTransaction } from '@/store/calls/requests';
import { saveOnce, withTimeout } from '@/store/calls/with-timeout';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { selectDepositStatus, selectIsJudged } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';

let sequence = 0;

/**
 * The one refresh path of balances (docs/specification.md#refresh): reads the unspent outputs of every guarantee that can
 * still change, counts those at verified addresses, records deposits and advances the guarantees. A large contract is
 * refreshed in turns (docs/architecture.md#polling). Rejects with the first error after all were tried, so that polling
 * backs off.
 * @param signal ends the requests to the explorer
 */
export function refreshBalances(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(loadUnnamedLists(contractId, signal));
    const verifying = dispatch(verifyAddresses(contractId));
    await verifying.catch(() => undefined);
    const guarantees = (selectContract(getState(), contractId)?.guarantees ?? []).filter(isLive);
    await dispatch(refreshGuarantees(contractId, guarantees, verifying, signal));
  };
}

/**
 * Reads the unspent outputs of executed guarantees, with the reload of the contract: a withdrawal that was not confirmed can
 * be dropped by the network, and money can arrive late.
 */
export function refreshExecuted(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantees = selectContract(getState(), contractId)?.guarantees ?? [];
    const executed = guarantees.filter((guarantee) => !isLive(guarantee) && listDepositAddresses(guarantee).length > 0);
    await dispatch(refreshGuarantees(contractId, executed, Promise.resolve(), signal));
  };
}

function refreshGuarantees(
  contractId: Id,
  guarantees: readonly Guarantee[],
  verifying: Promise<void>,
  signal: AbortSignal | undefined,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const round = dispatch(startRound(guarantees, signal));
    const due = guarantees.filter((guarantee) => round.isDue(guarantee));
    const refreshing = due.map((guarantee) => dispatch(refreshGuarantee(contractId, guarantee, round)));
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
      await dispatch(verifyContract(contractId));
    } catch (error) {
      logger.error(`Verifying the deposit addresses failed: ${toErrorData(error).message}`);
      throw error;
    }
  };
}

function refreshGuarantee(contractId: Id, guarantee: Guarantee, round: Round): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    sequence += 1;
    const about = { guaranteeId: guarantee.id, sequence };
    const guaranteeRef = { contractId, guaranteeId: guarantee.id };
    if (listDepositAddresses(guarantee).length === 0 && !hasNoAddressYet(guarantee)) {
      dispatch(balanceRefreshed({ ...about, balance: null, missing: 0 }));
      return;
    }
    try {
      const found = await withTimeout(dispatch(findOutputs(guarantee, round)));
      // After a broadcast meanwhile, these outputs may be spent.
      if (found === null || joinTxids(selectGuarantee(getState(), guaranteeRef)) !== joinTxids(guarantee)) return;
      const getStatus = (address: string) => selectDepositStatus(getState(), guarantee.id, address);
      const counted = computeCountedBalance(found.outputs, getStatus, await round.getConfirmationRule());
      const missing = countGonePayments(round, guarantee);
      const coins = listCountedCoins(found.outputs, getStatus);
      const at = round.partial ? { at: found.at } : {};
      dispatch(balanceRefreshed({ ...about, ...counted, coins, missing, ...at }));
      await dispatch(recordDeposits(contractId, guarantee, found.outputs, round));
      await dispatch(advanceGuarantee(guaranteeRef));
    } catch (error) {
      if (round.signal?.aborted) throw error;
      logger.error(`Refreshing the balance failed: ${toErrorData(error).message}`);
      dispatch(balanceRefreshed({ ...about, balance: null, missing: countGonePayments(round, guarantee) }));
      throw error;
    }
  };
}

/** Saves txid, vout and amount of deposits paid at addresses that count; a failure is retried by the next refresh. */
function recordDeposits(contractId: Id, guarantee: Guarantee, outputs: Outputs, round: Round): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const deposits = guarantee.deposits ?? [];
    for (const deposit of deposits) {
      const { address } = deposit;
      if (address === null || selectDepositStatus(getState(), guarantee.id, address) !== 'counts') continue;
      const others = deposits.filter((other) => other !== deposit);
      const free = (outputs.get(address) ?? []).filter(({ txid }) => others.every((other) => other.txid !== txid));
      const paid = recordPayment(deposit, free, isPaymentGone(round.memory, deposit));
      if (paid === null) continue;
      try {
        await saveOnce(round.memory.saves, `transaction ${toIdKey(paid.id)}`, async () => {
          await saveTransaction(paid, BACKGROUND);
          dispatch(depositSaved({ contractId, guaranteeId: guarantee.id, transaction: paid }));
        });
      } catch (error) {
        logger.error(`Recording the deposit failed: ${toErrorData(error).message}`);
      }
    }
  };
}

/** Unspent outputs by deposit address. */
type Outputs = ReadonlyMap<string, readonly Utxo[]>;

/** The known outputs and the time of the oldest of them, or `null` while an address waits for its turn. */
interface Found {
  outputs: Outputs;
  at: number;
}

/** Throws AppError `balance-unknown` while the explorer lags behind. */
function findOutputs(guarantee: Guarantee, round: Round): AppThunk<Promise<Found | null>> {
  return async (dispatch, getState) => {
    const txid = getState().balances.pendingTxids[toIdKey(guarantee.id)];
    if (txid !== undefined) {
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

/**
 * Watches the recorded payments of a guarantee at the addresses that were looked up. Throws AppError `balance-unknown` while
 * an address that was paid is empty and the explorer does not know the payment.
 */
async function checkPayments(guarantee: Guarantee, round: Round): Promise<void> {
  const checks = await Promise.allSettled(
    (guarantee.deposits ?? []).map((deposit) => checkPayment(deposit, guarantee, round)),
  );
  const failure = checks.find((check) => check.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

/**
 * Whether a recorded payment no longer exists, such as after a double spend. One look-up is not enough, because the
 * servers of an explorer may learn of a payment at different times.
 */
function isPaymentGone({ absent, round }: CoinMemory, { txid }: Transaction): boolean {
  const since = txid === null ? undefined : absent.get(txid);
  return since !== undefined && since < round;
}

function countGonePayments({ memory }: Round, { deposits }: Guarantee): number {
  return (deposits ?? []).filter((deposit) => isPaymentGone(memory, deposit)).length;
}

async function checkPayment(deposit: Transaction, guarantee: Guarantee, round: Round): Promise<void> {
  const { memory } = round;
  const { address, txid } = deposit;
  const look = address === null ? undefined : memory.looks.get(address);
  if (address === null || txid === null || look?.round !== round.number || look.coins === null) return;
  if (look.coins.some((coin) => isPaymentOf(deposit, coin))) memory.absent.delete(txid);
  else if (!memory.settled.has(txid)) {
    if (await isKnown(txid, round)) memory.absent.delete(txid);
    // If the payment no longer exists, neither does a withdrawal that spends it.
    else if (!(await isWithdrawn(guarantee, round))) {
      if (!memory.absent.has(txid)) memory.absent.set(txid, round.number);
      if (look.coins.length > 0) return;
      memory.looks.set(address, { ...look, coins: null });
      throw createLagError('a recorded payment');
    }
  }
}

async function isWithdrawn({ withdrawals }: Guarantee, round: Round): Promise<boolean> {
  for (const { txid } of withdrawals ?? []) if (txid !== null && (await isKnown(txid, round))) return true;
  return false;
}

async function isKnown(txid: string, { memory, signal }: Round): Promise<boolean> {
  const info = await getTransactionInfo(txid, signal);
  if (info?.confirmed === true) memory.settled.add(txid);
  return info !== null;
}

function createLagError(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}
