import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';

/* The dates of guarantees against the periods that their conditions promise, in both languages. */

interface Row {
  id: string;
  why: string;
  /** From the term that the guarantee runs from. */
  days: number;
  es: string;
  en: string;
}

const ROWS: Row[] = [
  {
    id: 'rental-deposit',
    why: 'twenty days to claim and five business days to sign are within the month of art. 36.4 LAU',
    days: 20,
    es: 'reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves o del bien, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde ella',
    en: 'claims within twenty days of the return of the keys or of the asset at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since then',
  },
  {
    id: 'rental-inventory',
    why: 'the furniture is claimed in the same period',
    days: 20,
    es: 'reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves o del bien y firma la devolución de lo no reclamado antes de que pase un mes desde ella.',
    en: 'claims within twenty days of the return of the keys or of the asset at the latest, and signs the return of what was not claimed before a month has passed since then.',
  },
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, { templates }) => {
  it.each(ROWS.map((row) => [row.id, row.why, row] as const))('%s: %s', (id, _why, row) => {
    const guarantees = templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);
    const guarantee = guarantees.find((each) => each.id === id);
    expect(guarantee?.runsFrom?.days).toBe(row.days);
    expect(guarantee?.conditions).toContain(row[tag]);
  });
});
