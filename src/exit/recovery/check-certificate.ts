import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { p2pkh } from '@scure/btc-signer';
import type { Kit } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { type Certificate, findCertificateSignatureFault, formatSignedMessage } from '@/domain/seals/certificate';
import { TERMS_ROLES } from '@/domain/seals/terms';
import type { CertificateCheckFault, CheckedCertificate } from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { NETWORK_PARAMETERS } from '@/exit/recovery/networks';
import { verifySignedMessage } from '@/exit/recovery/signed-message';

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
