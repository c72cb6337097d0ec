import { describe, expect, it } from 'vitest';
import {
  type Certificate,
  type CertificateSignatureFault,
  findCertificateSignatureFault,
  formatCertificateName,
  isTooLargeForCertificate,
  type SignatureCheck,
} from '@/domain/seals/certificate';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import { makeTerms } from './make-terms';

/* docs/seal.md#certificate */

const TERMS = makeTerms();
const GOOD: SignatureCheck = { isAddressRight: true, isValid: true };
const OTHER_ADDRESS = { ...GOOD, isAddressRight: false };
const INVALID = { ...GOOD, isValid: false };

function makeCertificate(roles: readonly TermsRole[], keys: Partial<Record<TermsRole, string>> = {}): Certificate {
  const signatures = roles.map((role) => ({
    role,
    key: keys[role] ?? TERMS[role].key,
    address: '',
    signature: '',
    madeAt: '',
  }));
  return { terms: TERMS, text: '', signatures };
}

const BOTH = makeCertificate(TERMS_ROLES);
const [FIRST, SECOND] = TERMS_ROLES;

describe('the signatures of a certificate', () => {
  it.each<[string, Certificate, SignatureCheck[], CertificateSignatureFault | null]>([
    ['both are good', BOTH, [GOOD, GOOD], null],
    ['the only one is good', makeCertificate([SECOND]), [GOOD], null],
    [
      'the second is of another key than the terms name',
      makeCertificate(TERMS_ROLES, { [SECOND]: '02' }),
      [GOOD, GOOD],
      { kind: 'key-differs', role: SECOND },
    ],
    [
      'another key is named before an invalid signature',
      makeCertificate(TERMS_ROLES, { [SECOND]: '02' }),
      [INVALID, INVALID],
      { kind: 'key-differs', role: SECOND },
    ],
    ['none is over the text', BOTH, [INVALID, INVALID], { kind: 'text-altered' }],
    ['the first is invalid', BOTH, [INVALID, GOOD], { kind: 'signature-invalid', role: FIRST }],
    ['the second is invalid', BOTH, [GOOD, INVALID], { kind: 'signature-invalid', role: SECOND }],
    ['the only one is invalid', makeCertificate([FIRST]), [INVALID], { kind: 'signature-invalid', role: FIRST }],
    ['the second was not checked', BOTH, [GOOD], { kind: 'signature-invalid', role: SECOND }],
    ['neither was checked', BOTH, [], { kind: 'signature-invalid', role: FIRST }],
    [
      'there are more checks than signatures',
      makeCertificate([FIRST]),
      [INVALID, INVALID],
      { kind: 'signature-invalid', role: FIRST },
    ],
    ['the first has another address', BOTH, [OTHER_ADDRESS, GOOD], { kind: 'address-differs', role: FIRST }],
    ['the second has another address', BOTH, [GOOD, OTHER_ADDRESS], { kind: 'address-differs', role: SECOND }],
  ])('%s', (_name, certificate, checks, fault) => {
    expect(findCertificateSignatureFault(certificate, checks)).toEqual(fault);
  });
});

describe('the file of a certificate', () => {
  it('has at most four bytes for each of 16 Mi characters', () => {
    expect(isTooLargeForCertificate(64 * 1024 * 1024)).toBe(false);
    expect(isTooLargeForCertificate(64 * 1024 * 1024 + 1)).toBe(true);
  });

  it.each([
    ['7', 3, 'aval-terms-7-3.json'],
    ['Az09._-', 1, 'aval-terms-Az09._--1.json'],
    ['../a b/ñ', 1, 'aval-terms-..-a-b--1.json'],
    ['a'.repeat(81), 1, `aval-terms-${'a'.repeat(80)}-1.json`],
  ])('of the contract %j, revision %i, is named %s', (contract, revision, name) => {
    expect(formatCertificateName({ contract, revision })).toBe(name);
  });
});
