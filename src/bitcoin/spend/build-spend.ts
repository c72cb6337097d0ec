import { Psbt, script as scripts, Transaction } from 'bitcoinjs-lib';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import '@/bitcoin/taproot';
import type { AgreedPsbt, AgreedSpend, CoinSignatures } from '@/bitcoin/api';
import { decodeBase64, decodeHex, encodeBase64, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, type InputView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash, findSignatureFault } from '@/bitcoin/psbt/signatures';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** Replaceable (BIP125). */
const SEQUENCE = 0xfffffffd;
const COMPACT_BYTES = 64;

/**
 * The transaction follows from the text alone (docs/terms.md#the-return-text), so that only signatures have to be sent.
 * Adds the signatures of one holder after verifying them.
 */
export function buildSpend(spend: AgreedSpend, signed?: CoinSignatures): AgreedPsbt {
  const psbt = createPsbt(spend);
  if (signed !== undefined) addSignatures(psbt, signed);
  return { psbt: encodePsbt(psbt), txid: createPsbtView(psbt).txid };
}

/**
 * Builds a transaction and signs every input, with RFC 6979 and SIGHASH_ALL. Each signature is verified before it counts.
 * @throws AppError `signature-invalid`
 */
export function signSpend(key: Signer, spend: AgreedSpend): AgreedPsbt & { signatures: string[] } {
  const psbt = createPsbt(spend);
  const view = createPsbtView(psbt);
  const publicKey = encodeHex(key.publicKey);
  const signatures = view.inputs.map((input) => {
    const hash = computeSigningHash(view, input);
    const compact = key.sign(hash);
    addSignature(psbt, input, { publicKey, compact, hash });
    return encodeBase64Url(compact);
  });
  return { psbt: encodePsbt(psbt), txid: view.txid, signatures };
}

function createPsbt({ coins, outputs, locktime, keys }: AgreedSpend): Psbt {
  const psbt = new Psbt({ network: NETWORK_PARAMETERS[keys.network] }).setVersion(2).setLocktime(locktime);
  for (const { order, txid, value, vout } of coins) {
    const deposit = deriveDepositAddress(keys, order);
    psbt.addInput({
      hash: txid,
      index: vout,
      sequence: SEQUENCE,
      witnessUtxo: { script: toScript(deposit.address, keys.network), value: BigInt(value) },
      witnessScript: decodeHex(deposit.witnessScript) ?? NO_BYTES,
    });
  }
  for (const { address, value } of outputs)
    psbt.addOutput({ script: toScript(address, keys.network), value: BigInt(value) });
  return psbt;
}

function toScript(address: string, network: Network): Uint8Array {
  const script = toOutputScript(address, network);
  if (script === null) throw new AppError('unexpected', `${address} is not an address of ${network}`);
  return script;
}

function addSignatures(psbt: Psbt, { publicKey, signatures }: CoinSignatures): void {
  const view = createPsbtView(psbt);
  if (signatures.length !== view.inputs.length) throw createInvalid('There is not one signature for each coin');
  for (const input of view.inputs) {
    const compact = decodeCompact(signatures[input.index] ?? '');
    if (compact === null) throw createInvalid(`The signature of coin ${input.index} is malformed`);
    addSignature(psbt, input, { publicKey: publicKey.toLowerCase(), compact, hash: computeSigningHash(view, input) });
  }
}

/** @param made signature of the hash, and the key that has made it, hex in lower case */
function addSignature(
  psbt: Psbt,
  input: InputView,
  made: { publicKey: string; compact: Uint8Array; hash: Uint8Array },
) {
  const { publicKey, compact, hash } = made;
  const signature = scripts.signature.encode(compact, Transaction.SIGHASH_ALL);
  if (findSignatureFault(input, { publicKey, signature }, hash) !== null)
    throw createInvalid(`The signature of coin ${input.index} is not valid`);
  psbt.data.updateInput(input.index, { partialSig: [{ pubkey: decodeHex(publicKey) ?? NO_BYTES, signature }] });
}

function createInvalid(why: string): AppError {
  return new AppError('signature-invalid', why);
}

function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** 64 bytes in their one form, or `null`. */
function decodeCompact(text: string): Uint8Array | null {
  const bytes = decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return bytes !== null && bytes.length === COMPACT_BYTES && encodeBase64Url(bytes) === text ? bytes : null;
}
