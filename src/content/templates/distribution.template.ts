import type { Template } from '@/domain/models';

/** Percentages are of the yearly minimum purchases. The distributor is the buyer. */
export const DISTRIBUTION_TEMPLATE: Template = {
  id: 'distribution',
  title: 'Contrato de distribución',
  description: `La parte proveedora encarga a un distribuidor independiente la compra y reventa de sus productos en un territorio. Regula exclusividad, mínimos, marca y final de la relación.

1. Objeto. La parte distribuidora compra los productos a la parte proveedora y los revende en su propio nombre y por su cuenta en el territorio indicado en las condiciones particulares.

2. Exclusividad. Si se pacta, la parte proveedora no vende en el territorio ni nombra a otros distribuidores, y la parte distribuidora no vende productos competidores, dentro de los límites de las normas de competencia.

3. Compras mínimas. La parte distribuidora alcanza las compras mínimas de cada año. Si no lo hace, la parte proveedora puede retirar la exclusividad.

4. Precios. La parte proveedora factura según su tarifa para distribuidores, que revisa con un aviso de sesenta días. La parte distribuidora fija libremente sus precios de reventa.

5. Promoción. La parte distribuidora mantiene una red comercial y existencias suficientes. La parte proveedora aporta formación y material de producto.

6. Marca. La parte distribuidora usa las marcas solo para revender los productos y según el manual de marca. No las registra ni registra otras parecidas.

7. Fin de la relación. Al terminar, la parte proveedora recompra las existencias vendibles a su precio de factura y la parte distribuidora deja de usar las marcas.

Condiciones particulares (complétense antes de publicar):
- Productos y territorio:
- Exclusividad y compras mínimas por año:
- Tarifa, descuentos y forma de pago:
- Duración, prórrogas y existencias iniciales:`,
  type: 'distribution',
  votes: 72,
  comments: [
    {
      id: 'distribution-comment-1',
      user: 'Bodegas Altair',
      text: 'La recompra de existencias pactada desde el principio facilita mucho el cierre.',
      date: '2026-06-09',
    },
    {
      id: 'distribution-comment-2',
      user: 'Pablo Serrano',
      text: 'Respeta la libertad de precios de reventa, que otros modelos olvidan.',
      date: '2026-10-25',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'distribution-minimum',
      description: 'Garantía de compras mínimas',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Compensa a la parte proveedora si al cierre del año las compras no alcanzan el mínimo. Se libera a su favor el margen pactado de la diferencia; el resto se devuelve.',
      verificationProcess:
        'Resumen anual de facturas conformado por ambas partes en el chat en los treinta días siguientes al cierre del año.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'distribution-exclusivity',
      description: 'Garantía de exclusividad territorial',
      role: 'seller',
      defaultDuration: 365,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que la parte proveedora no vende en el territorio ni nombra a otros distribuidores mientras dure la exclusividad. Acreditada una venta directa, se libera a favor de la parte distribuidora el margen perdido. Se devuelve al vencimiento.',
      verificationProcess:
        'Factura, oferta o anuncio de venta en el territorio, compartido en el chat. La parte proveedora puede responder en quince días.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'distribution-payment',
      description: 'Respaldo bancario de los pedidos',
      role: 'buyer',
      defaultDuration: 365,
      defaultAmount: 15,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre el crédito comercial concedido a la parte distribuidora. Si una factura sigue impagada treinta días después de su vencimiento, se libera a favor de la parte proveedora hasta el importe debido.',
      verificationProcess:
        'Extracto de facturas vencidas y certificado bancario de los pagos recibidos, compartidos en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'recommended',
    },
    {
      id: 'distribution-buy-back',
      description: 'Garantía de recompra de existencias',
      role: 'seller',
      defaultDuration: 485,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda la recompra de las existencias vendibles al terminar la relación. Si la parte proveedora no las paga en treinta días desde su devolución, se libera su valor de factura a favor de la parte distribuidora.',
      verificationProcess:
        'Inventario final conjunto, con lotes y fechas de caducidad, y albarán de devolución firmado.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'distribution-brand',
      description: 'Garantía de uso correcto de la marca',
      role: 'buyer',
      defaultDuration: 455,
      defaultAmount: 5000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde del registro de marcas o dominios parecidos y del uso de la marca después de terminar el contrato. Se devuelve noventa días después del final si no hay usos pendientes de retirar.',
      verificationProcess:
        'Consulta de registros de marcas y dominios, o acta notarial del uso indebido, compartida en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
