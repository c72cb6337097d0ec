import { labelPrice } from '@/content/templates/price-labels';
import { dateTerm, daysTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

const INSURANCE =
  ' Mantiene además, mientras dure el suministro, una póliza de responsabilidad por productos con suma asegurada mínima de 100.000 €.';

/** Percentages are of the estimated yearly purchases. */
export const SUPPLY_TEMPLATE: Template = {
  id: 'supply',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de suministro',
  description: `La parte proveedora entrega mercancías o materias primas de forma periódica y la parte cliente las recibe y las paga según un calendario. Sirve para relaciones estables con pedidos repetidos.

1. Objeto. La parte proveedora suministra los productos descritos en las condiciones particulares, en las cantidades que la parte cliente solicite dentro de los límites pactados. Si al final del año natural, o del suministro, la parte cliente no ha pedido la cantidad mínima, paga el margen pactado de la que falte, en lugar de otros daños, en los treinta días siguientes al resumen de pedidos. No se debe margen por lo que la parte proveedora no haya servido, y en un año incompleto la cantidad mínima se reduce en proporción, salvo en el año en que el contrato termine por incumplimiento de la parte cliente.

2. Pedidos. Cada pedido indica producto, cantidad, fecha y lugar de entrega. Se considera aceptado si la parte proveedora no lo rechaza con motivo en tres días hábiles.

3. Precio, revisión y pago. Los precios son los de la tarifa acordada. Solo se revisan en las fechas y según el índice indicados en las condiciones particulares. Cada entrega se paga en el plazo de las condiciones particulares o de las cláusulas adicionales o, si no lo fijan, a los treinta días de su recepción.

4. Entrega y recepción. La parte cliente revisa cantidad y estado aparente en la recepción y comunica las faltas y los defectos aparentes en el plazo de las condiciones particulares, pactado en lugar del que señala el art. 336 del Código de Comercio. Los defectos ocultos se comunican en los treinta días siguientes a la entrega (art. 342 del Código de Comercio). La entrega se acredita con el albarán, que quien recibe debe firmar con sus reservas, o con la prueba del transporte que la parte cliente no discuta con motivo en diez días hábiles. El riesgo pasa a la parte cliente con la entrega.

5. Calidad. Los productos cumplen las especificaciones pactadas y la normativa aplicable a su comercialización. Los que no cumplan se reponen o se abonan, a elección de la parte cliente. La parte proveedora responde de las reclamaciones de terceros por productos defectuosos, salvo en lo debido a culpa de la parte cliente, que la avisa en cuanto las conoce y le deja dirigir la defensa.${INSURANCE}

6. Continuidad. La parte proveedora avisa con treinta días de antelación de las paradas previstas y de los cambios de especificación, y de las roturas de existencias en cuanto las conoce.

7. Incumplimiento reiterado. Tres entregas tardías o no conformes en un periodo de seis meses permiten a la parte cliente resolver el contrato con treinta días de aviso. Si una factura sigue impagada treinta días después del requerimiento, la parte proveedora puede suspender las entregas y, si pasan otros treinta, resolver el contrato.

8. Duración. El contrato dura el periodo de las condiciones particulares y no se prorroga sin acuerdo escrito. Los pedidos aceptados antes del fin se sirven y se pagan; si se entregan después, la fecha «válida hasta» de las garantías se amplía por el tiempo que pase desde el fin hasta la última entrega.

9. Responsabilidad. Entre empresas, y salvo dolo o culpa grave, daños personales o normas imperativas, la responsabilidad total de cada parte se limita, por cada año de contrato, al importe de las compras anuales previstas, en el que cuenta lo cobrado de las garantías en concepto de daños. El límite no alcanza al pago de los precios, a la cantidad mínima, al deber de secreto, a las reclamaciones de terceros por productos defectuosos ni a lo que pague un seguro.`,
  passages: [{ needs: 'deductible', text: INSURANCE }],
  type: 'supply',
  votes: 0,
  comments: [
    {
      id: 'supply-comment-1',
      user: 'Nota de redacción',
      text: 'El aplazamiento entre empresas no pasa de sesenta días desde la entrega (Ley 3/2004); para alimentos hay plazos menores.',
      date: '2026-11-20',
    },
    {
      id: 'supply-comment-2',
      user: 'Nota de redacción',
      text: 'Adjunte en el PDF la ficha técnica de cada producto: a ella remite la garantía de calidad.',
      date: '2026-11-20',
    },
  ],
  basis: 'yearlyPurchases',
  terms: [
    textTerm('products', 'Productos y especificaciones', { isLong: true }),
    textTerm('quantities', 'Cantidades mínimas y máximas por año natural', { isLong: true }),
    priceTerm('yearlyPurchases', labelPrice('Compras anuales previstas')),
    textTerm('prices', 'Tarifa, índice y fechas de revisión', { isLong: true }),
    textTerm('margin', 'Margen por unidad no pedida'),
    textTerm('deliveries', 'Lugar y calendario de entregas', { isLong: true, initial: 'los de cada pedido' }),
    daysTerm('inspectionDays', 'Plazo para comunicar faltas y defectos aparentes (días hábiles)', { initial: '5' }),
    dateTerm('startDate', 'Comienzo del suministro', { inDays: 14 }),
    dateTerm('endDate', 'Fin del suministro', { inDays: 365 }),
    moneyTerm('deductible', 'Franquicia de la póliza de responsabilidad por productos', { isOptional: true }),
  ],
  predefinedGuarantees: [
    {
      id: 'supply-delivery',
      description: 'Garantía de entrega puntual',
      role: 'seller',
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura la entrega en las fechas de los pedidos aceptados. Por cada entrega que falte o llegue con más de cinco días de retraso imputable a la parte proveedora se libera el sobrecoste acreditado a favor de la parte cliente, hasta el límite de la garantía.',
      verificationProcess:
        'Pedido aceptado, de forma expresa o por no rechazarlo en plazo, y albarán o prueba del transporte con fecha de recepción, compartidos en el chat. El sobrecoste se acredita con la factura de la compra alternativa.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'supply-payment',
      description: 'Garantía de pago de los pedidos',
      role: 'buyer',
      defaultDuration: 455,
      runsFrom: { term: 'endDate', days: 90 },
      defaultAmount: 15,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda el pago de los pedidos entregados y no pagados. Si una factura sigue impagada quince días después de su vencimiento, se libera a favor de la parte proveedora hasta el importe debido. El resto se devuelve cuando queda pagado el último pedido.',
      verificationProcess:
        'Factura, fecha de vencimiento y albarán firmado o prueba del transporte no discutida con motivo en diez días hábiles. La parte cliente aporta el justificante de pago o sus reparos motivados.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'supply-quality',
      description: 'Garantía de calidad del suministro',
      role: 'seller',
      defaultDuration: 395,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la reposición o el abono de los lotes que no cumplan las especificaciones. Si la parte proveedora no repone o no abona, según lo elegido, en diez días hábiles desde que se le comunica la elección o, si discutió el lote, desde el resultado del ensayo, se libera a favor de la parte cliente el precio que haya pagado por él.',
      verificationProcess:
        'Informe de recepción o ensayo sobre una muestra conservada, que vale si la parte proveedora no lo discute con motivo en diez días hábiles. Si se discute, repite el ensayo un laboratorio elegido de común acuerdo o, en cinco días hábiles sin acuerdo, el que designe la Cámara de Comercio del lugar de entrega; lo paga quien no tenga razón.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'supply-product-liability',
      description: 'Garantía de mantenimiento del seguro de productos',
      role: 'seller',
      defaultDuration: 455,
      runsFrom: { term: 'endDate', days: 90 },
      defaultAmount: 100000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'deductible',
      conditions:
        'La parte proveedora mantiene una póliza de responsabilidad por productos con suma asegurada mínima de 100.000 €. La garantía responde, hasta su importe, de los daños imputables a la parte proveedora que la póliza no pague por su franquicia, de las retiradas de producto que excluya y, si no está en vigor, de los daños que habría pagado o de la prima de una equivalente que contrate la parte cliente. Se devuelve al pasar su fecha «válida hasta» si no hay siniestros pendientes.',
      verificationProcess:
        'Certificado de la aseguradora con vigencia, suma asegurada y franquicia, que la parte proveedora comparte antes de la primera entrega, en los diez días hábiles siguientes a cada vencimiento y cuando se le pida; si no lo hace en diez días hábiles desde que se le requiera, la póliza cuenta como no vigente. En caso de siniestro, resolución de la aseguradora o informe pericial.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
    {
      id: 'supply-minimum',
      description: 'Garantía de consumo mínimo',
      role: 'buyer',
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Compensa la reserva de capacidad si al final del año natural, o del suministro, la parte cliente no ha alcanzado la cantidad mínima. En un año incompleto, la cantidad mínima se reduce en proporción a los días de suministro, salvo en el año en que el contrato termine por incumplimiento de la parte cliente. Se libera a favor de la parte proveedora el margen pactado de la cantidad no pedida que no se pague en plazo, y la parte cliente repone la garantía en treinta días si el contrato continúa; el resto se devuelve cuando queda liquidado el último año.',
      verificationProcess:
        'Resumen de pedidos del año, que la parte proveedora comparte en el chat en los quince días siguientes al final del año o del suministro y que vale si la parte cliente lo conforma o no lo discute con motivo en diez días hábiles.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
  ],
};
