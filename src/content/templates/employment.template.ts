import type { Template } from '@/domain/models';

/**
 * Percentages are of the gross monthly salary. The employer is the buyer. Guarantees of the worker are optional: many
 * labour laws forbid or limit them.
 */
export const EMPLOYMENT_TEMPLATE: Template = {
  id: 'employment',
  title: 'Contrato de trabajo',
  description: `La persona trabajadora presta sus servicios por cuenta y bajo la dirección de la parte empleadora a cambio de un salario. El texto se aplica siempre dentro de los mínimos de la ley y del convenio.

1. Puesto. La persona trabajadora presta servicios en el puesto, el lugar y el grupo profesional indicados en las condiciones particulares.

2. Duración y prueba. El contrato es por tiempo indefinido salvo que las condiciones particulares indiquen una causa temporal. El periodo de prueba, si se pacta, no supera el máximo legal o del convenio.

3. Jornada. La jornada, el horario, los descansos y las vacaciones son los de las condiciones particulares y respetan los límites legales. La jornada se registra a diario.

4. Salario. El salario bruto se paga por meses vencidos, dentro de los cinco primeros días del mes siguiente, con recibo detallado y las retenciones y cotizaciones legales.

5. Medios. La parte empleadora facilita los equipos necesarios y cubre los gastos del trabajo a distancia cuando exista. Los equipos se devuelven al terminar la relación.

6. Seguridad y datos. La parte empleadora garantiza la seguridad y la salud en el trabajo y trata los datos personales solo para gestionar la relación laboral.

7. Extinción. El contrato se extingue por las causas legales. La liquidación de haberes se entrega con el último recibo de salario.

Nada en este contrato reduce los derechos que la ley o el convenio colectivo reconocen a la persona trabajadora.

Condiciones particulares (complétense antes de publicar):
- Puesto, grupo profesional y lugar:
- Fecha de inicio, duración y periodo de prueba:
- Jornada, horario y vacaciones:
- Salario bruto anual, pagas y convenio aplicable:`,
  type: 'employment',
  votes: 64,
  comments: [
    {
      id: 'employment-comment-1',
      user: 'Rosa Calderón',
      text: 'La garantía de salarios da mucha tranquilidad cuando la empresa está en otro país.',
      date: '2026-05-18',
    },
    {
      id: 'employment-comment-2',
      user: 'Asesoría Duero',
      text: 'Correcto que lo que deposita la persona trabajadora sea opcional: comprobad antes si la ley lo permite.',
      date: '2026-10-07',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'employment-wages',
      description: 'Garantía de salarios',
      role: 'buyer',
      defaultDuration: 365,
      defaultAmount: 200,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura dos mensualidades de salario bruto. Si una mensualidad sigue impagada diez días después de su vencimiento, se libera a favor de la persona trabajadora hasta el importe debido. El resto se devuelve al final de la relación.',
      verificationProcess:
        'Recibo de salario y fecha de vencimiento. La parte empleadora acredita el pago con el justificante de la transferencia.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'employment-severance',
      description: 'Garantía de liquidación final',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre las vacaciones no disfrutadas, las partes proporcionales de pagas y la indemnización que corresponda. Se devuelve a la parte empleadora cuando la liquidación queda pagada y aceptada o resuelta.',
      verificationProcess:
        'Documento de liquidación firmado, acuerdo de conciliación o resolución firme, compartido en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'employment-accident-insurance',
      description: 'Seguro de accidentes de trabajo',
      role: 'buyer',
      defaultDuration: 365,
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      conditions:
        'La parte empleadora mantiene la cobertura de accidentes de trabajo prevista en la ley o en el convenio. La garantía cubre la prestación si la póliza no está vigente en la fecha del accidente.',
      verificationProcess:
        'Certificado de la aseguradora al inicio y en cada renovación. En caso de accidente, parte médico y resolución de la aseguradora.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
    {
      id: 'employment-equipment',
      description: 'Devolución de equipos de trabajo',
      role: 'seller',
      defaultDuration: 395,
      defaultAmount: 800,
      defaultAmountUnit: 'eur',
      conditions:
        'Solo cuando la ley aplicable permita este depósito. Responde de la devolución de los equipos entregados al terminar la relación, sin contar el desgaste por el uso. Se devuelve con el recibo de los equipos.',
      verificationProcess:
        'Recibo de entrega y recibo de devolución de los equipos, con número de serie, firmados por ambas partes.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
  ],
};
