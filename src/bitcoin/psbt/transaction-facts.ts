import { Transaction } from 'bitcoinjs-lib';
import { toAddress } from '@/bitcoin/addresses/output-script';
import { decodeHex } from '@/bitcoin/bytes';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { formatOutpoint } from '@/bitcoin/psbt/psbt-view';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { TransactionFacts } from '@/domain/withdrawal/replacement';

/** Parses a raw transaction; `null` if it is none. */
export function parseTransaction(text: string): Transaction | null {
  const bytes = decodeHex(text.trim());
  if (bytes === null || bytes.length === 0) return null;
  try {
    return Transaction.fromBuffer(bytes);
  } catch {
    return null;
  }
}

/** What a raw transaction (hex) or a PSBT (base64 or hex) commits to; `null` if it is neither. */
export function readTransaction(text: string, network: Network): TransactionFacts | null {
  const tx = parseTransaction(text) ?? parsePsbtTransaction(text);
  return tx === null ? null : toFacts(tx, network);
}

function parsePsbtTransaction(text: string): Transaction | null {
  try {
    return Transaction.fromBuffer(readPsbt(text).data.getTransaction());
  } catch {
    return null;
  }
}

export function toFacts(tx: Transaction, network: Network): TransactionFacts | null {
  const outputs = tx.outs.map(({ script, value }) => ({ address: toAddress(script, network), amount: toSats(value) }));
  if (outputs.some(({ amount }) => amount === null)) return null;
  return {
    txid: tx.getId(),
    outpoints: tx.ins.map(({ hash, index }) => formatOutpoint(hash, index)),
    outputs: outputs as { address: string | null; amount: Sats }[],
    version: tx.version,
    locktime: tx.locktime,
    sequences: [...new Set(tx.ins.map(({ sequence }) => sequence))],
  };
}
