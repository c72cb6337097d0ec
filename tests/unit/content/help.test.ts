import { BASE } from '@tests/unit/content/base-texts';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '@/content/en/english';
import { SPANISH } from '@/content/es/spanish';
import { getEnglishHelp } from '@/content/help/help.en';
import { getSpanishHelp } from '@/content/help/help.es';
import type { HelpFacts } from '@/content/help/help-facts';
import { HELP_GROUPS, type HelpSection } from '@/content/help/help-section';
import { searchHelp } from '@/domain/help/search-help';
import { estimateFee } from '@/domain/withdrawals/fees';

const FACTS: HelpFacts = {
  brand: 'Aval',
  seals: true,
  addressesChecked: true,
  passwordIsSent: false,
  minConfirmations: 0,
};
const listTexts = (catalogue: object): unknown[] => Object.values(catalogue).flatMap((texts) => Object.values(texts));

/** Labels of a language: its catalogue, and the base texts where it has none. */
const LABELS = {
  en: new Set([...listTexts({ ...BASE, ...ENGLISH })]),
  es: new Set([...listTexts(BASE), ...listTexts(SPANISH)]),
};

function listParts({ title, text = [], steps = [], points = [], table = [] }: HelpSection): string[] {
  return [title, ...text, ...steps, ...points, ...table.flat()];
}

describe.each([
  ['en', getEnglishHelp],
  ['es', getSpanishHelp],
] as const)('the help (%s)', (tag, getHelp) => {
  it('has every section once, in order', () => {
    expect(
      getHelp(FACTS)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.values(HELP_GROUPS).flat().sort());
  });

  it('names labels exactly as they are on screen', () => {
    const other = {
      ...FACTS,
      seals: false,
      addressesChecked: false,
      passwordIsSent: true,
      minConfirmations: 3,
    };
    const parts = [FACTS, other].flatMap((facts) => getHelp(facts).flatMap(listParts));
    const labels = parts.flatMap((part) => part.split('**').filter((_, index) => index % 2 === 1));
    expect(labels.length).toBeGreaterThan(40);
    expect(labels.filter((label) => !LABELS[tag].has(label))).toEqual([]);
  });

  it('finds the holder of the third key by the word arbitrator, whatever is checked', () => {
    const found = [true, false].map((addressesChecked) =>
      searchHelp(tag === 'en' ? 'arbitrator' : 'árbitro', getHelp({ ...FACTS, addressesChecked })).map(({ id }) => id),
    );
    for (const ids of found) expect(ids).toContain('arbitrator');
  });

  it('quotes fees that follow from the formula', () => {
    const rows =
      getHelp(FACTS)
        .find(({ id }) => id === 'fees')
        ?.table?.slice(1) ?? [];
    const digits = (cell = '') => Number(cell.replace(/\D/g, ''));
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

it('both languages have the same number of parts in each section', () => {
  const count = (sections: HelpSection[]) => sections.map((section) => [section.id, listParts(section).length]);
  expect(count(getSpanishHelp(FACTS))).toEqual(count(getEnglishHelp(FACTS)));
});
