import { BASE, SUBJECTS } from '@tests/unit/content/base-texts';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '@/content/en/english';
import { CLAUSE_TEXTS, ENGLISH_LEGAL_TEXTS, TEMPLATE_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH as OF_APP } from '@/content/es/spanish';
import { recover } from '@/content/recover/recover.es';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { TEMPLATES } from '@/content/templates/templates';
import { findPlaceholders } from '@/domain/templates/placeholders';
import type { Catalogue } from '@/i18n/i18n';

const SPANISH: Catalogue = { ...OF_APP, recover };

/** Screens in Spanish by default, with some labels of the template screens in English (docs/specification.md#2-screens-and-routes). */
const IN_SPANISH = [
  'clauses',
  'contractTypes',
  'creation',
  'legalDiscard',
  'legalDrafts',
  'legalFormIssues',
  'specialTerms',
  'templates',
];

/** The `{placeholders}` of a text, of all plural forms together. */
function listPlaceholders(text: unknown): string[] {
  return [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();
}

/** Words of the glossary that a text marks: `A later [release] costs a fee.` */
function countMarks(text: unknown): number {
  return JSON.stringify(text).match(/\[\p{L}[^\]]*\]/gu)?.length ?? 0;
}

it('covers all subjects', () => {
  expect(SUBJECTS.length).toBeGreaterThan(25);
  expect(Object.keys(BASE)).toHaveLength(SUBJECTS.length);
});

describe.each([
  ['Spanish', SPANISH, Object.keys(BASE).filter((name) => !IN_SPANISH.includes(name))],
  ['English', ENGLISH, IN_SPANISH],
] as const)('%s', (_name, catalogue, whole) => {
  it('has every subject', () => {
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining([...whole]));
  });

  it('has every text', () => {
    for (const subject of whole)
      expect([subject, Object.keys(catalogue[subject] ?? {}).sort()]).toEqual([
        subject,
        Object.keys(BASE[subject] ?? {}).sort(),
      ]);
  });

  it('keeps placeholders, marked words and plural forms', () => {
    const texts = Object.entries(catalogue).flatMap(([subject, given]) =>
      Object.entries(given).map(([key, text]) => [`${subject}.${key}`, text, BASE[subject]?.[key]] as const),
    );
    for (const [key, text, base] of texts) {
      expect([key, typeof text]).toEqual([key, typeof base]);
      expect([key, listPlaceholders(text)]).toEqual([key, listPlaceholders(base)]);
      expect([key, countMarks(text)]).toEqual([key, countMarks(base)]);
      const forms = typeof text === 'string' ? { text } : text;
      if (typeof text !== 'string') expect([key, Object.keys(text).sort()]).toEqual([key, ['many', 'one']]);
      for (const form of Object.values(forms)) expect([key, form]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });
});

/** Every leaf of the built-in content, by path. */
function listLeaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}/${key}`));
}

/** The same in every language. */
const FIXED =
  /\/(id|type|role|date|defaultAmountUnit|thirdPartyType|importance|contractTypes\/\d+|law|reviewed|basis|kind|group|needs|when|unlessZero|orFrom|situation|value|term|values\/\d+|usual\/\d+|coveredTerm)$/;

/** Of a special term: a number, or the value of a choice, are the same in every language. */
const isFixedInitial = (path: string, value: string) =>
  path.endsWith('/initial') && /^(?:\d+|[a-z]+)$/.test(value) && !SPANISH_WORDS.includes(value);
const SPANISH_WORDS = ['dos'];

describe('the built-in templates and clauses in English', () => {
  const pairs = [
    ...TEMPLATES.map((template, index) => [template.id, template, ENGLISH_LEGAL_TEXTS.templates[index]] as const),
    ...PREDEFINED_CLAUSES.map((clause, index) => [clause.id, clause, ENGLISH_LEGAL_TEXTS.clauses[index]] as const),
  ];

  it.each(pairs)('%s has every text translated and nothing else changed', (_id, spanish, english) => {
    const other = new Map(listLeaves(english));
    expect([...other.keys()].sort()).toEqual(
      listLeaves(spanish)
        .map(([path]) => path)
        .sort(),
    );
    for (const [path, value] of listLeaves(spanish)) {
      if (typeof value !== 'string' || FIXED.test(path) || isFixedInitial(path, value))
        expect([path, other.get(path)]).toEqual([path, value]);
      else expect([path, other.get(path)]).not.toEqual([path, value]);
    }
  });

  it('have no unused text, and the same numbered sections', () => {
    const marks = (text = '') => text.match(/^(\d+\.|-)/gm);
    for (const [index, template] of TEMPLATES.entries()) {
      const { comments, guarantees, terms, variants = {} } = TEMPLATE_TEXTS[template.type];
      expect(Object.keys(comments)).toEqual(template.comments.map(({ id }) => id));
      expect(Object.keys(guarantees)).toEqual(template.predefinedGuarantees.map(({ id }) => id));
      const own = template.terms.filter(({ group }) => group === 'deal').map(({ id }) => id);
      expect(Object.keys(terms)).toEqual(own);
      expect(Object.keys(variants)).toEqual(Object.keys(template.variants?.texts ?? {}));
      expect(marks(ENGLISH_LEGAL_TEXTS.templates[index]?.description)).toEqual(marks(template.description));
    }
  });

  it('have the same placeholders in the same order', () => {
    const units = (text = '') => findPlaceholders(text).map(({ unit }) => unit);
    for (const [index, clause] of PREDEFINED_CLAUSES.entries()) {
      expect(units(ENGLISH_LEGAL_TEXTS.clauses[index]?.content)).toEqual(units(clause.content));
      expect(Object.keys(CLAUSE_TEXTS[clause.id]?.comments ?? {})).toEqual(clause.comments.map(({ id }) => id));
    }
  });
});

/** Texts that are the same in English and Spanish. */
const SAME_IN_BOTH = [
  'chat.title',
  'clauses.general',
  'glossary.word-satoshi',
  'language.en',
  'language.es',
  'recover.contractOf',
  'recover.feeRateOf',
  'recover.takeBackRate',
  'templates.editorPurpose',
  'withdrawals.feeRate',
  'withdrawals.feeSats',
  'withdrawals.network-regtest',
  'withdrawals.network-testnet',
];

it('leaves no text in the other language', () => {
  const english = { ...BASE, ...ENGLISH };
  const same = Object.entries(BASE).flatMap(([subject, base]) => {
    const spanish = { ...base, ...SPANISH[subject] };
    return Object.entries(english[subject] ?? {})
      .filter(([key, text]) => JSON.stringify(text) === JSON.stringify(spanish[key]))
      .map(([key]) => `${subject}.${key}`);
  });
  expect(same.sort()).toEqual(SAME_IN_BOTH);
});
