import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { COUNTERPARTY_KEY, OWNER_KEY } from '@tests/unit/domain/terms-samples';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { MAX_SATS, type Sats } from '@/domain/primitives/amount';
import { readStatement } from '@/domain/statements/statements';
import { buildTerms } from '@/domain/terms/build-terms';
import { formatTerms, normalizeText } from '@/domain/terms/canonical-text';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { parseTerms } from '@/services/schemas/terms';
import { holds } from './runs';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', '__proto__', 'e\u0301', '\r\n', '\ud800', '\u2028', '"\\', 'constructor'),
);
const wholeText = anyText.map((text) => text.replace(/\p{Surrogate}/gu, '\ufffd'));
const id = fc.oneof(
  wholeText.filter((text) => text !== ''),
  fc.nat(),
);

const guarantee: fc.Arbitrary<Guarantee> = fc
  .record({
    id,
    depositorId: fc.option(id),
    description: anyText,
    amount: fc.integer({ min: 0, max: MAX_SATS }).map((amount) => amount as Sats),
    validUntil: fc.option(fc.oneof(anyText, fc.constant('2027-01-31T10:00:00Z'))),
    conditions: anyText,
    verificationProcess: anyText,
  })
  .map(makeGuarantee);

const contract: fc.Arbitrary<Contract> = fc
  .record({
    id,
    title: anyText,
    description: anyText,
    contractors: fc.tuple(id, id),
    arbitrator: id,
    guarantees: fc.uniqueArray(guarantee, { maxLength: 6, selector: (each) => String(each.id) }),
  })
  .map((fields) =>
    makeContract({
      ...fields,
      keys: [OWNER_KEY, COUNTERPARTY_KEY].map((publicKey) => ({ publicKey, encryptedKey: null })),
    }),
  );

const hexOf = (bytes: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 2 * bytes, maxLength: 2 * bytes });
const place = fc.record({
  revision: fc.integer({ min: 1, max: 999_999_999 }),
  previous: fc.oneof(fc.constant(''), hexOf(32)),
});
const signature = fc.uint8Array({ minLength: 65, maxLength: 65 }).map((bytes) => Buffer.from(bytes).toString('base64'));

describe('terms', () => {
  holds(
    'of any contract match the reference implementation, and are read back as they were built',
    [contract, place, fc.oneof(fc.constant(''), hexOf(32))],
    (from, at, pdf) => {
      const source = { contract: from, network: 'regtest', arbitratorKey: 'tpubA', pdf } as const;
      const { terms, gaps } = buildTerms(source, at);
      expect(gaps).toEqual([]);
      const text = formatTerms(terms);
      expect(canonicalize(JSON.parse(text))).toBe(text);
      expect(parseTerms(text)).toEqual({ ok: true, value: terms });
      expect(normalizeText(terms.title)).toBe(terms.title);
    },
  );

  const text = formatTerms(
    buildTerms(
      {
        contract: makeContract({
          keys: [OWNER_KEY, COUNTERPARTY_KEY].map((publicKey) => ({ publicKey, encryptedKey: null })),
          guarantees: [makeGuarantee()],
        }),
        network: 'regtest',
        arbitratorKey: 'tpubA',
        pdf: '',
      },
      { revision: 1, previous: '' },
    ).terms,
  );
  holds(
    'that were altered give another text or are refused',
    [fc.nat(text.length), fc.nat(4), anyText],
    (at, removed, added) => {
      const altered = text.slice(0, at) + added + text.slice(at + removed);
      const parsed = parseTerms(altered);
      if (parsed.ok) expect(formatTerms(parsed.value)).toBe(altered);
    },
  );

  holds('parsed from any text are refused without an exception', [fc.oneof(anyText, fc.json())], (text) => {
    expect(parseTerms(text).ok).toBe(false);
  });
});

describe('a line of the chat', () => {
  const line = fc.record({ revision: fc.integer({ min: 1, max: 999_999_999 }), hash: hexOf(32), signature });

  holds('is read after any sentence', [anyText, line], (sentence, seal) => {
    const message = formatSealMessage(sentence, seal);
    // The chat sends trimmed texts.
    for (const sent of [message, message.trim(), `${message}\nmore`])
      expect(readStatement(sent)).toMatchObject({ kind: 'seal', line: seal });
  });

  holds('is accepted in its exact form only', [line, fc.nat(200), fc.nat(2), anyText], (seal, at, removed, added) => {
    const exact = formatSealMessage('x', seal).split('\n')[1] ?? '';
    const altered = exact.slice(0, at) + added + exact.slice(at + removed);
    const read = readStatement(altered);
    if (read?.kind !== 'seal' || read.line === null) return;
    const [accepted] = formatSealMessage('x', read.line).split('\n').slice(1);
    expect(altered.split('\n').map((each) => each.trimEnd())).toContain(accepted);
  });
});
