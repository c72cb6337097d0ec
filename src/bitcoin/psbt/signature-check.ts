import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { bytesFromHex } from '@/bitcoin/bytes';
import { type InputView, type PartialSignature, type PsbtView, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import { verifySignature } from '@/bitcoin/verifier';

export type SignatureFault = 'malformed' | 'foreign-key' | 'sighash' | 'invalid';

/**
 * What is wrong with a partial signature of an input whose `signingHash` is given; `null` when it is by a key of the
 * witness script, commits to the whole transaction (SIGHASH_ALL) and verifies. Strict: DER (BIP66) and low S (BIP146),
 * as nodes relay it.
 */
export function signatureFault(input: InputView, partial: PartialSignature, hash: Uint8Array): SignatureFault | null {
  if (!input.keys.includes(partial.publicKey)) return 'foreign-key';
  const decoded = decode(partial.signature);
  if (decoded === null) return 'malformed';
  if (decoded.hashType !== Transaction.SIGHASH_ALL) return 'sighash';
  return verifies(hash, partial.publicKey, decoded.signature) ? null : 'invalid';
}

/** SIGHASH_ALL hash of an input whose output and witness script are known (BIP143). */
export function signingHash(view: PsbtView, input: InputView): Uint8Array {
  const prevout = prevoutOf(input);
  if (prevout === null || input.witnessScript === null) throw new Error(`Input ${input.index} can't be hashed`);
  return view.inputHash(input.index, input.witnessScript, prevout.value);
}

function decode(signature: Uint8Array): { signature: Uint8Array; hashType: number } | null {
  try {
    return scripts.signature.decode(signature);
  } catch {
    return null;
  }
}

function verifies(hash: Uint8Array, publicKey: string, signature: Uint8Array): boolean {
  const key = bytesFromHex(publicKey);
  return key !== null && verifySignature(hash, key, signature);
}
