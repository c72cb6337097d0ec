import { opcodes, type Psbt, script as scripts, Transaction } from 'bitcoinjs-lib';
import { areBytesEqual, encodeHex } from '@/bitcoin/bytes';
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

/** `m <keys> n OP_CHECKMULTISIG`, keys in the script's order, hex. */
interface Multisig {
  m: number;
  keys: string[];
  script: Uint8Array;
}

export interface InputView {
  index: number;
  /** `txid:vout` */
  outpoint: string;
  witnessUtxo: Prevout | null;
  /** From `nonWitnessUtxo`; `wrong` if that is not the transaction being spent. */
  previousOutput: Prevout | 'wrong' | null;
  witnessScript: Uint8Array | null;
  /** Of P2SH. */
  redeemScript: Uint8Array | null;
  /** The parsed witness script; `null` if missing or not a bare multisig. */
  multisig: Multisig | null;
  /** Keys that may sign, hex. */
  keys: readonly string[];
  sequence: number;
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

/** Satoshis that the inputs spend, as far as they are known. */
export function sumInputs(view: PsbtView): bigint {
  return view.inputs.reduce((sum, input) => sum + (getPrevout(input)?.value ?? 0n), 0n);
}

export function sumOutputs(view: PsbtView): bigint {
  return view.outputs.reduce((sum, { value }) => sum + value, 0n);
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
  const { multisig, keys } = readScript(witnessScript);
  return {
    index,
    outpoint: formatOutpoint(txInput.hash, txInput.index),
    witnessUtxo: input.witnessUtxo ?? null,
    previousOutput: input.nonWitnessUtxo === undefined ? null : readPreviousOutput(input.nonWitnessUtxo, txInput),
    witnessScript,
    redeemScript: input.redeemScript ?? null,
    multisig,
    keys,
    sequence: txInput.sequence,
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

/** The keys that may sign for a witness script, and the parsed script if it is a bare multisig. */
export function readScript(witnessScript: Uint8Array | null): Pick<InputView, 'multisig' | 'keys'> {
  if (witnessScript === null) return { multisig: null, keys: [] };
  const multisig = parseMultisig(witnessScript);
  return { multisig, keys: multisig?.keys ?? extractKeys(witnessScript) };
}

/** Hex digits of a compressed key. */
const KEY_DIGITS = 66;

/** Reads a bare multisig script with compressed keys; `null` for any other script. */
export function parseMultisig(script: Uint8Array): Multisig | null {
  const parts = scripts.decompile(script);
  if (parts === null || parts.at(-1) !== opcodes.OP_CHECKMULTISIG) return null;
  const keys = parts.slice(1, -2).map(toHex);
  const m = parseSmallNumber(parts[0]);
  const n = parseSmallNumber(parts.at(-2));
  if (m === null || n !== keys.length || m > n || !keys.every(isKey)) return null;
  return { m, keys, script };
}

/** The 33-byte pushes of a script, hex: the keys that may sign. */
function extractKeys(script: Uint8Array): string[] {
  const parts = scripts.decompile(script);
  return parts === null ? [] : parts.map(toHex).filter(isKey);
}

/** The bytes of a push; empty for any other opcode. */
function toHex(part: number | Uint8Array): string {
  return typeof part === 'number' ? '' : encodeHex(part);
}

function isKey(push: string): boolean {
  return push.length === KEY_DIGITS;
}

/** OP_1 to OP_16. */
function parseSmallNumber(part: number | Uint8Array | undefined): number | null {
  if (typeof part !== 'number') return null;
  const value = part - opcodes.OP_1 + 1;
  return value >= 1 && value <= 16 ? value : null;
}
