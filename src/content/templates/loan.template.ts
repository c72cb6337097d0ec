import type { Template } from '@/domain/models';

/** Percentages are of the principal. The borrower is the buyer, the lender the seller. */
export const LOAN_TEMPLATE: Template = {
  id: 'loan',
  title: 'Contrato de préstamo',
  description: `La parte prestamista entrega una cantidad de dinero y la parte prestataria se obliga a devolverla, con o sin intereses, según un calendario. Sirve para préstamos entre particulares o entre empresas.

1. Objeto. La parte prestamista entrega a la parte prestataria el capital indicado en las condiciones particulares, y esta se obliga a devolverlo en los plazos pactados.

2. Entrega. El capital se entrega en un solo acto o por los tramos acordados. La entrega se acredita con el justificante de la transferencia o de la transacción.

3. Intereses. El préstamo devenga el interés indicado en las condiciones particulares; a falta de indicación, es gratuito. El interés no puede superar los límites de la ley aplicable.

4. Devolución. El calendario de cuotas forma parte del contrato. Los pagos se imputan primero a intereses vencidos y después a capital.

5. Pago anticipado. La parte prestataria puede devolver todo o parte del capital antes de tiempo, sin coste, con un aviso de cinco días.

6. Impago. Si dos cuotas siguen impagadas treinta días después del requerimiento, la parte prestamista puede dar por vencido el préstamo y reclamar el capital pendiente y los intereses devengados.

7. Divisa. Si el capital se expresa en una moneda y la garantía en bitcoin, el equivalente se calcula con el tipo de cambio de la fuente pactada en el día de cada liberación.

Condiciones particulares (complétense antes de publicar):
- Capital, moneda y destino:
- Tipo de interés y fuente del tipo de cambio:
- Calendario de cuotas:
- Cuenta o dirección de pago de cada parte:`,
  type: 'loan',
  votes: 89,
  comments: [
    {
      id: 'loan-comment-1',
      user: 'Samuel Ortega',
      text: 'La cláusula de divisa es clave cuando el capital está en euros y la garantía en bitcoin.',
      date: '2026-07-29',
    },
    {
      id: 'loan-comment-2',
      user: 'Irene Vidal',
      text: 'Lo firmé con mi hermano: sin intereses, calendario claro y cero malentendidos.',
      date: '2026-09-12',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'loan-repayment',
      description: 'Garantía de devolución del capital',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 20,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda las cuotas de capital. Si una cuota sigue impagada treinta días después del requerimiento, se libera a favor de la parte prestamista hasta el importe debido. Se devuelve con la última cuota.',
      verificationProcess:
        'Calendario de cuotas, requerimiento de pago y justificantes de las cuotas pagadas, compartidos en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'loan-disbursement',
      description: 'Garantía de entrega del capital',
      role: 'seller',
      defaultDuration: 15,
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que el capital se entrega en la fecha pactada. Se devuelve a la parte prestamista con el justificante de la entrega. Si el capital no se entrega en diez días desde la fecha pactada, se libera a favor de la parte prestataria.',
      verificationProcess: 'Justificante de la transferencia o identificador de la transacción, compartido en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'loan-interest',
      description: 'Garantía de pago de intereses',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre los intereses vencidos de los préstamos con interés. Se libera a favor de la parte prestamista el interés vencido que siga impagado treinta días después del requerimiento; el resto se devuelve con la última cuota.',
      verificationProcess:
        'Liquidación de intereses del periodo, conformada por ambas partes o calculada según el calendario del contrato.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'loan-life-insurance',
      description: 'Seguro de amortización del préstamo',
      role: 'buyer',
      defaultDuration: 365,
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'La parte prestataria mantiene asegurado el capital pendiente por fallecimiento o incapacidad. La garantía se reduce con cada cuota y se devuelve cuando la póliza acredita su vigencia o el préstamo queda pagado.',
      verificationProcess:
        'Certificado anual de la aseguradora con el capital asegurado y la parte prestamista como beneficiaria.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'optional',
    },
    {
      id: 'loan-discharge',
      description: 'Compromiso de carta de pago y cancelación',
      role: 'seller',
      defaultDuration: 395,
      defaultAmount: 500,
      defaultAmountUnit: 'eur',
      conditions:
        'Asegura que la parte prestamista otorga carta de pago y cancela las garantías inscritas en los treinta días siguientes a la última cuota. Si no lo hace, se libera a favor de la parte prestataria para cubrir los gastos de cancelación.',
      verificationProcess: 'Carta de pago con firma legitimada ante notario, o acta del requerimiento sin respuesta.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
