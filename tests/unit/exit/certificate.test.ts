import { nightly } from '@tests/daily';
import { makeCertificate, makeKitWith, makeTerms, signAs } from '@tests/unit/exit/certificates';
import { makeKit, required, STRANGER, unwrap } from '@tests/unit/exit/kits';
import message from 'bitcoinjs-message';
import { describe, expect, it } from 'vitest';
import type { Kit } from '@/domain/kit/kit';
import { formatTerms } from '@/domain/seals/canonical-text';
import { type Certificate, formatSignedMessage } from '@/domain/seals/certificate';
import type { Terms } from '@/domain/seals/terms';
import { verifySignedMessage } from '@/exit/recovery/check-certificate';
import { engine } from '@/exit/recovery/engine';
import { formatCertificate, isCertificateText, parseCertificate } from '@/services/schemas/certificate';
import { formatKit, parseKit } from '@/services/schemas/kit';

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

  nightly('says whose signature is missing', () => {
    expect(unwrap(engine.checkCertificate(makeCertificate({}, ['owner']))).missing).toEqual(['counterparty']);
    expect(unwrap(engine.checkCertificate(makeCertificate({}, ['counterparty']))).missing).toEqual(['owner']);
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

  nightly('verifies messages as bitcoinjs-message does', () => {
    const { hash } = unwrap(engine.checkCertificate(GOOD));
    for (const { key, address, signature } of GOOD.signatures) {
      const bytes = Buffer.from(signature, 'base64');
      // Every header, and one flipped bit of r and of s.
      const headers = Array.from({ length: 16 }, (_, at) => Buffer.from(bytes).fill(27 + at, 0, 1));
      const flipped = [5, 40].map((at) => Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1));
      for (const changed of [bytes, ...headers, ...flipped]) {
        const text = changed.toString('base64');
        const isValid = verifySignedMessage(formatSignedMessage(hash), key, text);
        expect(isValid).toBe(text === signature);
        if (isValid) expect(message.verify(formatSignedMessage(hash), address, text)).toBe(true);
      }
      expect(verifySignedMessage(formatSignedMessage(hash.replace(/^./, 'x')), key, signature)).toBe(false);
    }
  });
});

describe('the file of a certificate', () => {
  const file = JSON.parse(formatCertificate(GOOD));

  nightly('is read as it was written, and has the names of docs/seal.md', () => {
    expect(parseCertificate(formatCertificate(GOOD))).toEqual({ ok: true, value: GOOD });
    expect(file).toEqual({
      format: 'aval-sealed-terms',
      version: 1,
      terms: GOOD.text,
      signatures: GOOD.signatures.map(({ madeAt, ...rest }) => ({ ...rest, made_at: madeAt })),
    });
    expect(parseCertificate(`\ufeff${formatCertificate(GOOD)}`).ok).toBe(true);
  });

  const first = file.signatures[0];
  nightly.each<[string, unknown]>([
    ['not-json', undefined],
    ['not-a-certificate', { terms: 'x' }],
    ['not-a-certificate', { ...file, format: 'constructor' }],
    ['recovery-kit', JSON.parse(formatKit([makeKit()]))],
    ['key-backup', { format: 'aval-key-backup', version: 1 }],
    ['newer-version', { ...file, version: 2 }],
    ['newer-version', { ...file, terms: GOOD.text.replace('aval-terms-1', 'aval-terms-2') }],
    ['not-terms', { ...file, terms: 'New roof' }],
    ['not-canonical', { ...file, terms: JSON.stringify(JSON.parse(GOOD.text), null, 1) }],
    ['role-repeated', { ...file, signatures: [first, first] }],
    ['incomplete signatures', { ...file, signatures: [] }],
    ['incomplete signatures.0.key', { ...file, signatures: [{ ...first, key: 'x' }] }],
    ['incomplete signatures.0.signature', { ...file, signatures: [{ ...first, signature: 'x' }] }],
    ['incomplete terms', { ...file, terms: undefined }],
  ])('is refused as %s', (expected, changed) => {
    const [problem, field] = expected.split(' ');
    const text = changed === undefined ? formatCertificate(GOOD).slice(0, 300) : JSON.stringify(changed);
    expect(parseCertificate(text)).toEqual({ ok: false, error: { problem, ...(field ? { field } : {}) } });
  });

  nightly('is distinguished from a kit, and a large text is not read', () => {
    expect(isCertificateText(formatCertificate(GOOD))).toBe(true);
    expect(isCertificateText(formatKit([makeKitWith([GOOD])]))).toBe(false);
    expect(parseCertificate(' '.repeat(16 * 1024 * 1024 + 1))).toEqual({ ok: false, error: { problem: 'too-large' } });
  });
});

describe('the signed terms of a kit', () => {
  const kit = makeKitWith([GOOD]);

  nightly('are written, read and verified', () => {
    const read = required(unwrap(parseKit(formatKit([kit])))[0]);
    expect(read).toEqual(kit);
    expect(engine.checkKitTerms(read)).toMatchObject([{ ok: true, value: { missing: [] } }]);
    expect(engine.checkKit(read).ok).toBe(true);
  });

  nightly('are absent from a kit without them', () => {
    expect(formatKit([makeKit()])).not.toContain('sealed_terms');
    expect(unwrap(parseKit(formatKit([makeKit()])))[0]?.sealedTerms).toEqual([]);
  });

  nightly.each<[unknown, unknown]>([
    ['nonsense', []],
    [[{ a: 1 }], [{ ok: false, error: { kind: 'file', fault: { problem: 'not-a-certificate' } } }]],
  ])('do not prevent a kit from opening if they are %j', (sealed_terms, checks) => {
    const file = JSON.parse(formatKit([kit]));
    Object.assign(file.contracts[0], { sealed_terms });
    const read = required(unwrap(parseKit(JSON.stringify(file)))[0]);
    expect(engine.checkKit(read).ok).toBe(true);
    expect(engine.checkKitTerms(read)).toEqual(checks);
  });

  nightly.each<[string, object, Kit]>([
    ['another contract', { kind: 'other-contract' }, makeKitWith([makeCertificate({ contract: '8' })])],
    ['another network', { kind: 'other-contract' }, makeKitWith([makeCertificate({ network: 'testnet' })])],
    ['other keys', { kind: 'other-keys' }, { ...kit, keys: { ...kit.keys, owner: STRANGER.public_key } }],
    [
      'another key of the counterparty',
      { kind: 'other-keys' },
      { ...kit, keys: { ...kit.keys, counterparty: STRANGER.public_key } },
    ],
  ])('of %s are refused', (_name, error, changed) => {
    expect(engine.checkKitTerms(changed)).toEqual([{ ok: false, error }]);
  });
});
