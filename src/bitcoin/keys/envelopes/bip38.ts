import { ecb } from '@noble/ciphers/aes.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { areBytesEqual, decodeHex, encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import { base58Check, decodeBase58Check } from '@/bitcoin/keys/envelopes/key-text';
import type { PrivateKey, ReadEnvelope } from '@/bitcoin/keys/envelopes/reader';
import { AppError } from '@/domain/primitives/errors';
import { normalizeBounded } from '@/domain/primitives/normal-form';

/* BIP38: a private key under a passphrase, plain or EC-multiplied, for a compressed or an uncompressed public key. */

const LENGTH = 39;
const PREFIX = 0x01;
const PLAIN = 0x42;
const MULTIPLIED = 0x43;
const IS_PLAIN = 0xc0;
const IS_COMPRESSED = 0x20;
const HAS_LOT = 0x04;

/** The costs are fixed, so an envelope cannot exhaust the device: 16 MiB. */
const PASSWORD_COST = { N: 16_384, r: 8, p: 8 };
const POINT_COST = { N: 1024, r: 1, p: 1 };

/** Of P2PKH addresses on mainnet, and on testnet and regtest. */
const ADDRESS_VERSIONS = [0x00, 0x6f];

export const readBip38: ReadEnvelope = async (text, password, publicKey) => {
  const bytes = decodeBase58Check(text.trim());
  const [prefix, kind, flags = 0] = bytes ?? [];
  const isPlain = kind === PLAIN && (flags & IS_PLAIN) === IS_PLAIN;
  const isMultiplied = kind === MULTIPLIED && (flags & IS_PLAIN) === 0;
  if (bytes === null || bytes.length !== LENGTH || prefix !== PREFIX || !(isPlain || isMultiplied))
    throw new AppError('bad-envelope', 'The BIP38 key is not complete, or not valid');
  const typed = encodeUtf8(normalizeBounded(password, 'NFC') ?? password);
  try {
    const privateKey = isPlain ? decryptPlain(bytes, typed) : decryptMultiplied(bytes, typed);
    if (privateKey !== null && fits(privateKey, bytes, publicKey)) return privateKey;
    privateKey?.fill(0);
    throw new AppError('wrong-password', 'The password does not open this key');
  } finally {
    typed.fill(0);
  }
};

function decryptPlain(bytes: Uint8Array, password: Uint8Array): PrivateKey {
  const derived = scrypt(password, getAddressHash(bytes), { ...PASSWORD_COST, dkLen: 64 });
  const privateKey = xor(decryptBlocks(derived, bytes.slice(7)), derived);
  derived.fill(0);
  return privateKey;
}

/** The key is the product of a factor from the password and one that somebody else has chosen. */
function decryptMultiplied(bytes: Uint8Array, password: Uint8Array): PrivateKey | null {
  const entropy = bytes.slice(7, 15);
  const passFactor = derivePassFactor(password, entropy, ((bytes[2] ?? 0) & HAS_LOT) !== 0);
  if (!curve.isPrivate(passFactor)) return null;
  const passPoint = curve.pointFromScalar(passFactor) ?? new Uint8Array();
  const derived = scrypt(passPoint, concatBytes(getAddressHash(bytes), entropy), { ...POINT_COST, dkLen: 64 });
  const second = xor(decryptBlocks(derived, bytes.slice(23)), derived.subarray(16));
  const first = xor(decryptBlocks(derived, concatBytes(bytes.slice(15, 23), second.subarray(0, 8))), derived);
  const seed = concatBytes(first, second.subarray(8));
  const factor = sha256(sha256(seed));
  const product = multiply(passFactor, factor);
  for (const secret of [passFactor, derived, first, second, seed, factor]) secret.fill(0);
  return product;
}

/** The order of the group (SEC 2, 2.4.1). */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The product of two private keys modulo the order. */
function multiply(a: Uint8Array, b: Uint8Array): PrivateKey | null {
  if (!curve.isPrivate(b)) return null;
  const product = (BigInt(`0x${encodeHex(a)}`) * BigInt(`0x${encodeHex(b)}`)) % ORDER;
  return decodeHex(product.toString(16).padStart(64, '0'));
}

function derivePassFactor(password: Uint8Array, entropy: Uint8Array, hasLot: boolean): Uint8Array {
  const salt = hasLot ? entropy.subarray(0, 4) : entropy;
  const factor = scrypt(password, salt, { ...PASSWORD_COST, dkLen: 32 });
  return hasLot ? sha256(sha256(concatBytes(factor, entropy))) : factor;
}

/** A wrong password gives some other key: neither the account's nor that of the address which the text was made for. */
function fits(privateKey: PrivateKey, bytes: Uint8Array, publicKey: string): boolean {
  if (!curve.isPrivate(privateKey)) return false;
  const compressed = curve.pointFromScalar(privateKey) ?? new Uint8Array();
  if (encodeHex(compressed) === publicKey) return true;
  const isCompressed = ((bytes[2] ?? 0) & IS_COMPRESSED) !== 0;
  const point = isCompressed ? compressed : (curve.pointFromScalar(privateKey, false) ?? compressed);
  const hash = ripemd160(sha256(point));
  return ADDRESS_VERSIONS.some((version) => {
    const address = base58Check.encode(Uint8Array.of(version, ...hash));
    return areBytesEqual(sha256(sha256(encodeUtf8(address))).subarray(0, 4), getAddressHash(bytes));
  });
}

function getAddressHash(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(3, 7);
}

/** AES-256 of single blocks: browsers have only modes with padding. */
function decryptBlocks(derived: Uint8Array, blocks: Uint8Array): Uint8Array {
  return ecb(derived.subarray(32), { disablePadding: true }).decrypt(blocks);
}

function xor(bytes: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes, (byte, at) => byte ^ (other[at] ?? 0));
}
