import { messagesToJSON } from '@nanostores/i18n';
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
  settlement: true,
  passwordIsSent: false,
  disputeForm: true,
  minConfirmations: 0,
};
const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.messages.ts', { eager: true });
const subjects = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => typeof value === 'object' && value !== null && 'i18n' in value),
);
const BASE = messagesToJSON(...(subjects as Parameters<typeof messagesToJSON>)) as Record<string, object>;
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
      settlement: false,
      passwordIsSent: true,
      disputeForm: false,
      minConfirmations: 3,
    };
    const parts = [FACTS, other].flatMap((facts) => getHelp(facts).flatMap(listParts));
    const labels = parts.flatMap((part) => part.split('**').filter((_, index) => index % 2 === 1));
    expect(labels.length).toBeGreaterThan(40);
    expect(labels.filter((label) => !LABELS[tag].has(label))).toEqual([]);
  });

  it('says nothing about signed terms if they are turned off', () => {
    const texts = getHelp({ ...FACTS, seals: false }).filter(({ id }) => id === 'signed-terms' || id === 'joining');
    expect(texts.map(({ id }) => id)).toEqual(['joining']);
    expect(JSON.stringify(texts)).not.toMatch(/Sign the terms|Firmar los términos/);
  });

  it('warns if the server receives the password, and if addresses are not checked', () => {
    const usual = JSON.stringify(getHelp(FACTS));
    const other = JSON.stringify(getHelp({ ...FACTS, passwordIsSent: true, addressesChecked: false }));
    expect(usual).not.toMatch(/sends your password|envía su contraseña/);
    expect(other).toMatch(/sends your password|envía su contraseña/);
    expect(other).toMatch(/does not check how deposits are locked|no comprueba cómo se bloquean/);
  });

  it.each([
    [0, 'A deposit counts as soon as the network knows it', 'Un depósito cuenta en cuanto la red lo conoce'],
    [1, 'A deposit counts after one confirmation. A new', 'Un depósito cuenta después de una confirmación. Aparece'],
    [6, 'A deposit counts after 6 confirmations. A new', 'Un depósito cuenta después de 6 confirmaciones. Aparece'],
  ])('says when a deposit counts, with %s confirmations', (minConfirmations, english, spanish) => {
    const deposits = getHelp({ ...FACTS, minConfirmations }).find(({ id }) => id === 'deposits');
    expect(deposits?.text?.[1]).toContain(tag === 'en' ? english : spanish);
  });

  it('finds the holder of the third key by the word arbitrator, whatever is checked', () => {
    const found = [true, false].map((addressesChecked) =>
      searchHelp(tag === 'en' ? 'arbitrator' : 'árbitro', getHelp({ ...FACTS, addressesChecked })).map(({ id }) => id),
    );
    for (const ids of found) expect(ids).toContain('arbitrator');
  });

  it('offers a settlement only where one can be made', () => {
    expect(JSON.stringify(getHelp(FACTS))).toMatch(/Make an offer|Hacer una oferta/);
    expect(JSON.stringify(getHelp({ ...FACTS, settlement: false }))).not.toMatch(/Make an offer|Hacer una oferta/);
  });

  it('has three short guides', () => {
    const ids: readonly string[] = HELP_GROUPS.guides;
    const guides = getHelp(FACTS).filter(({ id }) => ids.includes(id));
    expect(guides.map(({ id }) => id)).toEqual(['first-contract', 'joining', 'something-wrong']);
    // Their heading says what they are.
    for (const { title } of guides) expect(title).not.toMatch(/Guide|Guía/);
    expect(guides.flatMap(listParts).join(' ').split(/\s+/).length).toBeLessThanOrEqual(1_800);
    // One action in each step.
    for (const { steps = [] } of guides)
      for (const step of steps) expect(step.split(/\s+/).length).toBeLessThanOrEqual(60);
  });

  it('promises nothing that a setting makes false', () => {
    const usual = JSON.stringify(getHelp(FACTS));
    const sent = JSON.stringify(getHelp({ ...FACTS, passwordIsSent: true }));
    const promise = tag === 'en' ? 'Nobody can move the money alone' : 'Nadie puede mover el dinero por su cuenta';
    const server = tag === 'en' ? 'but it cannot move money' : 'pero no puede mover dinero';
    for (const words of [promise, server]) {
      expect(usual).toContain(words);
      expect(sent).not.toContain(words);
    }
    expect(sent).toMatch(/could open your key, and with it sign for you|podrían abrir su clave y firmar por usted/);
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

  it('names a useful minimum of which a busy network takes less than three per cent', () => {
    const named = getHelp(FACTS)
      .flatMap(listParts)
      .find((part) => /useful minimum|mínimo útil/.test(part));
    expect(named).toMatch(/200[.,]000/);
    expect(Number(estimateFee(2, 20)) / 200_000).toBeLessThan(0.03);
  });

  it('uses full forms', () => {
    expect(getHelp(FACTS).flatMap(listParts).join(' ')).not.toMatch(/n['’]t\b/);
  });
});

it('both languages have the same number of parts in each section', () => {
  const count = (sections: HelpSection[]) => sections.map((section) => [section.id, listParts(section).length]);
  expect(count(getSpanishHelp(FACTS))).toEqual(count(getEnglishHelp(FACTS)));
});
