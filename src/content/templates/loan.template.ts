import { dateTerm, daysTerm, moneyTerm, percentTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the principal. The borrower is the buyer, the lender the seller. */
export const LOAN_TEMPLATE: Template = {
  id: 'loan',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de préstamo',
  description: `La parte prestamista entrega una cantidad de dinero y la parte prestataria se obliga a devolverla, con o sin intereses, según un calendario. Sirve para préstamos entre particulares o entre empresas, no para crédito al consumo.

1. Objeto. La parte prestamista entrega a la parte prestataria el capital indicado en las condiciones particulares, y esta se obliga a devolverlo en los plazos pactados.

2. Carácter del préstamo. Si no actúa como empresa o profesional, la parte prestamista declara que no concede préstamos con carácter profesional ni habitual. Si actúa como tal, la parte prestataria declara que no es consumidora y que destina el capital a su propia actividad.

3. Entrega. El capital se entrega en un solo acto o por los tramos acordados. La entrega se acredita con el justificante de la transferencia o de la transacción. No es exigible hasta el quinto día hábil siguiente al depósito de todas las garantías de la parte prestataria; si ese día es posterior a la fecha de entrega, esta pasa a él, y las fechas de las cuotas y las fechas «válida hasta» de las garantías se aplazan por el mismo tiempo. Si la parte prestataria no deposita en diez días hábiles desde que debió hacerlo, la prestamista puede resolver el préstamo sin coste; si el capital no se entrega en diez días desde su fecha, puede hacerlo la prestataria. En ambos casos las partes firman en cinco días hábiles la devolución de todas las garantías, salvo el daño reclamado que cubra la de entrega.

4. Intereses. El interés ordinario y, si consta, su TAE son los de las condiciones particulares; el de demora es el ordinario más los puntos que allí se indican, sin anatocismo. Quien paga intereses practica la retención que mande la ley. Es nulo el préstamo con un interés notablemente superior al normal del dinero y manifiestamente desproporcionado; solo se devuelve entonces el capital (Ley de 23 de julio de 1908).

5. Devolución. El calendario de cuotas forma parte del contrato. Los pagos se hacen en la cuenta de las condiciones particulares y se imputan primero a intereses vencidos y después a capital.

6. Pago anticipado. La parte prestataria puede devolver todo o parte del capital antes de tiempo, sin coste, con el aviso de las condiciones particulares.

7. Impago. Si dos cuotas siguen impagadas treinta días después del requerimiento, la parte prestamista puede dar por vencido el préstamo y reclamar el capital pendiente y los intereses devengados; la parte prestataria lo evita si antes paga las cuotas vencidas con su demora. También puede darlo por vencido si la garantía de devolución del capital se pierde y no se sustituye, o no se completa por causa de la parte prestataria, y han pasado los plazos de cinco y de diez días hábiles de la cláusula «Valor y riesgo de cambio». Antes solo puede reclamar de las garantías las cuotas vencidas.

8. Reclamación. Quien reclama envía la liquidación con las cuotas, los pagos y los intereses. La garantía de devolución es una cobertura parcial si asegura menos que el capital; del resto responde la parte prestataria con todos sus bienes (art. 1911 del Código Civil). Lo vencido que no se someta a arbitraje puede reclamarse por el proceso monitorio (arts. 812 a 818 LEC), ante el juzgado del domicilio de la parte deudora, con este contrato firmado, el justificante de la entrega y la liquidación. La parte prestataria que ha pagado reclama la devolución de su garantía con los justificantes de pago.

9. Divisa. El capital y las cuotas se deben en euros. El pago en bitcoin que ambas partes acepten cuenta por su valor en euros del día en que se recibe, con el precio de la cláusula «Valor y riesgo de cambio». Las garantías se valoran como dicen las condiciones comunes.`,
  passages: [{ when: 'arbitration', text: ' que no se someta a arbitraje' }],
  type: 'loan',
  votes: 0,
  comments: [
    {
      id: 'loan-comment-1',
      user: 'Nota de redacción',
      text: 'No sirve si quien presta se dedica a ello y quien recibe es una persona consumidora: a esos préstamos se aplica la ley de crédito al consumo.',
      date: '2026-11-20',
    },
    {
      id: 'loan-comment-2',
      user: 'Nota de redacción',
      text: 'Entre particulares, presente el modelo 600 en su comunidad autónoma: el préstamo está exento, pero debe declararse.',
      date: '2026-11-20',
    },
    {
      id: 'loan-comment-3',
      user: 'Nota de redacción',
      text: 'La garantía de devolución propuesta cubre solo el 20 % del capital: cambie su importe si quiere más. Entre particulares, sin «Arbitraje entre particulares» solo un tribunal decide si una parte no firma, y no hay fecha de devolución.',
      date: '2026-11-27',
    },
  ],
  basis: 'principal',
  terms: [
    moneyTerm('principal', 'Capital'),
    textTerm('purpose', 'Destino del capital', { isOptional: true }),
    dateTerm('disbursementDate', 'Fecha de entrega del capital', { inDays: 30 }),
    percentTerm('interest', 'Interés ordinario anual (0 si es gratuito)'),
    percentTerm('apr', 'TAE', { isOptional: true }),
    textTerm('lateInterest', 'Puntos que se suman en caso de demora', { initial: 'dos' }),
    textTerm('schedule', 'Calendario de cuotas', { isLong: true }),
    dateTerm('lastInstalment', 'Fecha de la última cuota', { inDays: 365 }),
    daysTerm('earlyNotice', 'Aviso del pago anticipado (días)', { initial: '5' }),
    textTerm('accounts', 'Cuenta o dirección de pago de cada parte', {
      initial: 'las que cada parte comunique en el chat',
    }),
  ],
  predefinedGuarantees: [
    {
      id: 'loan-repayment',
      description: 'Garantía de devolución del capital',
      role: 'buyer',
      defaultDuration: 440,
      runsFrom: { term: 'lastInstalment', days: 75 },
      defaultAmount: 20,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda las cuotas de capital y el capital que venza anticipadamente. Si una cuota o ese capital sigue impagado treinta días después del requerimiento, se libera a favor de la parte prestamista hasta el importe vencido. Se devuelve cuando el capital queda pagado. Solo cubre hasta su importe garantizado, aunque el capital sea mayor.',
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
      defaultDuration: 45,
      runsFrom: { term: 'disbursementDate', days: 30 },
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que el capital, o su primer tramo, se entrega en la fecha pactada; los demás tramos se deben sin esta garantía. Se devuelve a la parte prestamista con el justificante de la entrega. Si no se entrega en diez días desde esa fecha, responde del daño acreditado de la parte prestataria.',
      verificationProcess:
        'Justificante de la transferencia o identificador de la transacción, y prueba del daño, compartidos en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'loan-interest',
      description: 'Garantía de pago de intereses',
      role: 'buyer',
      unlessZero: 'interest',
      defaultDuration: 440,
      runsFrom: { term: 'lastInstalment', days: 75 },
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre los intereses vencidos, ordinarios y de demora, de los préstamos con interés. Se libera a favor de la parte prestamista el interés vencido que siga impagado treinta días después del requerimiento; el resto se devuelve cuando los intereses quedan pagados.',
      verificationProcess:
        'Liquidación de intereses calculada según el calendario del contrato, requerimiento de pago y justificantes de los pagos, compartidos en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'loan-life-insurance',
      description: 'Garantía de contratación del seguro de amortización',
      role: 'buyer',
      defaultDuration: 395,
      runsFrom: { term: 'lastInstalment', days: 30 },
      defaultAmount: 1,
      defaultAmountUnit: 'percent',
      conditions:
        'Con esta garantía las partes pactan el seguro: en los treinta días siguientes a la entrega del capital y hasta devolver el préstamo, la parte prestataria asegura el capital pendiente por fallecimiento e incapacidad permanente absoluta, propios o, si es persona jurídica, de quien la representa, que consiente por escrito (art. 83 de la Ley 50/1980). La parte prestamista es beneficiaria hasta lo que se le deba, y lo que cobre reduce la deuda. Si la póliza no se acredita en diez días desde el requerimiento, la garantía responde, hasta su importe, de la prima que pague la parte prestamista si la contrata. La persona asegurada firma antes de la entrega del capital su consentimiento y la solicitud de seguro, también para la póliza que contrate la prestamista; mientras falten por causa ajena a la prestamista, la entrega no es exigible; si faltan en su fecha, esta, las de las cuotas y las fechas «válida hasta» se aplazan por los días de más. Si siguen faltando diez días hábiles después de la fecha de entrega inicial, solo la prestamista puede resolver por esta causa, sin coste, y se devuelven todas las garantías como dice la estipulación 3. La falta de seguro no vence el préstamo. Se devuelve cuando el préstamo queda pagado o, antes, cuando se acredita la prima pagada hasta su final.',
      verificationProcess:
        'Póliza y certificado anual de la aseguradora con el capital asegurado y la parte prestamista como beneficiaria, compartidos en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'optional',
    },
    {
      id: 'loan-discharge',
      description: 'Garantía de carta de pago y cancelación',
      role: 'seller',
      defaultDuration: 440,
      runsFrom: { term: 'lastInstalment', days: 75 },
      defaultAmount: 500,
      defaultAmountUnit: 'eur',
      conditions:
        'Asegura que la parte prestamista otorga carta de pago y cancela las garantías inscritas, si las hay, en los treinta días siguientes a la última cuota o al pago anticipado de todo lo debido. Si no lo hace, responde de los gastos de cancelación acreditados. Se devuelve con la carta de pago.',
      verificationProcess:
        'Carta de pago con firma legitimada ante notario o, si no hay garantías inscritas, firmada electrónicamente, o acta del requerimiento sin respuesta.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
