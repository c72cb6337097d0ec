import { hashText } from '@tests/unit/evidence/evidence-stage';
import { openKey } from '@tests/unit/settlement/offers';
import vectors from '@tests/vectors/evidence.json';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { signManifest } from '@/bitcoin/settlement/sign-statement';
import { formatCheckList, formatEvidenceStatement, formatManifest, type Manifest } from '@/domain/evidence/manifest';
import { verifySignedMessage } from '@/exit/recovery/signed-message';
import { parseManifest } from '@/services/schemas/evidence';

/* tests/vectors/evidence.json */

const manifest = parseManifest(vectors.text) as Manifest;

describe('the manifest of the vectors', () => {
  test('is read, and written again to the same text, hash and checksums', () => {
    expect(formatManifest(manifest)).toBe(vectors.text);
    expect(canonicalize(JSON.parse(vectors.text))).toBe(vectors.text);
    expect(hashText(vectors.text)).toBe(vectors.hash);
    expect(formatCheckList(manifest, vectors.hash)).toBe(vectors.checks);
  });

  test('is signed as another program signs it, and by its maker only', () => {
    const message = formatEvidenceStatement(vectors.hash);
    expect(verifySignedMessage(message, vectors.key, vectors.statement)).toBe(true);
    expect(verifySignedMessage(`${message} `, vectors.key, vectors.statement)).toBe(false);
    const signed = signManifest(openKey('ana'), manifest);
    expect(signed).toMatchObject({ hash: vectors.hash, text: vectors.text });
    expect(verifySignedMessage(message, vectors.key, signed.statement)).toBe(true);
    expect(() => signManifest(openKey('berto'), manifest)).toThrow('names another key');
  });

  test.each(vectors.refuse.map(({ why, text }) => [why, text]))('is refused with %s', (_why, text) => {
    expect(parseManifest(text)).toBeNull();
  });

  test('of a later version is named', () => {
    expect(parseManifest(vectors.text.replace('"version":1', '"version":2'))).toBe('newer-version');
  });
});
