import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { finalHex, type Scene } from './people';

/** A release to be forged in one respect. */
export interface Release {
  scene: Scene;
  /** The unsigned PSBT. */
  psbt: string;
}

/** Changes the signed transaction without updating the signatures. */
export function tamper({ scene, psbt }: Release, change: (tx: Transaction) => void): string {
  const tx = Transaction.fromHex(finalHex(scene, psbt));
  change(tx);
  return tx.toHex();
}

/** Both contractors sign the same inputs for other outputs, each `[script, satoshis]`. */
export function resign({ scene, psbt }: Release, outputs: [Uint8Array, number][]): string {
  const from = Psbt.fromBase64(psbt, { network: REGTEST });
  const other = new Psbt({ network: REGTEST });
  from.txInputs.forEach((input, index) => {
    const { witnessUtxo, witnessScript } = from.data.inputs[index] ?? {};
    if (witnessUtxo && witnessScript) other.addInput({ ...input, witnessUtxo, witnessScript });
  });
  for (const [script, sats] of outputs) other.addOutput({ script, value: BigInt(sats) });
  return finalHex(scene, Buffer.from(other.toBuffer()).toString('base64'));
}

/** Replaces one element of the first input's witness (dummy, two signatures, script); `null` removes it. */
export function withWitness(tx: Transaction, place: number, element: Uint8Array | null): void {
  const witness = tx.ins[0]?.witness ?? [];
  tx.setWitness(0, witness.toSpliced(place, 1, ...(element === null ? [] : [element])));
}

export function createScript(address: string): Uint8Array {
  const script = addressToScript(address);
  if (script === null) throw new Error(`${address} is no address`);
  return script;
}
