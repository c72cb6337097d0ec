import { CLAIM_ROWS, RETURN } from '@tests/unit/content/default-and-claims-table';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

const LANGUAGES = { es: SPANISH_LEGAL_TEXTS, en: ENGLISH_LEGAL_TEXTS };
type Tag = keyof typeof LANGUAGES;

function write(tag: Tag, type: ContractType, values: TermValues, hasSettlement = true): string {
  const { templates, getDraftWording } = LANGUAGES[tag];
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type, hasSettlement)).description;
}

/** Conditions and proofs of guarantees. */
const GUARANTEES = [
  {
    id: 'loan-repayment',
    why: 'is partial cover',
    es: 'Solo cubre hasta su importe garantizado, aunque el capital sea mayor.',
    en: 'It covers only up to its guaranteed amount, even if the principal is greater.',
  },
  {
    id: 'loan-interest',
    why: 'needs no approval of the borrower',
    es: 'Liquidación de intereses calculada según el calendario del contrato, requerimiento de pago y justificantes',
    en: 'Statement of interest computed under the schedule of the contract, demand for payment and proofs',
  },
  {
    id: 'loan-life-insurance',
    why: 'has terms: what is insured, for whom, and what follows if it is not',
    es: 'La parte prestamista es beneficiaria hasta lo que se le deba, y lo que cobre reduce la deuda.',
    en: 'The lender is the beneficiary up to what it is owed, and what it receives reduces the debt.',
  },
  {
    id: 'loan-life-insurance',
    why: 'ends no loan',
    es: 'La falta de seguro no vence el préstamo.',
    en: 'A lack of insurance does not make the loan fall due.',
  },
  {
    id: 'sale-bank',
    why: 'covers what falls due early, after a demand',
    es: 'también el que venza anticipadamente. Se deposita en los dos días hábiles anteriores a la entrega y solo por ese precio: lo que exceda se devuelve con la entrega; mientras no conste, la parte vendedora puede aplazar la entrega. Se reduce con cada plazo pagado y se devuelve con el último. Si un plazo sigue impagado quince días después del requerimiento,',
    en: 'also what falls due early. It is deposited within the two business days before delivery and only for that price: any excess is returned on delivery; until it is on record, the seller may postpone delivery. It is reduced with each instalment paid and returned with the last one. If an instalment is still unpaid fifteen days after the demand,',
  },
  {
    id: 'sale-bank',
    why: 'asks a bank for what it knows',
    es: 'un extracto o certificado bancario de los pagos recibidos en su cuenta. El plazo cuenta como impagado si, en quince días, la parte compradora no presenta el justificante de su pago.',
    en: 'a bank statement or certificate of the payments received on its account. The instalment counts as unpaid if, within fifteen days, the buyer does not present proof of its payment.',
  },
  {
    id: 'sale-hidden-defects',
    why: 'covers what is claimed by its date',
    es: 'que no eran visibles y se reclaman hasta su fecha «válida hasta».',
    en: 'were not visible and are claimed by its “valid until” date.',
  },
  {
    id: 'distribution-minimum',
    why: 'does not wait for the signature of the distributor',
    es: 'conformado por la otra o no impugnado con motivos en diez días hábiles.',
    en: 'approved by the other or not objected to with reasons within ten business days.',
  },
  {
    id: 'distribution-buy-back',
    why: 'runs although the stock was not collected',
    es: 'no las paga en treinta días desde que las recogió o debió recogerlas,',
    en: 'does not pay for it within thirty days of the day on which it collected it or had to,',
  },
];

/** Clauses that rank above the conditions of the guarantees. */
const CLAUSES = [
  {
    id: 'payment',
    es: 'Salvo que las condiciones particulares o las generales fijen otro plazo, el precio de bienes y servicios se paga en [X] días',
    en: 'Unless the special or the general terms set another period, the price of goods and services is paid within [X] calendar days',
  },
  {
    id: 'payment',
    es: 'Rentas, salarios, plazos de un precio, cuotas de un préstamo y lo que venza anticipadamente se pagan en sus propias fechas y con el interés que este contrato fije para ellos.',
    en: 'Rents, wages, instalments of a price or of a loan, and what falls due early are paid on their own dates, with the interest that this contract sets for them.',
  },
  {
    id: 'delivery',
    es: 'Salvo que las condiciones de una garantía fijen otra regla, el retraso que no se deba a fuerza mayor permite exigir la entrega',
    en: 'Unless the conditions of a guarantee set another rule, delay that is not due to force majeure allows',
  },
  {
    id: 'payment',
    es: 'en otro caso, el interés legal más dos puntos.',
    en: 'otherwise, statutory interest plus two points.',
  },
  {
    id: 'delivery',
    es: 'Salvo que las condiciones particulares, las generales, el pedido aceptado o las condiciones de una garantía fijen otros plazos, que esta cláusula no alarga ni acorta,',
    en: 'Unless the special terms, the general terms, the accepted order or the conditions of a guarantee set other periods, which this clause neither extends nor shortens,',
  },
  {
    id: 'delivery',
    es: 'Esta cláusula no se aplica al arrendamiento ni a otro uso de inmuebles o cosas.',
    en: 'This clause does not apply to a lease or any other use of property or things.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  const { templates, clauses } = LANGUAGES[tag];
  const guarantees = templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);

  it.each(CLAIM_ROWS.flatMap(({ has, ...row }) => has.map((contract) => [row.why, ...contract, row] as const)))(
    '%s: %s %j',
    (_why, type, values, row) => expect(write(tag, type, values)).toContain(row[tag]),
  );

  it.each(CLAIM_ROWS.flatMap(({ lacks, ...row }) => lacks.map((contract) => [row.why, ...contract, row] as const)))(
    'elsewhere not: %s: %s %j',
    (_why, type, values, row) => expect(write(tag, type, values)).not.toContain(row[tag]),
  );

  it.each(GUARANTEES.map((row) => [row.id, row.why, row] as const))('%s %s', (id, _why, row) => {
    const { conditions = '', verificationProcess = '' } = guarantees.find((each) => each.id === id) ?? {};
    expect(`${conditions} ${verificationProcess}`).toContain(row[tag]);
  });

  it.each(CLAUSES.map((row) => [row.id, row] as const))('the clause on %s keeps to its subject: %j', (id, row) => {
    expect(clauses.find((each) => each.id === id)?.content).toContain(row[tag]);
  });

  it('no clause on delivery is offered for a lease', () => {
    expect(clauses.find(({ id }) => id === 'delivery')?.contractTypes).not.toContain('rental');
  });

  it('defects found in the sixth month can still be claimed, with a report', () => {
    expect(guarantees.find(({ id }) => id === 'sale-hidden-defects')?.runsFrom?.days).toBeGreaterThanOrEqual(184 + 30);
  });

  it('a program without return dates does not rank a clause that it has not', () => {
    const title = { es: '«Devolución por vencimiento»', en: '“Return on expiry”' };
    expect(write(tag, 'services', RETURN, false)).not.toContain(title[tag]);
  });
});
