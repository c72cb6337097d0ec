import { labelPrice } from '@/content/templates/price-labels';
import { dateTerm, daysTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';
import type { Passage } from '@/domain/templates/term-types';

const CONSUMER = `\n\n9. Servicios a una persona consumidora. Si la parte cliente es persona consumidora y la prestadora actúa como empresa o profesional, rige lo siguiente. Ni el silencio ni el uso de un entregable son aceptación: si la parte cliente no responde en el plazo de reparos desde la entrega, la prestadora se lo recuerda en soporte duradero y, quince días después, puede facturar el hito, cuyo precio, si se cumplió, vence a los treinta días de la factura, y, solo para las garantías que presta ella, el entregable cuenta como aceptado y empiezan sus plazos, sin que eso limite los derechos de la parte cliente. La garantía de pago solo se libera con la aceptación expresa o si se prueba que el hito se cumplió o lo que se hizo. La parte cliente puede poner fin a un servicio continuado en la misma forma en que lo contrató. El servicio no empieza antes de que acabe el plazo de desistimiento salvo que ella lo pida en soporte duradero: «Solicito que el servicio empiece ya y sé que, cuando se haya prestado por completo, no podré desistir» (arts. 98.8, 99.3 y 103 TRLGDCU); sin esa petición, si desiste en plazo no paga nada (art. 108). Si desiste o resuelve, paga como máximo, al precio pactado, lo prestado conforme al contrato hasta entonces; si desiste sin que la ley le dé derecho a ello, repara además el daño que la prestadora pruebe, sin penalización ni porcentaje. La prestadora le devuelve el resto de lo cobrado en catorce días. Ningún límite se aplica a lo que se le deba, ningún plazo de una garantía acorta la responsabilidad legal, incluida la de los contenidos y servicios digitales (arts. 114 y siguientes TRLGDCU) y ningún deber de secreto le impide reclamar ante las autoridades ni asesorarse.`;

const SILENCE =
  ' Cada entregable se considera aceptado si la parte cliente no comunica reparos motivados en el plazo de las condiciones particulares desde su entrega.';

const USE = ' El uso productivo de un entregable equivale a su aceptación, salvo los reparos ya comunicados.';

const EXPERT =
  ' Entre empresas o profesionales, si se discute que un entregable cumpla lo pactado, decide una persona perita elegida de común acuerdo o, en cinco días hábiles sin acuerdo, la que designe la Cámara de Comercio del domicilio de la parte cliente (art. 1598 del Código Civil); cada parte adelanta la mitad y la paga quien no tenga razón. El dictamen se emite en veinte días hábiles desde que una parte lo pide y vincula a las partes, también en el arbitraje y en juicio, salvo error manifiesto o falta de imparcialidad; si no se emite en ese plazo, decide quien arbitra o, fuera del arbitraje, el juzgado. Pedirlo no aplaza ninguna fecha de las garantías. El entregable que el dictamen, el laudo o la sentencia declare conforme cuenta como aceptado, para el precio y sus intereses, desde que venció el plazo de reparos; los plazos de las garantías que empiezan con la aceptación final cuentan desde que se comunica esa decisión, sin pasar de su fecha «válida hasta».';

const WITHHOLDING = ' La parte cliente practica las retenciones que exija la ley.';

const CAP =
  ' Salvo dolo o culpa grave, daños personales o normas imperativas, la responsabilidad total se limita al importe de las condiciones particulares, en el que cuenta lo cobrado de las garantías; el límite no alcanza al pago del precio, a la falta de derechos sobre un resultado (estipulación 5) ni al incumplimiento del deber de secreto.';

/** What the law takes from a contract with a consumer is not written in it. */
const PASSAGES: readonly Passage[] = [
  { when: 'not-consumer', text: WITHHOLDING },
  { when: 'not-consumer', text: SILENCE },
  { when: 'not-consumer', text: USE },
  { when: 'businesses', text: EXPERT },
  { when: 'not-consumer', text: CAP },
  { when: 'maybe-consumer', text: CONSUMER },
];

/** Percentages are of the total price. Liability insurance 50000 (EUR): docs/specification.md#9-business-constants-and-limits. */
export const SERVICES_TEMPLATE: Template = {
  id: 'services',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de prestación de servicios',
  description: `Una parte presta servicios profesionales por encargo de la otra, con entregables, plazos y criterios de aceptación definidos. Sirve para consultoría, obra técnica, diseño, mantenimiento o desarrollo.

1. Objeto. La parte prestadora realiza los servicios descritos en las condiciones particulares con la diligencia propia de su profesión y con sus propios medios.

2. Independencia. La parte prestadora organiza su trabajo con autonomía. Este contrato no crea relación laboral, sociedad ni representación entre las partes.

3. Precio y pagos. La parte cliente paga el precio según los hitos de las condiciones particulares. Si el contrato termina antes, paga lo hecho conforme a él, en proporción al precio; la parte prestadora lo entrega y devuelve en catorce días lo que haya cobrado de más. Si termina por incumplimiento de la parte prestadora, solo se paga lo que sirva a la parte cliente, sin perjuicio de los daños. Los gastos solo se reembolsan si se aprobaron antes por escrito.${WITHHOLDING}

4. Aceptación.${SILENCE} La parte prestadora corrige los reparos fundados sin coste, en quince días si no se acuerda otro plazo, y la parte cliente revisa lo corregido en el plazo de reparos; lo que se pida más allá de lo pactado es un cambio y se presupuesta antes (estipulación 6).${USE}${EXPERT}

5. Resultados. Con el pago íntegro, también el que se cobra de la garantía de pago, o con el de lo hecho si el contrato termina antes, la parte prestadora cede a la cliente en exclusiva, con facultad de ceder a terceros, por todo el plazo de protección y para todo el mundo, los derechos de reproducción, distribución, comunicación pública y transformación sobre los resultados, para los usos descritos en las condiciones particulares, y le transmite los diseños, bases de datos, invenciones y demás resultados protegidos, que ella puede registrar a su nombre. Se respetan los derechos morales. La parte prestadora responde de que puede cederlos, entrega los archivos editables y el código fuente, y conserva sus herramientas y conocimientos anteriores.

6. Cambios y fechas. Toda ampliación del encargo se acuerda por escrito, con su precio y su plazo, antes de ejecutarse. Si la última entrega, o la de lo corregido antes de la aceptación, se hace después de la fecha de la última entrega, la fecha «válida hasta» de las garantías se amplía por el mismo tiempo.

7. Subcontratación. La parte prestadora responde de las personas a quienes subcontrate.

8. Responsabilidad. Cada parte responde de los daños que cause por incumplir el contrato.${CAP} Ninguna responde del retraso debido a fuerza mayor mientras esta dure.${CONSUMER}`,
  passages: PASSAGES,
  type: 'services',
  votes: 0,
  comments: [
    {
      id: 'services-comment-1',
      user: 'Nota de redacción',
      text: 'Describa los usos de los resultados: la cesión de derechos de autor solo alcanza a los que se nombran (art. 43 TRLPI).',
      date: '2026-11-20',
    },
    {
      id: 'services-comment-2',
      user: 'Nota de redacción',
      text: 'Si la parte prestadora trata datos personales de la cliente, adjunte el acuerdo de encargo del art. 28 RGPD.',
      date: '2026-11-20',
    },
    {
      id: 'services-comment-3',
      user: 'Nota de redacción',
      text: 'En la garantía del seguro se bloquea la franquicia; los 50.000 € son la suma que asegura la póliza.',
      date: '2026-11-20',
    },
    {
      id: 'services-comment-4',
      user: 'Nota de redacción',
      text: 'Si contrata una persona consumidora, entréguele antes la información de los arts. 60 y 97 TRLGDCU y el formulario de desistimiento.',
      date: '2026-11-20',
    },
  ],
  basis: 'price',
  terms: [
    textTerm('services', 'Servicios y entregables', { isLong: true }),
    textTerm('milestones', 'Hitos, plazos y criterios de aceptación', { isLong: true }),
    priceTerm('price', labelPrice('Precio total')),
    textTerm('payment', 'Impuestos y forma de pago', {
      initial: 'IVA aparte; por transferencia, a treinta días de cada factura',
      wordings: {
        consumer: { initial: 'IVA incluido; por transferencia, a treinta días de cada factura' },
        'maybe-consumer': {
          initial: 'IVA aparte, salvo para una persona consumidora; por transferencia, a treinta días de cada factura',
        },
      },
    }),
    dateTerm('endDate', 'Fecha de la última entrega', { inDays: 135 }),
    daysTerm('acceptanceDays', 'Plazo para comunicar reparos (días hábiles)', { initial: '10' }),
    textTerm('uses', 'Usos de los resultados', { isLong: true }),
    textTerm('liabilityCap', 'Límite de la responsabilidad', {
      initial: 'el precio del contrato',
      situation: 'not-consumer',
    }),
    moneyTerm('deductible', 'Franquicia de la póliza de responsabilidad civil', { isOptional: true }),
    textTerm('contacts', 'Personas de contacto de cada parte', { initial: 'las que figuran en el encabezamiento' }),
  ],
  predefinedGuarantees: [
    {
      id: 'services-performance',
      description: 'Garantía de cumplimiento del encargo',
      role: 'seller',
      defaultDuration: 210,
      runsFrom: { term: 'endDate', days: 75 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Responde del daño que la parte cliente acredite porque un entregable falte, se retrase o, comunicados reparos fundados, no se corrija en plazo por causa imputable a la parte prestadora, desde el primer día, y de lo cobrado de más que deba devolver (estipulación 3). Se devuelve con la aceptación del último entregable, salvo lo ya reclamado. Si el retraso supera treinta días, la parte cliente puede además resolver el contrato sin otro plazo, y sigue pudiendo reclamar ese daño de esta garantía. Antes no se resuelve por retraso, salvo que la fecha fuera esencial o lo permita la ley de consumidores.',
      verificationProcess:
        'Cada entregable y su aceptación o sus reparos se comunican en el chat del contrato. El daño se acredita con facturas o con un informe pericial.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'services-payment',
      description: 'Garantía de pago de los hitos',
      role: 'buyer',
      defaultDuration: 225,
      // To object, to pay an invoice within sixty days, fifteen unpaid, and thirty to claim.
      runsFrom: { term: 'endDate', days: 120 },
      defaultAmount: 20,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda el pago del hito en curso y pasa al siguiente cuando aquel queda pagado; se devuelve con el último. Si la factura de un hito aceptado, o la de lo hecho si el contrato termina antes, sigue impagada quince días después de su vencimiento, se libera a favor de la parte prestadora hasta el importe debido.',
      verificationProcess:
        'La parte prestadora comparte la factura y la aceptación del hito o, si no la hubo, la prueba de su entrega y de que pasó el plazo sin reparos, o el dictamen o la resolución que declare que se cumplió; la parte cliente, el justificante del pago.',
      versions: {
        consumer: {
          conditions:
            'Respalda el pago del hito en curso y pasa al siguiente cuando aquel queda pagado; se devuelve con el último. Si la factura de un hito aceptado, o la de lo hecho si el contrato termina antes, sigue impagada quince días después de su vencimiento, se libera a favor de la parte prestadora hasta el importe debido. El silencio de una persona consumidora no es aceptación: frente a ella solo se libera si aceptó el hito de forma expresa o se prueba que se cumplió o lo que se hizo.',
          verificationProcess:
            'La parte prestadora comparte la factura y la aceptación expresa del hito o, en su defecto, un informe pericial o la resolución que declare que se cumplió; la parte cliente, el justificante del pago. Si la parte cliente no es persona consumidora, basta la prueba de la entrega y de que pasó el plazo sin reparos.',
        },
      },
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'services-liability-insurance',
      description: 'Garantía de mantenimiento del seguro de responsabilidad civil',
      role: 'seller',
      defaultDuration: 365,
      runsFrom: { term: 'endDate', days: 90 },
      defaultAmount: 50000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'deductible',
      conditions:
        'La parte prestadora mantiene una póliza de responsabilidad civil profesional con suma asegurada mínima de 50.000 €. La garantía responde, hasta su importe, de los daños imputables a la parte prestadora que la póliza no pague por su franquicia y, si la póliza no está en vigor, de los que habría pagado o de la prima de una equivalente que contrate la parte cliente. Se devuelve al terminar el contrato sin siniestros pendientes.',
      verificationProcess:
        'Certificado de la aseguradora con vigencia, suma asegurada y franquicia, que la parte prestadora comparte antes de empezar y en los diez días hábiles siguientes a que se le pida; si no, la póliza cuenta como no vigente. En caso de siniestro, resolución de la aseguradora o informe pericial.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
    {
      id: 'services-corrections',
      description: 'Garantía de corrección de defectos',
      role: 'seller',
      defaultDuration: 300,
      runsFrom: { term: 'endDate', days: 165 },
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la corrección sin coste de los defectos comunicados en los noventa días siguientes a la aceptación final. Si un defecto fundado no se corrige en quince días, se libera el coste razonable de corregirlo a favor de la parte cliente.',
      verificationProcess:
        'La parte cliente describe el defecto y cómo reproducirlo en el chat; la parte prestadora responde con la corrección o con su discrepancia motivada. El defecto que no discuta con motivo en diez días hábiles cuenta como fundado.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'services-expenses',
      description: 'Provisión para gastos aprobados',
      role: 'buyer',
      defaultDuration: 195,
      runsFrom: { term: 'endDate', days: 75 },
      defaultAmount: 1500,
      defaultAmountUnit: 'eur',
      conditions:
        'Cubre los gastos aprobados por escrito que adelanta la parte prestadora: desplazamientos, licencias o materiales. La parte prestadora los justifica, a más tardar, en los treinta días siguientes a la aceptación final. Se libera por el importe justificado y el resto se devuelve a la parte cliente.',
      verificationProcess:
        'Aprobación previa en el chat y factura o recibo de cada gasto, que vale si la parte cliente no lo discute con motivo en diez días hábiles.',
      versions: {
        consumer: {
          verificationProcess:
            'Aprobación previa en el chat y factura o recibo de cada gasto, que vale si la parte cliente no lo discute con motivo en diez días hábiles. El silencio de una persona consumidora no es conformidad: cuenta la prueba del gasto aprobado.',
        },
      },
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
  ],
};
