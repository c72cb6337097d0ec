import type { Psbt, Transaction } from 'bitcoinjs-lib';
import type { Multisig } from '@/bitcoin/psbt/multisig';
import type { InputHasher } from '@/bitcoin/psbt/sighash';

/** An output of an earlier transaction, being spent. */
export interface Prevout {
  script: Uint8Array;
  /** Satoshis. */
  value: bigint;
}

export interface PartialSignature {
  /** Hex. */
  publicKey: string;
  /** DER with the sighash type behind it. */
  signature: Uint8Array;
}

export interface InputView {
  index: number;
  /** `txid:vout` */
  outpoint: string;
  witnessUtxo: Prevout | null;
  /** The output in `nonWitnessUtxo`; 'wrong' when that is not the transaction being spent. */
  previousOutput: Prevout | 'wrong' | null;
  witnessScript: Uint8Array | null;
  /** The witness script read; `null` when it is missing or another script than a bare multisig. */
  multisig: Multisig | null;
  /** Keys that may sign, hex. */
  keys: readonly string[];
  /** `null`: default. */
  sighashType: number | null;
  finalized: boolean;
  /** Grows when the input is signed. */
  signatures: PartialSignature[];
}

export interface OutputView {
  index: number;
  script: Uint8Array;
  /** Satoshis. */
  value: bigint;
}

/** A parsed PSBT, as the rules look at it. */
export interface PsbtView {
  psbt: Psbt;
  tx: Transaction;
  txid: string;
  inputs: InputView[];
  outputs: OutputView[];
  inputHash: InputHasher;
}

/** The output that an input spends; `null` while no honest one is known. */
export function prevoutOf(input: InputView): Prevout | null {
  if (input.witnessUtxo !== null) return input.witnessUtxo;
  return input.previousOutput === 'wrong' ? null : input.previousOutput;
}
