import { makeCertificate, makeTerms, signAs } from '@tests/unit/exit/certificates';
import { STRANGER, unwrap } from '@tests/unit/exit/kits';
import { describe, expect, it } from 'vitest';
import { formatTerms } from '@/domain/seals/canonical-text';
import type { Certificate } from '@/domain/seals/certificate';
import type { Terms } from '@/domain/seals/terms';
import { engine } from '@/exit/recovery/engine';

/* docs/seal.md#certificate */

const GOOD = makeCertificate();

function check(change: (certificate: Certificate) => void) {
  const certificate = structuredClone(GOOD);
  change(certificate);
  return engine.checkCertificate(certificate);
}

function changeTerms(certificate: Certificate, change: (terms: Terms) => void): void {
  change(certificate.terms);
  certificate.text = formatTerms(certificate.terms);
}

describe('a certificate on the recovery page', () => {
  it('is verified: both signatures, of either network', () => {
    expect(unwrap(engine.checkCertificate(GOOD))).toMatchObject({
      missing: [],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const network of ['mainnet', 'testnet'] as const)
      expect(engine.checkCertificate(makeCertificate({ network })).ok).toBe(true);
  });

  it.each<[string, object, (certificate: Certificate) => void]>([
    [
      'an altered amount',
      { kind: 'text-altered' },
      (each) => changeTerms(each, (terms) => Object.assign(terms.guarantees[0] ?? {}, { amount: '900000' })),
    ],
    [
      'one more space',
      { kind: 'text-altered' },
      (each) => {
        each.text += ' ';
      },
    ],
    [
      'a signature of other terms',
      { kind: 'signature-invalid', role: 'counterparty' },
      (each) => {
        each.signatures[1] = signAs('counterparty', makeTerms({ title: 'Another roof' }));
      },
    ],
    [
      'the signature of the other party',
      { kind: 'signature-invalid', role: 'owner' },
      (each) => {
        Object.assign(each.signatures[0] ?? {}, { signature: each.signatures[1]?.signature });
      },
    ],
    [
      'an exchanged key in the terms',
      { kind: 'key-differs', role: 'owner' },
      (each) => changeTerms(each, (terms) => Object.assign(terms.owner, { key: STRANGER.public_key })),
    ],
    [
      'an exchanged key beside a signature',
      { kind: 'key-differs', role: 'counterparty' },
      (each) => {
        Object.assign(each.signatures[1] ?? {}, { key: STRANGER.public_key });
      },
    ],
    [
      'an address of another network',
      { kind: 'address-differs', role: 'owner' },
      (each) => {
        Object.assign(each.signatures[0] ?? {}, {
          address: makeCertificate({ network: 'mainnet' }).signatures[0]?.address,
        });
      },
    ],
  ])('with %s is refused with a reason', (_name, error, change) => {
    expect(check(change)).toEqual({ ok: false, error });
  });
});
