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
    why: 'twenty days to claim and five business days to sign are within the month of art. 36.4 LAU, also after a late return',
    days: 60,
    es: 'reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde esa devolución de las llaves',
    en: 'claims within twenty days of the return of the keys at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since that return of the keys',
  },
  {
    id: 'rental-inventory',
    why: 'the furniture is claimed in the same period',
    days: 60,
    es: 'reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde la devolución',
    en: 'claims within twenty days of the return of the keys at the latest, and signs the return of what was not claimed once the exit inventory is agreed or, if it is not, before a month has passed since the return',
  },
  {
    id: 'services-expenses',
    why: 'acceptance (with a reminder to a consumer), thirty days for the receipts, and time for a claim',
    days: 75,
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

/** When the conditions release a guarantee, and when they return it. */
const CONDITIONS: Omit<Row, 'days'>[] = [
  {
    id: 'license-fees',
    why: 'the last quarter is paid after the licence ends',
    es: 'El resto se devuelve cuando queda pagada la última factura o liquidación.',
    en: 'The rest is returned when the last invoice or royalty statement has been paid.',
  },
  ...['license-scope', 'distribution-exclusivity'].map((id) => ({
    id,
    why: 'a claim may come until its date',
    es: 'El resto se devuelve al acabar el plazo de la garantía, salvo lo reclamado.',
    en: 'The rest is returned when the period of the guarantee ends, except what has been claimed.',
  })),
  {
    id: 'distribution-minimum',
    why: 'the last year is settled after the end, and nothing is restored then',
    es: 'repone la garantía en treinta días si el contrato continúa; el resto se devuelve cuando queda liquidado el último año.',
    en: 'restores the guarantee within thirty days if the contract continues; the rest is returned when the last year has been settled.',
  },
  {
    id: 'supply-minimum',
    why: 'the last year is settled after the end',
    es: 'el resto se devuelve cuando queda liquidado el último año.',
    en: 'the rest is returned when the last year has been settled.',
  },
  {
    id: 'supply-quality',
    why: 'the client chooses between a replacement and a credit',
    es: 'Cubre la reposición o el abono de los lotes que no cumplan las especificaciones. Si la parte proveedora no repone o no abona, según lo elegido, en diez días hábiles',
    en: 'Covers the replacement or credit of batches that do not meet the specifications. If the supplier does not replace or credit them, as chosen, within ten business days',
  },
  {
    id: 'services-performance',
    why: 'what never comes is covered as what comes late',
    es: 'acredite porque un entregable falte, se retrase o, comunicados reparos fundados, no se corrija en plazo por causa imputable a la parte prestadora, desde el primer día, y de lo cobrado de más que deba devolver (estipulación 3). Se devuelve con la aceptación del último entregable, salvo lo ya reclamado. Si el retraso supera treinta días',
    en: 'proves because a deliverable is missing, is late or, after well-founded objections, is not corrected in time for reasons attributable to the provider, from the first day, and what the provider was paid in excess and has to return (section 3). It is returned upon acceptance of the last deliverable, except what has been claimed. If the delay exceeds thirty days',
  },
  {
    id: 'rental-rent-default',
    why: 'a tenant who has paid everything gets it back at once',
    es: 'Cubre, hasta su importe y antes que las demás garantías de la parte arrendataria, las rentas impagadas con sus intereses, lo debido por el retraso en devolver las llaves y, si se debe, la indemnización por desistir antes. Se libera la cantidad vencida que siga impagada quince días después del requerimiento. Devuelto el inmueble y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta».',
    en: 'Covers, up to its amount and before the other guarantees of the tenant, unpaid rent with its interest, what is owed for late return of the keys and, if owed, the compensation for leaving early. An amount due that is still unpaid fifteen days after the demand is released. Once the property has been returned and what is owed has been paid, it is returned without waiting for its “valid until” date.',
  },
  {
    id: 'loan-repayment',
    why: 'it covers a loan that falls due early, and is kept until that is paid',
    es: 'Respalda las cuotas de capital y el capital que venza anticipadamente. Si una cuota o ese capital sigue impagado treinta días después del requerimiento, se libera a favor de la parte prestamista hasta el importe vencido. Se devuelve cuando el capital queda pagado.',
    en: 'Backs the instalments of principal and principal declared due early. If an instalment or that principal is still unpaid thirty days after the demand, it is released to the lender up to the amount due. It is returned when the principal has been paid.',
  },
  {
    id: 'loan-interest',
    why: 'it is kept until the interest is paid',
    es: 'el resto se devuelve cuando los intereses quedan pagados.',
    en: 'the rest is returned when the interest has been paid.',
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

  it.each(CONDITIONS.map((row) => [row.id, row.why, row] as const))('%s: %s', (id, _why, row) => {
    const guarantees = templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);
    expect(guarantees.find((each) => each.id === id)?.conditions).toContain(row[tag]);
  });

  it.each([
    {
      why: 'does not charge a consumer for a statutory right',
      es: 'una persona consumidora que ejerce un derecho legal de desistimiento solo paga lo que la ley mande.',
      en: 'a consumer who uses a statutory right of withdrawal pays only what the law requires.',
    },
    {
      why: 'takes no percentage from a consumer',
      es: 'o solo el daño probado si es una persona consumidora;',
      en: 'or only the damage that is proved if it is a consumer;',
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
