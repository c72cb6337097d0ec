import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, getPrevout, sumInputs, sumOutputs } from '@/bitcoin/psbt/psbt-view';
import { type Sats, toSats } from '@/domain/primitives/amount';

/*
 * The fee of a transaction as its PSBT says it, read with the record. Nothing rests on it: before a signature, the inspection
 * applies all its rules (docs/bitcoin.md#before-signing-a-psbt).
 */

/**
 * The network fee of the transaction in a PSBT of version 0 or 2, base64 or hex; `null` if it does not say.
 * @param txid `null` for any; otherwise the transaction has to be this one
 */
export function readPsbtFee(text: string, txid: string | null): Sats | null {
  try {
    const view = createPsbtView(readPsbt(text));
    const isKnown = view.inputs.every((input) => getPrevout(input) !== null);
    return isKnown && (txid === null || view.txid === txid) ? toSats(sumInputs(view) - sumOutputs(view)) : null;
  } catch {
    return null;
  }
}
