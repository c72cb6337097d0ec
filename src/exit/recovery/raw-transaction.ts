import { RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';

export interface Output {
  script: Uint8Array;
  /** Satoshis. */
  amount: bigint;
}

/** The parts of a transaction that matter to those that spend it. */
export interface FundingTransaction {
  txid: string;
  outputs: readonly Output[];
}

export type UnsignedTransaction = ReturnType<typeof RawOldTx.decode>;

/** Double SHA-256 of the transaction without its witnesses, hex in display order. */
export function computeTxid({ version, inputs, outputs, lockTime }: UnsignedTransaction): string {
  return encodeHex(sha256x2(RawOldTx.encode({ version, inputs, outputs, lockTime })).toReversed());
}

/** `null` if the bytes are not a transaction. */
export function readTransactionBytes(bytes: Uint8Array): FundingTransaction | null {
  try {
    const transaction = RawTx.decode(bytes);
    return { txid: computeTxid(transaction), outputs: transaction.outputs };
  } catch {
    return null;
  }
}

/** As `readTransactionBytes`, from hex. */
export function readTransactionHex(text: string): FundingTransaction | null {
  const bytes = decodeHex(text);
  return bytes === null ? null : readTransactionBytes(bytes);
}
