import type { Transaction } from 'bitcoinjs-lib';
import { encodeHex } from '@/bitcoin/bytes';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { type CheckedContract, indexByScript } from '@/bitcoin/recovery/checked-contract';
import { readFunding } from '@/bitcoin/recovery/funding';
import { toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import { formatCoin, type RecoveryCoin } from '@/domain/recovery/recovery-file';

/** An unspent output at one of the contract's deposit addresses. */
export interface KnownCoin extends RecoveryCoin {
  address: string;
  guarantee: number;
  /** Where its value comes from. */
  source: 'file' | 'explorer' | 'transaction';
  /** Raw funding transaction, hex, where known: it proves the value. */
  transaction: string | null;
}

export type CoinFault =
  | { kind: 'not-a-transaction' }
  | { kind: 'pays-elsewhere'; txid: string } // no output at one of the contract's addresses
  | { kind: 'too-small'; txid: string }; // nothing that is worth its own fee

/** The coins of the file, with their known funding transactions. */
export function listFileCoins({ contract, deposits }: CheckedContract): KnownCoin[] {
  const fundings = readFunding(contract.transactions) ?? new Map<string, Transaction>();
  // Once: one transaction may fund thousands of coins.
  const raw = new Map(Array.from(fundings, ([txid, transaction]) => [txid, transaction.toHex()]));
  const listed = contract.guarantees.flatMap((guarantee) => guarantee.deposits);
  return listed.flatMap(({ coins }, index) => {
    // Checking keeps the order of the deposits.
    const { address, guarantee } = deposits[index] ?? { address: '', guarantee: -1 };
    return coins.map((coin) => {
      const transaction = raw.get(coin.txid) ?? null;
      return { ...coin, address, guarantee, source: 'file' as const, transaction };
    });
  });
}

/** The coins of raw funding transactions: one, also in several lines, or one in each line. */
export function readCoins(checked: CheckedContract, text: string): Result<KnownCoin[], CoinFault> {
  const whole = parseTransaction(text);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const transactions = whole === null ? lines.map(parseTransaction) : [whole];
  const coins: KnownCoin[] = [];
  for (const transaction of transactions) {
    if (transaction === null) return fail({ kind: 'not-a-transaction' });
    const paid = listPaidCoins(checked, transaction);
    const txid = transaction.getId();
    if (paid.length === 0) return fail({ kind: 'pays-elsewhere', txid });
    const spendable = paid.filter(isLargeEnough);
    if (spendable.length === 0) return fail({ kind: 'too-small', txid });
    coins.push(...spendable);
  }
  return coins.length === 0 ? fail({ kind: 'not-a-transaction' }) : { ok: true, value: mergeCoins(coins) };
}

/** The outputs of a transaction at the contract's addresses. */
export function listPaidCoins(checked: CheckedContract, transaction: Transaction): KnownCoin[] {
  const deposits = indexByScript(checked);
  const [txid, hex] = [transaction.getId(), transaction.toHex()];
  return transaction.outs.flatMap((output, vout) => {
    const deposit = deposits.get(encodeHex(output.script));
    const value = toSats(output.value);
    if (deposit === undefined || value === null) return [];
    const { address, guarantee } = deposit;
    return [{ txid, vout, value, address, guarantee, source: 'transaction' as const, transaction: hex }];
  });
}

/** One list without repetitions; a later entry wins, unless only the earlier one has the raw transaction. */
export function mergeCoins(...lists: readonly (readonly KnownCoin[])[]): KnownCoin[] {
  const merged = new Map<string, KnownCoin>();
  for (const coin of lists.flat()) {
    const earlier = merged.get(formatCoin(coin));
    if (earlier?.transaction && coin.transaction === null) continue;
    merged.set(formatCoin(coin), coin);
  }
  return [...merged.values()];
}

/** vB of an input: 41 bytes, and a witness of two signatures and the script of a 2-of-3 (254 bytes). */
export const INPUT_VBYTES = 41 + 254 / 4;
/** sat/vB. */
export const LOWEST_FEE_RATE = 0.1;

/** False if the coin is worth less than its own fee at the lowest rate. */
export function isLargeEnough({ value }: { value: number }): boolean {
  return value >= INPUT_VBYTES * LOWEST_FEE_RATE;
}
