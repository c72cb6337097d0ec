import { ecb } from '@noble/ciphers/aes.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { equalBytes } from '@scure/btc-signer/utils.js';
import { normalizeBounded } from '@/domain/primitives/normal-form';
import { encodeHex } from '@/exit/recovery/bytes';
import type { EnvelopeFormat } from '@/exit/recovery/envelope-format';
import { decodeBase58 } from '@/exit/recovery/extended-key';

/* BIP38: a private key under a passphrase, plain or EC-multiplied. */

const LENGTH = 39;
const PLAIN_FLAGS = 0xc0;
const COMPRESSED_FLAG = 0x20;
const LOT_FLAG = 0x04;
/** Of P2PKH addresses on mainnet, and on testnet and regtest. */
const ADDRESS_VERSIONS = [0x00, 0x6f];
const SLOW = { N: 2 ** 14, r: 8, p: 8 };
const FAST = { N: 2 ** 10, r: 1, p: 1 };

const base58check = createBase58check(sha256);

interface Sealed {
  isMultiplied: boolean;
  isCompressed: boolean;
  hasLot: boolean;
  addressHash: Uint8Array;
  /** The 32 bytes behind it. */
  body: Uint8Array;
}

export const bip38Format: EnvelopeFormat = {
  begins: /^\s*6P/,
  findFault: (text) => (parse(text) === null ? 'envelope-invalid' : null),
  async open(text, password, publicKey) {
    const sealed = parse(text);
    if (sealed === null) return { ok: false, error: 'envelope-invalid' };
    const typed = new TextEncoder().encode(normalizeBounded(password, 'NFC') ?? password);
    const privateKey = sealed.isMultiplied ? await multiply(sealed, typed) : await decrypt(sealed, typed);
    typed.fill(0);
    if (privateKey !== null && fits(privateKey, sealed, publicKey)) return { ok: true, value: privateKey };
    privateKey?.fill(0);
    return { ok: false, error: 'wrong-password' };
  },
};

function parse(text: string): Sealed | null {
  const bytes = decodeBase58(text.trim());
  if (bytes === null || bytes.length !== LENGTH || bytes[0] !== 1) return null;
  const [, kind, flags = 0] = bytes;
  const isMultiplied = kind === 0x43;
  if (!(isMultiplied || kind === 0x42) || (flags & PLAIN_FLAGS) !== (isMultiplied ? 0 : PLAIN_FLAGS)) return null;
  return {
    isMultiplied,
    isCompressed: (flags & COMPRESSED_FLAG) !== 0,
    hasLot: (flags & LOT_FLAG) !== 0,
    addressHash: bytes.slice(3, 7),
    body: bytes.slice(7),
  };
}

async function decrypt({ addressHash, body }: Sealed, password: Uint8Array): Promise<Uint8Array> {
  const derived = await scryptAsync(password, addressHash, { ...SLOW, dkLen: 64 });
  const privateKey = xor(decryptBlocks(derived, body), derived);
  derived.fill(0);
  return privateKey;
}

/** The product of a factor from the password and one that somebody else has chosen. */
async function multiply({ addressHash, body, hasLot }: Sealed, password: Uint8Array): Promise<Uint8Array | null> {
  const entropy = body.subarray(0, 8);
  const factor = await scryptAsync(password, hasLot ? entropy.subarray(0, 4) : entropy, { ...SLOW, dkLen: 32 });
  const own = hasLot ? hashTwice(concatBytes(factor, entropy)) : factor;
  if (!secp256k1.utils.isValidSecretKey(own)) return null;
  const derived = await scryptAsync(secp256k1.getPublicKey(own), concatBytes(addressHash, entropy), {
    ...FAST,
    dkLen: 64,
  });
  const second = xor(decryptBlocks(derived, body.subarray(16)), derived.subarray(16));
  const first = xor(decryptBlocks(derived, concatBytes(body.subarray(8, 16), second.subarray(0, 8))), derived);
  const other = hashTwice(concatBytes(first, second.subarray(8)));
  const { Fn } = secp256k1.Point;
  const product = secp256k1.utils.isValidSecretKey(other)
    ? Fn.toBytes(Fn.mul(Fn.fromBytes(own), Fn.fromBytes(other)))
    : null;
  for (const secret of [factor, own, derived, first, second, other]) secret.fill(0);
  return product;
}

function decryptBlocks(derived: Uint8Array, blocks: Uint8Array): Uint8Array {
  return ecb(derived.subarray(32), { disablePadding: true }).decrypt(blocks);
}

/** A wrong password gives a key that is neither the kit's nor of the address for which the text was made. */
function fits(privateKey: Uint8Array, { isCompressed, addressHash }: Sealed, publicKey: string): boolean {
  if (!secp256k1.utils.isValidSecretKey(privateKey)) return false;
  if (encodeHex(secp256k1.getPublicKey(privateKey)) === publicKey) return true;
  const hash = ripemd160(sha256(secp256k1.getPublicKey(privateKey, isCompressed)));
  return ADDRESS_VERSIONS.some((version) => {
    const address = base58check.encode(Uint8Array.of(version, ...hash));
    return equalBytes(hashTwice(new TextEncoder().encode(address)).subarray(0, 4), addressHash);
  });
}

function hashTwice(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

function xor(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (other[at] ?? 0));
}
