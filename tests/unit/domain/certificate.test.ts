import { describe, expect, it } from 'vitest';
import { formatCertificateName } from '@/domain/terms/certificate';

/* docs/terms.md#certificate */

describe('the file of a certificate', () => {
  it.each([
    ['7', 3, 'aval-terms-7-3.json'],
    ['Az09._-', 1, 'aval-terms-Az09._--1.json'],
    ['../a b/ñ', 1, 'aval-terms-..-a-b--1.json'],
    ['a'.repeat(81), 1, `aval-terms-${'a'.repeat(80)}-1.json`],
  ])('of the contract %j, revision %i, is named %s', (contract, revision, name) => {
    expect(formatCertificateName({ contract, revision })).toBe(name);
  });
});
