import { decodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { libauth } from '@/bitcoin/libauth';

/*
 * The curve over libauth, in the shape that bitcoinjs-lib and bip32 expect, for keys and addresses: the build that signs is
 * not loaded for them (docs/decisions/0033-signing-build-on-demand.md). Results and refusals are those of tiny-secp256k1;
 * libauth itself would pad short values.
 */

const SCALAR_BYTES = 32;
const X_BYTES = 32;
const COMPRESSED_BYTES = 33;
const UNCOMPRESSED_BYTES = 65;

/** The order of the group (SEC 2, 2.4.1). */
const ORDER = decodeHex('fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141') ?? NO_BYTES;

function isBelowOrder(scalar: Uint8Array): boolean {
  const at = scalar.findIndex((byte, index) => byte !== ORDER[index]);
  return at >= 0 && (scalar[at] ?? 0) < (ORDER[at] ?? 0);
}

function isPrivate(key: Uint8Array): boolean {
  return key.length === SCALAR_BYTES && key.some((byte) => byte !== 0) && isBelowOrder(key);
}

function isPoint(point: Uint8Array): boolean {
  const hasLength = point.length === COMPRESSED_BYTES || point.length === UNCOMPRESSED_BYTES;
  return hasLength && libauth.validatePublicKey(point);
}

function isPointCompressed(point: Uint8Array): boolean {
  return point.length === COMPRESSED_BYTES && libauth.validatePublicKey(point);
}

/** True for the x coordinate of a point (BIP340). */
function isXOnlyPoint(x: Uint8Array): boolean {
  return x.length === X_BYTES && libauth.validatePublicKey(liftX(x));
}

/** The point with an even y. */
function liftX(x: Uint8Array): Uint8Array {
  return Uint8Array.of(2, ...x);
}

/** `null` if the result is not a point or a key: libauth then returns an error text. */
function toBytes(result: Uint8Array | string): Uint8Array | null {
  return typeof result === 'string' ? null : result;
}

function requirePrivate(key: Uint8Array): void {
  if (!isPrivate(key)) throw new TypeError('Expected Private');
}

function requireTweak(tweak: Uint8Array): void {
  if (tweak.length !== SCALAR_BYTES || !isBelowOrder(tweak)) throw new TypeError('Expected Tweak');
}

/** The public key of a private key. libauth overwrites its copy of the private key. */
function pointFromScalar(key: Uint8Array, compressed = true): Uint8Array | null {
  requirePrivate(key);
  return toBytes(compressed ? libauth.derivePublicKeyCompressed(key) : libauth.derivePublicKeyUncompressed(key));
}

/** point + tweak × G; `null` at infinity. */
function pointAddScalar(
  point: Uint8Array,
  tweak: Uint8Array,
  compressed = point.length === COMPRESSED_BYTES,
): Uint8Array | null {
  if (!isPoint(point)) throw new TypeError('Expected Point');
  requireTweak(tweak);
  const add = compressed ? libauth.addTweakPublicKeyCompressed : libauth.addTweakPublicKeyUncompressed;
  return toBytes(add(point, tweak));
}

/** The tweaked x coordinate and the parity of its y (BIP341); `null` at infinity. */
function xOnlyPointAddTweak(x: Uint8Array, tweak: Uint8Array): { parity: 0 | 1; xOnlyPubkey: Uint8Array } | null {
  if (!isXOnlyPoint(x)) throw new TypeError('Expected Point');
  const sum = pointAddScalar(liftX(x), tweak, true);
  return sum && { parity: sum[0] === 2 ? 0 : 1, xOnlyPubkey: sum.slice(1) };
}

/** key + tweak modulo the order; `null` for zero. */
function privateAdd(key: Uint8Array, tweak: Uint8Array): Uint8Array | null {
  requirePrivate(key);
  requireTweak(tweak);
  return toBytes(libauth.addTweakPrivateKey(key, tweak));
}

export const curve = {
  isPoint,
  isPointCompressed,
  isPrivate,
  isXOnlyPoint,
  pointAddScalar,
  pointFromScalar,
  privateAdd,
  xOnlyPointAddTweak,
};

/** A 33-byte compressed public key from hex; `null` if it is not on the curve. */
export function parsePublicKey(text: string): Uint8Array | null {
  const bytes = decodeHex(text);
  return bytes !== null && isPointCompressed(bytes) ? bytes : null;
}
