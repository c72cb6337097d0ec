import { BUSINESSES, CONSUMER, checkRow, getGuarantee, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/primitives/dates';

/* What sales, loans, supplies and distributions say of a consumer, of dates that move, and of what ends. */

const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };
const FIXED = { ...BUSINESSES, duration: 'fixed', exclusivity: 'territory' };

const ROWS: Row[] = [
  {
    why: 'instalments to a consumer have no credit law of businesses',
    in: [
      ['sale', PEOPLE],
      ['sale', BUSINESSES],
      ['sale', OPEN],
    ],
    notIn: [['sale', CONSUMER]],
    es: 'se aplica además la Ley 28/1998, salvo que su art. 5 excluya la venta',
    en: 'Law 28/1998 also applies, unless its art. 5 excludes the sale',
  },
  {
    why: 'nor monthly instalments that nobody agreed',
    in: [
      ['sale', PEOPLE],
      ['sale', OPEN],
    ],
    notIn: [['sale', CONSUMER]],
    es: 'hasta ella, en los plazos que detalle la forma de pago o, si no los detalla, en plazos mensuales e iguales desde la entrega.',
    en: 'until then, in the instalments set out in the manner of payment or, if it sets out none, in equal monthly instalments from delivery.',
  },
  {
    why: 'a price deferred too long for a consumer keeps its date',
    in: [
      ['sale', CONSUMER],
      ['sale', OPEN],
    ],
    notIn: [['sale', PEOPLE]],
    es: 'si aun así pacta un plazo mayor, la persona consumidora lo conserva, con los derechos de la ley del crédito al consumo.',
    en: 'if it agrees to a longer period all the same, the consumer keeps it, with the rights of the law on consumer credit.',
  },
  {
    why: 'a consumer has the statutory guarantee instead of the agreed one',
    in: [
      ['sale', PEOPLE],
      ['sale', OPEN],
    ],
    notIn: [['sale', CONSUMER]],
    es: 'la parte vendedora concede por ello una garantía convencional',
    en: 'in return the seller gives a contractual guarantee',
  },
  {
    why: 'and its period',
    in: [['sale', CONSUMER]],
    notIn: [
      ['sale', PEOPLE],
      ['sale', OPEN],
    ],
    es: '- Plazo de la garantía legal: ',
    en: '- Period of the statutory guarantee: ',
  },
  {
    why: 'the deferred price is locked when the asset is delivered',
    in: [
      ['sale', CONSUMER],
      ['sale', PEOPLE],
    ],
    es: 'Se deposita en los dos días hábiles anteriores a la entrega y solo por ese precio: lo que exceda se devuelve con la entrega; mientras no conste, la parte vendedora puede aplazar la entrega.',
    en: 'It is deposited within the two business days before delivery and only for that price: any excess is returned on delivery; until it is on record, the seller may postpone delivery.',
  },
  {
    why: 'earnest money counts towards the price at its value of that day, if both agree',
    in: [
      ['sale', CONSUMER],
      ['sale', PEOPLE],
    ],
    es: 'se devuelven o, si ambas partes lo acuerdan, se descuentan del precio por su valor del día de la liberación.',
    en: 'it is returned or, if both parties agree, counts towards the price at its value on the day of the release.',
  },
  {
    why: 'a register for the retention only where its law applies',
    in: [['sale', PEOPLE]],
    es: 'Registro de Bienes Muebles (Ley 28/1998, si se aplica).',
    en: 'Register of Movable Assets (Law 28/1998, if it applies).',
  },
  {
    why: 'a loan that ends before it begins returns every guarantee',
    in: [
      ['loan', PEOPLE],
      ['loan', BUSINESSES],
    ],
    es: 'En ambos casos las partes firman en cinco días hábiles la devolución de todas las garantías, salvo el daño reclamado que cubra la de entrega.',
    en: 'In both cases the parties sign within five business days the return of all the guarantees, except the damage claimed that the guarantee of disbursement covers.',
  },
  {
    why: 'the instalments move with the disbursement',
    in: [['loan', PEOPLE]],
    es: 'esta pasa a él, y las fechas de las cuotas y las fechas «válida hasta» de las garantías se aplazan por el mismo tiempo.',
    en: 'it becomes that date, and the dates of the instalments and the “valid until” dates of the guarantees are postponed by the same time.',
  },
  {
    why: 'a business that lends does not declare that it does not lend',
    in: [['loan', BUSINESSES]],
    es: 'Si no actúa como empresa o profesional, la parte prestamista declara que no concede préstamos con carácter profesional ni habitual. Si actúa como tal,',
    en: 'If it does not act as a business or professional, the lender declares that it does not grant loans professionally or habitually. If it does,',
  },
  {
    why: 'a discharge also after early repayment',
    in: [['loan', PEOPLE]],
    es: 'siguientes a la última cuota o al pago anticipado de todo lo debido.',
    en: 'of the last instalment or of the early repayment of all that is owed.',
  },
  {
    why: 'without a notary if nothing is registered',
    in: [['loan', PEOPLE]],
    es: 'o, si no hay garantías inscritas, firmada electrónicamente,',
    en: 'or, if there are no registered securities, signed electronically,',
  },
  {
    why: 'one late order ends that order',
    in: [
      ['supply', BUSINESSES],
      ['distribution', BUSINESSES],
    ],
    notIn: [['loan', BUSINESSES]],
    es: 'resolver ese pedido, o el contrato si es de una sola entrega, después de un requerimiento',
    en: 'terminate that order, or the contract if it is for a single delivery, after a demand',
  },
  {
    why: 'the grounds of termination of the general terms stand',
    in: [
      ['supply', BUSINESSES],
      ['distribution', BUSINESSES],
    ],
    notIn: [['sale', BUSINESSES]],
    es: 'y salvo las causas de terminación que fijen las condiciones particulares o generales, solo la parte que encarga',
    en: 'and except for the grounds of termination in the special or general terms, only the party that commissions',
  },
  {
    why: 'a bad batch is paid back from the choice or the test',
    in: [['supply', BUSINESSES]],
    es: 'en diez días hábiles desde que se le comunica la elección o, si discutió el lote, desde el resultado del ensayo, se libera a favor de la parte cliente el precio que haya pagado por él.',
    en: 'within ten business days of being told the choice or, if it disputed the batch, of the result of the test, the price that the client paid for the batch is released to the client.',
  },
  {
    why: 'insurance is a duty of the contract',
    in: [['supply', BUSINESSES]],
    es: 'Mantiene además, mientras dure el suministro, una póliza de responsabilidad por productos con suma asegurada mínima de 100.000 €.',
    en: 'The supplier also keeps, while the supply lasts, a product liability policy with a sum insured of at least €100,000.',
  },
  {
    why: 'broken secrecy has no limit: supply',
    in: [['supply', BUSINESSES]],
    es: 'El límite no alcanza al pago de los precios, a la cantidad mínima, al deber de secreto,',
    en: 'The limit does not apply to payment of the prices, to the minimum quantity, to the duty of secrecy,',
  },
  {
    why: 'nor has it, or a registered domain, in a distribution',
    in: [['distribution', FIXED]],
    es: 'ni al deber de secreto, a la infracción de las marcas o de la estipulación 6,',
    en: 'nor to the duty of secrecy, infringement of the trade marks or of section 6,',
  },
  {
    why: 'nobody registers a domain',
    in: [['distribution', FIXED]],
    es: 'No las registra, ni registra otras marcas o dominios parecidos.',
    en: 'It does not register them, nor other similar trade marks or domains.',
  },
  {
    why: 'the last orders are paid and secured',
    in: [['distribution', FIXED]],
    es: 'Los pedidos aceptados antes del fin se sirven y se pagan; si se entregan después, la fecha «válida hasta» de la garantía de pago se amplía por el tiempo que pase desde el fin hasta la última entrega.',
    en: 'Orders accepted before the end are delivered and paid; if they are delivered later, the “valid until” date of the guarantee of payment is extended by the time from the end to the last delivery.',
  },
  {
    why: 'without exclusivity nobody is bound to sell nothing else',
    in: [['distribution', FIXED]],
    es: 'retirar la exclusividad, si la hay, con lo que la distribuidora puede vender productos competidores,',
    en: 'withdraw the exclusivity, if any, after which the distributor may sell competing products,',
  },
  {
    why: 'stock is bought back after missed minimums',
    in: [['distribution', FIXED]],
    es: 'distinto de no alcanzar las compras mínimas, la parte proveedora recompra las existencias vendibles de menos de doce meses desde su factura,',
    en: 'other than not reaching the minimum purchases, the supplier buys back the saleable stock less than twelve months from its invoice,',
  },
  {
    why: 'which the guarantee repeats',
    in: [['distribution', FIXED]],
    es: 'Respalda la recompra de las existencias vendibles que se deba según la estipulación 8.',
    en: 'Backs the buy-back of the saleable stock that is owed under section 8.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  it('the guarantee of payment of a distribution covers what is invoiced at its end', () => {
    const { validUntil } = getGuarantee(['distribution', FIXED], tag, 'distribution-payment');
    expect(validUntil).toBe(addDays('2027-05-31', 135));
  });
});
