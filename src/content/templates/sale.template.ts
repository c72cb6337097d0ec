import { dateTerm, daysTerm, moneyTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

const MONTHLY = ' o, si no los detalla, en plazos mensuales e iguales desde la entrega';

const INSTALMENT_LAW =
  ' Si el precio de un bien mueble corporal, no consumible e identificable se aplaza más de tres meses, se aplica además la Ley 28/1998, salvo que su art. 5 excluya la venta, con sus requisitos de forma, la TAE y los efectos del impago de su art. 10.';

/** A consumer has the liability of the law instead. */
const AGREED_DEFECTS =
  ' Defectos ocultos. La parte vendedora responde de los defectos ocultos que se le comuniquen por escrito durante el plazo de las condiciones particulares, contado desde la entrega, o durante el plazo mayor que fije la ley. La parte compradora los comunica en cuanto los conoce; la parte vendedora concede por ello una garantía convencional: la compradora puede reclamarlos durante un año desde la comunicación, aunque acabe antes el plazo del art. 1490 del Código Civil. La garantía en bitcoin cubre los que se reclamen hasta su fecha «válida hasta»; los demás se deben sin ella.';

const CONFORMITY =
  ' Conformidad. Si la parte compradora es consumidora y la vendedora empresa, se aplica en todo caso la garantía legal de tres años (bienes usados: la pactada, no inferior a un año; arts. 114 y siguientes TRLGDCU): en ese plazo, la vendedora responde de toda falta de conformidad que existiera en la entrega. La compradora puede elegir la reparación o la sustitución gratuitas y, en los casos que fija la ley, la rebaja del precio o la resolución. Las comunicaciones y los plazos de las garantías en bitcoin no limitan esos derechos.';

const TRADE_DEFECTS =
  ' Entre empresas, la parte compradora denuncia los defectos aparentes al recibir el bien o, si venía embalado, en cuatro días (art. 336 del Código de Comercio), y los ocultos en los días que señalan las condiciones particulares desde que los conoce, dentro del plazo de responsabilidad; estos plazos sustituyen al del art. 342 del Código de Comercio.';

/** Percentages are of the price. Earnest 10, formalization 5, bank 100: docs/specification.md#9-business-constants-and-limits. */
export const SALE_TEMPLATE: Template = {
  id: 'sale',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de compraventa',
  description: `La parte vendedora transmite un bien mueble a la parte compradora a cambio de un precio cierto. Sirve para maquinaria, vehículos, equipos u otros bienes que puedan identificarse sin duda.

1. Objeto y formalización. La parte vendedora vende el bien descrito en las condiciones particulares, con sus accesorios y su documentación, y la parte compradora lo compra y se obliga a pagar el precio. En la «Fecha de la firma» de las condiciones particulares, ambas partes firman el documento que formaliza la venta, ante notaría o en privado.

2. Precio. El precio, los impuestos que lo gravan y la forma de pago son los indicados en las condiciones particulares. El pago se acredita con el justificante de la transferencia o de la transacción. Si consta la fecha del último plazo, el precio se aplaza hasta ella, en los plazos que detalle la forma de pago${MONTHLY}. Si dos plazos, o el último, siguen impagados quince días después de requerirlos por escrito, la parte vendedora puede dar por vencidos los demás o resolver la venta; la parte compradora lo evita si antes paga lo vencido con su demora (arts. 1124 y 1129 del Código Civil).${INSTALMENT_LAW}

3. Entrega y riesgo. La entrega se documenta en un acta que firman ambas partes; si una no la firma, con la prueba de la recepción. La propiedad, salvo lo que dice la estipulación 6, y el riesgo de pérdida o deterioro pasan a la parte compradora en el momento de la entrega. Si la entrega se retrasa, la fecha «válida hasta» de las arras y de las garantías de formalización, por defectos y de titularidad se amplía por el tiempo que dure el retraso.

4. Cargas y titularidad. La parte vendedora declara que es propietaria del bien, que puede disponer de él y que lo transmite libre de cargas, embargos y derechos de terceros, salvo los que consten en las condiciones particulares. Si es un vehículo, entrega su documentación con la inspección técnica al día y declara los kilómetros, y la parte compradora pide el cambio de titularidad en treinta días.

5.${AGREED_DEFECTS}${TRADE_DEFECTS}${CONFORMITY}

6. Reserva de dominio. Si el bien se entrega antes de pagar todo el precio, la parte vendedora conserva su propiedad hasta el último pago; frente a terceros, la reserva se inscribe en el Registro de Bienes Muebles (Ley 28/1998, si se aplica).

7. Incumplimiento. Salvo el impago de un precio aplazado, que se rige por la estipulación 2, si una parte no cumple una obligación esencial y no lo remedia en el plazo de las condiciones particulares desde el requerimiento de la otra, esta podrá exigir el cumplimiento o resolver el contrato, con devolución de lo recibido, y en ambos casos la indemnización de los daños.`,
  passages: [
    { when: 'not-consumer', text: MONTHLY },
    { when: 'not-consumer', text: INSTALMENT_LAW },
    { when: 'not-consumer', text: AGREED_DEFECTS },
    { when: 'maybe-consumer', text: CONFORMITY },
    { when: 'businesses', text: TRADE_DEFECTS },
  ],
  type: 'sale',
  votes: 0,
  comments: [
    {
      id: 'sale-comment-1',
      user: 'Nota de redacción',
      text: 'Las arras son penitenciales y obligan a ambas partes por igual: añada también la garantía de formalización, que responde del tanto de la parte vendedora.',
      date: '2026-11-20',
    },
    {
      id: 'sale-comment-2',
      user: 'Nota de redacción',
      text: 'Si vende una empresa a una persona consumidora, los plazos de la ley prevalecen sobre los que aquí se escriban, y antes de contratar debe entregarle la información de los arts. 60 y 97 TRLGDCU y el formulario de desistimiento.',
      date: '2026-11-20',
    },
  ],
  basis: 'price',
  terms: [
    textTerm('asset', 'Bien, número de serie o matrícula y estado', { isLong: true }),
    moneyTerm('price', 'Precio'),
    textTerm('payment', 'Impuestos y forma de pago', {
      initial: 'impuestos aparte; por transferencia, a la entrega',
      wordings: {
        consumer: { initial: 'impuestos incluidos; por transferencia, a la entrega' },
        'maybe-consumer': {
          initial: 'impuestos aparte, salvo para una persona consumidora; por transferencia, a la entrega',
        },
      },
    }),
    dateTerm('signingDate', 'Fecha de la firma', { inDays: 60 }),
    dateTerm('deliveryDate', 'Fecha de entrega', { inDays: 60 }),
    textTerm('deliveryPlace', 'Lugar de entrega'),
    dateTerm('lastInstalment', 'Fecha del último plazo, si se aplaza el precio', { isOptional: true }),
    textTerm('charges', 'Cargas o limitaciones conocidas', { initial: 'ninguna conocida' }),
    textTerm('defectsPeriod', 'Plazo de responsabilidad por defectos ocultos', {
      initial: 'seis meses',
      wordings: {
        consumer: { label: 'Plazo de la garantía legal', initial: 'tres años o, si el bien es usado, un año' },
      },
    }),
    daysTerm('reportDays', 'Plazo para denunciar defectos ocultos entre empresas (días)', {
      initial: '30',
      onlyIf: [
        { term: 'buyer.capacity', values: ['business', ''] },
        { term: 'seller.capacity', values: ['business', ''] },
      ],
    }),
    daysTerm('cureDays', 'Plazo para remediar un incumplimiento (días)', { initial: '15' }),
  ],
  predefinedGuarantees: [
    {
      id: 'sale-earnest',
      description: 'Arras de la compraventa',
      role: 'buyer',
      defaultDuration: 90,
      runsFrom: { term: 'deliveryDate', days: 30 },
      orFrom: 'signingDate',
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Estas arras son penitenciales (art. 1454 CC) y las partes tratan el bloqueo como su entrega: hasta la fecha de la firma, la parte compradora puede desistir perdiéndolas y la parte vendedora, devolviéndolas y abonando otro tanto; después solo cabe cumplir o resolver. A quien incumple sin causa se le trata como a quien desiste, si la otra parte así lo elige. Perder las arras, o devolverlas con otro tanto, sustituye a toda otra indemnización. Del otro tanto responde, hasta su importe, la garantía de formalización; el resto se paga en diez días. Las arras son el importe garantizado en euros, si consta: quien las pierde, o abona otro tanto, debe ese importe, convertido según «Valor y riesgo de cambio»; el exceso se devuelve a quien las prestó y lo que falte se paga en diez días. Con la firma o, si son posteriores, con la entrega y el pago que deba hacerse con ella, se devuelven o, si ambas partes lo acuerdan, se descuentan del precio por su valor del día de la liberación.',
      verificationProcess:
        'Las partes comparten en el chat el documento firmado, el acta de entrega y el justificante del pago, o la comunicación escrita de quien desiste.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'sale-formalization',
      description: 'Garantía de formalización',
      role: 'seller',
      defaultDuration: 90,
      runsFrom: { term: 'deliveryDate', days: 30 },
      orFrom: 'signingDate',
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que la parte vendedora acude a la firma, aporta la documentación de titularidad y entrega el bien en las fechas acordadas. Se devuelve con la firma o, si es posterior, con la entrega. Si incumple, responde de los gastos y daños acreditados de la parte compradora o, si hay arras y la parte vendedora desiste o se la trata como a quien desiste, solo del otro tanto que deba, hasta el importe de esta garantía.',
      verificationProcess:
        'Si se firma ante notaría, esta expide copia del documento firmado o acta de incomparecencia. Si no, se acredita con el documento firmado, o con el requerimiento que fijaba lugar y hora y la prueba de su recepción; la entrega, con su acta. Todo se comparte en el chat con los justificantes del daño.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'recommended',
    },
    {
      id: 'sale-bank',
      description: 'Garantía del precio aplazado (con certificado bancario)',
      role: 'buyer',
      defaultDuration: 210,
      needs: 'lastInstalment',
      runsFrom: { term: 'lastInstalment', days: 30 },
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre el precio aplazado que quede pendiente tras la entrega, también el que venza anticipadamente. Se deposita en los dos días hábiles anteriores a la entrega y solo por ese precio: lo que exceda se devuelve con la entrega; mientras no conste, la parte vendedora puede aplazar la entrega. Se reduce con cada plazo pagado y se devuelve con el último. Si un plazo sigue impagado quince días después del requerimiento, responde a favor de la parte vendedora del importe vencido o, si esta resuelve la venta, del daño de la resolución. No es un aval bancario.',
      verificationProcess:
        'La parte vendedora requiere el pago por escrito con un extracto o certificado bancario de los pagos recibidos en su cuenta. El plazo cuenta como impagado si, en quince días, la parte compradora no presenta el justificante de su pago. Todo se comparte en el chat antes de la liberación.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'recommended',
    },
    {
      id: 'sale-hidden-defects',
      description: 'Garantía por defectos ocultos',
      role: 'seller',
      defaultDuration: 270,
      runsFrom: { term: 'deliveryDate', days: 230 },
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Responde de la reparación, la rebaja del precio o la devolución, por su importe acreditado, si aparecen defectos anteriores a la entrega que no eran visibles y se reclaman hasta su fecha «válida hasta». Si no hay una reclamación abierta cuando acaba su plazo, la parte compradora firma la devolución.',
      verificationProcess:
        'La parte compradora comunica el defecto en el chat con fotografías o un informe técnico. La parte vendedora dispone de diez días para responder o proponer un perito común; si no lo hace, la reclamación se valora según el informe técnico que aporte la compradora, salvo prueba en contrario.',
      versions: {
        consumer: {
          description: 'Garantía por defectos y faltas de conformidad',
          conditions:
            'Responde de la reparación, la sustitución, la rebaja del precio o la devolución, por su importe acreditado, si se reclaman hasta su fecha «válida hasta» defectos anteriores a la entrega que no eran visibles o, si la parte compradora es consumidora frente a una empresa, cualquier falta de conformidad de la que responda la vendedora. Si no hay una reclamación abierta cuando acaba su plazo, la parte compradora firma la devolución, sin perder lo que la ley le reconoce después.',
        },
      },
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'sale-free-of-charges',
      description: 'Garantía de titularidad y ausencia de cargas',
      role: 'seller',
      defaultDuration: 165,
      runsFrom: { term: 'deliveryDate', days: 105 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Responde de cargas, embargos o derechos de terceros no declarados. Si aparecen y la parte vendedora no los cancela en treinta días, se libera a favor de la parte compradora lo necesario para cancelarlos o el daño por la evicción (arts. 1475 y 1478 del Código Civil).',
      verificationProcess:
        'Nota o certificación del registro correspondiente, o comprobación notarial, emitida después de la entrega y compartida en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
