import { type Psbt, Transaction } from 'bitcoinjs-lib';
import { hexFromBytes, sameBytes } from '@/bitcoin/bytes';
import { keysInScript, parseMultisig } from '@/bitcoin/psbt/multisig';
import type { InputView, Prevout, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { inputHasher } from '@/bitcoin/psbt/sighash';

type PsbtInput = Psbt['data']['inputs'][number];
type TxInput = Transaction['ins'][number];

/** The view of a parsed PSBT. Judges nothing. */
export function viewPsbt(psbt: Psbt): PsbtView {
  const tx = Transaction.fromBuffer(psbt.data.getTransaction());
  return {
    psbt,
    tx,
    txid: tx.getId(),
    inputs: tx.ins.map((txInput, index) => viewInput(txInput, psbt.data.inputs[index] ?? {}, index)),
    outputs: tx.outs.map(({ script, value }, index) => ({ index, script, value })),
    inputHash: inputHasher(tx),
  };
}

function viewInput(txInput: TxInput, input: PsbtInput, index: number): InputView {
  const witnessScript = input.witnessScript ?? null;
  const multisig = witnessScript === null ? null : parseMultisig(witnessScript);
  return {
    index,
    outpoint: `${hexFromBytes(txInput.hash.toReversed())}:${txInput.index}`,
    witnessUtxo: input.witnessUtxo ?? null,
    previousOutput: input.nonWitnessUtxo === undefined ? null : previousOutput(input.nonWitnessUtxo, txInput),
    witnessScript,
    multisig,
    keys: multisig?.keys ?? (witnessScript === null ? [] : keysInScript(witnessScript)),
    sighashType: input.sighashType ?? null,
    finalized: input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined,
    signatures: (input.partialSig ?? []).map(({ pubkey, signature }) => ({
      publicKey: hexFromBytes(pubkey),
      signature,
    })),
  };
}

function previousOutput(raw: Uint8Array, txInput: TxInput): Prevout | 'wrong' {
  try {
    const previous = Transaction.fromBuffer(raw);
    if (!sameBytes(previous.getHash(), txInput.hash)) return 'wrong';
    return previous.outs[txInput.index] ?? 'wrong';
  } catch {
    return 'wrong';
  }
}
