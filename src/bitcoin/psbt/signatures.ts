import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { decodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { getPrevout, type InputView, type PartialSignature, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { verifySignature } from '@/bitcoin/verifier';

export type SignatureFault = 'malformed' | 'foreign-key' | 'sighash' | 'invalid';

/**
 * Checks a partial signature against the input's signing hash: key of the witness script, SIGHASH_ALL, strict DER
 * (BIP66), low S (BIP146). `null` if it is valid.
 */
export function findSignatureFault(
  input: Pick<InputView, 'keys'>,
  partial: PartialSignature,
  hash: Uint8Array,
): SignatureFault | null {
  if (!input.keys.includes(partial.publicKey)) return 'foreign-key';
  const decoded = decode(partial.signature);
  if (decoded === null) return 'malformed';
  if (decoded.hashType !== Transaction.SIGHASH_ALL) return 'sighash';
  return isSignatureValid(hash, partial.publicKey, decoded.signature) ? null : 'invalid';
}

/** The key whose valid signature it is; `null` if it is none's: a witness does not say which key made a signature. */
export function findSigner(input: Pick<InputView, 'keys'>, signature: Uint8Array, hash: Uint8Array): string | null {
  return input.keys.find((publicKey) => findSignatureFault(input, { publicKey, signature }, hash) === null) ?? null;
}

/** SIGHASH_ALL hash of an input (BIP143). Throws Error without its output and witness script. */
export function computeSigningHash(view: PsbtView, input: InputView): Uint8Array {
  const prevout = getPrevout(input);
  if (prevout === null || input.witnessScript === null)
    throw new Error(`Input ${input.index} lacks its output or witness script`);
  return view.hashInput(input.index, input.witnessScript, prevout.value);
}

function decode(signature: Uint8Array): { signature: Uint8Array; hashType: number } | null {
  try {
    return scripts.signature.decode(signature);
  } catch {
    return null;
  }
}

function isSignatureValid(hash: Uint8Array, publicKey: string, signature: Uint8Array): boolean {
  return verifySignature(hash, decodeHex(publicKey) ?? NO_BYTES, signature);
}

export interface SignatureReport {
  /** The first invalid signature. */
  fault: { input: number; publicKey: string; fault: SignatureFault } | null;
  /** Keys, hex, with a valid signature on every input. */
  signedBy: string[];
}

/** Verifies partial signatures up to the first invalid one. */
export function verifySignatures(view: PsbtView): SignatureReport {
  for (const input of view.inputs) {
    if (input.signatures.length === 0) continue;
    const hash = computeSigningHash(view, input);
    for (const partial of input.signatures) {
      const fault = findSignatureFault(input, partial, hash);
      if (fault === null) continue;
      return { fault: { input: input.index, publicKey: partial.publicKey, fault }, signedBy: [] };
    }
  }
  return { fault: null, signedBy: findCommonSigners(view.inputs) };
}

/** Keys, hex, with a signature on every input, in the order of the first input. */
export function findCommonSigners(inputs: readonly InputView[]): string[] {
  const [first, ...others] = inputs.map((input) => new Set(input.signatures.map(({ publicKey }) => publicKey)));
  return [...(first ?? [])].filter((key) => others.every((signers) => signers.has(key)));
}
