import { concatBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { RawOutput, RawWitness, VarBytes } from '@scure/btc-signer/script.js';
import { sha256x2, signECDSA } from '@scure/btc-signer/utils.js';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedDeposit, KeyHolder, PsbtFault } from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { HOLDERS, REQUIRED_SIGNATURES, sortHolders } from '@/exit/recovery/deposit';
import { ROW, type Rows } from '@/exit/recovery/psbt';
import type { UnsignedTransaction } from '@/exit/recovery/raw-transaction';

type SignatureVerdict = 'valid' | 'sighash' | 'invalid';

const NUMBER_BYTES = 32;
const INTEGER = 0x02;
const SEQUENCE = 0x30;

/** Verifications that succeeded: a transaction is inspected again after each step. */
const verified = new Set<string>();
const MAX_VERIFIED = 20_000;

/**
 * Verifies a signature with its sighash type: strict DER (BIP66), SIGHASH_ALL, low S (BIP146).
 * @param publicKey hex
 */
export function verifySignature(hash: Uint8Array, publicKey: string, signature: Uint8Array): SignatureVerdict {
  const compact = decodeDer(signature.subarray(0, -1));
  if (compact === null) return 'invalid';
  if (signature.at(-1) !== SIGHASH_ALL) return 'sighash';
  const id = `${publicKey}${encodeHex(hash)}${encodeHex(compact)}`;
  if (verified.has(id)) return 'valid';
  if (!isValid(hash, publicKey, compact)) return 'invalid';
  // Stryker disable next-line ConditionalExpression,EqualityOperator: bounds memory; what is forgotten is verified again.
  if (verified.size >= MAX_VERIFIED) verified.clear();
  verified.add(id);
  return 'valid';
}

/** Signs a hash: RFC 6979, low S, DER with the sighash type. */
export function createSignature(hash: Uint8Array, privateKey: Uint8Array): Uint8Array {
  return Uint8Array.of(...signECDSA(hash, privateKey), SIGHASH_ALL);
}

function isValid(hash: Uint8Array, publicKey: string, compact: Uint8Array): boolean {
  try {
    return new HDKey({ publicKey: decodeHex(publicKey) ?? new Uint8Array() }).verify(hash, compact);
  } catch {
    return false;
  }
}

/** r and s, 64 bytes; `null` if the bytes are not strict DER (BIP66). */
function decodeDer(der: Uint8Array): Uint8Array | null {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return null;
  const r = readInteger(der, 2);
  const s = r === null ? null : readInteger(der, r.end);
  if (r === null || s === null || s.end !== der.length) return null;
  const compact = new Uint8Array(2 * NUMBER_BYTES);
  compact.set(r.bytes, NUMBER_BYTES - r.bytes.length);
  compact.set(s.bytes, 2 * NUMBER_BYTES - s.bytes.length);
  return compact;
}

/** A positive integer without needless zeros. */
function readInteger(der: Uint8Array, start: number): { bytes: Uint8Array; end: number } | null {
  const [type, length = 0, first = 0, second = 0] = der.subarray(start);
  const end = start + 2 + length;
  if (type !== INTEGER || length === 0 || end > der.length || first >= 0x80) return null;
  if (first !== 0) return length <= NUMBER_BYTES ? { bytes: der.subarray(start + 2, end), end } : null;
  if (length === 1 || second < 0x80 || length > NUMBER_BYTES + 1) return null;
  return { bytes: der.subarray(start + 3, end), end };
}

/** A signature of 64 bytes in DER (BIP66), with the sighash type. */
export function encodeSignature(compact: Uint8Array): Uint8Array {
  const numbers = [compact.subarray(0, NUMBER_BYTES), compact.subarray(NUMBER_BYTES)].flatMap(encodeInteger);
  return Uint8Array.of(SEQUENCE, numbers.length, ...numbers, SIGHASH_ALL);
}

function encodeInteger(bytes: Uint8Array): number[] {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = [...bytes.subarray(start === -1 ? NUMBER_BYTES - 1 : start)];
  const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
  return [INTEGER, positive.length, ...positive];
}

/** Valid signatures with their sighash type. */
export type Signatures = ReadonlyMap<KeyHolder, Uint8Array>;

type Reading = Result<Signatures, PsbtFault>;

interface InputToRead {
  input: number;
  rows: Rows;
  deposit: CheckedDeposit;
  hash: Uint8Array;
}

/** The signatures of an input, partial or finalised; all of them must be valid. */
export function readSignatures(read: InputToRead): Reading {
  const partial = readPartialSignatures(read);
  if (!partial.ok) return partial;
  const final = readFinalSignatures(read);
  return final.ok ? { ok: true, value: new Map([...final.value, ...partial.value]) } : final;
}

function readPartialSignatures({ input, rows, deposit, hash }: InputToRead): Reading {
  const signatures = new Map<KeyHolder, Uint8Array>();
  for (const [key, signature] of rows) {
    if (!key.startsWith(ROW.partialSignature)) continue;
    const holder = HOLDERS.find((one) => deposit.keys[one] === key.slice(ROW.partialSignature.length));
    const verdict = holder === undefined ? 'invalid' : verifySignature(hash, deposit.keys[holder], signature);
    if (holder === undefined || verdict !== 'valid') return fail(input, verdict);
    signatures.set(holder, signature);
  }
  return { ok: true, value: signatures };
}

/** A witness of an empty item (BIP147), two signatures in key order, and the script. */
function readFinalSignatures({ input, rows, deposit, hash }: InputToRead): Reading {
  const signatures = new Map<KeyHolder, Uint8Array>();
  if (rows.get(ROW.finalScriptSig)?.length) return fail(input, 'invalid');
  const row = rows.get(ROW.finalScriptWitness);
  if (row === undefined) return { ok: true, value: signatures };
  const witness = tryDecode(row);
  const [dummy, script] = [witness.at(0), witness.at(-1)];
  const hasForm = witness.length === REQUIRED_SIGNATURES + 2 && dummy?.length === 0;
  if (!hasForm || script === undefined || encodeHex(script) !== deposit.witnessScript) return fail(input, 'invalid');
  const holders = sortHolders(deposit);
  for (const signature of witness.slice(1, -1)) {
    const { holder, verdict } = findSigner(holders, deposit, hash, signature);
    if (holder === null) return fail(input, verdict);
    // The next signature is of a later key.
    holders.splice(0, holders.indexOf(holder) + 1);
    signatures.set(holder, signature);
  }
  return { ok: true, value: signatures };
}

function findSigner(
  holders: readonly KeyHolder[],
  { keys }: CheckedDeposit,
  hash: Uint8Array,
  signature: Uint8Array,
): { holder: KeyHolder | null; verdict: SignatureVerdict } {
  let verdict: SignatureVerdict = 'invalid';
  for (const holder of holders) {
    verdict = verifySignature(hash, keys[holder], signature);
    if (verdict === 'valid') return { holder, verdict };
  }
  return { holder: null, verdict };
}

function tryDecode(row: Uint8Array): Uint8Array[] {
  try {
    return RawWitness.decode(row);
  } catch {
    return [];
  }
}

function fail(input: number, verdict: SignatureVerdict): { ok: false; error: PsbtFault } {
  return { ok: false, error: { kind: verdict === 'sighash' ? 'sighash' : 'signature-invalid', input } };
}

/** Computes the hash that an input's signature commits to. `amount`: satoshis of the output being spent. */
type InputHasher = (index: number, witnessScript: Uint8Array, amount: bigint) => Uint8Array;

export const SIGHASH_ALL = 1;

/** SIGHASH_ALL hashes of P2WSH inputs (BIP143). The hashes over all inputs and all outputs are computed once. */
export function createInputHasher({ version, inputs, outputs, lockTime }: UnsignedTransaction): InputHasher {
  // Txids are in display order.
  const outpoints = inputs.map(({ txid, index }) => concatBytes(txid.toReversed(), encodeUint32(index)));
  const sequences = inputs.map(({ sequence }) => encodeUint32(sequence));
  const head = concatBytes(encodeUint32(version), sha256x2(...outpoints), sha256x2(...sequences));
  const paid = sha256x2(...outputs.map((output) => RawOutput.encode(output)));
  const tail = concatBytes(paid, encodeUint32(lockTime), encodeUint32(SIGHASH_ALL));

  return function hashInput(index, witnessScript, amount) {
    const [outpoint, sequence] = [outpoints[index], sequences[index]];
    if (outpoint === undefined || sequence === undefined) throw new RangeError(`There is no input ${index}`);
    return sha256x2(head, outpoint, VarBytes.encode(witnessScript), encodeUint64(amount), sequence, tail);
  };
}

function encodeUint32(value: number): Uint8Array {
  return Uint8Array.of(value, value >> 8, value >> 16, value >> 24);
}

function encodeUint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}
