import { Psbt } from 'bitcoinjs-lib';
import { encodeHex } from '@/bitcoin/bytes';
import { readCompactSize } from '@/bitcoin/psbt/psbt-maps';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';

/** A PSBT without finalised inputs, and the witnesses of those that were: `null` for the others. */
export interface OpenedSpend {
  psbt: Psbt;
  witnesses: (Uint8Array[] | null)[];
}

/** Reads a PSBT, or a raw transaction, which is one whose inputs are all finalised; `null` if the text is neither. */
export function openSpend(text: string): OpenedSpend | null {
  try {
    return openRaw(text) ?? openPsbt(readPsbt(text));
  } catch {
    return null;
  }
}

function openRaw(text: string): OpenedSpend | null {
  const tx = parseTransaction(text);
  if (tx === null) return null;
  const psbt = new Psbt().setVersion(tx.version).setLocktime(tx.locktime);
  for (const { hash, index, sequence } of tx.ins)
    psbt.addInput({ hash: encodeHex(hash.toReversed()), index, sequence });
  for (const { script, value } of tx.outs) psbt.addOutput({ script, value });
  return { psbt, witnesses: tx.ins.map(({ witness }) => (witness.length === 0 ? null : witness)) };
}

function openPsbt(psbt: Psbt): OpenedSpend {
  const witnesses = psbt.data.inputs.map((input) => {
    const { finalScriptWitness, finalScriptSig } = input;
    if (finalScriptSig !== undefined && finalScriptSig.length > 0) throw new Error('it is not native SegWit');
    delete input.finalScriptWitness;
    delete input.finalScriptSig;
    return finalScriptWitness === undefined ? null : readStack(finalScriptWitness);
  });
  return { psbt, witnesses };
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
  const items = Array.from({ length: readCompactSize(take) }, () => take(readCompactSize(take)));
  if (rest.length > 0) throw new Error('it goes on');
  return items;
}
