import { makeCertificate } from '@tests/unit/recovery/certificates';
import message from 'bitcoinjs-message';
import { expect } from 'vitest';
import { computeSignerAddress } from '@/bitcoin/seals/signer-address';
import { hashText, verifySeal } from '@/bitcoin/seals/verify-seal';
import { formatTerms } from '@/domain/seals/canonical-text';
import { findCertificateSignatureFault, formatSignedMessage } from '@/domain/seals/certificate';
import { formatCertificate, parseCertificate } from '@/services/schemas/certificate';
import { changeJson } from './json-changes';
import { bitFlips, flipBits, holds } from './runs';

const ORIGINAL = makeCertificate();
const FILE = formatCertificate(ORIGINAL);
const BYTES = new TextEncoder().encode(FILE);

/** A certificate that is accepted has the text that was signed, and signatures that another library accepts too. */
function expectSigned(text: string): void {
  const parsed = parseCertificate(text);
  if (!parsed.ok) {
    expect(parsed.error.problem).toMatch(/^[a-z-]+$/);
    return;
  }
  expect(formatTerms(parsed.value.terms)).toBe(parsed.value.text);
  const { text: signed, terms, signatures } = parsed.value;
  const hash = hashText(signed);
  const checks = signatures.map(({ key: publicKey, signature, address }) => ({
    isAddressRight: computeSignerAddress(publicKey, terms.network) === address,
    isValid: verifySeal({ hash, publicKey, signature }),
  }));
  if (findCertificateSignatureFault(parsed.value, checks) !== null) return;
  expect(signed).toBe(ORIGINAL.text);
  for (const { role, key, address, signature } of signatures) {
    expect(key).toBe(ORIGINAL.terms[role].key);
    expect(message.verify(formatSignedMessage(hash), address, signature)).toBe(true);
  }
}

holds(
  'a changed certificate is refused, or has the signed text and valid signatures',
  [changeJson(JSON.parse(FILE))],
  (file) => expectSigned(JSON.stringify(file)),
);

holds('a certificate with changed terms is refused', [changeJson(JSON.parse(ORIGINAL.text))], (terms) =>
  expectSigned(JSON.stringify({ ...JSON.parse(FILE), terms: JSON.stringify(terms) })),
);

holds(
  'a certificate with flipped bytes is refused, or has the signed text and valid signatures',
  [bitFlips(BYTES.length, 2)],
  (flips) => expectSigned(new TextDecoder('utf-8').decode(flipBits(BYTES, flips))),
);
