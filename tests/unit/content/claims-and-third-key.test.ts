import { BUSINESSES, CONSUMER, checkRow, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, it } from 'vitest';

/* Common terms: when a guarantee goes back, what nobody suspends in a lease of goods, and what stays with the courts. */

const HOME = { ...PEOPLE, property: 'home' };
const PREMISES = { ...BUSINESSES, property: 'business' };
const GOODS = { ...BUSINESSES, property: 'goods' };
const GOODS_OF_CONSUMER = { ...CONSUMER, property: 'goods' };
const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };

const ROWS: Row[] = [
  {
    why: 'a guarantee that secures nothing any more goes back at once',
    in: [
      ['services', BUSINESSES],
      ['sale', CONSUMER],
      ['rental', HOME],
      ['employment', {}],
    ],
    es: 'La firma también, en igual plazo y aunque no haya llegado esa fecha, cuando la obligación asegurada se extingue o ya no puede nacer, salvo por lo que antes haya reclamado.',
    en: 'The beneficiary also signs it, within the same period and even before that date, when the secured obligation ends or can no longer arise, except for what was claimed before.',
  },
  {
    why: 'proceedings are in time only if they are in time for the claim and for the return date',
    in: [['services', RETURN]],
    notIn: [['services', CONSUMER]],
    es: 'inicia también el arbitraje, demanda o pide un proceso monitorio en el plazo de «Liberación y vencimiento», y siempre antes de la fecha de devolución,',
    en: 'also begins arbitration, sues or applies for an order for payment within the period of “Release and expiry”, and always before the return date,',
  },
  {
    why: 'a move for a lost key needs another return',
    in: [['services', RETURN]],
    notIn: [['services', CONSUMER]],
    es: 'Después de toda liberación parcial o traslado por clave perdida se firma otra por lo que quede en el mismo acto.',
    en: 'After any partial release or move for a lost key another is signed for what is left in the same act.',
  },
  {
    why: 'goods are used and paid for although a deposit is late',
    in: [
      ['rental', GOODS],
      ['rental', GOODS_OF_CONSUMER],
    ],
    notIn: [
      ['rental', PREMISES],
      ['services', BUSINESSES],
    ],
    es: 'mientras no la deposite, la otra parte puede suspender sus prestaciones, salvo el uso o la renta de un bien ya entregado.',
    en: 'until it does, the other party may suspend its performance, except the use or the rent of goods already handed over.',
  },
  {
    why: 'or a return is not signed yet',
    in: [['rental', { ...GOODS, returnDate: 'yes' }]],
    notIn: [['rental', { ...PREMISES, returnDate: 'yes' }]],
    es: 'quien depositó puede suspender sus prestaciones, salvo el uso o la renta de un bien ya entregado.',
    en: 'the depositor may suspend performance, except the use or the rent of goods already handed over.',
  },
  {
    why: 'or a guarantee is not topped up, and future rent does not fall due',
    in: [['rental', GOODS]],
    notIn: [['services', BUSINESSES]],
    es: 'puede suspender sus prestaciones, salvo el uso o la renta de un bien ya entregado, y, pasados otros diez días hábiles, resolver el contrato en lo que quede por cumplir (art. 1124 del Código Civil).',
    en: 'may suspend its performance, except the use or the rent of goods already handed over, and, after another ten business days, terminate the contract as to what is still to be performed (art. 1124 of the Civil Code).',
  },
  {
    why: 'which a consumer may end as well',
    in: [['rental', GOODS_OF_CONSUMER]],
    notIn: [['services', CONSUMER]],
    es: 'salvo el uso o la renta de un bien ya entregado; solo la persona consumidora puede además',
    en: 'except the use or the rent of goods already handed over; only the consumer may also',
  },
  {
    why: 'only a debt of money that exists falls due',
    in: [
      ['services', BUSINESSES],
      ['sale', PEOPLE],
    ],
    notIn: [
      ['rental', GOODS],
      ['sale', CONSUMER],
    ],
    es: 'dar por vencida la deuda de dinero ya nacida que asegura',
    en: 'declare due the debt of money already incurred that it secures',
  },
  {
    why: 'a buyer keeps back only what is missing',
    in: [
      ['sale', PEOPLE],
      ['sale', BUSINESSES],
    ],
    notIn: [
      ['sale', CONSUMER],
      ['services', BUSINESSES],
    ],
    es: 'La parte compradora no retiene por ello más de lo que falte en la garantía.',
    en: 'The buyer withholds no more for that reason than what is missing from the guarantee.',
  },
  {
    why: 'eviction and rent stay with the court',
    in: [['rental', PREMISES]],
    notIn: [
      ['rental', GOODS],
      ['rental', HOME],
      ['services', BUSINESSES],
    ],
    es: 'Quedan fuera del arbitraje el desahucio y las rentas y cantidades que se reclamen con él.',
    en: 'Eviction, and the rent and sums claimed together with it, are outside the arbitration.',
  },
  {
    why: 'whose order to pay is enough, also where there is arbitration',
    in: [
      ['rental', PREMISES],
      ['loan', BUSINESSES],
      ['services', OPEN],
      ['sale', PEOPLE],
    ],
    notIn: [
      ['sale', CONSUMER],
      ['employment', {}],
    ],
    es: 'La resolución firme o ejecutable que condene a pagar la deuda asegurada, o el decreto',
    en: 'A final or enforceable decision ordering payment of the secured debt, or one that ends',
  },
  {
    why: 'as is an award of consumer arbitration',
    in: [
      ['sale', CONSUMER],
      ['rental', { ...CONSUMER, property: 'home' }],
    ],
    notIn: [
      ['sale', PEOPLE],
      ['employment', {}],
    ],
    es: 'La resolución firme o ejecutable, o el laudo de consumo, que condene a pagar la deuda asegurada,',
    en: 'A final or enforceable decision, or a consumer arbitration award, ordering payment of the secured debt,',
  },
  {
    why: 'it is known who holds the third key next',
    in: [
      ['services', BUSINESSES],
      ['rental', HOME],
      ['employment', {}],
    ],
    es: 'con otra tercera clave: la que acuerden o, sin acuerdo, la de la persona sustituta ya designada o, si no la hay, la de quien designe el Colegio de la Abogacía del lugar de los tribunales competentes.',
    en: 'with another third key: the one that they agree or, failing that, that of the substitute already appointed or, if there is none, that of the person appointed by the Bar Association (Colegio de la Abogacía) of the place of the competent courts.',
  },
  {
    why: 'order-for-payment proceedings pursue a claim as well, before and after negotiation',
    in: [
      ['loan', PEOPLE],
      ['sale', PEOPLE],
    ],
    notIn: [
      ['employment', {}],
      ['services', RETURN],
    ],
    es: 'no ha demandado, pedido un proceso monitorio ni propuesto la negociación que exige la ley. Si solo propuso negociar, ha de hacer otra de esas cosas en los seis meses siguientes a esos sesenta días.',
    en: 'sued, applied for an order for payment or proposed the negotiation that the law requires. A party that only proposed to negotiate must do another of those things within the six months after those sixty days.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));
});
