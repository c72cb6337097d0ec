import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* Sentences that a contract has only for the parties that they are for, in both languages. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };
const HOME = { ...PEOPLE, property: 'home' };
const PREMISES = { ...RETURN, property: 'business' };

function write(
  { templates, getDraftWording }: typeof SPANISH_LEGAL_TEXTS,
  type: ContractType,
  values: TermValues,
  hasSettlement = true,
) {
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type, hasSettlement)).description;
}

interface Row {
  why: string;
  es: string;
  en: string;
  has: [ContractType, TermValues][];
  lacks: [ContractType, TermValues][];
}

const ROWS: Row[] = [
  {
    why: 'a consumer who joins keeps the protection if a guarantee is not topped up',
    es: 'Si la parte cliente es persona consumidora frente a una empresa, la parte prestadora no puede por esta causa resolver el contrato ni dar por vencida la deuda.',
    en: 'If the client is a consumer dealing with a business, the provider may not for this reason terminate the contract or declare the debt due.',
    has: [
      ['services', OPEN],
      ['services', { 'buyer.capacity': '', 'seller.capacity': '' }],
    ],
    lacks: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
      ['services', { 'buyer.capacity': 'business', 'seller.capacity': '' }],
    ],
  },
  {
    why: 'an extension of the contract does not end before a return that was signed for its old date',
    es: 'Si se amplía o renueva la fecha «válida hasta», las partes firman en el mismo acto ese traslado y otra devolución para la fecha que resulte de la nueva;',
    en: 'If the “valid until” date is extended or renewed, the parties sign in the same act that move and another return for the date that follows from the new one;',
    has: [
      ['rental', PREMISES],
      ['rental', { ...PREMISES, property: 'goods' }],
      ['services', RETURN],
    ],
    lacks: [
      ['rental', { ...BUSINESSES, property: 'business' }],
      ['rental', { ...HOME, returnDate: 'yes' }],
    ],
  },
  {
    why: 'a decision goes to both parties, and one signature of either carries it out',
    es: 'Se entrega a ambas partes cuando pasen diez días naturales',
    en: 'It is handed to both parties once ten calendar days have passed',
    has: [
      ['services', BUSINESSES],
      ['services', OPEN],
      ['sale', { ...PEOPLE, privateArbitration: 'yes' }],
    ],
    lacks: [
      ['services', CONSUMER],
      ['sale', PEOPLE],
      ['rental', HOME],
      ['employment', {}],
    ],
  },
  {
    why: 'the clause on decisions depends on the agreement while a capacity is blank',
    es: 'Laudo y cumplimiento. Si rige el convenio arbitral, el laudo',
    en: 'Award and performance. If the arbitration agreement applies, the award',
    has: [['services', OPEN]],
    lacks: [['services', BUSINESSES]],
  },
  {
    why: 'the evidence file is accepted, and proves no more than it can',
    es: 'Prueba. Las partes aceptan como prueba el archivo de pruebas que cualquiera de ellas exporte',
    en: 'Evidence. The parties accept as evidence the evidence file that either exports',
    has: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
      ['rental', HOME],
      ['employment', {}],
    ],
    lacks: [],
  },
  {
    why: 'the form of acceptance has a place for what an arbitrator states',
    es: 'Al pie: contrato y partes, nombre, NIF, huella de la clave, profesión, honorarios, seguro de responsabilidad civil',
    en: 'Below: contract and parties, name, NIF, fingerprint of the key, profession, fees, liability insurance',
    has: [
      ['services', BUSINESSES],
      ['services', OPEN],
    ],
    lacks: [
      ['services', CONSUMER],
      ['rental', HOME],
      ['employment', {}],
    ],
  },
  {
    why: 'every form of acceptance names the contract',
    es: 'Al pie: contrato y partes, nombre, NIF',
    en: 'Below: contract and parties, name, NIF',
    has: [
      ['services', CONSUMER],
      ['employment', {}],
    ],
    lacks: [],
  },
  {
    why: 'an award is named where somebody arbitrates',
    es: 'quien reclama no ha pedido arbitraje, demandado, pedido un proceso monitorio ni propuesto la negociación que exige la ley. Si solo propuso negociar, ha de hacer otra de esas cosas en',
    en: 'has not requested arbitration, sued, applied for an order for payment or proposed the negotiation that the law requires. A party that only proposed to negotiate must do another of those things within',
    has: [
      ['services', BUSINESSES],
      ['services', OPEN],
    ],
    lacks: [
      ['services', CONSUMER],
      ['sale', PEOPLE],
      ['rental', HOME],
    ],
  },
  {
    why: 'a consumer may have consumer arbitration only',
    es: 'no ha pedido arbitraje de consumo, demandado,',
    en: 'has not requested consumer arbitration, sued,',
    has: [
      ['services', CONSUMER],
      ['rental', { ...CONSUMER, property: 'home' }],
    ],
    lacks: [
      ['services', BUSINESSES],
      ['sale', PEOPLE],
    ],
  },
  {
    why: 'two people without arbitration, and a home between them, go to court',
    es: 'hasta el acuerdo o la sentencia firme, y el resto se devuelve.',
    en: 'until the agreement or the final judgment, and the rest is returned.',
    has: [
      ['sale', PEOPLE],
      ['rental', HOME],
      ['employment', {}],
    ],
    lacks: [['sale', { ...PEOPLE, privateArbitration: 'yes' }]],
  },
  {
    why: 'the lease of a home passes to the persons whom the law names, not to the heirs',
    es: 'Si fallece la parte arrendataria, las personas que señala el art. 16 LAU (cónyuge, pareja, descendientes y las demás) se subrogan en el arrendamiento',
    en: 'If the tenant dies, the persons named in art. 16 LAU (spouse, partner, descendants and the others) take over the lease',
    has: [
      ['rental', HOME],
      ['rental', { ...CONSUMER, property: 'home' }],
      ['rental', {}],
    ],
    lacks: [
      ['rental', PREMISES],
      ['services', CONSUMER],
      ['employment', {}],
    ],
  },
  {
    why: 'everywhere else, the heirs succeed',
    es: 'Si fallece una parte, sus herederos la suceden en lo que la ley no extinga con la muerte, si acreditan',
    en: 'If a party dies, the heirs succeed in what the law does not end on death, if they prove',
    has: [
      ['rental', PREMISES],
      ['sale', PEOPLE],
    ],
    lacks: [['rental', HOME]],
  },
  {
    why: 'an award of consumer arbitration needs a business',
    es: 'una resolución judicial firme o ejecutable, un laudo de consumo o un acuerdo',
    en: 'a final or enforceable court decision, a consumer arbitration award or an agreement',
    has: [
      ['services', CONSUMER],
      ['rental', { ...CONSUMER, property: 'home' }],
    ],
    lacks: [
      ['sale', PEOPLE],
      ['rental', HOME],
      ['loan', PEOPLE],
      ['employment', {}],
    ],
  },
  {
    why: 'the annex for work says what it is',
    es: 'Este anexo es una cláusula adicional del contrato de trabajo escrito',
    en: 'This annex is an additional clause to the written employment contract',
    has: [['employment', {}]],
    lacks: [],
  },
  {
    why: 'a worker demands in writing before the guarantee pays, and needs that for nothing else',
    es: 'la requiere por escrito; si sigue impagada diez días después, puede pedir su liberación. El requerimiento solo es necesario para cobrar de la garantía',
    en: 'demands it in writing; if it is still unpaid ten days later, the worker may ask for its release. The demand is needed only to be paid from the guarantee',
    has: [['employment', {}]],
    lacks: [],
  },
  {
    why: 'the data of a worker have a basis, and those who process it an agreement',
    es: '(art. 6.1.b y c RGPD); con quien los trate por su cuenta, como quien gestiona la aplicación o la persona titular de la tercera clave, firma el acuerdo del art. 28 RGPD.',
    en: 'such as the operator of the application or the holder of the third key, the employer signs the agreement of art. 28 GDPR.',
    has: [['employment', {}]],
    lacks: [['services', BUSINESSES]],
  },
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, texts) => {
  it.each(ROWS.flatMap(({ has, ...row }) => has.map((contract) => [row.why, ...contract, row] as const)))(
    '%s: %s %j',
    (_why, type, values, row) => expect(write(texts, type, values)).toContain(row[tag]),
  );

  it.each(ROWS.flatMap(({ lacks, ...row }) => lacks.map((contract) => [row.why, ...contract, row] as const)))(
    'elsewhere not: %s: %s %j',
    (_why, type, values, row) => expect(write(texts, type, values)).not.toContain(row[tag]),
  );

  // The program has neither an anchor in a block nor a qualified time stamp.
  it('promises no anchor, and without the program that settles neither clause', () => {
    const text = write(texts, 'services', BUSINESSES);
    expect(text).not.toMatch(/anclad|sello de tiempo|anchor|time stamp/i);
    const bare = write(texts, 'services', BUSINESSES, false);
    expect(bare).not.toMatch(/^(?:Laudo y cumplimiento|Prueba|Award and performance|Evidence)\./m);
  });
});
