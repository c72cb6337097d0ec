import type { Psbt } from 'bitcoinjs-lib';
import { readCompactSize } from '@/bitcoin/psbt/psbt-maps';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { wrapTransaction } from '@/bitcoin/psbt/wrap-transaction';

/** A PSBT without finalised inputs, and the witnesses of those that were: `null` for the others. */
export interface OpenedSpend {
  view: PsbtView;
  witnesses: (Uint8Array[] | null)[];
}

/** Bytes without witnesses. No block has room for more (BIP141). */
const MAX_BYTES = 1_000_000;

/** Reads a PSBT, or a raw transaction, which is one whose inputs are all finalised; `null` if the text is neither. */
export function openSpend(text: string): OpenedSpend | null {
  try {
    return openRaw(text) ?? openPsbt(readPsbt(text));
  } catch {
    return null;
  }
}

/** A signature script is refused: the transaction has another txid without it. */
function openRaw(text: string): OpenedSpend | null {
  const tx = parseTransaction(text);
  if (tx === null) return null;
  requireSize(tx.byteLength(false));
  const witnesses = tx.ins.map(({ witness }) => (witness.length === 0 ? null : witness));
  return { view: createPsbtView(wrapTransaction(tx)), witnesses };
}

function openPsbt(psbt: Psbt): OpenedSpend {
  requireSize(psbt.data.getTransaction().length);
  const witnesses = psbt.data.inputs.map((input) => {
    const { finalScriptWitness, finalScriptSig } = input;
    if (finalScriptSig !== undefined && finalScriptSig.length > 0) throw new Error('it is not native SegWit');
    delete input.finalScriptWitness;
    delete input.finalScriptSig;
    return finalScriptWitness === undefined ? null : readStack(finalScriptWitness);
  });
  return { view: createPsbtView(psbt), witnesses };
}

function requireSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw new Error('it is too large');
}

/** The items of a witness (BIP144). */
function readStack(bytes: Uint8Array): Uint8Array[] {
  let rest = bytes;
  const take = (length: number) => {
    if (rest.length < length) throw new Error('it is cut off');
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  const items: Uint8Array[] = [];
  // One by one: the number of items may be four thousand million.
  for (let left = readCompactSize(take); left > 0; left -= 1) items.push(take(readCompactSize(take)));
  if (rest.length > 0) throw new Error('it goes on');
  return items;
}
