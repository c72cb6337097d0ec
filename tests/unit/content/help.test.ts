import { BASE } from '@tests/unit/content/base-texts';
import { describe, expect, it } from 'vitest';
import { LATER_PATHS } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { ENGLISH } from '@/content/en/english';
import { SPANISH } from '@/content/es/spanish';
import { recover } from '@/content/recover/recover.es';
import { fillDocument } from '@/domain/documents/fill-document';
import { readHelp } from '@/domain/help/read-help';
import { estimateFee } from '@/domain/withdrawals/fees';
import { toHelpFacts } from '@/features/help/use-help';

const DOCUMENTS = import.meta.glob<string>('/src/content/help/*.md', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const NAMES = ['help', 'recovery'] as const;
const TAGS = ['en', 'es'] as const;
type Name = (typeof NAMES)[number];
type Tag = (typeof TAGS)[number];

const both = [true, false];
/** Every combination of what the settings say. */
const ALL_FACTS = both.flatMap((seals) =>
  both.flatMap((checked) =>
    both.flatMap((sent) =>
      [0, 1, 3].map((minConfirmations) =>
        toHelpFacts({
          brand: 'Aval',
          seals: seals ? 'tell' : 'off',
          depositScript: checked ? settings().depositScript : 'unverified',
          loginSecret: sent ? 'password' : 'derived',
          minConfirmations,
        }),
      ),
    ),
  ),
);
const FACTS = ALL_FACTS.find(({ seals, locked }) => seals && locked) ?? {};

const fill = (name: Name, tag: Tag, facts = FACTS) =>
  fillDocument(DOCUMENTS[`/src/content/help/${name}.${tag}.md`] ?? '', facts);
const listParts = (name: Name, tag: Tag, facts = FACTS) =>
  readHelp(fill(name, tag, facts)).groups.flatMap(({ parts }) => parts);
const listTexts = (catalogue: object): unknown[] => Object.values(catalogue).flatMap((texts) => Object.values(texts));

/** Labels of a language: its catalogue, and the base texts where it has none. */
const LABELS = {
  en: new Set([...listTexts({ ...BASE, ...ENGLISH })]),
  es: new Set([...listTexts(BASE), ...listTexts(SPANISH), ...Object.values(recover)]),
};

it('whatever the settings say, no notation is left, no heading is lost, and both languages have the same parts', () => {
  for (const name of NAMES)
    for (const facts of ALL_FACTS) {
      const [en, es] = TAGS.map((tag) => {
        const text = fill(name, tag, facts);
        const { intro, groups } = readHelp(text);
        const parts = groups.flatMap((group) => group.parts);
        expect(text.match(/^ *#.*/gm)).toHaveLength(groups.length + parts.length);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        const texts = [intro, ...groups.map(({ title }) => title), ...parts.flatMap((part) => [part.title, part.text])];
        // HTML and named entities: the page's policy forbids what they need.
        const wrong = /^$|[{}]|\[\[|\]\]|^ *#|<|&\w+;| [,.;:]|\S {2}/m;
        expect(texts.flatMap((shown) => shown.split(/\n+/).filter((line) => wrong.test(line)))).toEqual([]);
        return groups.map(({ id, parts: inside }) => [id, inside.map((part) => part.id)]);
      });
      expect(es).toEqual(en);
    }
});

it('the facts follow from the settings', () => {
  const usual = { seals: true, addressesChecked: true, passwordIsSent: false, locked: true, noConfirmation: false };
  const { depositScript } = settings();
  const given = { brand: 'Aval', seals: 'tell', depositScript, loginSecret: 'migrate', minConfirmations: 3 } as const;
  for (const [change, facts] of [
    [{}, {}],
    [{ seals: 'required' }, {}],
    [{ seals: 'off' }, { seals: false }],
    [{ depositScript: 'unverified' }, { addressesChecked: false, locked: false }],
    [{ loginSecret: 'password' }, { passwordIsSent: true, locked: false }],
    [{ minConfirmations: 0 }, { noConfirmation: true, minConfirmations: '0' }],
  ] as const)
    expect(toHelpFacts({ ...given, ...change })).toEqual({ brand: 'Aval', minConfirmations: '3', ...usual, ...facts });
});

it('only parts about what is not there are missing', () => {
  const whole = listParts('help', 'en').map(({ id }) => id);
  for (const facts of ALL_FACTS)
    expect(listParts('help', 'en', facts).map(({ id }) => id)).toEqual(
      whole.filter((id) => facts.seals || id !== 'signed-terms'),
    );
});

it('has the parts that screens and printed sheets link to', () => {
  const parts = listParts('help', 'en').map(({ id }) => id);
  const linked = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/<HelpLink part="([\w-]+)"|PATHS\.help\}#([\w-]+)`/g)].map(([, part, hash]) => part ?? hash),
  );
  expect(linked.length).toBeGreaterThan(6);
  expect(linked.filter((id) => !parts.some((part) => part === id))).toEqual([]);
});

describe.each(TAGS)('the help (%s)', (tag) => {
  const all = NAMES.flatMap((name) => ALL_FACTS.flatMap((facts) => listParts(name, tag, facts)));

  it('names labels exactly as they are on screen', () => {
    const labels = new Set(all.flatMap(({ text }) => text.split('**').filter((_, index) => index % 2 === 1)));
    expect(labels.size).toBeGreaterThan(40);
    expect([...labels].filter((label) => !LABELS[tag].has(label))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const targets = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target)),
    );
    expect([...targets]).toEqual([PATHS.helpRecovery, LATER_PATHS.recoveryPage]);
  });

  it('quotes fees that follow from the formula', () => {
    const fees = listParts('help', tag).find(({ id }) => id === 'fees')?.text ?? '';
    const digits = (cell = '') => Number(cell.replace(/\D/g, ''));
    const rows = [...fees.matchAll(/^\| .* \| (.* sat\/vB) \| (.*) \| (.*) \|$/gm)];
    expect(rows.map(([, rate, fee, arrives]) => [digits(rate), digits(fee), digits(arrives)])).toEqual(
      [
        [1, 1],
        [1, 5],
        [1, 20],
        [2, 20],
      ].map(([inputs = 0, rate = 0]) => {
        const fee = Number(estimateFee(inputs, rate));
        return [rate, fee, 1_000_000 - fee];
      }),
    );
  });
});
