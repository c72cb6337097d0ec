import { script as scripts, Transaction } from 'bitcoinjs-lib';
import type { FinalTransaction, SignedPsbt, SigningContext, SignOptions } from '@/bitcoin/api';
import { encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { type Examination, examinePsbt } from '@/bitcoin/psbt/inspect';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import type { InputView, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash, findCommonSigners, findSignatureFault } from '@/bitcoin/psbt/signatures';
import { computeVirtualSize } from '@/bitcoin/psbt/summary';
import { AppError } from '@/domain/primitives/errors';

type AcceptedPsbt = Extract<Examination, { view: PsbtView }>;

/** Inspects and signs every input. Throws AppError `psbt-refused`, `psbt-not-accepted` or `signature-invalid`. */
export function signPsbt(key: Signer, text: string, context: SigningContext, options: SignOptions): SignedPsbt {
  const accepted = inspectAndSign(key, text, context, options);
  return toSignedPsbt(accepted, computeVirtualSize(accepted.view));
}

/** As `signPsbt`; the returned view holds all signatures, verified. */
function inspectAndSign(key: Signer, text: string, context: SigningContext, options: SignOptions): AcceptedPsbt {
  const accepted = accept(examinePsbt(text, context), options);
  const publicKey = encodeHex(key.publicKey);
  const foreign = accepted.view.inputs.find((input) => !input.keys.includes(publicKey));
  if (foreign !== undefined)
    throw createRefusalError('input-not-guarantee', `Input ${foreign.index} is not locked with the user's key`);
  for (const input of accepted.view.inputs) signInput(accepted.view, input, key, publicKey);
  return accepted;
}

function toSignedPsbt({ view, inspection: { summary } }: AcceptedPsbt, vsize: number): SignedPsbt {
  const signedBy = findCommonSigners(view.inputs);
  return { psbt: encodePsbt(view.psbt), summary: { ...summary, signedBy, vsize, feeRate: summary.fee / vsize } };
}

function accept(examination: Examination, { feeAccepted }: SignOptions): AcceptedPsbt {
  if (!('view' in examination)) throw createRefusalError(examination.inspection.rule, examination.inspection.reason);
  const { inspection } = examination;
  if (inspection.verdict === 'ask' && !feeAccepted) {
    throw new AppError('psbt-not-accepted', 'The fee is high and was not accepted', { rule: inspection.rule });
  }
  return examination;
}

/** Signs with RFC 6979 and SIGHASH_ALL, unless the key has already signed the input. */
export function signInput(view: PsbtView, input: InputView, key: Signer, publicKey: string): void {
  if (input.signatures.some((partial) => partial.publicKey === publicKey)) return;
  const hash = computeSigningHash(view, input);
  const compact = key.sign(hash);
  const signature = scripts.signature.encode(compact, Transaction.SIGHASH_ALL);
  const partial = { publicKey, signature };
  if (findSignatureFault(input, partial, hash) !== null) {
    throw new AppError('signature-invalid', `The new signature on input ${input.index} does not verify`);
  }
  view.psbt.data.updateInput(input.index, { partialSig: [{ pubkey: key.publicKey, signature }] });
  input.signatures.push(partial);
}

function createRefusalError(rule: string, reason: string): AppError {
  return new AppError('psbt-refused', reason, { rule });
}

/**
 * Inspects (verifying the other signatures), signs, finalises and extracts. `psbt` of the result is not finalised, so
 * that it can be inspected again.
 * @throws AppError `psbt-refused`, `psbt-not-accepted`, `signature-invalid` or `not-enough-signatures`
 */
export function cosignPsbt(key: Signer, text: string, context: SigningContext, options: SignOptions): FinalTransaction {
  const accepted = inspectAndSign(key, text, context, options);
  const tx = finalizeTransaction(accepted.view);
  return { ...toSignedPsbt(accepted, tx.virtualSize()), txHex: tx.toHex(), txid: accepted.view.txid };
}

export function finalizeTransaction(view: PsbtView): Transaction {
  const tx = view.tx.clone();
  for (const input of view.inputs) tx.setWitness(input.index, buildWitness(input));
  // Stryker disable next-line ConditionalExpression: signing P2WSH inputs does not change the txid (BIP141).
  if (tx.getId() !== view.txid)
    throw new AppError('unexpected', 'The signed transaction differs from the inspected one');
  return tx;
}

/** An empty item for CHECKMULTISIG (BIP147), the required signatures in key order, the script. */
function buildWitness({ index, multisig, signatures }: InputView): Uint8Array[] {
  if (multisig === null) {
    throw new AppError('not-enough-signatures', `The script of input ${index} cannot be finalised`);
  }
  const byKey = new Map(signatures.map(({ publicKey, signature }) => [publicKey, signature]));
  const ordered = multisig.keys.map((key) => byKey.get(key)).filter((signature) => signature !== undefined);
  if (ordered.length < multisig.m) {
    const count = `${ordered.length} of ${multisig.m} signatures`;
    throw new AppError('not-enough-signatures', `Input ${index} has ${count}`);
  }
  return [NO_BYTES, ...ordered.slice(0, multisig.m), multisig.script];
}
