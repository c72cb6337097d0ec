import type { ContractType } from '@/domain/models';
import type { TermValues } from '@/domain/templates/term-types';

/* What a party does when the other is late or silent: interest, documents, claims, return dates. In both languages. */

export const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
export const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
export const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const HOME = { ...PEOPLE, property: 'home' };
export const RETURN = { ...BUSINESSES, returnDate: 'yes' };

export interface Row {
  why: string;
  es: string;
  en: string;
  has: [ContractType, TermValues][];
  lacks: [ContractType, TermValues][];
}

export const CLAIM_ROWS: Row[] = [
  // A return date and the arbitration that outlasts it.
  {
    why: 'proceedings that began in time move what is claimed to a later date',
    es: 'Si quien reclamó en plazo inicia también el arbitraje, demanda o pide un proceso monitorio en el plazo de «Liberación y vencimiento», y siempre antes de la fecha de devolución, ambas partes firman, en cinco días hábiles desde que lo pida y siempre antes de ella, el traslado de lo reclamado',
    en: 'If a party that claimed in time also begins arbitration, sues or applies for an order for payment within the period of “Release and expiry”, and always before the return date, both parties sign, within five business days of being asked and always before it, the move of the amount claimed',
    has: [['services', RETURN]],
    lacks: [
      ['services', BUSINESSES],
      ['sale', { ...PEOPLE, returnDate: 'yes' }],
    ],
  },
  {
    why: 'somebody decides on the move while no arbitrator has accepted',
    es: 'lo pide a la persona sustituta ya designada o al tribunal competente, incluso antes del arbitraje (arts. 11.3 y 23 de la Ley 60/2003; art. 722 LEC)',
    en: 'asks a substitute already appointed, or the competent court, even before the arbitration (arts. 11.3 and 23 of Law 60/2003; art. 722 of the Civil Procedure Act)',
    has: [['services', RETURN]],
    lacks: [['services', BUSINESSES]],
  },
  {
    why: 'the third key obeys the interim relief of a court too',
    es: 'que ordene como medida cautelar quien arbitra o un tribunal (arts. 11.3 y 23 de la Ley 60/2003)',
    en: 'that the arbitrator or a court orders as interim relief (arts. 11.3 and 23 of Law 60/2003)',
    has: [['services', BUSINESSES]],
    lacks: [['services', CONSUMER]],
  },
  {
    why: 'a duty not to broadcast does not stop a signed return, and breaking it costs',
    es: 'Estas prohibiciones de emitir obligan solo por contrato: únicamente el traslado lo impide. Quien emite la transacción contra ellas deposita de nuevo',
    en: 'These prohibitions to broadcast bind by contract only: only the move prevents the broadcast. A depositor that broadcasts the transaction against them deposits again',
    has: [['services', RETURN]],
    lacks: [['services', BUSINESSES]],
  },
  {
    why: 'the clause on the return precedes the conditions of the guarantees',
    es: 'por este orden: «Naturaleza de las garantías», «Tercera clave» y «Devolución por vencimiento», condiciones particulares',
    en: 'in this order: “Nature of the guarantees”, “Third key” and “Return on expiry”, special terms',
    has: [['services', RETURN]],
    lacks: [
      ['services', BUSINESSES],
      ['services', { ...CONSUMER, returnDate: 'yes' }],
    ],
  },
  // Late payment.
  {
    why: 'every late payment bears an interest, but not wages, which have their own',
    es: 'toda deuda de dinero devenga desde su vencimiento el interés legal más dos puntos',
    en: 'every debt of money bears statutory interest plus two points from its due date',
    has: [
      ['sale', PEOPLE],
      ['sale', CONSUMER],
      ['rental', HOME],
      ['services', BUSINESSES],
      ['loan', PEOPLE],
    ],
    lacks: [['employment', {}]],
  },
  {
    why: 'between businesses, that of the law on late payment',
    es: '; entre empresas, el precio de bienes, servicios o uso devenga el interés y los gastos de cobro de la Ley 3/2004.',
    en: '; between businesses, the price of goods, services or use bears the interest and the collection costs of Law 3/2004.',
    has: [
      ['services', BUSINESSES],
      ['distribution', {}],
      ['sale', {}],
    ],
    lacks: [
      ['sale', PEOPLE],
      ['sale', CONSUMER],
      ['loan', BUSINESSES],
      ['rental', HOME],
    ],
  },
  // Documents that the other party holds back.
  {
    why: 'silence approves a document on performance',
    es: 'cuenta como conforme si esta, requerida por escrito con una copia, no lo impugna con motivos en diez días hábiles.',
    en: 'counts as approved if that party, asked in writing with a copy, does not object with reasons within ten business days.',
    has: [
      ['distribution', BUSINESSES],
      ['sale', PEOPLE],
      ['sale', CONSUMER],
    ],
    lacks: [
      ['rental', HOME],
      ['employment', {}],
    ],
  },
  {
    why: 'but not the silence of a consumer',
    es: 'El silencio de una persona consumidora no es conformidad.',
    en: "A consumer's silence is not approval.",
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
    why: 'nobody changes the contract by silence',
    es: 'Esto rige salvo que este contrato fije otra regla, y no vale para cambiarlo ni para un acuerdo o una liberación.',
    en: 'This holds unless this contract sets another rule, and neither changes the contract nor replaces a settlement or a release.',
    has: [['supply', BUSINESSES]],
    lacks: [['rental', HOME]],
  },
  // Courts order payment.
  {
    why: 'a decision to pay the secured debt is enough for the third key',
    es: 'que condene a pagar la deuda asegurada, o el decreto que termine un proceso monitorio sin pago ni oposición (art. 816 LEC), basta para liberar lo que se siga debiendo.',
    en: 'ordering payment of the secured debt, or one that ends order-for-payment proceedings with neither payment nor opposition (art. 816 of the Civil Procedure Act), is enough to release what is still owed.',
    has: [
      ['loan', PEOPLE],
      ['loan', BUSINESSES],
      ['sale', CONSUMER],
    ],
    lacks: [['employment', {}]],
  },
  {
    why: 'a lender knows the court, the procedure and the documents',
    es: 'por el proceso monitorio (arts. 812 a 818 LEC), ante el juzgado del domicilio de la parte deudora, con este contrato firmado, el justificante de la entrega y la liquidación',
    en: "in order-for-payment proceedings (proceso monitorio, arts. 812 to 818 of the Civil Procedure Act), before the court of the debtor's domicile, with this contract signed, the proof of disbursement and the statement",
    has: [
      ['loan', PEOPLE],
      ['loan', BUSINESSES],
    ],
    lacks: [['sale', PEOPLE]],
  },
  {
    why: 'a lender is told that the guarantee may not cover the principal',
    es: 'es una cobertura parcial si asegura menos que el capital; del resto responde la parte prestataria con todos sus bienes (art. 1911 del Código Civil)',
    en: 'is partial cover if it secures less than the principal; the borrower answers for the rest with all its assets (art. 1911 of the Civil Code)',
    has: [['loan', PEOPLE]],
    lacks: [],
  },
  {
    why: 'a lender who waits for the guarantees is not late',
    es: 'No es exigible hasta el quinto día hábil siguiente al depósito de todas las garantías de la parte prestataria;',
    en: 'It cannot be required until the fifth business day after the deposit of all the guarantees of the borrower;',
    has: [['loan', BUSINESSES]],
    lacks: [],
  },
  // A sale in instalments, and its defects.
  {
    why: 'a deferred price has instalments',
    es: 'en los plazos que detalle la forma de pago o, si no los detalla, en plazos mensuales e iguales desde la entrega.',
    en: 'in the instalments set out in the manner of payment or, if it sets out none, in equal monthly instalments from delivery.',
    has: [['sale', PEOPLE]],
    lacks: [['services', PEOPLE]],
  },
  {
    why: 'two unpaid instalments make the rest due',
    es: 'Si dos plazos, o el último, siguen impagados quince días después de requerirlos por escrito, la parte vendedora puede dar por vencidos los demás o resolver la venta',
    en: 'If two instalments, or the last one, are still unpaid fifteen days after a written demand, the seller may declare the others due or terminate the sale',
    has: [['sale', PEOPLE]],
    lacks: [['loan', PEOPLE]],
  },
  {
    why: 'a defect that was reported in time is not lost while it is claimed',
    es: 'la parte vendedora concede por ello una garantía convencional: la compradora puede reclamarlos durante un año desde la comunicación, aunque acabe antes el plazo del art. 1490',
    en: 'in return the seller gives a contractual guarantee: the buyer may claim for them for one year from the report, even if the period of art. 1490',
    has: [['sale', PEOPLE]],
    lacks: [],
  },
  {
    why: 'a defect that is found later is owed without a guarantee, and a consumer keeps three years',
    es: 'Conformidad. Si la parte compradora es consumidora y la vendedora empresa, se aplica en todo caso la garantía legal de tres años',
    en: 'Conformity. If the buyer is a consumer and the seller a business, the statutory guarantee of three years applies in any case',
    has: [['sale', CONSUMER]],
    lacks: [],
  },
  // The end of a distribution.
  {
    why: 'the inventory has a day, and goes on without the supplier',
    es: 'con cinco días hábiles de antelación como mínimo y diez como máximo. Si la proveedora no acude, vale el que haga la distribuidora con fotografías y le envíe',
    en: 'at least five and at most ten business days ahead. If the supplier does not attend, the inventory that the distributor makes with photographs and sends to it counts',
    has: [['distribution', BUSINESSES]],
    lacks: [],
  },
  {
    why: 'the stock is collected and paid for by a day',
    es: 'La proveedora recoge las existencias a su costa en los quince días siguientes al inventario; si no lo hace, corren por su cuenta su riesgo y su almacenaje.',
    en: 'The supplier collects the stock at its own cost within fifteen days of the inventory; if it does not, it bears the risk and the storage.',
    has: [['distribution', BUSINESSES]],
    lacks: [],
  },
  {
    why: 'damages between businesses have a limit, which the law limits',
    es: 'Entre empresas, los daños que cada parte debe a la otra por un año de contrato no superan las compras mínimas de ese año. El límite no alcanza al precio, al margen por mínimos ni a la recompra, ni al deber de secreto, a la infracción de las marcas o de la estipulación 6, al dolo, a la culpa grave, a los daños a personas, a los productos defectuosos o a lo que la ley no deje limitar.',
    en: 'Between businesses, the damages that each party owes the other for a year of the contract do not exceed the minimum purchases of that year. The limit does not apply to the price, the margin for minimum purchases or the buy-back, nor to the duty of secrecy, infringement of the trade marks or of section 6, intent, gross negligence, personal injury, defective products or anything that the law does not allow to be limited.',
    has: [['distribution', BUSINESSES]],
    lacks: [['sale', BUSINESSES]],
  },
];
