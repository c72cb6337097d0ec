import { buildContract, SITE, type Tag } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { formatTerm } from '@/content/templates/formats';
import { writeKnown } from '@/content/templates/known-wording';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { countWords, splitLayers } from '@/domain/contracts/contract-text';
import { CONTRACT_TYPES, type ContractType } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { listApplicable, readTerm } from '@/domain/templates/special-terms';
import type { SiteFacts } from '@/domain/templates/tailored-template';
import { planGuarantees } from '@/domain/templates/template-import';
import type { TermValues } from '@/domain/templates/term-types';

/** The marks of blanks. */
const BLANK = /\[(?:\s*|\s*X\s*|por completar[^\]]*|to be completed[^\]]*)\]/g;

/** Homes are the first choice of a rental. */
const VARIANTS: readonly (readonly [ContractType, string, TermValues])[] = [
  ...CONTRACT_TYPES.map((type) => [type, type, {}] as const),
  ['rental', 'rental of premises', { property: 'business' }],
  ['rental', 'rental of goods', { property: 'goods' }],
];

const CASES = VARIANTS.flatMap(([type, name, choices]) =>
  (['buyer', 'seller'] as const).flatMap((role) =>
    (['es', 'en'] as const).map((tag) => ({ type, name, choices, role, tag })),
  ),
);

/** `0.01920000 BTC` as the language writes it. */
function toBtc({ amount }: GuaranteeChoice, tag: Tag): string {
  return `${formatBtc(amount).replace('.', tag === 'es' ? ',' : '.')} BTC`;
}

function toBlank(label: string, tag: Tag): string {
  return tag === 'es' ? `[por completar: ${label}]` : `[to be completed: ${label}]`;
}

function toDate(date: string, tag: Tag): string {
  if (tag === 'es') return date.split('-').reverse().join('/');
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

// Spec: 4.template-import
describe.each(CASES)('$name imported by the $role in $tag', ({ type, choices, role, tag }) => {
  const blank = buildContract(type, role, tag, false, choices);
  const filled = buildContract(type, role, tag, true, choices);

  it.each([
    ['blank', blank],
    ['filled', filled],
  ] as const)('%s: the text names each guarantee as its record has it', (_case, { text, guarantees, parties }) => {
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    const other = role === 'buyer' ? 'seller' : 'buyer';
    const records = planGuarantees(guarantees, role);
    for (const [index, choice] of guarantees.entries()) {
      const line = lines.find((each) => each.startsWith(`- ${choice.description}:`)) ?? '';
      const record = records[index];
      expect(record).toMatchObject({ amount: choice.amount, validUntil: choice.validUntil });
      expect(line).toContain(` ${parties[record?.isOwn ? role : other]},`);
      expect(line).toContain(toBtc(choice, tag));
      expect(line).toContain(toDate(record?.validUntil ?? '', tag));
    }
    expect(text).toContain(writeKnown(tag, 'roles', { mine: parties[role], theirs: parties[other] }));
  });

  it('has a named blank for each empty term, and no other', () => {
    const { text, template, values } = blank;
    const marked = new Set([...text.matchAll(BLANK)].map(([mark]) => mark));
    const open = listApplicable(template.terms, values).filter(
      ({ id, isOptional = false }) => !isOptional && readTerm(template.terms, values, id) === '',
    );
    expect(marked).toEqual(new Set(open.map(({ label }) => toBlank(label, tag))));
  });

  it('has no blank once everything is filled in', () => {
    expect(filled.text.match(BLANK)).toBeNull();
  });

  it('contains every typed value, and nothing for empty fields', () => {
    const { text, template, values } = filled;
    for (const term of listApplicable(template.terms, values)) {
      expect([term.id, text]).toEqual([term.id, expect.stringContaining(formatTerm(tag, term, values[term.id] ?? ''))]);
    }
    expect(text).not.toMatch(/undefined|null|NaN|\$\{|\{\w+\}|\[object/);
  });

  it('numbers clauses and stipulations apart', () => {
    const numbers = filled.text.match(/^\d+\./gm) ?? [];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has two layers, the second of which names no party, amount or date', () => {
    const { particular, general } = splitLayers(filled.text);
    expect(particular.match(/^- /gm)?.length).toBeGreaterThan(filled.guarantees.length);
    expect(general).not.toMatch(/^- |\[|Dato |2[.,]400/m);
    expect(countWords(filled.text)).toBeLessThan(2900);
  });
});

it.each(['es', 'en'] as const)(
  'a services contract has at most 2,200 words in %s, with its essential guarantees',
  (tag) => {
    const { text, guarantees } = buildContract('services', 'seller', tag, true);
    const optional = guarantees.slice(2).map(({ description }) => description);
    const lines = text.split('\n').filter((line) => !optional.some((name) => line.startsWith(`- ${name}:`)));
    const clauses = /^(?:Adicional|Additional clause) \d.*\n.*$/gm;
    expect(countWords(lines.join('\n').replace(clauses, ''))).toBeLessThanOrEqual(2200);
  },
);

it('names the holder of the third key as the operator does', () => {
  const [template] = SPANISH_LEGAL_TEXTS.templates;
  if (template === undefined) throw new Error('no template');
  const write = (holder: SiteFacts['holder']) =>
    SPANISH_LEGAL_TEXTS.writeContract(
      { template, role: 'buyer', values: {}, clauses: [], guarantees: [] },
      { hasReturns: false, holder },
    ).description;
  expect(write({ name: 'Clara Ruiz', contact: 'clara@example.com' })).toContain(
    'Su titular es Clara Ruiz, con contacto clara@example.com. ',
  );
  expect(write({ name: 'Clara Ruiz', contact: '' })).toContain('Su titular es Clara Ruiz. ');
  expect(write(SITE.holder)).toContain(
    'Su titular es la persona cuya clave es la tercera de la dirección de depósito. ',
  );
  expect(write(SITE.holder)).not.toContain('Fecha de devolución. ');
});
