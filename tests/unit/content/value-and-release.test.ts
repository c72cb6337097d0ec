import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* What the value of a guarantee, its release and its deposit do to the contract, in both languages. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };
const LANGUAGES = { es: SPANISH_LEGAL_TEXTS, en: ENGLISH_LEGAL_TEXTS };
const TYPES = SPANISH_LEGAL_TEXTS.templates.map(({ type }) => type);

function write(tag: 'es' | 'en', type: ContractType, values: TermValues = {}): string {
  const { templates, getDraftWording } = LANGUAGES[tag];
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type)).description;
}

const EVERYWHERE = [
  {
    why: 'what was released is not missing from a guarantee',
    es: 'Cada liberación, excepto la devolución por subida del precio, reduce el importe garantizado en lo liberado y no obliga a completar la garantía, salvo que sus condiciones manden reponerla. La garantía nueva y la anterior cuentan juntas. La aplicación no vigila',
    en: 'Each release, except a return because the price rose, reduces the guaranteed amount by what was released and does not oblige a top-up, unless the conditions of the guarantee require it to be restored. The new guarantee and the earlier one count together. The application does not watch',
  },
  {
    why: 'nobody chooses the price by signing later in the day',
    es: 'la deuda en euros se convierte con el último precio diario de la misma fuente anterior a la primera firma.',
    en: 'the debt in euros is converted at the last daily price of the same source before the first signature.',
  },
  {
    why: 'the daily price has an hour',
    es: 'El precio diario es el que publica la fuente cada día a las 12:00, hora peninsular.',
    en: 'The daily price is the one that the source publishes each day at 12:00, mainland Spanish time.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(EVERYWHERE.flatMap((row) => TYPES.map((type) => [row.why, type, row] as const)))(
    '%s: %s',
    (_why, type, row) => expect(write(tag, type)).toContain(row[tag]),
  );

  it.each(['sale', 'services', 'license', 'supply', 'distribution'] as const)(
    'the price of bitcoin undoes nothing that was performed: %s',
    (type) => {
      const words = {
        es: 'resolver el contrato en lo que quede por cumplir o dar por vencida la deuda de dinero ya nacida que asegura',
        en: 'terminate the contract as to what is still to be performed or declare due the debt of money already incurred that it secures',
      };
      expect(write(tag, type, BUSINESSES)).toContain(words[tag]);
    },
  );

  it.each([
    {
      why: 'the lender stops what is still to be lent',
      es: 'Si no la completa, la otra parte puede exigírselo, y la parte prestamista puede además suspender las entregas de capital pendientes;',
      en: 'If it is not topped up, the other party may demand it, and the lender may also suspend the disbursements still to be made;',
    },
    {
      why: 'the borrower pays on',
      es: 'La parte prestataria no suspende por ello las cuotas.',
      en: 'The borrower does not suspend the instalments for that reason.',
    },
    {
      why: 'a late deposit stops no instalment',
      es: 'puede suspender sus prestaciones, salvo las cuotas de un capital ya entregado. La persona titular',
      en: 'may suspend its performance, except the instalments of principal already disbursed. The holder',
    },
  ])('a loan: $why', (row) => {
    expect(write(tag, 'loan', BUSINESSES)).toContain(row[tag]);
    expect(write(tag, 'services', BUSINESSES)).not.toContain(row[tag]);
  });

  it.each([
    {
      type: 'loan',
      es: 'puede suspender sus prestaciones, salvo las cuotas de un capital ya entregado. Después de toda',
      en: 'may suspend performance, except the instalments of principal already disbursed. After any',
    },
    {
      type: 'rental',
      es: 'puede suspender sus prestaciones, salvo el uso o la renta de un inmueble ya entregado. Después de toda',
      en: 'may suspend performance, except the use or the rent of a property already handed over. After any',
    },
    {
      type: 'services',
      es: 'puede suspender sus prestaciones. Después de toda',
      en: 'may suspend performance. After any',
    },
  ] as const)('a return that is not signed yet stops neither a tenant nor a borrower: $type', ({ type, ...row }) => {
    expect(write(tag, type, { ...RETURN, property: 'business' })).toContain(row[tag]);
  });

  it('only a challenge that succeeds removes the arbitrator', () => {
    const words = {
      es: 'Si no acepta, si prospera su recusación o si cesa o no dicta laudo en plazo, la sustituye',
      en: 'If the arbitrator does not accept, is successfully challenged, ceases to act or makes no award in time, the replacement is',
    };
    expect(write(tag, 'services', BUSINESSES)).toContain(words[tag]);
  });
});
