import { Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { areBytesEqual } from '@/bitcoin/bytes';
import type { KitCoin, KitDeposit } from '@/domain/kit/recovery-kit';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';

/** Transactions by txid, which proves what they pay. */
export type Funding = ReadonlyMap<string, Transaction>;

/** Reads a raw transaction, hex; `null` if it cannot be read. */
export function readTransaction(hex: string): Transaction | null {
  try {
    return Transaction.fromHex(hex);
  } catch {
    return null;
  }
}

/**
 * What the funding transaction of a coin pays to the address. `null`: nothing, or not an amount; `undefined`: the
 * transaction is not known.
 */
export function findPayment(
  { txid, vout }: Pick<KitCoin, 'txid' | 'vout'>,
  address: string,
  funding: Funding,
  network: Network,
): Sats | null | undefined {
  const transaction = funding.get(txid);
  if (transaction === undefined) return undefined;
  const output = transaction.outs[vout];
  const script = toOutputScript(address, network);
  if (output === undefined || script === null || !areBytesEqual(output.script, script)) return null;
  return toSats(output.value);
}

export interface ProvenDeposits {
  deposits: KitDeposit[];
  /** The transactions that fund them, hex, without witnesses. */
  transactions: string[];
}

/**
 * Corrects the coins of deposits by their funding transactions: the explorer's word about a coin is worth less than a
 * transaction with the right txid. Coins without a transaction are left as they are.
 */
export function proveDeposits(
  deposits: readonly KitDeposit[],
  transactions: readonly string[],
  network: Network,
): ProvenDeposits {
  const wanted = new Set(deposits.flatMap(({ coins }) => coins.map(({ txid }) => txid)));
  const funding = new Map<string, Transaction>();
  for (const hex of transactions) {
    const transaction = readTransaction(hex);
    if (transaction === null || !wanted.has(transaction.getId())) continue;
    // The txid does not cover witnesses (BIP141): an explorer could fill them with anything.
    transaction.stripWitnesses();
    funding.set(transaction.getId(), transaction);
  }
  const proven = deposits.map((deposit) => ({
    ...deposit,
    coins: deposit.coins.flatMap((coin) => {
      const value = findPayment(coin, deposit.address, funding, network);
      if (value === undefined) return [coin];
      return value === null ? [] : [{ ...coin, value }];
    }),
  }));
  return { deposits: proven, transactions: [...funding.values()].map((transaction) => transaction.toHex()) };
}
