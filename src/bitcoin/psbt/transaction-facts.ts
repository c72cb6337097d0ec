import { Transaction } from 'bitcoinjs-lib';
import { toAddress } from '@/bitcoin/addresses/output-script';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { formatOutpoint } from '@/bitcoin/psbt/psbt-view';
import { readTransactionText } from '@/bitcoin/psbt/transaction-text';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { TransactionFacts } from '@/domain/withdrawals/replacement';

/** Parses a raw transaction as `readTransactionText` finds it; `null` if it is none. */
export function parseTransaction(text: string): Transaction | null {
  const read = readTransactionText(text);
  return read.kind === 'transaction' ? Transaction.fromBuffer(read.bytes) : null;
}

/** Reads the facts that a raw transaction or a PSBT commits to; `null` if it is neither. */
export function readTransaction(text: string, network: Network): TransactionFacts | null {
  try {
    return toFacts(parseTransaction(text) ?? Transaction.fromBuffer(readPsbt(text).data.getTransaction()), network);
  } catch {
    return null;
  }
}

/** Throws RangeError if an amount is not valid. */
export function toFacts(tx: Transaction, network: Network): TransactionFacts {
  return {
    txid: tx.getId(),
    outpoints: tx.ins.map(({ hash, index }) => formatOutpoint(hash, index)),
    outputs: tx.outs.map(({ script, value }) => ({ address: toAddress(script, network), amount: requireSats(value) })),
    version: tx.version,
    locktime: tx.locktime,
    sequences: [...new Set(tx.ins.map(({ sequence }) => sequence))],
  };
}

/** Throws RangeError. */
export function requireSats(value: bigint): Sats {
  const sats = toSats(value);
  if (sats === null) throw new RangeError(`${value} sat is not a valid amount`);
  return sats;
}
