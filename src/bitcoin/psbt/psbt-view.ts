import { type Psbt, Transaction } from 'bitcoinjs-lib';
import { areBytesEqual, encodeHex } from '@/bitcoin/bytes';
import { extractKeys, type Multisig, parseMultisig } from '@/bitcoin/psbt/multisig';
import { createInputHasher, type InputHasher } from '@/bitcoin/psbt/sighash';

/** The output that an input spends. */
export interface Prevout {
  script: Uint8Array;
  /** Satoshis. */
  value: bigint;
}

export interface PartialSignature {
  /** Hex. */
  publicKey: string;
  /** DER, followed by the sighash type. */
  signature: Uint8Array;
}

export interface InputView {
  index: number;
  /** `txid:vout` */
  outpoint: string;
  witnessUtxo: Prevout | null;
  /** From `nonWitnessUtxo`; `wrong` if that is not the transaction being spent. */
  previousOutput: Prevout | 'wrong' | null;
  witnessScript: Uint8Array | null;
  /** The parsed witness script; `null` if missing or not a bare multisig. */
  multisig: Multisig | null;
  /** Keys that may sign, hex. */
  keys: readonly string[];
  /** `null`: default. */
  sighashType: number | null;
  finalized: boolean;
  /** Signing adds to it. */
  signatures: PartialSignature[];
}

export interface OutputView {
  index: number;
  script: Uint8Array;
  /** Satoshis. */
  value: bigint;
}

/** A parsed PSBT as the rules see it. */
export interface PsbtView {
  psbt: Psbt;
  tx: Transaction;
  txid: string;
  inputs: InputView[];
  outputs: OutputView[];
  hashInput: InputHasher;
}

/** The output that an input spends; `null` if missing or wrong. */
export function getPrevout(input: InputView): Prevout | null {
  if (input.witnessUtxo !== null) return input.witnessUtxo;
  return input.previousOutput === 'wrong' ? null : input.previousOutput;
}

type PsbtInput = Psbt['data']['inputs'][number];
type TxInput = Transaction['ins'][number];

export function createPsbtView(psbt: Psbt): PsbtView {
  const tx = Transaction.fromBuffer(psbt.data.getTransaction());
  return {
    psbt,
    tx,
    txid: tx.getId(),
    inputs: tx.ins.map((txInput, index) => createInputView(txInput, psbt.data.inputs[index] ?? {}, index)),
    outputs: tx.outs.map(({ script, value }, index) => ({ index, script, value })),
    hashInput: createInputHasher(tx),
  };
}

/** `txid:vout` of an input's fields. */
export function formatOutpoint(hash: Uint8Array, vout: number): string {
  return `${encodeHex(hash.toReversed())}:${vout}`;
}

function createInputView(txInput: TxInput, input: PsbtInput, index: number): InputView {
  const witnessScript = input.witnessScript ?? null;
  const multisig = witnessScript === null ? null : parseMultisig(witnessScript);
  return {
    index,
    outpoint: formatOutpoint(txInput.hash, txInput.index),
    witnessUtxo: input.witnessUtxo ?? null,
    previousOutput: input.nonWitnessUtxo === undefined ? null : readPreviousOutput(input.nonWitnessUtxo, txInput),
    witnessScript,
    multisig,
    keys: multisig?.keys ?? (witnessScript === null ? [] : extractKeys(witnessScript)),
    sighashType: input.sighashType ?? null,
    finalized: input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined,
    signatures: (input.partialSig ?? []).map(({ pubkey, signature }) => ({
      publicKey: encodeHex(pubkey),
      signature,
    })),
  };
}

function readPreviousOutput(raw: Uint8Array, txInput: TxInput): Prevout | 'wrong' {
  try {
    const previous = Transaction.fromBuffer(raw);
    if (!areBytesEqual(previous.getHash(), txInput.hash)) return 'wrong';
    return previous.outs[txInput.index] ?? 'wrong';
  } catch {
    return 'wrong';
  }
}
