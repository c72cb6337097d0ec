import { labelPrice } from '@/content/templates/price-labels';
import { dateTerm, daysTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the total price. Liability insurance 50000 (EUR): docs/specification.md#9-business-constants-and-limits. */
export const SERVICES_TEMPLATE: Template = {
  id: 'services',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de prestación de servicios',
  description: `Una parte presta servicios profesionales por encargo de la otra, con entregables, plazos y criterios de aceptación definidos. Sirve para consultoría, obra técnica, diseño, mantenimiento o desarrollo.

1. Objeto. La parte prestadora realiza los servicios descritos en las condiciones particulares con la diligencia propia de su profesión y con sus propios medios.

2. Independencia. La parte prestadora organiza su trabajo con autonomía. Este contrato no crea relación laboral, sociedad ni representación entre las partes.

3. Precio y pagos. La parte cliente paga el precio según los hitos de las condiciones particulares. Los gastos solo se reembolsan si se aprobaron antes por escrito.

4. Aceptación. Cada entregable se considera aceptado si la parte cliente no comunica reparos motivados en el plazo de las condiciones particulares desde su entrega. La parte prestadora corrige los reparos fundados sin coste; lo que se pida más allá de lo pactado es un cambio y se presupuesta antes (estipulación 6). El uso productivo de un entregable equivale a su aceptación. El silencio o el uso de una persona consumidora no es aceptación: si no responde, la parte prestadora se lo recuerda en soporte duradero y, quince días después, puede facturar el hito y, solo para las garantías, el entregable cuenta como aceptado y empiezan sus plazos, sin que eso limite los derechos de la persona consumidora. Entre empresas o profesionales, si se discute que un entregable cumpla lo pactado, decide una persona perita elegida de común acuerdo o, en cinco días hábiles sin acuerdo, la que designe la Cámara de Comercio del domicilio de la parte cliente (art. 1598 del Código Civil); la paga quien no tenga razón.

5. Resultados. Con el pago íntegro, la parte prestadora cede en exclusiva, con facultad de ceder a terceros, por todo el plazo de protección y para todo el mundo, los derechos de reproducción, distribución, comunicación pública y transformación sobre los resultados, para los usos descritos en las condiciones particulares. Se respetan los derechos morales. La parte prestadora entrega los archivos editables y el código fuente, y conserva sus herramientas y conocimientos anteriores.

6. Cambios y fechas. Toda ampliación del encargo se acuerda por escrito, con su precio y su plazo, antes de ejecutarse. Si la última entrega se hace después de su fecha, la fecha «válida hasta» de las garantías se amplía por el mismo tiempo.

7. Subcontratación y retenciones. La parte prestadora responde de las personas a quienes subcontrate. La parte cliente practica las retenciones que exija la ley.

8. Responsabilidad. Cada parte responde de los daños que cause por incumplir el contrato. Salvo dolo o culpa grave, daños personales o normas imperativas, la responsabilidad total se limita al importe de las condiciones particulares, en el que cuenta lo cobrado de las garantías; este límite no se aplica a lo que se deba a una persona consumidora. Ninguna responde del retraso debido a fuerza mayor mientras esta dure.`,
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
    textTerm('liabilityCap', 'Límite de la responsabilidad', { initial: 'el precio del contrato' }),
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
        'Asegura la entrega de todos los entregables en plazo. Se devuelve con la aceptación del último. Responde del daño que la parte cliente acredite porque un entregable falte o se retrase por causa imputable a la parte prestadora, desde el primer día. Si el retraso supera treinta días, la parte cliente puede además resolver el contrato sin otro plazo, y sigue pudiendo reclamar ese daño de esta garantía.',
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
      runsFrom: { term: 'endDate', days: 90 },
      defaultAmount: 20,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda el pago del hito en curso y pasa al siguiente cuando aquel queda pagado; se devuelve con el último. Si la factura de un hito aceptado sigue impagada quince días después de su vencimiento, se libera a favor de la parte prestadora hasta el importe debido.',
      verificationProcess:
        'La parte prestadora comparte la factura y la aceptación del hito; la parte cliente, el justificante del pago.',
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
        'La parte prestadora mantiene una póliza de responsabilidad civil profesional con suma asegurada mínima de 50.000 €. La garantía en bitcoin es la franquicia: responde de ella en los daños imputables a la parte prestadora y, si la póliza no está en vigor, del daño acreditado hasta su importe. Se devuelve al terminar el contrato sin siniestros pendientes.',
      verificationProcess:
        'Certificado de la aseguradora con vigencia, suma asegurada y franquicia. En caso de siniestro, resolución de la aseguradora o informe pericial.',
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
        'La parte cliente describe el defecto y cómo reproducirlo en el chat; la parte prestadora responde con la corrección o con su discrepancia motivada.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'services-expenses',
      description: 'Provisión para gastos aprobados',
      role: 'buyer',
      defaultDuration: 195,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 1500,
      defaultAmountUnit: 'eur',
      conditions:
        'Cubre los gastos aprobados por escrito que adelanta la parte prestadora: desplazamientos, licencias o materiales. La parte prestadora los justifica, a más tardar, en los treinta días siguientes a la aceptación final. Se libera por el importe justificado y el resto se devuelve a la parte cliente.',
      verificationProcess: 'Aprobación previa en el chat y factura o recibo de cada gasto.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
  ],
};
