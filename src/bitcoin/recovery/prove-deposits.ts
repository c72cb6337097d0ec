import type { Transaction } from 'bitcoinjs-lib';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { findPayment } from '@/bitcoin/recovery/funding';
import type { Network } from '@/domain/primitives/network';
import type { RecoveryDeposit } from '@/domain/recovery/recovery-file';

interface ProvenDeposits {
  deposits: RecoveryDeposit[];
  /** Their funding transactions, hex, without witnesses. */
  transactions: string[];
}

/**
 * Corrects the coins of deposits by their funding transactions, whose hash is the txid. The explorer proves nothing about a
 * coin. Coins without a transaction stay as they are.
 */
export function proveDeposits(
  deposits: readonly RecoveryDeposit[],
  transactions: readonly string[],
  network: Network,
): ProvenDeposits {
  const wanted = new Set(deposits.flatMap(({ coins }) => coins.map(({ txid }) => txid)));
  const byTxid = new Map<string, Transaction>();
  for (const hex of transactions) {
    const transaction = parseTransaction(hex);
    if (transaction === null || !wanted.has(transaction.getId())) continue;
    // The txid does not cover witnesses (BIP141): an explorer could fill them with anything.
    transaction.stripWitnesses();
    byTxid.set(transaction.getId(), transaction);
  }
  const proven = deposits.map((deposit) => ({
    ...deposit,
    coins: deposit.coins.flatMap((coin) => {
      const transaction = byTxid.get(coin.txid);
      if (transaction === undefined) return [coin];
      const value = findPayment(transaction, coin.vout, { address: deposit.address, network });
      return value === null ? [] : [{ ...coin, value }];
    }),
  }));
  return { deposits: proven, transactions: [...byTxid.values()].map((transaction) => transaction.toHex()) };
}
