import type { Template } from '@/domain/models';

/** Percentages are of the total price. Liability insurance 50000 (EUR): docs/specification.md#9-business-constants-and-limits. */
export const SERVICES_TEMPLATE: Template = {
  id: 'services',
  title: 'Contrato de prestación de servicios',
  description: `Una parte presta servicios profesionales por encargo de la otra, con entregables, plazos y criterios de aceptación definidos. Sirve para consultoría, obra técnica, diseño, mantenimiento o desarrollo.

1. Objeto. La parte prestadora realiza los servicios descritos en las condiciones particulares con la diligencia propia de su profesión y con sus propios medios.

2. Independencia. La parte prestadora organiza su trabajo con autonomía. Este contrato no crea relación laboral, sociedad ni representación entre las partes.

3. Precio y pagos. La parte cliente paga el precio según los hitos de las condiciones particulares. Los gastos solo se reembolsan si se aprobaron antes por escrito.

4. Aceptación. Cada entregable se considera aceptado si la parte cliente no comunica reparos motivados en los diez días hábiles siguientes a su entrega. La parte prestadora corrige los reparos fundados sin coste.

5. Resultados. Con el pago íntegro, la parte cliente adquiere los derechos de explotación sobre los resultados. La parte prestadora conserva sus herramientas y conocimientos anteriores.

6. Cambios. Toda ampliación del encargo se acuerda por escrito, con su precio y su plazo, antes de ejecutarse.

7. Responsabilidad. Cada parte responde de los daños directos que cause por dolo o negligencia. Ninguna responde del retraso debido a fuerza mayor mientras esta dure.

Condiciones particulares (complétense antes de publicar):
- Servicios y entregables:
- Hitos, plazos y criterios de aceptación:
- Precio, impuestos y forma de pago:
- Personas de contacto de cada parte:`,
  type: 'services',
  votes: 203,
  comments: [
    {
      id: 'services-comment-1',
      user: 'Lucía Ferrer',
      text: 'La aceptación tácita a los diez días hábiles nos ahorró semanas de espera en el último proyecto.',
      date: '2026-08-27',
    },
    {
      id: 'services-comment-2',
      user: 'Estudio Norte',
      text: 'Muy equilibrado. Nosotros siempre pedimos la garantía de pago del siguiente hito.',
      date: '2026-09-30',
    },
    {
      id: 'services-comment-3',
      user: 'Andrés Coll',
      text: 'Para trabajos en instalaciones del cliente, el seguro de responsabilidad civil es imprescindible.',
      date: '2026-10-19',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'services-performance',
      description: 'Garantía de cumplimiento del encargo',
      role: 'seller',
      defaultDuration: 180,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura la entrega de todos los entregables en plazo. Se devuelve con la aceptación del último. Si el retraso imputable a la parte prestadora supera treinta días, la parte cliente puede resolver el contrato y se libera a su favor.',
      verificationProcess:
        'Cada entregable y su aceptación o sus reparos se comunican en el chat del contrato, que sirve de registro de fechas.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'services-payment',
      description: 'Garantía de pago del siguiente hito',
      role: 'buyer',
      defaultDuration: 60,
      defaultAmount: 20,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda el pago del hito en curso. Se devuelve cuando el hito queda pagado. Si la factura de un hito aceptado sigue impagada quince días después de su vencimiento, se libera a favor de la parte prestadora hasta el importe debido.',
      verificationProcess:
        'La parte prestadora comparte la factura y la aceptación del hito; la parte cliente, el justificante del pago.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'services-liability-insurance',
      description: 'Seguro de responsabilidad civil profesional',
      role: 'seller',
      defaultDuration: 365,
      defaultAmount: 50000,
      defaultAmountUnit: 'eur',
      conditions:
        'La parte prestadora mantiene asegurados los daños que cause en la ejecución de los servicios. La garantía cubre la franquicia y los daños excluidos de la póliza que sean imputables a la parte prestadora. Se devuelve al terminar el contrato sin siniestros pendientes.',
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
      defaultDuration: 90,
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la corrección sin coste de los defectos comunicados después de la aceptación final. Si un defecto fundado no se corrige en quince días, se libera el coste razonable de corregirlo a favor de la parte cliente.',
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
      defaultDuration: 90,
      defaultAmount: 1500,
      defaultAmountUnit: 'eur',
      conditions:
        'Cubre los gastos aprobados por escrito que adelanta la parte prestadora: desplazamientos, licencias o materiales. Se libera por el importe justificado y el resto se devuelve a la parte cliente.',
      verificationProcess: 'Aprobación previa en el chat y factura o recibo de cada gasto.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
  ],
};
