import type { Template } from '@/domain/models';

/** Percentages are of the monthly rent: the deposit's 200 (docs/specification.md#9-business-constants-and-limits) is two months. */
export const RENTAL_TEMPLATE: Template = {
  id: 'rental',
  title: 'Contrato de arrendamiento',
  description: `La parte arrendadora cede el uso de un inmueble, un local o un equipo durante un tiempo determinado a cambio de una renta. Incluye inventario, conservación y devolución.

1. Objeto. La parte arrendadora cede a la parte arrendataria el uso del bien descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado.

2. Duración. El plazo y sus prórrogas son los de las condiciones particulares, sin perjuicio de los plazos mínimos que imponga la ley aplicable.

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes. Solo se actualiza en las fechas y según el índice pactados.

4. Gastos. Los suministros individuales corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto distinto permitido por la ley.

5. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el bien. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario y avisa de los daños en cuanto los conozca.

6. Obras y cesión. No se harán obras, cesiones ni subarriendos sin consentimiento escrito de la parte arrendadora.

7. Devolución. Al terminar, el bien se devuelve como se recibió, salvo el desgaste por el uso normal. Se levanta un acta de devolución con las lecturas de los contadores.

Condiciones particulares (complétense antes de publicar):
- Bien arrendado, referencia y uso permitido:
- Duración y prórrogas:
- Renta mensual, índice y forma de pago:
- Inventario y estado de entrega:`,
  type: 'rental',
  votes: 176,
  comments: [
    {
      id: 'rental-comment-1',
      user: 'Nuria Bosch',
      text: 'Con el inventario y las fotografías en el PDF, la devolución de la fianza fue cuestión de un día.',
      date: '2026-08-03',
    },
    {
      id: 'rental-comment-2',
      user: 'Héctor Lamas',
      text: 'Revisad los límites legales de la fianza y de las garantías adicionales si es vivienda habitual.',
      date: '2026-09-21',
    },
  ],
  predefinedGuarantees: [
    {
      id: 'rental-deposit',
      description: 'Fianza arrendaticia',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 200,
      defaultAmountUnit: 'percent',
      conditions:
        'Equivale a dos mensualidades de renta, o a las que fije la ley aplicable. Responde de rentas y suministros pendientes y de los daños que excedan del uso normal. El resto se devuelve en los treinta días siguientes a la entrega de las llaves.',
      verificationProcess:
        'Acta de devolución con inventario, fotografías y lecturas de contadores, comparada con el acta de entrega. Toda deducción se justifica con factura o presupuesto.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'rental-condition',
      description: 'Garantía de entrega en buen estado',
      role: 'seller',
      defaultDuration: 60,
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que el bien se entrega en la fecha pactada y en estado de uso, con los suministros en regla. Si no se entrega o un defecto grave no se repara en quince días, se libera a favor de la parte arrendataria.',
      verificationProcess:
        'Acta de entrega firmada. Los defectos se comunican en el chat con fotografías en los diez días siguientes a la entrega.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'rental-rent-default',
      description: 'Respaldo bancario frente al impago de la renta',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 300,
      defaultAmountUnit: 'percent',
      conditions:
        'Cubre hasta tres mensualidades de renta impagadas, cuando la ley aplicable permita garantías adicionales a la fianza. Se libera la mensualidad vencida si sigue impagada treinta días después del requerimiento.',
      verificationProcess:
        'Certificado bancario de los ingresos recibidos y copia del requerimiento de pago compartidos en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'optional',
    },
    {
      id: 'rental-inventory',
      description: 'Depósito por mobiliario y equipamiento',
      role: 'buyer',
      defaultDuration: 395,
      defaultAmount: 1000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. Se devuelve con la conformidad del inventario de salida.',
      verificationProcess:
        'Inventario de entrada y de salida firmados. El valor de reposición se acredita con factura o presupuesto, con descuento por antigüedad.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
    {
      id: 'rental-insurance',
      description: 'Seguro del continente',
      role: 'seller',
      defaultDuration: 365,
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      conditions:
        'La parte arrendadora mantiene asegurados los daños por agua, incendio y responsabilidad de la propiedad. La garantía cubre la franquicia cuando el siniestro no sea imputable a la parte arrendataria.',
      verificationProcess:
        'Certificado de la póliza con vigencia y coberturas. En caso de siniestro, informe de la aseguradora compartido en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
