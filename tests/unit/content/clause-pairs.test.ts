import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* Gaps and contradictions that a lawyer found in the rendered contracts. Both languages say the same, so each row has both. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };
const HOME = { ...PEOPLE, property: 'home' };

function write({ templates, getDraftWording }: typeof SPANISH_LEGAL_TEXTS, type: ContractType, values: TermValues) {
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type)).description;
}

const getConditions = ({ templates }: typeof SPANISH_LEGAL_TEXTS, id: string) =>
  templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees).find((each) => each.id === id)?.conditions;

const ROWS: [ContractType, TermValues, string, string][] = [
  // A late acceptance by the holder of the third key ends the right to leave, and a deposit has a day.
  [
    'services',
    BUSINESSES,
    'Si no consta en ese plazo, y mientras no conste, cualquiera de las partes, salvo la que lo causó, puede desistir',
    'If it is not on record within that period, and as long as it is not, either party, except one that caused this, may withdraw',
  ],
  [
    'services',
    BUSINESSES,
    'quien presta una garantía la deposita en los cinco días hábiles siguientes a esa aceptación; mientras no la deposite, la otra parte puede suspender sus prestaciones.',
    'the party that provides a guarantee deposits it within five business days of that acceptance; until it does, the other party may suspend its performance.',
  ],
  [
    'rental',
    HOME,
    'siguientes a esa aceptación; mientras no la deposite, y antes de la entrega de las llaves, la otra parte puede suspender',
    'of that acceptance; until it does, and before the keys are handed over, the other party may suspend',
  ],
  [
    'employment',
    {},
    'La parte empleadora deposita cada garantía en los cinco días hábiles siguientes a esa aceptación.',
    'The employer deposits each guarantee within five business days of that acceptance.',
  ],
  // The third key moves nothing on a decision that can still be changed, regardless of who decides.
  [
    'services',
    BUSINESSES,
    'b) lo que ordene un laudo o una resolución judicial firme o ejecutable, comunicados',
    '(b) what an award or a final or enforceable court decision orders, once served',
  ],
  [
    'services',
    CONSUMER,
    'En los casos citados, la persona titular está obligada a firmar, decida quien decida. Este contrato no contiene convenio arbitral',
    'In the cases listed, the holder is bound to sign, no matter who decides. This contract contains no arbitration agreement',
  ],
  ['services', BUSINESSES, 'y los encargos que me da, incluido el arbitraje.', 'gives me, including the arbitration.'],
  ['services', CONSUMER, 'y los encargos que me da. No tengo', 'the mandates that the contract gives me. I have'],
  // The periods of a claim run from a date that is named.
  [
    'services',
    BUSINESSES,
    'deja de estar garantizada, y su importe se devuelve, si al acabar los sesenta días siguientes a la fecha «válida hasta» quien reclama no ha pedido arbitraje,',
    'is no longer secured, and its amount is returned, if, within sixty days of the “valid until” date, the claiming party has not requested arbitration,',
  ],
  [
    'employment',
    {},
    'si en los sesenta días siguientes a la fecha «válida hasta» la persona trabajadora',
    'if, within sixty days of the “valid until” date, the worker',
  ],
  // A settlement fixes the debt, and its articles are those of the law that it names.
  [
    'services',
    BUSINESSES,
    'que, si la controversia supera 2.000 euros, exige asistencia letrada a ambas partes (art. 6.2)',
    'for which both parties need a lawyer if the dispute exceeds €2,000 (art. 6.2)',
  ],
  ['services', BUSINESSES, 'fija lo debido y termina la controversia', 'it fixes what is owed and ends the dispute'],
  ['services', BUSINESSES, '(arts. 9 y 10 de la Ley Orgánica)', '(arts. 9 and 10 of the Organic Law)'],
  // A signed return cannot be called back: negotiating and other dates do not stop it.
  ['services', RETURN, 'Reclamar o negociar no aplaza la fecha', 'Neither a claim nor negotiation postpones'],
  [
    'services',
    RETURN,
    'puede pedir como medida cautelar a quien arbitra',
    'may ask the arbitrator, as interim relief,',
  ],
  [
    'services',
    RETURN,
    'La transacción firmada no se puede retirar: para acordar una fecha posterior, los bitcoins se trasladan antes a una dirección de depósito de la misma garantía.',
    'The signed transaction cannot be withdrawn: to agree on a later date, the bitcoin is first moved to a deposit address of the same guarantee.',
  ],
  // Heirs prove their right, and words that the clauses use are defined.
  [
    'services',
    BUSINESSES,
    'en lo que la ley no extinga con la muerte, si acreditan su identidad y su derecho; si no, no se firma nada.',
    'in what the law does not end on death, if they prove their identity and their right; otherwise nothing is signed.',
  ],
  [
    'services',
    BUSINESSES,
    'La aplicación es el programa en que se celebra este contrato. Los términos son este texto, las condiciones de cada garantía y el PDF adjunto, si lo hay.',
    'The application is the program in which this contract is made. The terms are this text, the conditions of each guarantee and the attached PDF, if any.',
  ],
  // What protects a consumer prevails over what limits it.
  [
    'services',
    CONSUMER,
    'por este orden: «Naturaleza de las garantías», «Tercera clave», «Personas consumidoras» y la estipulación 9, condiciones particulares',
    'in this order: “Nature of the guarantees”, “Third key”, “Consumers” and section 9, special terms',
  ],
  [
    'services',
    BUSINESSES,
    'por este orden: «Naturaleza de las garantías» y «Tercera clave», condiciones particulares',
    'in this order: “Nature of the guarantees” and “Third key”, special terms',
  ],
  [
    'services',
    CONSUMER,
    'solo la persona consumidora puede además, pasados otros diez días hábiles, resolver el contrato en lo que quede por cumplir.',
    'only the consumer may also, after another ten business days, terminate the contract as to what is still to be performed.',
  ],
  // Templates, one by one.
  [
    'services',
    BUSINESSES,
    'Entre empresas o profesionales, si se discute que un entregable cumpla lo pactado, decide una persona perita',
    'Between businesses or professionals, if it is disputed whether a deliverable complies, an expert',
  ],
  [
    'services',
    BUSINESSES,
    '(art. 1598 del Código Civil); cada parte adelanta la mitad y la paga quien no tenga razón.',
    '(art. 1598 of the Civil Code); each party advances half and the one that is wrong pays for it.',
  ],
  [
    'supply',
    BUSINESSES,
    'Cada entrega se paga en el plazo de las condiciones particulares o de las cláusulas adicionales o, si no lo fijan, a los treinta días de su recepción.',
    'Each delivery is paid within the period of the special terms or the additional clauses or, if they set none, within thirty days of its receipt.',
  ],
  [
    'supply',
    BUSINESSES,
    'El riesgo pasa a la parte cliente con la entrega.',
    'The risk passes to the client on delivery.',
  ],
  ['supply', BUSINESSES, 'la parte proveedora puede suspender las entregas', 'the supplier may suspend deliveries'],
  [
    'sale',
    BUSINESSES,
    'con devolución de lo recibido, y en ambos casos la indemnización de los daños',
    'with return of what was received, and in both cases claim damages',
  ],
  [
    'license',
    BUSINESSES,
    'no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato',
    'does not remedy this within thirty days of being required to, the other may terminate the contract',
  ],
  [
    'distribution',
    BUSINESSES,
    'las compras mínimas de cada año, contado desde el comienzo de la distribución',
    'the minimum purchases of each year, counted from the start of the distribution',
  ],
  [
    'distribution',
    BUSINESSES,
    'un mes de preaviso por año de vigencia, con un mínimo de uno y un máximo de seis',
    "one month's notice for each year in force, at least one and at most six",
  ],
  [
    'distribution',
    BUSINESSES,
    'Quien presta una garantía la renueva un mes antes de su fecha «válida hasta» si el contrato va a continuar después. Si el contrato se prorroga, o si es indefinido y va a terminar, la renueva, como mínimo, hasta ciento treinta y cinco días después de su nuevo final, o doscientos cuarenta la de uso de la marca, antes de que empiece la prórroga o de ese final.',
    'A party that provides a guarantee renews it a month before its “valid until” date if the contract is to continue after it. If the contract is extended, or if its term is indefinite and it is about to end, that party renews it until at least one hundred and thirty-five days after the new end, or two hundred and forty for that of the use of the brand, before the extension begins or before that end.',
  ],
  [
    'rental',
    HOME,
    'se amplía hasta sesenta días después del nuevo fin. Si las llaves se retrasan, haya habido prórroga o no, la de las garantías que prestó la arrendataria se amplía hasta sesenta días después de su devolución.',
    "is extended until sixty days after the new end. Whether or not there was an extension, if the keys are late, that of the tenant's guarantees is extended until sixty days after their return.",
  ],
  [
    'rental',
    { ...BUSINESSES, property: 'business' },
    'se amplía con cada prórroga por el mismo tiempo y, si las llaves se retrasan, la de las que prestó la arrendataria, hasta sesenta días después de su devolución.',
    "is extended with each extension by the same time and, if the keys are late, that of the tenant's guarantees is extended until sixty days after their return.",
  ],
  [
    'rental',
    { ...BUSINESSES, property: 'goods' },
    'se amplía con cada prórroga por el mismo tiempo y, si el bien se retrasa, la de las que prestó la arrendataria, hasta sesenta días después de su devolución.',
    "is extended with each extension by the same time and, if the asset is late, that of the lessee's guarantees is extended until sixty days after its return.",
  ],
  // What a guarantee that is not topped up ends, and when a claim on it does.
  [
    'loan',
    PEOPLE,
    'y solo si es la garantía de devolución del capital, la parte prestamista puede dar por vencido el préstamo',
    'and only if it is the guarantee of repayment of the principal, the lender may declare the loan due',
  ],
  [
    'rental',
    { ...CONSUMER, property: 'business' },
    'no puede suspender el uso del inmueble ni el pago de la renta, y solo la persona consumidora puede, pasados treinta días, resolver',
    'may not for that reason suspend the use of the property or the payment of rent, and only the consumer may, after thirty days, terminate',
  ],
  [
    'rental',
    HOME,
    'siguientes a la fecha «válida hasta», o al fin del plazo para reclamar si sus condiciones fijan uno anterior, quien reclama',
    'of the “valid until” date, or of the earlier end of the period to claim that its conditions set, the claiming party',
  ],
  [
    'loan',
    PEOPLE,
    'y han pasado los plazos de cinco y de diez días hábiles de la cláusula «Valor y riesgo de cambio»',
    'and the periods of five and of ten business days of the clause “Value and exchange risk” have passed',
  ],
  [
    'loan',
    PEOPLE,
    'Antes solo puede reclamar de las garantías las cuotas vencidas.',
    'Before that, the lender may claim from the guarantees only the instalments that have fallen due.',
  ],
  ['loan', PEOPLE, 'Si actúa como tal, la parte prestataria declara', 'If it does, the borrower declares'],
  // Silence starts the periods of the guarantees, and their dates follow a late delivery.
  [
    'services',
    CONSUMER,
    'puede facturar el hito, cuyo precio, si se cumplió, vence a los treinta días de la factura, y, solo para las garantías que presta ella, el entregable cuenta como aceptado y empiezan sus plazos, sin que eso limite los derechos de la parte cliente.',
    "may invoice the milestone, whose price, if it was met, falls due thirty days after the invoice, and, only for the guarantees that the provider gives, the deliverable counts as accepted and their periods start, which does not limit the client's rights.",
  ],
  [
    'services',
    BUSINESSES,
    'Si la última entrega, o la de lo corregido antes de la aceptación, se hace después de la fecha de la última entrega, la fecha «válida hasta» de las garantías se amplía por el mismo tiempo.',
    'If the last delivery, or that of a correction before acceptance, is made after the date of the last delivery, the “valid until” dates of the guarantees are extended by the same time.',
  ],
  [
    'sale',
    BUSINESSES,
    'Si la entrega se retrasa, la fecha «válida hasta» de las arras y de las garantías de formalización, por defectos y de titularidad se amplía por el tiempo que dure el retraso.',
    'If delivery is late, the “valid until” dates of the earnest money and of the guarantees of completion, against defects and of title are extended for as long as the delay lasts.',
  ],
  // What a guarantee pays is owed under the contract too.
  [
    'supply',
    BUSINESSES,
    'la parte cliente no ha pedido la cantidad mínima, paga el margen pactado de la que falte, en lugar de otros daños, en los treinta días siguientes al resumen de pedidos. No se debe margen por lo que la parte proveedora no haya servido,',
    'the client has not ordered the minimum quantity, it pays the agreed margin on what is missing, instead of other damages, within thirty days of the summary of orders. No margin is owed on what the supplier failed to deliver,',
  ],
  [
    'distribution',
    { ...BUSINESSES, exclusivity: 'territory' },
    'Exclusividad: exclusividad en el territorio, sin productos competidores',
    'Exclusivity: exclusive in the territory, without competing products',
  ],
  [
    'license',
    BUSINESSES,
    'sin regalías; una factura al final de cada trimestre; por transferencia, a treinta días de cada factura',
    'no royalties; one invoice at the end of each quarter; by bank transfer, thirty days after each invoice',
  ],
  [
    'employment',
    {},
    'antes de su fecha «válida hasta»; la de las primeras consta en «Garantías pactadas».',
    'before their “valid until” date; that of the first ones is stated under “Agreed guarantees”.',
  ],
  [
    'rental',
    HOME,
    'se prorroga hasta alcanzarlos salvo que la parte arrendataria no lo quiera',
    'it is extended until those years are reached, unless the tenant does not want the extension',
  ],
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS, 0],
  ['en', ENGLISH_LEGAL_TEXTS, 1],
] as const)('in %s', (_tag, texts, language) => {
  it.each(ROWS)('%s %j: %s / %s', (type, values, ...words) => {
    expect(write(texts, type, values)).toContain(words[language]);
  });

  it('no business is told of the courts of a consumer, and nobody between two people', () => {
    const words = /una parte es consumidora frente a una empresa|a party is a consumer dealing with a business/;
    for (const values of [BUSINESSES, PEOPLE]) expect(write(texts, 'sale', values)).not.toMatch(words);
    for (const values of [CONSUMER, {}]) expect(write(texts, 'sale', values)).toMatch(words);
  });

  it('the bitcoin of a guarantee is moved to an address of it, not to another one', () => {
    expect(write(texts, 'services', RETURN)).not.toMatch(/otra dirección de depósito|another deposit address/);
  });

  it('a worker who is paid in euros keeps no bitcoin for the same wages', () => {
    expect(getConditions(texts, 'employment-wages')).toMatch(
      /lo devuelve cuando cobra en euros|returns it once paid in euros/,
    );
  });

  it('the keys of a home are handed over at the start, and returned at the end', () => {
    expect(getConditions(texts, 'rental-deposit')).toMatch(/la devolución de las llaves|the return of the keys/);
  });
});
