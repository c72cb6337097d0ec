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
  {
    id: 'services-expenses',
    why: 'acceptance, thirty days for the receipts, and time for a claim',
    days: 60,
    es: 'La parte prestadora los justifica, a más tardar, en los treinta días siguientes a la aceptación final.',
    en: 'The provider proves them within thirty days of final acceptance at the latest.',
  },
  {
    id: 'services-corrections',
    why: 'acceptance, ninety days for defects, fifteen to correct them, and thirty for a claim',
    days: 165,
    es: 'comunicados en los noventa días siguientes a la aceptación final. Si un defecto fundado no se corrige en quince días',
    en: 'reported within ninety days of final acceptance. If a well-founded defect is not corrected within fifteen days',
  },
  {
    id: 'services-performance',
    why: 'a party that terminates for delay still claims: thirty days of delay, thirty of a demand, and time for a claim',
    days: 75,
    es: 'puede además resolver el contrato sin otro plazo, y sigue pudiendo reclamar ese daño de esta garantía.',
    en: 'may also terminate the contract without a further period, and may still claim that damage on this guarantee.',
  },
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, { templates, clauses }) => {
  it.each(ROWS.map((row) => [row.id, row.why, row] as const))('%s: %s', (id, _why, row) => {
    const guarantees = templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);
    const guarantee = guarantees.find((each) => each.id === id);
    expect(guarantee?.runsFrom?.days).toBe(row.days);
    expect(guarantee?.conditions).toContain(row[tag]);
  });

  it.each([
    {
      why: 'does not charge a consumer for a statutory right',
      es: 'una persona consumidora que ejerce un derecho legal de desistimiento solo paga lo que la ley mande.',
      en: 'a consumer who uses a statutory right of withdrawal pays only what the law requires.',
    },
    {
      why: 'leaves the period of a guarantee, and the longer ones of the general terms',
      es: 'salvo que las condiciones particulares o las de una garantía fijen otro, o que las generales exijan más por esa causa.',
      en: 'unless the special terms or the conditions of a guarantee set another, or the general terms require more for that cause.',
    },
    {
      why: 'ends no claim for breach',
      es: 'no afecta a las obligaciones ya vencidas, a la indemnización por incumplimiento y las garantías que la aseguran',
      en: 'does not affect obligations already due, compensation for breach and the guarantees that secure it',
    },
  ])('the clause on termination $why', (row) => {
    expect(clauses.find(({ id }) => id === 'termination')?.content).toContain(row[tag]);
  });
});
