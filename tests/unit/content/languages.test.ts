import { type Messages, messagesToJSON } from '@nanostores/i18n';
import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import { CLAUSE_TEXTS } from '@/content/en/clause-texts';
import { ENGLISH } from '@/content/en/english';
import { ENGLISH_LEGAL_TEXTS, TEMPLATE_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH } from '@/content/es/spanish';
import { TEMPLATES } from '@/content/templates/templates';
import { findPlaceholders } from '@/domain/template/placeholders';
import type { Catalogue } from '@/i18n/translation';

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.messages.ts', { eager: true });
const subjects = Object.values(modules).flatMap((module) => Object.values(module).filter(isMessages));
const BASE = messagesToJSON(...subjects) as Catalogue;

/** Screens that the specification has in Spanish; the template screens have some labels in English (sections 1 and 2). */
const IN_SPANISH = ['clauses', 'contractTypes', 'creation', 'legalDiscard', 'templates'];

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && 'i18n' in value;
}

/** `{places}` of a text, of all plural forms together. */
function places(text: unknown): string[] {
  return [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();
}

it('looks at all subjects', () => {
  expect(subjects.length).toBeGreaterThan(25);
  expect(Object.keys(BASE)).toHaveLength(subjects.length);
});

describe.each([
  ['Spanish', SPANISH, Object.keys(BASE).filter((name) => !IN_SPANISH.includes(name))],
  ['English', ENGLISH, IN_SPANISH],
] as const)('%s', (_name, catalogue, whole) => {
  it('has every subject', () => {
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining([...whole]));
  });

  it.each(whole)('%s has every text', (subject) => {
    expect(Object.keys(catalogue[subject] ?? {}).sort()).toEqual(Object.keys(BASE[subject] ?? {}).sort());
  });

  it.each(Object.entries(catalogue))('%s replaces texts by texts with the same places and forms', (subject, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      const base = BASE[subject]?.[key];
      expect([key, typeof text]).toEqual([key, typeof base]);
      expect([key, places(text)]).toEqual([key, places(base)]);
      const forms = typeof text === 'string' ? { text } : text;
      if (typeof text !== 'string') expect([key, Object.keys(text).sort()]).toEqual([key, ['many', 'one']]);
      for (const form of Object.values(forms)) expect([key, form]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });
});

/** Every text of the built-in content, by its place in it. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

/** What stays as it is in another language: numbers, flags, names of kinds, dates, people. */
const FIXED = /\/(id|type|role|user|date|defaultAmountUnit|thirdPartyType|importance|contractTypes\/\d+)$/;

describe('the built-in templates and clauses in English', () => {
  const pairs = [
    ...TEMPLATES.map((template, at) => [template.id, template, ENGLISH_LEGAL_TEXTS.templates[at]] as const),
    ...PREDEFINED_CLAUSES.map((clause, at) => [clause.id, clause, ENGLISH_LEGAL_TEXTS.clauses[at]] as const),
  ];

  it.each(pairs)('%s says everything anew and changes nothing else', (_id, spanish, english) => {
    const other = new Map(leaves(english));
    expect([...other.keys()].sort()).toEqual(
      leaves(spanish)
        .map(([path]) => path)
        .sort(),
    );
    for (const [path, value] of leaves(spanish)) {
      if (typeof value !== 'string' || FIXED.test(path)) expect([path, other.get(path)]).toEqual([path, value]);
      else expect([path, other.get(path)]).not.toEqual([path, value]);
    }
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s has no text for nothing',
    (_id, template) => {
      const { comments, guarantees } = TEMPLATE_TEXTS[template.type];
      expect(Object.keys(comments)).toEqual(template.comments.map(({ id }) => id));
      expect(Object.keys(guarantees)).toEqual(template.predefinedGuarantees.map(({ id }) => id));
    },
  );

  it.each(TEMPLATES.map((template, at) => [template.id, template, at] as const))(
    '%s keeps its numbered sections and its particular conditions',
    (_id, template, at) => {
      const marks = (text = '') => text.match(/^(\d+\.|-)/gm);
      expect(marks(ENGLISH_LEGAL_TEXTS.templates[at]?.description)).toEqual(marks(template.description));
    },
  );

  it.each(PREDEFINED_CLAUSES.map((clause, at) => [clause.id, clause, at] as const))(
    'the clause %s has the same placeholders in the same order',
    (_id, clause, at) => {
      const units = (text = '') => findPlaceholders(text).map(({ unit }) => unit);
      expect(units(ENGLISH_LEGAL_TEXTS.clauses[at]?.content)).toEqual(units(clause.content));
      expect(Object.keys(CLAUSE_TEXTS[clause.id]?.comments ?? {})).toEqual(clause.comments.map(({ id }) => id));
    },
  );
});

/** Texts that English and Spanish write alike. */
const ALIKE = [
  'chat.title',
  'clauses.general',
  'language.en',
  'language.es',
  'withdrawals.feeRate',
  'withdrawals.feeSats',
  'withdrawals.network-mainnet',
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
  expect(same.sort()).toEqual(ALIKE);
});
