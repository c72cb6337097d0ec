import {
  BUSINESSES,
  CONSUMER,
  checkRow,
  GOODS,
  HOME,
  NO_RETURN,
  PEOPLE,
  PREMISES,
  RETURN,
  type Row,
} from '@tests/unit/content/contract-rows';
import { describe, it } from 'vitest';

/* A claim that is pursued is not lost, nobody loses or gains by what the other side does not sign, and a forfeit has an amount. */

const ROWS: Row[] = [
  {
    why: 'an order for payment keeps a claim between businesses',
    in: [
      ['loan', RETURN],
      ['services', RETURN],
      ['distribution', RETURN],
    ],
    notIn: [['services', CONSUMER]],
    es: 'quien reclama no ha pedido arbitraje, demandado ni pedido un proceso monitorio.',
    en: 'the claiming party has not requested arbitration, sued or applied for an order for payment.',
  },
  {
    why: 'and the move of the coins that it allows',
    in: [
      ['loan', RETURN],
      ['supply', RETURN],
    ],
    notIn: [['loan', PEOPLE]],
    es: 'inicia también el arbitraje, demanda o pide un proceso monitorio en el plazo',
    en: 'also begins arbitration, sues or applies for an order for payment within the period',
  },
  {
    why: 'a party whose extension is not signed can ask for interim relief',
    in: [['license', RETURN]],
    notIn: [['license', NO_RETURN]],
    es: 'Quien reclama, o a quien no se le firma una ampliación, puede pedir',
    en: 'The claiming party, or one whose extension is not signed, may ask',
  },
  {
    why: 'earnest money is an amount in euros, whatever bitcoin is worth',
    in: [
      ['sale', PEOPLE],
      ['sale', CONSUMER],
    ],
    notIn: [['services', BUSINESSES]],
    es: 'quien las pierde, o abona otro tanto, debe ese importe, convertido según «Valor y riesgo de cambio»',
    en: 'a party that forfeits it, or pays the same amount again, owes that amount, converted under “Value and exchange risk”',
  },
  {
    why: 'one missed instalment does not end a sale',
    in: [
      ['sale', PEOPLE],
      ['sale', BUSINESSES],
    ],
    es: '7. Incumplimiento. Salvo el impago de un precio aplazado, que se rige por la estipulación 2, si una parte',
    en: '7. Breach. Except for the non-payment of a deferred price, which is governed by section 2, if a party',
  },
  {
    why: 'the insured person consents before the loan is disbursed',
    in: [
      ['loan', PEOPLE],
      ['loan', BUSINESSES],
    ],
    es: 'La persona asegurada firma antes de la entrega del capital su consentimiento y la solicitud de seguro',
    en: 'The insured person signs the consent and the application for insurance before the disbursement',
  },
  {
    why: 'an extended distribution has guarantees for its new end',
    in: [['distribution', BUSINESSES]],
    notIn: [['supply', BUSINESSES]],
    es: 'Si el contrato se prorroga, o si es indefinido y va a terminar, la renueva, como mínimo, hasta ciento treinta y cinco días después de su nuevo final',
    en: 'If the contract is extended, or if its term is indefinite and it is about to end, that party renews it until at least one hundred and thirty-five days after the new end',
  },
  {
    why: 'an unfounded objection empties no guarantee of its author',
    in: [['services', BUSINESSES]],
    notIn: [['services', CONSUMER]],
    es: 'los plazos de las garantías que empiezan con la aceptación final cuentan desde que se comunica esa decisión',
    en: 'the periods of the guarantees that begin with the final acceptance run from notice of that decision',
  },
  {
    why: 'an extension of the lease of a home that is covered moves no date',
    in: [['rental', HOME]],
    notIn: [
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    es: 'Si por una prórroga el arrendamiento termina más tarde de lo que permite la fecha «válida hasta» de las garantías',
    en: 'If an extension makes the lease end later than the “valid until” date of the guarantees allows for',
  },
  {
    why: "the handover guarantee covers only the lessor's delay",
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    es: 'Si, por causa imputable a la parte arrendadora, no se entrega en esa fecha o un defecto grave no se repara',
    en: 'If, for a cause attributable to the',
  },
  {
    why: 'a third party that never sues does not freeze the title guarantee',
    in: [['license', BUSINESSES]],
    es: 'si el tercero no ha demandado ni pedido arbitraje en los seis meses siguientes al fin de ese plazo, se tiene por terminada a estos efectos',
    en: 'if the third party has neither sued nor requested arbitration within six months of the end of that period, the claim counts as ended for this purpose',
  },
  {
    why: 'royalties paid late bear the interest of the contract',
    in: [['license', BUSINESSES]],
    es: 'la diferencia se regulariza en treinta días, con el interés de demora aplicable',
    en: 'the difference is settled within thirty days, with the applicable default interest',
  },
  {
    why: 'late keys move the date without an extension too',
    in: [['rental', HOME]],
    notIn: [['rental', GOODS]],
    es: 'Si las llaves se retrasan, haya habido prórroga o no, la de las garantías que prestó la arrendataria se amplía hasta sesenta días después de su devolución. Antes de que venza, las partes firman la fecha nueva',
    en: "Whether or not there was an extension, if the keys are late, that of the tenant's guarantees is extended until sixty days after their return. Before it passes, the parties sign the new date",
  },
  {
    why: 'an extension moves a date by its own length',
    in: [
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    notIn: [['rental', HOME]],
    es: 'se amplía con cada prórroga por el mismo tiempo y, si',
    en: 'is extended with each extension by the same time and, if',
  },
  {
    why: 'nobody sells off what belongs to a third party',
    in: [['license', BUSINESSES]],
    es: 'Si el fin no se debe a su incumplimiento ni al mejor derecho de un tercero y lo avisa por escrito',
    en: 'If the end is due neither to its breach nor to the better right of a third party and it gives written notice',
  },
  {
    why: 'a borrower cannot end a loan by withholding the consent of the insured person',
    in: [
      ['loan', PEOPLE],
      ['loan', BUSINESSES],
    ],
    es: 'Si siguen faltando diez días hábiles después de la fecha de entrega inicial, solo la prestamista puede resolver por esta causa, sin coste',
    en: 'If they are still missing ten business days after the original date of disbursement, only the lender may terminate for this cause, at no cost',
  },
  {
    why: 'a late delivery moves the date of the earnest money too',
    in: [['sale', PEOPLE]],
    es: 'la fecha «válida hasta» de las arras y de las garantías de formalización, por defectos y de titularidad se amplía',
    en: 'dates of the earnest money and of the guarantees of completion, against defects and of title are extended',
  },
  {
    why: 'an invoice without acceptance falls due if the milestone was met',
    in: [['services', CONSUMER]],
    notIn: [['services', BUSINESSES]],
    es: 'puede facturar el hito, cuyo precio, si se cumplió, vence a los treinta días de la factura',
    en: 'may invoice the milestone, whose price, if it was met, falls due thirty days after the invoice',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));
});
