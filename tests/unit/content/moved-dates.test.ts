import { buildContract } from '@tests/unit/content/build-contract';
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
import { describe, expect, it } from 'vitest';

/* A date that moves takes the signed return with it, and what prevails over what is said once, where it prevails. */

const ROWS: Row[] = [
  {
    why: 'a late handover moves the date of its guarantee',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    notIn: [['services', BUSINESSES]],
    es: 'Si la entrega se retrasa, esa fecha se amplía por el mismo tiempo.',
    en: 'If the handover is late, that date is extended by the same time.',
  },
  {
    why: 'nobody loses or gains by not signing a date that the contract moves',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
      ['rental', GOODS],
      ['sale', PEOPLE],
      ['services', CONSUMER],
      ['license', BUSINESSES],
      ['supply', BUSINESSES],
      ['distribution', BUSINESSES],
      ['loan', PEOPLE],
    ],
    notIn: [['employment', {}]],
    es: 'Si el contrato amplía esa fecha, las partes firman la nueva antes de que venza la anterior; si alguna no firma, vale la ampliada.',
    en: 'If the contract extends that date, the parties sign the new one before the earlier one passes; if either does not sign, the extended date counts.',
  },
  {
    why: 'a new date names the move and the new return, and stops the earlier return',
    in: (['services', 'license', 'supply', 'distribution', 'sale', 'loan'] as const).map((type) => [type, RETURN]),
    notIn: [
      ['services', NO_RETURN],
      ['rental', HOME],
    ],
    es: 'otra devolución para la fecha que resulte de la nueva; hasta esa fecha, y aunque falte alguna firma, quien depositó no emite la devolución anterior.',
    en: 'another return for the date that follows from the new one; until that date, and even if a signature is missing, the depositor does not broadcast the earlier return.',
  },
  {
    why: 'a lease that goes on does so too',
    in: [
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    notIn: [
      ['rental', HOME],
      ['rental', { ...NO_RETURN, property: 'business' }],
    ],
    es: 'las partes firman la fecha nueva y, en el mismo acto, el traslado y la devolución que manda la cláusula «Devolución por vencimiento», o una garantía nueva.',
    en: 'the parties sign the new date and, in the same act, the move and the return required by the clause “Return on expiry”, or a new guarantee.',
  },
  {
    why: 'the insurance of the landlord pays only what the landlord owes and the policy does not pay',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
    ],
    notIn: [['rental', GOODS]],
    es: 'del daño acreditado de la parte arrendataria que deba reparar la arrendadora y que la póliza no pague, por la franquicia o por no estar en vigor.',
    en: "the tenant's proved damage that the landlord has to make good and that the policy does not pay, because of the deductible or because it is not in force.",
  },
  {
    why: 'the section on consumers is in the first rank',
    in: [['services', CONSUMER]],
    notIn: [
      ['services', BUSINESSES],
      ['sale', CONSUMER],
    ],
    es: '«Personas consumidoras» y la estipulación 9, condiciones particulares',
    en: '“Consumers” and section 9, special terms',
  },
  {
    why: 'stock is sold off only after notice',
    in: [['license', BUSINESSES]],
    es: 'y lo avisa por escrito antes de él, puede vender durante noventa días',
    en: 'and it gives written notice before the end, the licensee may sell for ninety days',
  },
  {
    why: 'a claim of a third party without an amount keeps the title guarantee, whatever return was signed',
    in: [['license', RETURN]],
    es: 'la licenciataria puede pedirlo también como medida cautelar sin importe fijo, y la licenciante no emite la devolución firmada. Esto prevalece sobre «Liberación y vencimiento» y «Devolución por vencimiento».',
    en: 'the licensee may also ask for that move as interim relief without a fixed amount, and the licensor does not broadcast the signed return. This prevails over “Release and expiry” and “Return on expiry”.',
  },
  {
    why: 'and the clause on the return yields to it',
    in: [['license', RETURN]],
    notIn: [['license', NO_RETURN]],
    es: 'salvo donde una de ellas diga que prevalece sobre esta cláusula.',
    en: 'except where one of them says that it prevails over this clause.',
  },
  {
    why: 'what a consumer buys has to conform',
    in: [['sale', CONSUMER]],
    notIn: [
      ['sale', PEOPLE],
      ['sale', BUSINESSES],
    ],
    es: '5. Conformidad. Si la parte compradora es consumidora',
    en: '5. Conformity. If the buyer is a consumer',
  },
  {
    why: 'and the guarantee covers that',
    in: [['sale', CONSUMER]],
    notIn: [['sale', PEOPLE]],
    es: 'cualquier falta de conformidad de la que responda la vendedora',
    en: 'for any lack of conformity for which the seller is liable',
  },
  {
    why: 'a price deferred for a consumer never falls due before the stated date',
    in: [['sale', CONSUMER]],
    notIn: [
      ['sale', PEOPLE],
      ['services', CONSUMER],
    ],
    es: 'si aun así pacta un plazo mayor, la persona consumidora lo conserva, con los derechos de la ley del crédito al consumo.',
    en: 'if it agrees to a longer period all the same, the consumer keeps it, with the rights of the law on consumer credit.',
  },
  {
    why: 'without a holder of the third key it is said who receives what',
    in: [
      ['loan', BUSINESSES],
      ['rental', HOME],
    ],
    es: 'la devolución, si nada se debe ni puede llegar a deberse, la liberación de lo que se deba sin discusión y, en lo demás, el traslado a una dirección con otra tercera clave',
    en: 'the return, if nothing is owed or can become owed, the release of what is owed without dispute and, for the rest, the move to an address with another third key',
  },
  {
    why: 'what keeps a claim is a plain list',
    in: [['services', NO_RETURN]],
    es: 'quien reclama no ha pedido arbitraje, demandado, pedido un proceso monitorio ni propuesto la negociación que exige la ley.',
    en: 'the claiming party has not requested arbitration, sued, applied for an order for payment or proposed the negotiation that the law requires.',
  },
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  it('a consumer reads nothing about hidden defects in the section on conformity', () => {
    const { text } = buildContract('sale', 'seller', tag, true, CONSUMER);
    const words = { es: '5. Defectos ocultos', en: '5. Hidden defects' }[tag];
    expect(text).not.toContain(words);
    expect(buildContract('sale', 'seller', tag, true, PEOPLE).text).toContain(words);
  });
});
