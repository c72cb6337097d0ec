import { labelPrice } from '@/content/templates/price-labels';
import { choiceTerm, dateTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the yearly minimum purchases. The distributor is the buyer. */
export const DISTRIBUTION_TEMPLATE: Template = {
  id: 'distribution',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de distribución',
  description: `La parte proveedora encarga a una distribuidora independiente la compra y reventa de sus productos en un territorio. Regula exclusividad, mínimos, marca y final de la relación.

1. Objeto. La parte distribuidora compra los productos a la parte proveedora y los revende en su propio nombre y por su cuenta en el territorio indicado en las condiciones particulares.

2. Exclusividad. Si se pacta, la parte proveedora no hace ventas activas en el territorio ni nombra a otras distribuidoras, y la parte distribuidora no vende productos competidores durante cinco años como máximo, sin prórroga tácita (art. 5.1 del Reglamento (UE) 2022/720). Las ventas pasivas, también por internet, no se limitan.

3. Compras mínimas. La parte distribuidora alcanza las compras mínimas de cada año, contado desde el comienzo de la distribución. Si no lo hace, paga el margen pactado de las que falten, en lugar de otros daños, en los treinta días siguientes al resumen anual. No se debe margen por lo que la parte proveedora no haya servido, y en un año incompleto el mínimo se reduce en proporción, salvo en el año en que el contrato termine por incumplimiento de la parte distribuidora. La parte proveedora puede además retirar la exclusividad, si la hay, con lo que la distribuidora puede vender productos competidores, y, tras dos años seguidos, resolver el contrato con sesenta días de aviso. Si se paga el margen, no alcanzar las compras mínimas solo permite resolver en este caso.

4. Pedidos y precios. La parte proveedora sirve en treinta días, salvo otra fecha aceptada, todo pedido escrito que no rechace con motivos en cinco días hábiles, y puede suspenderlos si una factura sigue impagada treinta días después de requerirla. El riesgo pasa con la entrega. La parte distribuidora comunica los defectos aparentes en diez días hábiles y los ocultos en treinta días (art. 342 del Código de Comercio), y la proveedora repone o abona lo defectuoso. La parte proveedora factura según su tarifa para distribuidores, que revisa con un aviso de sesenta días; si en un año la sube más del diez por ciento, la parte distribuidora puede terminar el contrato con treinta días de aviso, sin deber el mínimo de ese año. La parte distribuidora fija libremente sus precios de reventa.

5. Promoción. La parte distribuidora compra las existencias iniciales de las condiciones particulares y mantiene una red comercial y existencias suficientes. La parte proveedora aporta formación y material de producto.

6. Marca. La parte distribuidora usa las marcas solo para revender los productos y según el manual de marca. No las registra, ni registra otras marcas o dominios parecidos.

7. Duración y preaviso. La duración es la de las condiciones particulares. Si es indefinida, cualquiera de las partes puede terminar el contrato con un mes de preaviso por año de vigencia, con un mínimo de uno y un máximo de seis. Si una parte incumple una obligación esencial y no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato. Quien presta una garantía la renueva un mes antes de su fecha «válida hasta» si el contrato va a continuar después. Si el contrato se prorroga, o si es indefinido y va a terminar, la renueva, como mínimo, hasta ciento treinta y cinco días después de su nuevo final, o doscientos cuarenta la de uso de la marca, antes de que empiece la prórroga o de ese final. Mientras no la renueve, la otra parte puede suspender sus prestaciones, salvo que sea ella quien no firma la renovación que se le propuso. Los pedidos aceptados antes del fin se sirven y se pagan; si se entregan después, la fecha «válida hasta» de la garantía de pago se amplía por el tiempo que pase desde el fin hasta la última entrega.

8. Recompra. Al terminar, salvo por un incumplimiento de la parte distribuidora distinto de no alcanzar las compras mínimas, la parte proveedora recompra las existencias vendibles de menos de doce meses desde su factura, a su precio de factura neto de descuentos. En los diez días hábiles siguientes al final, la parte distribuidora cita por escrito a la proveedora a un inventario conjunto en su almacén, con cinco días hábiles de antelación como mínimo y diez como máximo. Si la proveedora no acude, vale el que haga la distribuidora con fotografías y le envíe; si en treinta días desde el final la distribuidora no la ha citado, o no le deja contar las existencias, la recompra se extingue. La proveedora recoge las existencias a su costa en los quince días siguientes al inventario; si no lo hace, corren por su cuenta su riesgo y su almacenaje. Las paga en treinta días desde que las recogió o debió recogerlas.

9. Fin de la relación. Al terminar, la parte distribuidora deja de usar las marcas, salvo para vender, durante seis meses como máximo, las existencias que conserve. La compensación por clientela es la de las condiciones particulares.

10. Responsabilidad. La parte proveedora responde de las reclamaciones de terceros por productos defectuosos, salvo en lo debido a culpa de la parte distribuidora, que la avisa en cuanto las conoce y le deja dirigir la defensa. Entre empresas, los daños que cada parte debe a la otra por un año de contrato no superan las compras mínimas de ese año. El límite no alcanza al precio, al margen por mínimos ni a la recompra, ni al deber de secreto, a la infracción de las marcas o de la estipulación 6, al dolo, a la culpa grave, a los daños a personas, a los productos defectuosos o a lo que la ley no deje limitar.`,
  type: 'distribution',
  votes: 0,
  comments: [
    {
      id: 'distribution-comment-1',
      user: 'Nota de redacción',
      text: 'Decida la compensación por clientela: si nada se pacta, los tribunales pueden aplicar por analogía la ley del contrato de agencia.',
      date: '2026-11-20',
    },
    {
      id: 'distribution-comment-2',
      user: 'Nota de redacción',
      text: 'No prohíba las ventas pasivas ni fije precios de reventa: son restricciones especialmente graves de la competencia.',
      date: '2026-11-20',
    },
  ],
  basis: 'minimumPurchases',
  terms: [
    textTerm('products', 'Productos', { isLong: true }),
    textTerm('territory', 'Territorio'),
    choiceTerm(
      'exclusivity',
      'Exclusividad',
      { none: 'sin exclusividad', territory: 'exclusividad en el territorio, sin productos competidores' },
      { initial: 'none' },
    ),
    priceTerm('minimumPurchases', labelPrice('Compras mínimas por año')),
    textTerm('margin', 'Margen por las compras que falten'),
    textTerm('prices', 'Tarifa, descuentos y forma de pago', {
      isLong: true,
      initial: 'la tarifa para distribuidores en vigor, a treinta días de cada factura',
    }),
    choiceTerm('duration', 'Duración', { fixed: 'determinada', open: 'indefinida' }, { initial: 'fixed' }),
    dateTerm('startDate', 'Comienzo de la distribución', { inDays: 14 }),
    dateTerm('endDate', 'Fin de la distribución', { inDays: 365, onlyIf: [{ term: 'duration', values: ['fixed'] }] }),
    textTerm('extensions', 'Prórrogas pactadas', { isOptional: true }),
    textTerm('stock', 'Existencias iniciales', { initial: 'las del primer pedido' }),
    choiceTerm('clientele', 'Compensación por clientela', {
      excluded: 'las partes la excluyen',
      agreed: 'las partes la pactan',
    }),
    textTerm('clienteleAmount', 'Importe o cálculo de la compensación por clientela', {
      onlyIf: [{ term: 'clientele', values: ['agreed'] }],
    }),
  ],
  predefinedGuarantees: [
    {
      id: 'distribution-minimum',
      description: 'Garantía de compras mínimas',
      role: 'buyer',
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 90 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Compensa a la parte proveedora si al cierre del año las compras no alcanzan el mínimo. Se libera a su favor el margen pactado de la diferencia que no se pague en plazo, y la parte distribuidora repone la garantía en treinta días si el contrato continúa; el resto se devuelve cuando queda liquidado el último año.',
      verificationProcess:
        'Resumen anual de facturas que una parte comparte en el chat en los treinta días siguientes al cierre del año, conformado por la otra o no impugnado con motivos en diez días hábiles.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'distribution-exclusivity',
      description: 'Garantía de exclusividad territorial',
      onlyIf: [{ term: 'exclusivity', values: ['territory'] }],
      role: 'seller',
      defaultDuration: 395,
      runsFrom: { term: 'endDate', days: 30 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que la parte proveedora no hace ventas activas en el territorio ni nombra a otras distribuidoras mientras dure la exclusividad. Acreditada una venta activa, se libera a favor de la parte distribuidora el margen perdido. El resto se devuelve al acabar el plazo de la garantía, salvo lo reclamado.',
      verificationProcess:
        'Factura u oferta que acredite ventas activas en el territorio, compartida en el chat; atender pedidos no solicitados no lo es. La parte proveedora puede responder en quince días.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'distribution-payment',
      description: 'Garantía de pago de los pedidos (con certificado bancario)',
      role: 'buyer',
      defaultDuration: 485,
      runsFrom: { term: 'endDate', days: 135 },
      defaultAmount: 15,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre el crédito comercial concedido a la parte distribuidora. Si una factura sigue impagada treinta días después de su vencimiento, se libera a favor de la parte proveedora hasta el importe debido. Se devuelve cuando queda pagada la última factura. No es un aval bancario.',
      verificationProcess:
        'Extracto de facturas vencidas, certificado bancario de los pagos recibidos y requerimiento de pago sin justificante en diez días, compartidos en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'recommended',
    },
    {
      id: 'distribution-buy-back',
      description: 'Garantía de recompra de existencias',
      role: 'seller',
      defaultDuration: 485,
      runsFrom: { term: 'endDate', days: 120 },
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda la recompra de las existencias vendibles que se deba según la estipulación 8. Si la parte proveedora no las paga en treinta días desde que las recogió o debió recogerlas, se libera su valor de factura, neto de descuentos, a favor de la parte distribuidora.',
      verificationProcess:
        'Inventario final, con lotes y fechas de caducidad, hecho como dice la estipulación 8, y albarán de recogida, o requerimiento para recogerlas, compartidos en el chat.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'distribution-brand',
      description: 'Garantía de uso correcto de la marca',
      role: 'buyer',
      defaultDuration: 485,
      runsFrom: { term: 'endDate', days: 240 },
      defaultAmount: 5000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde del daño acreditado por el registro de marcas o dominios parecidos y por el uso de la marca después de terminar el contrato, salvo para vender las existencias en el plazo de la estipulación 9. Se devuelve al pasar su fecha «válida hasta» si no hay usos pendientes de retirar.',
      verificationProcess:
        'Consulta de registros de marcas y dominios, o acta notarial del uso indebido, compartida en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
