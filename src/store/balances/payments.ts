import { isPaymentOf } from '@/domain/deposits/deposits';
import type { Guarantee, Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { getTransactionInfo } from '@/services/explorer.service';
import type { CoinMemory } from '@/store/balances/coin-memory';
import type { Round } from '@/store/balances/look-up';

/**
 * Watches the recorded payments of a guarantee at the addresses that were looked up. Throws AppError `balance-unknown` while
 * an address that was paid is empty and the explorer does not know the payment.
 */
export async function checkPayments(guarantee: Guarantee, round: Round): Promise<void> {
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
export function isPaymentGone({ absent, round }: CoinMemory, { txid }: Transaction): boolean {
  const since = txid === null ? undefined : absent.get(txid);
  return since !== undefined && since < round;
}

export function countGonePayments({ memory }: Round, { deposits }: Guarantee): number {
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
  memory.requests += 1;
  const info = await getTransactionInfo(txid, signal);
  if (info?.confirmed === true) memory.settled.add(txid);
  return info !== null;
}

export function createLagError(what: string): AppError {
  return new AppError('balance-unknown', `The explorer does not know of ${what} yet`);
}
