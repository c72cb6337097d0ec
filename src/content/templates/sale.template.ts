import type { Template } from '@/domain/models';

/** Percentages are of the price. Earnest 10, formalization 5, bank 100: docs/specification.md#9-business-constants-and-limits. */
export const SALE_TEMPLATE: Template = {
  id: 'sale',
  title: 'Contrato de compraventa',
  description: `La parte vendedora transmite un bien a la parte compradora a cambio de un precio cierto. Sirve para maquinaria, vehículos, equipos u otros bienes que puedan identificarse sin duda.

1. Objeto. La parte vendedora transmite la propiedad del bien descrito en las condiciones particulares, con sus accesorios y su documentación, y la parte compradora lo adquiere y se obliga a pagar el precio.

2. Precio. El precio, los impuestos que lo gravan y la forma de pago son los indicados en las condiciones particulares. El pago se acredita con el justificante de la transferencia o de la transacción.

3. Entrega y riesgo. La entrega se documenta en un acta firmada por ambas partes. El riesgo de pérdida o deterioro pasa a la parte compradora en el momento de la entrega.

4. Cargas y titularidad. La parte vendedora declara que es propietaria del bien, que puede disponer de él y que lo transmite libre de cargas, embargos y derechos de terceros, salvo los que consten en las condiciones particulares.

5. Falta de conformidad. La parte vendedora responde de los defectos que no fueran visibles en la entrega y que impidan el uso pactado o lo reduzcan de forma sustancial.

6. Incumplimiento. Si una parte no cumple una obligación esencial y no lo remedia en los quince días siguientes al requerimiento de la otra, esta podrá exigir el cumplimiento o resolver el contrato, con devolución de lo recibido.

Condiciones particulares (complétense antes de publicar):
- Bien, número de serie o matrícula y estado:
- Precio, impuestos y forma de pago:
- Lugar y fecha de entrega:
- Cargas o limitaciones conocidas:`,
  type: 'sale',
  votes: 148,
  comments: [
    {
      id: 'sale-comment-1',
      user: 'Marta Rivas',
      text: 'Lo usamos para vender dos carretillas. El acta de entrega evitó cualquier discusión sobre el estado.',
      date: '2026-09-14',
    },
    {
      id: 'sale-comment-2',
      user: 'Joaquín Peral',
      text: 'Conviene añadir fotografías del bien en el PDF antes de publicar.',
      date: '2026-10-02',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'sale-earnest',
      description: 'Arras de la compraventa',
      role: 'buyer',
      defaultDuration: 30,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda el compromiso de compra. Se devuelve a la parte compradora cuando se entrega el bien y se paga el precio. Si la parte compradora desiste sin causa imputable a la parte vendedora, se libera a favor de esta; si desiste la parte vendedora, se devuelve íntegra.',
      verificationProcess:
        'Las partes comparten en el chat el acta de entrega y el justificante del pago del precio. Sin esos documentos al vencimiento, la parte que reclama aporta su requerimiento previo por escrito.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'sale-formalization',
      description: 'Garantía de formalización',
      role: 'seller',
      defaultDuration: 60,
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que la parte vendedora acude a la firma y aporta la documentación de titularidad en la fecha acordada. Se devuelve con la firma. Si no comparece o no aporta los documentos, se libera a favor de la parte compradora.',
      verificationProcess:
        'La notaría expide copia del documento firmado o acta de incomparecencia, que se comparte en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'recommended',
    },
    {
      id: 'sale-bank',
      description: 'Respaldo bancario del precio aplazado',
      role: 'buyer',
      defaultDuration: 180,
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la totalidad del precio pendiente cuando se paga en plazos posteriores a la entrega. Se reduce con cada plazo pagado y se devuelve con el último. Ante un impago de más de quince días, se libera el importe vencido a favor de la parte vendedora.',
      verificationProcess:
        'La entidad bancaria certifica los pagos recibidos y los pendientes. El certificado se comparte en el chat antes de cada liberación.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'recommended',
    },
    {
      id: 'sale-hidden-defects',
      description: 'Garantía por defectos ocultos',
      role: 'seller',
      defaultDuration: 180,
      defaultAmount: 5,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre la reparación, la rebaja del precio o la devolución si aparecen defectos anteriores a la entrega que no eran visibles. Se devuelve a la parte vendedora al vencimiento si no hay una reclamación abierta.',
      verificationProcess:
        'La parte compradora comunica el defecto en el chat con fotografías o un informe técnico. La parte vendedora dispone de diez días para responder o proponer un perito común.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'sale-free-of-charges',
      description: 'Garantía de titularidad y ausencia de cargas',
      role: 'seller',
      defaultDuration: 90,
      defaultAmount: 10,
      defaultAmountUnit: 'percent',
      conditions:
        'Responde de cargas, embargos o derechos de terceros no declarados. Si aparecen y la parte vendedora no los cancela en treinta días, se libera lo necesario para cancelarlos a favor de la parte compradora.',
      verificationProcess:
        'Nota o certificación del registro correspondiente, o comprobación notarial, emitida después de la entrega y compartida en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
