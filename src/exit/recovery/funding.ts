import { formatCoin, type Kit } from '@/domain/kit/kit';
import type { CheckedDeposit, CheckedKit, Coin, KitCheckFault } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { indexByScript } from '@/exit/recovery/deposit';
import { type FundingTransaction, readTransactionHex } from '@/exit/recovery/raw-transaction';

/** A funding transaction and its text, hex. */
export interface KitFunding extends FundingTransaction {
  hex: string;
}

const read = new WeakMap<Kit['transactions'], ReadonlyMap<string, KitFunding> | null>();

/** The kit's funding transactions by txid; `null` if one cannot be read. Read once: others are compared with them one by one. */
export function readFundings({ kit: { transactions } }: CheckedKit): ReadonlyMap<string, KitFunding> | null {
  const known = read.get(transactions);
  if (known !== undefined) return known;
  const fundings = readAll(transactions);
  read.set(transactions, fundings);
  return fundings;
}

function readAll(transactions: Kit['transactions']): Map<string, KitFunding> | null {
  const fundings = new Map<string, KitFunding>();
  for (const hex of transactions) {
    const transaction = readTransactionHex(hex);
    if (transaction === null) return null;
    fundings.set(transaction.txid, { ...transaction, hex });
  }
  return fundings;
}

/** `transaction-invalid` if a raw transaction cannot be read, or contradicts a coin of the kit. */
export function findCoinFault(checked: CheckedKit): KitCheckFault | null {
  const fundings = readFundings(checked);
  if (fundings === null) return { kind: 'transaction-invalid', coin: null };
  const deposits = indexByScript(checked);
  for (const coin of listCoins(checked, fundings)) {
    const { txid, vout, value, address } = coin;
    const funding = fundings.get(txid);
    if (funding === undefined) continue;
    const output = funding.outputs[vout];
    const isPaid = output !== undefined && deposits.get(encodeHex(output.script))?.address === address;
    if (!isPaid || output.amount !== BigInt(value)) return { kind: 'transaction-invalid', coin: formatCoin(coin) };
  }
  return null;
}

/** The kit's coins, with their known funding transactions. */
function listCoins(checked: CheckedKit, fundings: ReadonlyMap<string, KitFunding>): Coin[] {
  const kitDeposits = checked.kit.guarantees.flatMap(({ deposits }) => deposits);
  return kitDeposits.flatMap(({ coins }, index) => {
    // Checking keeps the order of the deposits.
    const deposit = checked.deposits[index];
    if (deposit === undefined) return [];
    const { address, guarantee } = deposit;
    return coins.map((coin) => ({
      ...coin,
      address,
      guarantee,
      source: 'kit' as const,
      transaction: fundings.get(coin.txid)?.hex ?? null,
    }));
  });
}

export interface PaidOutput {
  vout: number;
  amount: bigint;
  deposit: CheckedDeposit;
}

/** Outputs of a transaction at the kit's addresses. @param deposits by output script, hex */
export function findPaidOutputs(
  deposits: ReadonlyMap<string, CheckedDeposit>,
  { outputs }: FundingTransaction,
): PaidOutput[] {
  return outputs.flatMap(({ script, amount }, vout) => {
    const deposit = deposits.get(encodeHex(script));
    return deposit === undefined ? [] : [{ vout, amount, deposit }];
  });
}

export function listKitCoins(checked: CheckedKit): Coin[] {
  return listCoins(checked, readFundings(checked) ?? new Map());
}

/** One list without repetitions; a later entry wins, unless only the earlier one has the raw transaction. */
export function mergeCoins(...lists: readonly (readonly Coin[])[]): Coin[] {
  const merged = new Map<string, Coin>();
  for (const coin of lists.flat()) {
    const earlier = merged.get(formatCoin(coin));
    if (earlier?.transaction && coin.transaction === null) continue;
    merged.set(formatCoin(coin), coin);
  }
  return [...merged.values()];
}
