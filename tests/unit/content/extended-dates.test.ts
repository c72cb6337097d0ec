import { BUSINESSES, CONSUMER, checkRow, getGuarantee, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';

/* Guarantees last until what they secure can be claimed: services that are corrected, tenants who stay on, goods that are lost, royalties. */

const HOME = { ...PEOPLE, property: 'home' };
const PREMISES = { ...BUSINESSES, property: 'business' };
const GOODS = { ...BUSINESSES, property: 'goods' };
const RETURN = { returnDate: 'yes' };
const NO_RETURN = { returnDate: 'no' };

const ROWS: Row[] = [
  {
    why: 'a correction extends the guarantees as a late delivery does',
    in: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
    ],
    es: 'Si la última entrega, o la de lo corregido antes de la aceptación, se hace después de la fecha de la última entrega, la fecha «válida hasta» de las garantías se amplía por el mismo tiempo.',
    en: 'If the last delivery, or that of a correction before acceptance, is made after the date of the last delivery, the “valid until” dates of the guarantees are extended by the same time.',
  },
  {
    why: 'a return that was signed in advance does not empty the guarantees of a tenant who stays on',
    in: [['rental', { ...PREMISES, ...RETURN }]],
    notIn: [
      ['rental', { ...PREMISES, ...NO_RETURN }],
      ['rental', { ...GOODS, ...RETURN }],
      ['rental', { ...HOME, ...RETURN }],
    ],
    es: 'Solo el traslado lo impide: si treinta días antes de la fecha de devolución no tiene las llaves ni está firmado el traslado, la arrendadora inicia antes de esa fecha el arbitraje o la demanda y lo pide por el importe entero',
    en: 'Only the move prevents it: if, thirty days before the return date, the landlord does not have the keys and the move has not been signed, the landlord begins arbitration or sues before that date and asks for it for the whole amount',
  },
  {
    why: 'nor those of goods',
    in: [['rental', { ...GOODS, ...RETURN }]],
    notIn: [
      ['rental', { ...GOODS, ...NO_RETURN }],
      ['rental', { ...PREMISES, ...RETURN }],
    ],
    es: 'Solo el traslado lo impide: si treinta días antes de la fecha de devolución no tiene el bien ni está firmado el traslado,',
    en: 'Only the move prevents it: if, thirty days before the return date, the lessor does not have the asset and the move has not been signed,',
  },
  {
    why: 'the periods of a claim run from the day on which the debt is known',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
      ['rental', { ...GOODS, ...RETURN }],
    ],
    es: 'y el resto se devuelve; los plazos de la cláusula «Liberación y vencimiento» cuentan desde entonces.',
    en: 'and the rest is returned; the periods of the clause “Release and expiry” run from then.',
  },
  {
    why: 'a landlord who does not sign the extension is bound by it',
    in: [['rental', HOME]],
    notIn: [
      ['rental', PREMISES],
      ['rental', GOODS],
    ],
    es: 'Si la parte arrendadora no firma, vale la fecha ampliada, y la arrendataria no tiene que firmar la devolución hasta que pase.',
    en: 'If the landlord does not sign, the extended date counts, and the tenant need not sign the return until it has passed.',
  },
  {
    why: 'an eviction returns the keys, and nobody is left in the property',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
    ],
    notIn: [['rental', GOODS]],
    es: 'El lanzamiento equivale a su devolución.',
    en: 'Eviction by the court amounts to their return.',
  },
  {
    why: 'the property is returned free of what is not in the inventory',
    in: [
      ['rental', HOME],
      ['rental', PREMISES],
    ],
    notIn: [['rental', GOODS]],
    es: 'se devuelve libre de ocupantes y de lo que no conste en el inventario, y como se recibió',
    en: 'is returned free of occupants and of whatever is not in the inventory, and as it was received',
  },
  ...(
    [
      [
        'a loss has a day, and is proved',
        'y deja de deberse la renta, también por retraso, desde que la parte arrendataria lo comunica por escrito con su causa, sin perjuicio de su responsabilidad; los plazos que cuentan desde la devolución cuentan desde esa comunicación',
        "and rent, also for late return, ceases to be owed once the lessee reports the loss and its cause in writing, without prejudice to the lessee's liability; the periods that run from the return run from that report",
      ],
      [
        'a guarantee is claimed after a loss as well',
        'siguientes a la devolución del bien o a la comunicación de su pérdida',
        'of the return of the asset, or of the report of its loss',
      ],
      [
        'the policy is shown, and pays the landlord',
        'con la arrendadora como beneficiaria, le muestra la póliza antes de la entrega',
        'with the lessor as beneficiary, shows the lessor the policy before the handover',
      ],
      [
        'a landlord who refuses goods earns nothing by it',
        'basta ofrecérselo por escrito y depositarlo, a costa de ella, ante notaría o en un almacén.',
        "it is enough to offer it in writing and to deposit it, at the lessor's cost, with a notary or in a warehouse.",
      ],
      [
        'no future rent falls due early',
        'Las rentas futuras no se pueden dar por vencidas, tampoco por no completar una garantía.',
        'Future rent cannot be declared due, not even because a guarantee is not topped up.',
      ],
      ['goods do not change owner', 'El bien sigue siendo de la parte arrendadora', "The asset remains the lessor's"],
    ] as const
  ).map(
    ([why, es, en]): Row => ({
      why,
      in: [['rental', GOODS]],
      notIn: [
        ['rental', HOME],
        ['rental', PREMISES],
      ],
      es,
      en,
    }),
  ),
  ...(
    [
      [
        'the last royalties are declared',
        'siguientes a cada trimestre natural, al fin de la licencia y, si la hay, al fin de la venta de existencias.',
        'of the end of each calendar quarter, of the end of the licence and, if stock is sold off, of the end of that sale.',
      ],
      [
        'stock that is sold off is within every guarantee',
        'de las garantías de ambas partes se amplía noventa días',
        'of the guarantees of both parties extended by ninety days',
      ],
      [
        'the licensor obtains the right of use, not the licensee',
        'y colabora en ella; la licenciante consigue el derecho de uso',
        'and assists in it; the licensor obtains the right of use',
      ],
      [
        'a claim that is pending moves what may be owed, and a refusal counts',
        'porque el derecho se deniega, se anula, se revoca o caduca, y de lo que la parte licenciataria deba pagar al tercero por el uso licenciado. Si acaba su plazo con una reclamación de un tercero en curso, ya comunicada a la licenciante, queda bloqueado lo que el tercero pide o, si no fija importe, toda la garantía',
        'because the right is refused, declared invalid, revoked or lapses, and what the licensee has to pay to the third party for the licensed use. If its period ends while a third-party claim already reported to the licensor is pending, what the third party asks for or, if no amount is stated, the whole guarantee stays locked',
      ],
    ] as const
  ).map(([why, es, en]): Row => ({ why, in: [['license', BUSINESSES]], notIn: [['services', BUSINESSES]], es, en })),
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  // Everything ends on 2027-05-31.
  it.each([
    ['services', BUSINESSES, 'services-payment', '2027-09-28'],
    ['services', CONSUMER, 'services-expenses', '2027-08-14'],
    ['license', BUSINESSES, 'license-fees', '2027-09-28'],
    ['rental', HOME, 'rental-insurance', '2032-07-30'],
    ['rental', { ...HOME, 'seller.capacity': 'business' }, 'rental-insurance', '2034-07-30'],
    ['rental', PREMISES, 'rental-insurance', '2027-07-30'],
  ] as const)('%s %j: %s lasts until %s', (type, values, id, date) => {
    expect(getGuarantee([type, values], tag, id).validUntil).toBe(date);
  });

  it('the landlord of a home is bound as long as the tenant', () => {
    const [deposit, insurance] = ['rental-deposit', 'rental-insurance'].map((id) =>
      getGuarantee(['rental', HOME], tag, id),
    );
    expect(insurance?.validUntil).toBe(deposit?.validUntil);
  });
});
