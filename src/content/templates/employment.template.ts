import { choiceTerm, dateTerm, moneyTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the net monthly salary. The employer is the buyer. The worker deposits no money: an inventory is signed. */
export const EMPLOYMENT_TEMPLATE: Template = {
  id: 'employment',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de trabajo',
  description: `La persona trabajadora presta sus servicios por cuenta y bajo la dirección de la parte empleadora a cambio de un salario. El texto se aplica siempre dentro de los mínimos de la ley y del convenio.

1. Puesto. La persona trabajadora presta servicios en el puesto, el lugar y el grupo profesional indicados en las condiciones particulares, que contienen los elementos esenciales que exige el Real Decreto 1659/1998.

2. Duración y prueba. La empresa comunica el alta en la Seguridad Social antes del inicio y el contrato al SEPE en diez días. El contrato es por tiempo indefinido. Si es temporal, se expresan la causa habilitante, las circunstancias que la justifican y su conexión con la duración (art. 15 ET). El periodo de prueba, si se pacta, no supera el máximo legal o del convenio.

3. Jornada. La jornada, el horario, los descansos y las vacaciones son los de las condiciones particulares y respetan los límites legales. La jornada se registra a diario.

4. Salario. El salario se paga en euros por meses vencidos, dentro de los cinco primeros días del mes siguiente, con recibo detallado y las retenciones y cotizaciones legales.

5. Medios. La parte empleadora facilita los equipos necesarios y cubre los gastos del trabajo a distancia cuando exista. Los equipos se entregan y se devuelven con un inventario firmado; la persona trabajadora no presta garantía por ellos.

6. Seguridad y datos. La parte empleadora garantiza la seguridad y la salud en el trabajo y trata los datos personales solo para gestionar la relación laboral.

7. Extinción. El contrato se extingue por las causas y con los requisitos del Estatuto de los Trabajadores (ET). La liquidación de haberes se entrega con el último recibo de salario.

8. Derechos mínimos. Nada en este contrato reduce los derechos que la ley o el convenio colectivo reconocen a la persona trabajadora.`,
  type: 'employment',
  votes: 0,
  comments: [
    {
      id: 'employment-comment-1',
      user: 'Nota de redacción',
      text: 'No hay despido libre con preaviso: por eso la cláusula de terminación no se ofrece en este modelo.',
      date: '2026-11-20',
    },
    {
      id: 'employment-comment-2',
      user: 'Nota de redacción',
      text: 'El salario se paga en euros. Lo que se libere en bitcoin solo se imputa a la deuda si la persona trabajadora lo acepta por escrito.',
      date: '2026-11-20',
    },
  ],
  basis: 'netSalary',
  terms: [
    textTerm('position', 'Puesto, grupo profesional y lugar', { isLong: true }),
    dateTerm('startDate', 'Fecha de inicio', { inDays: 14 }),
    choiceTerm('duration', 'Duración', { open: 'por tiempo indefinido', temporary: 'temporal' }, { initial: 'open' }),
    dateTerm('endDate', 'Fecha de finalización', {
      inDays: 194,
      onlyIf: [{ term: 'duration', values: ['temporary'] }],
    }),
    textTerm('cause', 'Causa de la temporalidad, circunstancias y conexión con la duración', {
      isLong: true,
      onlyIf: [{ term: 'duration', values: ['temporary'] }],
    }),
    textTerm('trial', 'Periodo de prueba', { initial: 'sin periodo de prueba' }),
    textTerm('hours', 'Jornada, horario y vacaciones', { isLong: true }),
    moneyTerm('grossSalary', 'Salario bruto anual'),
    textTerm('payments', 'Pagas y complementos', { initial: 'los del convenio colectivo' }),
    moneyTerm('netSalary', 'Salario neto mensual estimado'),
    textTerm('agreement', 'Convenio colectivo aplicable'),
    textTerm('notice', 'Preaviso de la persona trabajadora', { initial: 'el del convenio colectivo' }),
    textTerm('equipment', 'Inventario de equipos entregados', { isOptional: true }),
    moneyTerm('premium', 'Prima anual de la póliza de accidentes', { isOptional: true }),
    dateTerm('guaranteeDate', 'Fecha hasta la que se garantizan los salarios', { isOptional: true }),
  ],
  predefinedGuarantees: [
    {
      id: 'employment-wages',
      description: 'Garantía de salarios',
      role: 'buyer',
      defaultDuration: 395,
      runsFrom: { term: 'guaranteeDate', days: 30 },
      defaultAmount: 200,
      defaultAmountUnit: 'percent',
      conditions:
        'Garantiza hasta dos mensualidades netas. Si una sigue impagada diez días después de su vencimiento, la persona trabajadora puede pedir la liberación de lo que se le deba. Lo recibido en bitcoin no es pago del salario: se imputa a la deuda solo si ella lo acepta por escrito, por su valor en euros de ese día, y no afecta a retenciones, cotizaciones, intereses del art. 29.3 ET ni a la protección del FOGASA. Mientras dure la relación, la parte empleadora la renueva antes de su fecha.',
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
      defaultDuration: 425,
      runsFrom: { term: 'guaranteeDate', days: 60 },
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre las vacaciones no disfrutadas, las partes proporcionales de pagas y la indemnización que corresponda. Se libera a favor de la persona trabajadora lo que se le deba, con las reglas de la garantía de salarios, y se devuelve a la parte empleadora cuando la liquidación queda pagada y aceptada o resuelta.',
      verificationProcess:
        'Documento de liquidación firmado, acuerdo de conciliación o resolución firme, compartido en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'employment-accident-insurance',
      description: 'Garantía de contratación del seguro de accidentes',
      role: 'buyer',
      defaultDuration: 395,
      runsFrom: { term: 'startDate', days: 395 },
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'premium',
      conditions:
        'La parte empleadora mantiene la cobertura de accidentes de trabajo prevista en la ley o en el convenio, con suma asegurada mínima de 30.000 €. Hasta que se acredite la póliza, la garantía equivale a una prima anual: responde de su contratación y se devuelve cuando la póliza acredita su vigencia.',
      verificationProcess:
        'Certificado de la aseguradora al inicio y en cada renovación, con vigencia y suma asegurada.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
