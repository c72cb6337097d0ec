import type { Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { areBytesEqual } from '@/bitcoin/bytes';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { RecoveryCoin, RecoveryDeposit } from '@/domain/recovery/recovery-file';

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
      const value = findPayment(transaction, coin.vout, deposit.address, network);
      return value === null ? [] : [{ ...coin, value }];
    }),
  }));
  return { deposits: proven, transactions: [...byTxid.values()].map((transaction) => transaction.toHex()) };
}

/** The amount of an output; `null` if it does not pay the address, or if the amount is impossible. */
function findPayment(
  { outs }: Transaction,
  vout: RecoveryCoin['vout'],
  address: string,
  network: Network,
): Sats | null {
  const output = outs[vout];
  const script = toOutputScript(address, network);
  if (output === undefined || script === null || !areBytesEqual(output.script, script)) return null;
  return toSats(output.value);
}
