import { makeCertificate } from '@tests/unit/recovery/certificates';
import message from 'bitcoinjs-message';
import { expect } from 'vitest';
import { formatTerms } from '@/domain/terms/canonical-text';
import { formatSignedMessage } from '@/domain/terms/certificate';
import { formatCertificate, parseCertificate } from '@/services/schemas/certificate';
import { verifyCertificate } from '@/store/terms/certificates';
import { changeJson } from './json-changes';
import { bitFlips, flipBits, holds } from './runs';

const ORIGINAL = makeCertificate();
const FILE = formatCertificate(ORIGINAL);
const BYTES = new TextEncoder().encode(FILE);

/** A certificate that is accepted has the text that was signed, and signatures that another library accepts too. */
async function expectSigned(text: string): Promise<void> {
  const parsed = parseCertificate(text);
  if (!parsed.ok) {
    expect(parsed.error.problem).toMatch(/^[a-z-]+$/);
    return;
  }
  expect(formatTerms(parsed.value.terms)).toBe(parsed.value.text);
  const { text: signed, signatures } = parsed.value;
  const { hash, fault } = await verifyCertificate(parsed.value);
  if (fault !== null) return;
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
