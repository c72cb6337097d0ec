import { dateTerm, moneyTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the gross monthly salary. The employer is the buyer. The worker deposits no money: an inventory is signed. */
export const EMPLOYMENT_TEMPLATE: Template = {
  id: 'employment',
  law: 'es',
  reviewed: '2026-11',
  title: 'Anexo de garantías al contrato de trabajo',
  description: `La parte empleadora garantiza en bitcoin el salario y la liquidación de una persona trabajadora. Acompaña al contrato de trabajo, que se hace aparte en el modelo oficial del SEPE, y no lo sustituye.

1. Objeto. Este anexo es una cláusula adicional del contrato de trabajo escrito que identifican las condiciones particulares y garantiza obligaciones de la parte empleadora que nacen de él. Ese contrato, la ley y el convenio colectivo regulan la relación laboral; este anexo no modifica nada más.

2. Garantías solo a favor de la persona trabajadora. La persona trabajadora no presta ninguna garantía ni paga por este anexo comisión de red, honorarios de la tercera clave ni otro gasto.

3. Salario. El salario se paga en euros, con recibo detallado y las retenciones y cotizaciones legales. Las garantías no cambian cuándo ni cómo se paga.

4. Duración. El anexo dura lo que la relación laboral y hasta que se paguen las cantidades que garantiza. La parte empleadora renueva las garantías por el mismo importe antes de su fecha «válida hasta»; la de las primeras consta en «Garantías pactadas».

5. Impago. Si una cantidad garantizada no se paga a su vencimiento, la persona trabajadora la requiere por escrito; si sigue impagada diez días después, puede pedir su liberación. El requerimiento solo es necesario para cobrar de la garantía, y no pierde por ello ninguna otra acción.

6. Derechos mínimos. Nada en este anexo reduce los derechos que la ley o el convenio colectivo reconocen a la persona trabajadora, ni exige que acepte bitcoins. Acudir a los tribunales sociales no depende de él.`,
  type: 'employment',
  votes: 0,
  comments: [
    {
      id: 'employment-comment-1',
      user: 'Nota de redacción',
      text: 'Este anexo no tiene cláusulas adicionales. No hay despido libre con preaviso, y el secreto y la terminación corresponden al contrato de trabajo y a la ley.',
      date: '2026-11-20',
    },
    {
      id: 'employment-comment-2',
      user: 'Nota de redacción',
      text: 'El salario se paga en euros. Lo que se libere en bitcoin solo se imputa a la deuda si la persona trabajadora lo acepta por escrito.',
      date: '2026-11-20',
    },
  ],
  basis: 'monthlySalary',
  terms: [
    textTerm('position', 'Contrato de trabajo: fecha, modelo y puesto', { isLong: true }),
    dateTerm('startDate', 'Fecha de inicio', { inDays: 14 }),
    moneyTerm('monthlySalary', 'Salario bruto mensual'),
    textTerm('agreement', 'Convenio colectivo aplicable'),
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
        'Garantiza hasta dos mensualidades brutas. Si una sigue impagada diez días después de requerirla por escrito, la persona trabajadora puede pedir la liberación de lo que se le deba. Lo recibido en bitcoin no es pago del salario: se imputa a la deuda solo si ella lo acepta por escrito, por su valor en euros de ese día; si no lo acepta, lo devuelve cuando cobra en euros. No afecta a retenciones, cotizaciones, intereses del art. 29.3 ET ni a la protección del FOGASA. Mientras dure la relación, la parte empleadora la renueva antes de su fecha «válida hasta».',
      verificationProcess:
        'Recibo de salario, fecha de vencimiento y requerimiento escrito. La parte empleadora acredita el pago con el justificante de la transferencia.',
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
        'La parte empleadora mantiene la cobertura de accidentes de trabajo prevista en la ley o en el convenio, con suma asegurada mínima de 30.000 €. Hasta que se acredite la póliza, la garantía responde, hasta su importe, de la prestación que la persona trabajadora habría cobrado de ella, y se devuelve cuando la póliza acredita su vigencia.',
      verificationProcess:
        'Certificado de la aseguradora al inicio y en cada renovación, con vigencia y suma asegurada.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
