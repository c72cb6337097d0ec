import { BUSINESSES, CONSUMER, checkRow, getGuarantee, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';

/* What each guarantee of services, leases and licences covers, until when, and what goes with it. */

const HOME = ['rental', { ...PEOPLE, property: 'home' }] as const;
const PREMISES = ['rental', { ...BUSINESSES, property: 'business' }] as const;
const GOODS = ['rental', { ...BUSINESSES, property: 'goods' }] as const;
const SERVICES = ['services', BUSINESSES] as const;
const PRIVATE = ['services', PEOPLE] as const;
const CONSUMER_SERVICES = ['services', CONSUMER] as const;
const LICENCE = ['license', BUSINESSES] as const;

const ROWS: Row[] = [
  {
    why: 'a landlord is bound until defects can be reported',
    in: [HOME, PREMISES],
    notIn: [SERVICES],
    es: 'en quince días desde que se comunica, responde del daño acreditado de la parte arrendataria. Se devuelve pasada su fecha «válida hasta», o antes si ambas partes declaran que quedó entregado y reparado, salvo lo ya reclamado.',
    en: 'within fifteen days of being reported, it covers the proved damage of the tenant. It is returned once its “valid until” date has passed, or earlier if both parties state that the property was handed over and repaired, except what has been claimed.',
  },
  {
    why: 'the same for goods',
    in: [GOODS],
    notIn: [HOME, PREMISES],
    es: 'y con sus instrucciones. Si, por causa imputable a la parte arrendadora, no se entrega en esa fecha o un defecto grave no se repara en quince días desde que se comunica,',
    en: 'and with its instructions. If, for a cause attributable to the lessor, it is not handed over on that date or a serious defect is not repaired within fifteen days of being reported,',
  },
  {
    why: 'a refused correction and an excess payment are covered',
    in: [SERVICES, CONSUMER_SERVICES],
    es: 'comunicados reparos fundados, no se corrija en plazo por causa imputable a la parte prestadora, desde el primer día, y de lo cobrado de más que deba devolver (estipulación 3).',
    en: 'after well-founded objections, is not corrected in time for reasons attributable to the provider, from the first day, and what the provider was paid in excess and has to return (section 3).',
  },
  {
    why: 'a reasoned but wrong objection does not block the price',
    in: [SERVICES],
    notIn: [PRIVATE, CONSUMER_SERVICES],
    es: 'El entregable que el dictamen, el laudo o la sentencia declare conforme cuenta como aceptado, para el precio y sus intereses, desde que venció el plazo de reparos; los plazos',
    en: 'A deliverable that the opinion, the award or the judgment declares to comply counts as accepted, for the price and its interest, from the end of the period to raise objections; the periods',
  },
  {
    why: 'and the payment guarantee is released on the opinion',
    in: [SERVICES, PRIVATE],
    notIn: [CONSUMER_SERVICES],
    es: 'pasó el plazo sin reparos, o el dictamen o la resolución que declare que se cumplió;',
    en: 'the period passed without objections, or the opinion or decision that declares that it was met;',
  },
  {
    why: 'what the guarantee pays is payment',
    in: [SERVICES, CONSUMER_SERVICES],
    es: 'Con el pago íntegro, también el que se cobra de la garantía de pago,',
    en: 'Upon full payment, including what is received from the payment guarantee,',
  },
  {
    why: 'a consumer withholds no tax',
    in: [SERVICES, PRIVATE],
    notIn: [CONSUMER_SERVICES],
    es: 'practica las retenciones que exija la ley.',
    en: 'makes the withholdings that the law requires.',
  },
  {
    why: 'nothing in a guarantee goes before the rights of a consumer',
    in: [CONSUMER_SERVICES],
    notIn: [SERVICES, PRIVATE],
    es: '«Personas consumidoras» y la estipulación 9, condiciones particulares',
    en: '“Consumers” and section 9, special terms',
  },
  {
    why: 'a day of rent is a thirtieth',
    in: [HOME, PREMISES, GOODS],
    es: 'paga por el uso un treintavo de la renta mensual',
    en: 'pays a thirtieth of the monthly rent for the use',
  },
  {
    why: 'of two guarantees of the same rent one is used first',
    in: [PREMISES],
    notIn: [HOME, GOODS],
    es: 'Cubre, hasta su importe y antes que las demás garantías de la parte arrendataria, las rentas impagadas con sus intereses, lo debido por el retraso en devolver las llaves',
    en: 'Covers, up to its amount and before the other guarantees of the tenant, unpaid rent with its interest, what is owed for late return of the keys',
  },
  {
    why: 'an assignment does not release the guarantees',
    in: [PREMISES],
    notIn: [HOME, GOODS],
    es: 'Quien cede no recupera sus garantías hasta que la nueva arrendataria bloquea otras iguales.',
    en: 'A tenant that assigns the lease does not recover its guarantees until the new tenant has locked equal ones.',
  },
  {
    why: 'goods that nobody insured are not handed over',
    in: [GOODS],
    notIn: [HOME, PREMISES],
    es: 'Si no la muestra, la arrendadora puede retener la entrega, sin incurrir en retraso, o asegurar el bien a costa de la arrendataria.',
    en: "If the policy is not shown, the lessor may withhold the handover, without being late, or insure the asset at the lessee's cost.",
  },
  {
    why: 'no price of bitcoin makes future rent fall due',
    in: [GOODS],
    notIn: [HOME, PREMISES],
    es: 'Las rentas futuras no se pueden dar por vencidas, tampoco por no completar una garantía.',
    en: 'Future rent cannot be declared due, not even because a guarantee is not topped up.',
  },
  ...(
    [
      [
        'a claim of the licensee is not returned over',
        'y la licenciante no emite la devolución firmada. Esto prevalece sobre «Liberación y vencimiento» y «Devolución por vencimiento».',
        'and the licensor does not broadcast the signed return. This prevails over “Release and expiry” and “Return on expiry”.',
      ],
      [
        'the licensor delivers what is licensed',
        'La parte licenciante entrega lo necesario para el uso al comienzo de la licencia.',
        'The licensor hands over what is needed for the use at the start of the licence.',
      ],
      [
        'broken secrecy has no limit',
        'al incumplimiento del deber de secreto ni a lo que se deba a una persona consumidora',
        'to breach of the duty of secrecy or to what is owed to a consumer',
      ],
      [
        'use without a licence has a price',
        'por el precio ordinario del uso no autorizado cuando este quede acreditado.',
        'for the ordinary price of the unauthorised use once this has been proved.',
      ],
      [
        'every guarantee lasts as long as the sale of stock',
        'de las garantías de ambas partes se amplía noventa días',
        'of the guarantees of both parties extended by ninety days',
      ],
    ] as const
  ).map(([why, es, en]): Row => ({ why, in: [LICENCE], notIn: [SERVICES], es, en })),
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  // The rent is 2,400 euros, and the furniture 1,000.
  it.each([
    [HOME, 380_000],
    [PREMISES, 480_000],
  ] as const)('%j: the furniture leaves the other guarantee %s cents', (made, cents) => {
    expect(getGuarantee(made, tag, 'rental-inventory').value?.cents).toBe(100_000);
    expect(getGuarantee(made, tag, 'rental-deposit').value?.cents).toBe(cents);
  });
});

it('a lease of goods is not about landlords and tenants in English, once it has said who they are', () => {
  for (const id of ['rental-deposit', 'rental-condition', 'rental-rent-default', 'rental-inventory']) {
    const { conditions, verificationProcess } = getGuarantee(GOODS, 'en', id);
    expect(`${conditions} ${verificationProcess}`).not.toMatch(/landlord|tenant/i);
  }
});
