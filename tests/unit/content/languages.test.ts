import { BASE, SUBJECTS } from '@tests/unit/content/base-texts';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '@/content/en/english';
import { SPANISH as OF_APP } from '@/content/es/spanish';
import { recover } from '@/content/recover/recover.es';
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
