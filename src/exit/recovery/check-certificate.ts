import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { p2pkh } from '@scure/btc-signer';
import type { Kit } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { type Certificate, findCertificateSignatureFault, formatSignedMessage } from '@/domain/seals/certificate';
import { TERMS_ROLES } from '@/domain/seals/terms';
import { NETWORK_PARAMETERS } from '@/exit/recovery/addresses';
import type { CertificateCheckFault, CheckedCertificate } from '@/exit/recovery/api';
import { decodeBase64, decodeHex, encodeHex } from '@/exit/recovery/bytes';

/** Verifies every signature of a certificate (docs/seal.md#certificate). Names the first thing that is wrong. */
export function checkCertificate(certificate: Certificate): Result<CheckedCertificate, CertificateCheckFault> {
  const { terms, text, signatures } = certificate;
  const hash = encodeHex(sha256(utf8ToBytes(text)));
  const checks = signatures.map(({ key, address, signature }) => ({
    isAddressRight: computeAddress(key, terms.network) === address,
    isValid: verifySignedMessage(formatSignedMessage(hash), key, signature),
  }));
  const fault = findCertificateSignatureFault(certificate, checks);
  if (fault !== null) return { ok: false, error: fault };
  const missing = TERMS_ROLES.filter((role) => signatures.every((each) => each.role !== role));
  return { ok: true, value: { certificate, hash, missing } };
}

/** The same for the signed terms of a kit, which must be of its contract, network and keys. */
export function checkKitTerms({
  network,
  contract,
  keys,
  sealedTerms,
}: Kit): Result<CheckedCertificate, CertificateCheckFault>[] {
  return sealedTerms.map((read) => {
    if (!read.ok) return { ok: false, error: { kind: 'file', fault: read.error } };
    const { terms } = read.value;
    const isOfContract = terms.network === network && terms.contract === contract.id;
    if (!isOfContract) return { ok: false, error: { kind: 'other-contract' } };
    const hasKeys = terms.owner.key === keys.owner && terms.counterparty.key === keys.counterparty;
    return hasKeys ? checkCertificate(read.value) : { ok: false, error: { kind: 'other-keys' } };
  });
}

function computeAddress(publicKey: string, network: Network): string | null {
  try {
    return p2pkh(decodeHex(publicKey) ?? new Uint8Array(), NETWORK_PARAMETERS[network]).address ?? null;
  } catch {
    return null;
  }
}

/* Signed messages of Bitcoin (BIP137), for compressed keys and P2PKH. */

const PREFIX = utf8ToBytes('\x18Bitcoin Signed Message:\n');
/** Header of a P2PKH signature by a compressed key: 31 to 34. */
const FIRST_HEADER = 31;
const LAST_HEADER = 34;
const SIGNATURE_BYTES = 65;
/** Longer messages need a length of more than one byte. */
const MAX_MESSAGE = 0xfc;

/** @param text in UTF-8, at most `MAX_MESSAGE` bytes */
function hashMessage(text: Uint8Array): Uint8Array {
  return sha256(sha256(concatBytes(PREFIX, Uint8Array.of(text.length), text)));
}

/** True if the signature is over this message and by this key (hex). Recovers the key, as wallets do. Refuses a high S. */
export function verifySignedMessage(message: string, publicKey: string, signature: string): boolean {
  const bytes = decodeBase64(signature);
  const text = utf8ToBytes(message);
  const [header = 0] = bytes ?? [];
  if (bytes?.length !== SIGNATURE_BYTES || text.length > MAX_MESSAGE) return false;
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator: the library refuses any other recovery id.
  if (header < FIRST_HEADER || header > LAST_HEADER) return false;
  const hash = hashMessage(text);
  try {
    const parsed = secp256k1.Signature.fromBytes(
      concatBytes(Uint8Array.of(header - FIRST_HEADER), bytes.subarray(1)),
      'recovered',
    );
    return !parsed.hasHighS() && encodeHex(parsed.recoverPublicKey(hash).toBytes(true)) === publicKey;
  } catch {
    return false;
  }
}
