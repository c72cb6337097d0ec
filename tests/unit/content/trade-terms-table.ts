import type { ContractType } from '@/domain/models';
import type { TermValues } from '@/domain/templates/term-types';

/* What the other side's lawyer found in sales, loans, supplies and distributions, and in what all contracts say. In both languages. */

export const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
export const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
export const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };
const HOME = { ...PEOPLE, property: 'home' };

interface Row {
  why: string;
  es: string;
  en: string;
  has: [ContractType, TermValues][];
  lacks: [ContractType, TermValues][];
}

export const ROWS: Row[] = [
  {
    why: 'nobody leaves a contract because of an acceptance that they prevented',
    es: 'cualquiera de las partes, salvo la que lo causó, puede desistir del contrato sin coste,',
    en: 'either party, except one that caused this, may withdraw from the contract at no cost,',
    has: [
      ['sale', BUSINESSES],
      ['rental', HOME],
    ],
    lacks: [['employment', {}]],
  },
  {
    why: 'performance is suspended until the deposit is there, not until it is due',
    es: 'mientras no la deposite, la otra parte puede suspender sus prestaciones',
    en: 'until it does, the other party may suspend its performance',
    has: [['sale', BUSINESSES]],
    lacks: [['rental', HOME]],
  },
  {
    why: 'negotiation does not keep a claim alive beyond a return date',
    es: 'si al acabar los treinta días siguientes a la fecha «válida hasta» quien reclama no ha pedido arbitraje, demandado ni pedido un proceso monitorio. Quien se niegue',
    en: 'if, within thirty days of the “valid until” date, the claiming party has not requested arbitration, sued or applied for an order for payment. A party that refuses',
    has: [
      ['sale', RETURN],
      ['loan', { ...PEOPLE, privateArbitration: 'yes', returnDate: 'yes' }],
    ],
    lacks: [
      ['sale', BUSINESSES],
      ['sale', { ...PEOPLE, returnDate: 'yes' }],
    ],
  },
  {
    why: 'nor while it is not known whether there is one',
    es: 'Si las garantías tienen fecha de devolución, ese plazo es de treinta días',
    en: 'If the guarantees have a return date, that period is thirty days',
    has: [['sale', { 'seller.capacity': 'business', returnDate: 'yes' }]],
    lacks: [['sale', RETURN]],
  },
  {
    why: 'without a return date the law that demands negotiation has its time',
    es: 'ni propuesto la negociación que exige la ley. Si solo propuso negociar,',
    en: 'or proposed the negotiation that the law requires. A party that only proposed to negotiate',
    has: [
      ['sale', BUSINESSES],
      ['sale', { 'seller.capacity': 'business', returnDate: 'yes' }],
    ],
    lacks: [['sale', RETURN]],
  },
  {
    why: 'a lease with a return date keeps the earlier end of its period to claim',
    es: 'si al acabar los treinta días siguientes a la fecha «válida hasta», o al fin del plazo para reclamar si sus condiciones fijan uno anterior, quien reclama no ha pedido',
    en: 'if, within thirty days of the “valid until” date, or of the earlier end of the period to claim that its conditions set, the claiming party has not requested',
    has: [['rental', { ...RETURN, property: 'business' }]],
    lacks: [['rental', { ...BUSINESSES, property: 'business' }]],
  },
  {
    why: 'a refused extension does not make the earlier return usable',
    es: '; hasta esa fecha, y aunque falte alguna firma, quien depositó no emite la devolución anterior.',
    en: '; until that date, and even if a signature is missing, the depositor does not broadcast the earlier return.',
    has: [['services', RETURN]],
    lacks: [['services', BUSINESSES]],
  },
  {
    why: 'a consumer need only have claimed from the business before suing',
    es: 'tiene treinta días para contestar; a la persona consumidora le basta haber reclamado a la empresa',
    en: 'has thirty days to answer; for a consumer, having claimed from the business is enough',
    has: [['sale', CONSUMER]],
    lacks: [['sale', PEOPLE]],
  },
  {
    why: 'a consumer withdraws from the day on which the goods arrive',
    es: 'en catorce días naturales desde que recibe el bien, o',
    en: 'within fourteen calendar days of receiving the goods, or',
    has: [['sale', CONSUMER]],
    lacks: [['services', CONSUMER]],
  },
  {
    why: 'a consumer withdraws from a service from the day of the contract',
    es: 'en catorce días naturales desde la celebración, o',
    en: 'within fourteen calendar days of its conclusion, or',
    has: [['services', CONSUMER]],
    lacks: [['sale', CONSUMER]],
  },
  {
    why: 'a withdrawal costs the consumer no network fee, and an order is confirmed as one that has to be paid',
    es: 'se devuelven las garantías, y la parte vendedora asume la comisión de red (art. 107).',
    en: 'the guarantees are returned, and the seller bears the network fee (art. 107).',
    has: [['sale', CONSUMER]],
    lacks: [
      ['sale', BUSINESSES],
      ['sale', PEOPLE],
    ],
  },
  {
    why: 'a consumer confirms the obligation to pay',
    es: 'obtener su confirmación expresa de que contratar la obliga a pagar (art. 98.2)',
    en: 'obtain its express confirmation that contracting obliges it to pay (art. 98.2)',
    has: [['sale', CONSUMER]],
    lacks: [['sale', BUSINESSES]],
  },
  {
    why: 'a sale to a consumer is no credit',
    es: 'Este modelo no sirve para el crédito al consumo: la empresa que aplaza el precio a una persona consumidora lo hace sin intereses ni gastos',
    en: 'This form is not for consumer credit: a business that defers the price for a consumer does so without interest or charges',
    has: [
      ['sale', CONSUMER],
      ['sale', {}],
    ],
    lacks: [
      ['sale', BUSINESSES],
      ['sale', PEOPLE],
    ],
  },
  {
    why: 'private persons read nothing about consumers',
    es: 'la garantía legal de tres años',
    en: 'the statutory guarantee of three years',
    has: [
      ['sale', CONSUMER],
      ['sale', {}],
    ],
    lacks: [
      ['sale', PEOPLE],
      ['sale', BUSINESSES],
    ],
  },
  {
    why: 'private persons read nothing about businesses',
    es: 'Entre empresas, la parte compradora denuncia los defectos aparentes',
    en: 'Between businesses, the buyer reports apparent defects',
    has: [
      ['sale', BUSINESSES],
      ['sale', {}],
    ],
    lacks: [
      ['sale', PEOPLE],
      ['sale', CONSUMER],
    ],
  },
  {
    why: 'the year to claim for a defect is a guarantee of the seller',
    es: 'la parte vendedora concede por ello una garantía convencional: la compradora puede reclamarlos durante un año desde la comunicación',
    en: 'the seller gives a contractual guarantee: the buyer may claim for them for one year from the report',
    has: [['sale', PEOPLE]],
    lacks: [],
  },
  {
    why: 'a lender lends only after all the guarantees, and the guarantee of disbursement lasts as long',
    es: 'al depósito de todas las garantías de la parte prestataria; si ese día es posterior a la fecha de entrega, esta pasa a él, y las fechas de las cuotas y las fechas «válida hasta» de las garantías se aplazan por el mismo tiempo. Si la parte prestataria no deposita en diez días hábiles desde que debió hacerlo, la prestamista puede resolver el préstamo sin coste',
    en: 'the deposit of all the guarantees of the borrower; if that day is later than the date of disbursement, it becomes that date, and the dates of the instalments and the “valid until” dates of the guarantees are postponed by the same time. If the borrower does not deposit within ten business days of the day on which it had to, the lender may terminate the loan at no cost',
    has: [['loan', PEOPLE]],
    lacks: [],
  },
  {
    why: 'interest is paid less what the law withholds',
    es: 'Quien paga intereses practica la retención que mande la ley.',
    en: 'The party that pays interest makes the withholding that the law requires.',
    has: [['loan', BUSINESSES]],
    lacks: [],
  },
  {
    why: 'where nothing is arbitrated no debt is left out of a claim in court',
    es: 'Lo vencido puede reclamarse por el proceso monitorio',
    en: 'What is due may be claimed in order-for-payment proceedings',
    has: [['loan', PEOPLE]],
    lacks: [
      ['loan', BUSINESSES],
      ['loan', { ...PEOPLE, privateArbitration: 'yes' }],
    ],
  },
  {
    why: 'what is arbitrated is not claimed in court',
    es: 'Lo vencido que no se someta a arbitraje puede reclamarse',
    en: 'What is due and not submitted to arbitration may be claimed',
    has: [['loan', BUSINESSES]],
    lacks: [['loan', PEOPLE]],
  },
  {
    why: 'a price that was paid from a guarantee does not use up the cap on damages',
    es: 'cuenta lo cobrado de las garantías en concepto de daños.',
    en: 'towards which what is received from the guarantees as damages counts.',
    has: [['supply', BUSINESSES]],
    lacks: [['distribution', BUSINESSES]],
  },
  ...(['supply', 'distribution'] as const).map((type) => ({
    why: 'a breach does not make the minimum smaller',
    es: `se reduce en proporción, salvo en el año en que el contrato termine por incumplimiento de la parte ${type === 'supply' ? 'cliente' : 'distribuidora'}.`,
    en: `is reduced in proportion, except in the year in which the contract ends because of a breach by the ${type === 'supply' ? 'client' : 'distributor'}.`,
    has: [[type, BUSINESSES]] satisfies Row['has'],
    lacks: [['services', BUSINESSES]] satisfies Row['lacks'],
  })),
  {
    why: 'the margin has a day of payment',
    es: 'en los treinta días siguientes al resumen',
    en: 'instead of other damages, within thirty days of the',
    has: [
      ['supply', BUSINESSES],
      ['distribution', BUSINESSES],
    ],
    lacks: [],
  },
  ...(['supply', 'distribution'] as const).map((type) => ({
    why: 'a product that harms a third party is the business of the party that made it',
    es: `La parte proveedora responde de las reclamaciones de terceros por productos defectuosos, salvo en lo debido a culpa de la parte ${type === 'supply' ? 'cliente' : 'distribuidora'}, que la avisa en cuanto las conoce y le deja dirigir la defensa.`,
    en: `The supplier answers for third-party claims over defective products, except as far as the ${type === 'supply' ? 'client' : 'distributor'} is at fault;`,
    has: [[type, BUSINESSES]] satisfies Row['has'],
    lacks: [['services', BUSINESSES]] satisfies Row['lacks'],
  })),
  {
    why: 'the sale of what is left has an end',
    es: 'salvo para vender, durante seis meses como máximo, las existencias que conserve.',
    en: 'except to sell, for six months at most, the stock that it keeps.',
    has: [['distribution', BUSINESSES]],
    lacks: [],
  },
  {
    why: 'the initial stock is bought',
    es: 'compra las existencias iniciales de las condiciones particulares',
    en: 'buys the initial stock of the special terms',
    has: [['distribution', BUSINESSES]],
    lacks: [],
  },
  {
    why: 'a much higher tariff opens the way out',
    es: 'si en un año la sube más del diez por ciento, la parte distribuidora puede terminar el contrato con treinta días de aviso, sin deber el mínimo de ese año.',
    en: "if it raises it by more than ten per cent in a year, the distributor may end the contract with thirty days' notice and does not owe the minimum of that year.",
    has: [['distribution', BUSINESSES]],
    lacks: [],
  },
];
