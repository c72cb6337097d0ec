import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { type Sats, toSats } from '@/domain/primitives/amount';

/*
 * The fee of a transaction as its PSBT says it, read with the record. Nothing rests on it: before a signature, the inspection
 * applies all its rules (docs/bitcoin.md#before-signing-a-psbt).
 */

const TOLERANT = { allowUnknown: true, allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true };

/**
 * The network fee of the transaction in a PSBT of version 0 or 2, base64 or hex; `null` if it does not say.
 * @param txid `null` for any; otherwise the transaction has to be this one
 */
export function readPsbtFee(text: string, txid: string | null): Sats | null {
  try {
    const transaction = Transaction.fromPSBT(decode(text.trim()), TOLERANT);
    return txid === null || transaction.id === txid ? toSats(transaction.fee) : null;
  } catch {
    return null;
  }
}

function decode(text: string): Uint8Array {
  return /[^0-9a-f]/i.test(text) ? base64.decode(text) : hex.decode(text.toLowerCase());
}
