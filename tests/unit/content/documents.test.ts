import { describe, expect, it } from 'vitest';
import { KNOWN } from '@/content/templates/known-wording';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { decideConditions } from '@/content/templates/write-contract';
import { type Facts, factsOf, readDocument, type TextDocument, writePassage } from '@/domain/documents/passages';

/* The documents of contract texts. Whoever changes one reads here which placeholder, condition or language is wrong. */

const SOURCES = import.meta.glob<string>('/src/content/templates/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const DOCUMENTS = new Map(
  Object.entries(SOURCES).map(([path, source]) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    return [file, readDocument(file, source, file.includes('.es.') ? KNOWN.es : KNOWN.en)];
  }),
);
const NAMES = [...DOCUMENTS.keys()].filter((file) => file.endsWith('.es.md')).map((file) => file.slice(0, -6));

function get(file: string): TextDocument {
  const document = DOCUMENTS.get(file);
  if (document === undefined) throw new Error(`no document ${file}`);
  return document;
}

const CONDITIONS = Object.keys(decideConditions({ type: 'sale' }, '', { hasReturns: true }));
const OF_HOLDER = ['holderName', 'holderContact'];

const listNames = (text: string) => [...new Set(text.match(/\{[^}]*\}/g))].sort();

/** `release.award if arbitration`, with its placeholders, section numbers and `[X]`. */
function listTexts({ passages }: TextDocument) {
  return [...passages]
    .flatMap(([name, variants]) => variants.map((variant) => ({ name, ...variant })))
    .map(({ name, conditions, text }) => {
      const numbers = (text.match(/^\d+\./gm) ?? []).join(' ');
      const units = text.match(/\[X\]/g) ?? [];
      const key = conditions.length === 0 ? name : `${name} if ${conditions.join(' and ')}`;
      return { text, shape: [key, ...listNames(text), numbers, ...units].join(' ').trim() };
    });
}

/** English contracts alone say from what they were made. */
const isPreface = ({ shape }: { shape: string }) => /^preface\b/.test(shape);

describe.each(NAMES)('%s', (name) => {
  const [spanish, english] = [get(`${name}.es.md`), get(`${name}.en.md`)];

  it('has the same passages, conditions, placeholders and numbers in both languages', () => {
    const list = (document: TextDocument) => listTexts(document).filter((each) => !isPreface(each));
    expect(list(english).map(({ shape }) => shape)).toEqual(list(spanish).map(({ shape }) => shape));
    const words = (text: string) => text.replace(/\{[^}]*\}/g, '');
    const same = list(spanish).filter(
      ({ text }, at) => words(text) === words(list(english)[at]?.text ?? '') && /\p{Ll}{2}/u.test(words(text)),
    );
    expect(same).toEqual([]);
  });

  // Where the code gives the values, the contracts of contract-texts.test.ts name a wrong one.
  const checked = ['contract', 'known-wording'].includes(name) ? [] : [spanish, english];

  it.each(checked)('$file has no other placeholder or condition than those that exist', ({ file, passages }) => {
    const terms = SPANISH_LEGAL_TEXTS.templates
      .filter(({ type }) => type === name || name === 'common-terms')
      .flatMap((template) => template.terms.map(({ id }) => id));
    const filled = [...terms, ...OF_HOLDER].map((id) => `filled ${id}`);
    const wrong = [...passages].flatMap(([key, variants]) => {
      const [passage = ''] = key.split('.', 1);
      const isPlace = (each: string) =>
        [`${passage}.${each}`, each].some((one) => passages.has(one) || KNOWN.es.passages.has(one)) ||
        ['buyer', 'seller', ...OF_HOLDER, ...terms].includes(each);
      const isCondition = (each: string) => [...CONDITIONS, ...filled].includes(each.replace(/^not /, ''));
      const isOfText = name === 'common-terms' || passage === 'general-terms';
      return variants.flatMap(({ text, conditions }) =>
        [
          ...listNames(text).filter((each) => !isPlace(each.slice(1, -1))),
          ...(isOfText ? conditions.filter((each) => !isCondition(each)) : conditions),
        ].map((each) => `${file}: ${key}: ${each}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([spanish, english])('every passage of $file is used', (document) => {
    const texts = [...document.passages.values()].flat().map(({ text }) => text);
    const used = new Set(texts.flatMap(listNames).map((each) => each.slice(1, -1)));
    const parts = [...document.passages.keys()].filter((key) =>
      name === 'common-terms' ? !['summary', 'common-terms'].includes(key) : key.startsWith('general-terms.'),
    );
    expect(parts.filter((key) => !used.has(key.slice(key.indexOf('.') + 1)))).toEqual([]);
  });
});

const SAMPLE = `# Sample

## release
The agreement {award} counts.
It is signed
by {buyer}.

{extra} And more.

- \`award\` if arbitration and not work: , the award of {seat},
- \`award\` if work: , which {award} ends,
- \`extra\` if filled seat: {other}

## other if arbitration
Other {award}.
`;

function write(given: readonly string[], values: Readonly<Record<string, string>> = {}): string {
  const conditions = { arbitration: given.includes('arbitration'), work: given.includes('work') };
  const show = (name: string) => ({ buyer: 'Ana', seat: 'Vigo', award: '5 %', ...values })[name];
  const facts: Facts = { conditions, isFilled: (name) => given.includes(`filled ${name}`), show };
  return writePassage(readDocument('sample.en.md', SAMPLE), 'release', facts);
}

describe('a document', () => {
  it.each([
    [[], 'The agreement counts. It is signed by Ana.\n\nAnd more.'],
    [['arbitration'], 'The agreement, the award of Vigo, counts. It is signed by Ana.\n\nAnd more.'],
    [['arbitration', 'work'], 'The agreement, which 5 % ends, counts. It is signed by Ana.\n\nAnd more.'],
    [
      ['arbitration', 'filled seat'],
      'The agreement, the award of Vigo, counts. It is signed by Ana.\n\nOther 5 %. And more.',
    ],
  ])('with %j', (conditions, text) => {
    expect(write(conditions)).toBe(text);
  });

  it('does not read what somebody typed', () => {
    expect(write([], { buyer: '{extra} $& - `award`: x' })).toContain('signed by {extra} $& - `award`: x.');
  });

  it.each([
    ['# A\n\n### b', /^a\.es\.md: this line cannot be read: ### b/],
    ['# A\n- `b` when c: d', /^a\.es\.md: this line cannot be read: - `b`/],
    ['A', /^a\.es\.md: no title/],
    ['# A\n## c', /^a\.es\.md: no passage b/],
    ['# A\n## b\nThe {price}', /^a\.es\.md: b has an unknown \{price\}/],
    ['# A\n## b\nThe { price }', /^a\.es\.md: a placeholder is not \{name\}: The \{ price \}/],
    ['# A\n## b\nThe {toString}', /^a\.es\.md: b has an unknown \{toString\}/],
    ['# A\n## b if toString\nThe', /^a\.es\.md: b has an unknown condition toString/],
    ['# A\n## b if raining\nThe', /^a\.es\.md: b has an unknown condition raining/],
  ])('%j names what is wrong', (source, message) => {
    expect(() => writePassage(readDocument('a.es.md', source), 'b', factsOf())).toThrow(message);
  });
});
