import { script as scripts, Transaction } from 'bitcoinjs-lib';
import type { SignedPsbt, SigningContext, SignOptions } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { type Examination, examinePsbt } from '@/bitcoin/psbt/inspect';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import type { InputView, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash, findSignatureFault } from '@/bitcoin/psbt/signatures';
import { summarizePsbt } from '@/bitcoin/psbt/summary';
import { AppError } from '@/domain/primitives/errors';

type AcceptedPsbt = Extract<Examination, { view: PsbtView }>;

/** Inspects and signs every input. Throws AppError `psbt-refused`, `psbt-not-accepted` or `signature-invalid`. */
export function signPsbt(key: Signer, text: string, context: SigningContext, options: SignOptions): SignedPsbt {
  return toSignedPsbt(inspectAndSign(key, text, context, options));
}

/** As `signPsbt`; the returned view holds all signatures, verified. */
export function inspectAndSign(key: Signer, text: string, context: SigningContext, options: SignOptions): AcceptedPsbt {
  const accepted = accept(examinePsbt(text, context), options);
  const publicKey = encodeHex(key.publicKey);
  const foreign = accepted.view.inputs.find((input) => !input.keys.includes(publicKey));
  if (foreign !== undefined)
    throw createRefusalError('input-not-guarantee', `Input ${foreign.index} is not locked with the user's key`);
  for (const input of accepted.view.inputs) signInput(accepted.view, input, key, publicKey);
  return accepted;
}

export function toSignedPsbt({ view, facts, inspection }: AcceptedPsbt): SignedPsbt {
  return { psbt: encodePsbt(view.psbt), summary: summarizePsbt(view, facts) ?? inspection.summary };
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
function signInput(view: PsbtView, input: InputView, key: Signer, publicKey: string): void {
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
