import { BUSINESSES, CONSUMER, checkRow, getGuarantee, PEOPLE, type Row } from '@tests/unit/content/contract-rows';
import { describe, expect, it } from 'vitest';

/* What nobody can withhold, what a consumer is spared, and what licences and supplies say of rights and of risks. */

const ROWS: Row[] = [
  {
    why: 'the silence of a consumer counts only for the guarantees of the provider',
    in: [
      ['services', CONSUMER],
      ['services', { 'buyer.capacity': '', 'seller.capacity': 'business' }],
    ],
    notIn: [
      ['services', BUSINESSES],
      ['services', PEOPLE],
    ],
    es: 'solo para las garantías que presta ella, el entregable cuenta como aceptado',
    en: 'only for the guarantees that the provider gives, the deliverable counts as accepted',
  },
  {
    why: 'it never releases the guarantee that the consumer gives',
    in: [['services', CONSUMER]],
    notIn: [
      ['services', BUSINESSES],
      ['services', PEOPLE],
    ],
    es: 'frente a ella solo se libera si aceptó el hito de forma expresa o se prueba que se cumplió o lo que se hizo.',
    en: 'it is released only if the consumer expressly accepted the milestone or it is proved that the milestone was met or what was done.',
  },
  {
    why: 'a consumer pays no percentage',
    in: [['services', CONSUMER]],
    notIn: [['services', BUSINESSES]],
    es: 'repara además el daño que la prestadora pruebe, sin penalización ni porcentaje. La prestadora le devuelve el resto de lo cobrado en catorce días.',
    en: 'it also makes good the damage that the provider proves, with no penalty or percentage. The provider returns the rest of what it received within fourteen days.',
  },
  {
    why: 'what was done in part is paid, and the rest comes back',
    in: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
      ['services', PEOPLE],
    ],
    es: 'paga lo hecho conforme a él, en proporción al precio; la parte prestadora lo entrega y devuelve en catorce días lo que haya cobrado de más.',
    en: 'pays for what was done under it, in proportion to the price; the provider hands it over and returns within fourteen days what it was paid in excess.',
  },
  {
    why: 'the payment guarantee covers what was done until an early end',
    in: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
    ],
    es: 'Si la factura de un hito aceptado, o la de lo hecho si el contrato termina antes, sigue impagada',
    en: 'If the invoice of an accepted milestone, or that of what was done if the contract ends early, is still unpaid',
  },
  {
    why: 'a limit that the special terms set does not bind a consumer',
    in: [['services', CONSUMER]],
    notIn: [['services', BUSINESSES]],
    es: '«Personas consumidoras» y la estipulación 9, condiciones particulares, cláusulas adicionales, condiciones de las garantías',
    en: '“Consumers” and section 9, special terms, additional clauses, conditions of the guarantees',
  },
  {
    why: 'royalties on what is sold off are still secured',
    in: [['license', BUSINESSES]],
    es: 'con sus regalías. Solo con ese aviso la fecha «válida hasta» de las garantías de ambas partes se amplía noventa días.',
    en: 'with their royalties. Only with that notice are the “valid until” dates of the guarantees of both parties extended by ninety days.',
  },
  {
    why: 'an order that never comes is claimed as one that comes late',
    in: [['supply', BUSINESSES]],
    es: 'Por cada entrega que falte o llegue con más de cinco días de retraso imputable',
    en: 'For each delivery that is missing or more than five days late for reasons',
  },
  {
    why: 'a business cannot withhold its acceptance',
    in: [
      ['services', BUSINESSES],
      ['services', PEOPLE],
    ],
    notIn: [['supply', BUSINESSES]],
    es: 'o, si no la hubo, la prueba de su entrega y de que pasó el plazo sin reparos',
    en: 'or, if there was none, the proof that it was delivered and that the period passed without objections',
  },
  {
    why: 'nor the delivery note',
    in: [['supply', BUSINESSES]],
    es: 'albarán firmado o prueba del transporte no discutida con motivo en diez días hábiles',
    en: 'signed delivery note or proof of carriage not disputed with reasons within ten business days',
  },
  {
    why: 'nor the summary of the year',
    in: [['supply', BUSINESSES]],
    es: 'que vale si la parte cliente lo conforma o no lo discute con motivo en diez días hábiles.',
    en: 'which is valid if the client agrees to it or does not dispute it with reasons within ten business days.',
  },
  {
    why: 'nor the answer to the evidence of unauthorised use',
    in: [['license', BUSINESSES]],
    es: 'lo que no discuta con motivo cuenta como acreditado, salvo frente a una persona consumidora.',
    en: 'what it does not dispute with reasons counts as proved, except against a consumer.',
  },
  {
    why: 'a policy that is not in force can be claimed',
    in: [
      ['supply', BUSINESSES],
      ['services', BUSINESSES],
    ],
    notIn: [['license', BUSINESSES]],
    es: 'la póliza cuenta como no vigente',
    en: 'the policy counts as not in force',
  },
  {
    why: 'it pays for another policy',
    in: [['supply', BUSINESSES]],
    es: 'si no está en vigor, de los daños que habría pagado o de la prima de una equivalente que contrate la parte cliente.',
    en: 'if it is not in force, the damage that it would have paid or the premium of an equivalent one that the client takes out.',
  },
  {
    why: 'liability for supplies has a limit, but not for fraud',
    in: [['supply', BUSINESSES]],
    notIn: [['sale', BUSINESSES]],
    es: 'Entre empresas, y salvo dolo o culpa grave, daños personales o normas imperativas, la responsabilidad total de cada parte se limita, por cada año de contrato, al importe de las compras anuales previstas',
    en: 'Between businesses, and except for intent or gross negligence, personal injury or mandatory rules, the total liability of each party is limited, for each year of the contract, to the amount of the expected yearly purchases',
  },
  ...(
    [
      [
        'a registered right is kept in force and the licence recorded',
        'lo mantiene en vigor y paga sus tasas; si no las paga, la licenciataria puede hacerlo y descontarlas. Cualquiera de las partes puede inscribir la licencia',
        'keeps it in force and pays its fees; if the licensor does not pay them, the licensee may do so and deduct them. Either party may record the licence',
      ],
      [
        'nobody audits a consumer',
        'Entre empresas o profesionales, una vez al año, y hasta un año después del fin, la parte licenciante puede hacer que una persona auditora',
        'Between businesses or professionals, once a year and until a year after the end, the licensor may have an independent auditor',
      ],
      [
        'somebody sues infringers',
        'si no lo hace en tres meses desde que se le requiera, la licenciataria puede hacerlo en su propio nombre',
        'if it does not within three months of being required to, the licensee may do so in its own name',
      ],
      [
        'an invalid right ends what depends on it',
        'la licencia termina en lo afectado y la contraprestación se reduce en proporción',
        'the licence ends as to what is affected and the fee is reduced in proportion',
      ],
      ['a mark keeps its quality', 'que puede pedir muestras', 'the licensor may ask for samples'],
      [
        'a licensee answers for its sublicensees',
        'Responde de quienes reciban una sublicencia como de sí misma',
        'liable for its sublicensees as for itself',
      ],
    ] as const
  ).map(
    ([why, es, en]): Row => ({
      why,
      in: [['license', BUSINESSES]],
      notIn: [['services', BUSINESSES]],
      es,
      en,
    }),
  ),
];

describe.each(['es', 'en'] as const)('in %s', (tag) => {
  it.each(ROWS.map((row) => [row.why, row] as const))('%s', (_why, row) => checkRow(row, tag));

  it('the last deliveries of a supply can be claimed', () => {
    for (const id of ['supply-delivery', 'supply-minimum', 'supply-quality'])
      expect(getGuarantee(['supply', BUSINESSES], tag, id).validUntil).toBe('2027-07-30');
  });
});
