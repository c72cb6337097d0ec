import { HOME as HOME_LABEL, RENTS } from '@/content/templates/known-wording';
import { labelRent } from '@/content/templates/price-labels';
import { choiceTerm, dateTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

const SUMMARY =
  'La parte arrendadora cede el uso de una vivienda, de un local u otro inmueble o de un bien mueble durante un tiempo determinado a cambio de una renta. Incluye inventario, conservación y devolución.';

const HOME = `1. Objeto. La parte arrendadora cede a la parte arrendataria, como vivienda habitual, el uso del inmueble descrito en las condiciones particulares, que se entrega en estado de servir a ese uso, con su certificado de eficiencia energética. Se aplica la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. La duración es la pactada; si es inferior a cinco años (siete si arrienda una persona jurídica), se prorroga hasta alcanzarlos salvo que la parte arrendataria no lo quiera. Después se aplica la prórroga del art. 10 LAU. La parte arrendataria puede desistir a partir de los seis meses con treinta días de aviso (art. 11 LAU). La fecha «válida hasta» de la garantía adicional a la fianza y la de la garantía de mobiliario y equipamiento se amplían con la prórroga hasta veinte días después de la devolución de las llaves; la de la garantía del seguro de la propiedad se amplía con la prórroga hasta treinta días después de su fin; la de la garantía de entrega no cambia.

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes. Solo se actualiza si se pacta y sin superar el índice de referencia del INE (IRAV). En una zona de mercado residencial tensionado, la renta inicial respeta los límites del art. 17.6 y 17.7 LAU.

4. Gastos. Los suministros individuales corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que ponga alguno a cargo de la arrendataria con su importe anual (art. 20.1 LAU). Los gastos de gestión inmobiliaria y de formalización son siempre de la parte arrendadora.

5. Conservación. La parte arrendadora hace, sin elevar la renta, las reparaciones necesarias para conservar la vivienda. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario y avisa de los daños en cuanto los conozca.

6. Obras y cesión. No se harán obras, cesiones ni subarriendos sin consentimiento escrito de la parte arrendadora, salvo lo que permite la ley.

7. Devolución. Al terminar, la vivienda se devuelve como se recibió, salvo el desgaste por el uso normal. Se levanta un acta de devolución con las lecturas de los contadores.`;

const BUSINESS = `1. Objeto. La parte arrendadora cede a la parte arrendataria, para un uso distinto del de vivienda, el inmueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con su certificado de eficiencia energética. El arrendamiento se rige por lo pactado y, en su defecto, por el título III de la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. El plazo y sus prórrogas son los de las condiciones particulares. Al terminar, el contrato no se renueva sin acuerdo escrito: se excluye la tácita reconducción (art. 1566 del Código Civil). Si el plazo se prorroga, la fecha «válida hasta» de las garantías que aseguran la renta, la devolución y el seguro se amplía por el mismo tiempo. La parte arrendataria puede desistir antes, con sesenta días de aviso; indemniza entonces con las rentas que falten hasta el fin del plazo, con un máximo de seis mensualidades. Cada parte puede resolver el contrato si la otra incumple una obligación esencial y no lo remedia en treinta días desde que se le requiera.

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con el IVA o el impuesto que la grave y la retención que practique la parte arrendataria si la ley la exige. Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Gastos. Los suministros individuales corresponden a la parte arrendataria. El impuesto sobre bienes inmuebles (IBI), los gastos de comunidad y los demás tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que los ponga a cargo de la arrendataria.

5. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el inmueble. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario y avisa de los daños en cuanto los conozca.

6. Obras y derechos de la LAU. No se harán obras sin consentimiento escrito de la parte arrendadora. Se aplican la adquisición preferente (art. 31 LAU), la cesión y el subarriendo (art. 32 LAU) y la indemnización por clientela (art. 34 LAU), salvo pacto escrito que los excluya.

7. Devolución. Al terminar, el inmueble se devuelve como se recibió, salvo el desgaste por el uso normal. Se levanta un acta de devolución con las lecturas de los contadores.`;

const GOODS = `1. Objeto. La parte arrendadora cede a la parte arrendataria el uso del bien mueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con sus instrucciones. Se aplica el Código Civil (arts. 1542 y siguientes).

2. Duración e incumplimiento. El plazo y sus prórrogas son los de las condiciones particulares. Si el plazo se prorroga, la fecha «válida hasta» de las garantías que aseguran la renta y la devolución se amplía por el mismo tiempo. Si una parte incumple una obligación esencial, como pagar la renta, y no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato y reclamar los daños (art. 1556 del Código Civil).

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con los impuestos que la graven. Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Gastos. Los consumos del uso corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto distinto.

5. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el bien. La parte arrendataria lo usa según sus instrucciones, hace el mantenimiento ordinario, lo mantiene asegurado por su valor y avisa de los daños en cuanto los conozca. Si el bien se pierde o se deteriora, la parte arrendataria responde de su valor o de su reparación, salvo que pruebe que no fue por su culpa (art. 1563 del Código Civil). Si se pierde sin culpa de nadie, el contrato termina (art. 1568 del Código Civil).

6. Cambios y cesión. El bien no se modifica, se cede, se subarrienda ni se traslada de su lugar habitual sin consentimiento escrito de la parte arrendadora.

7. Devolución. Al terminar, el bien se devuelve como se recibió, salvo el desgaste por el uso normal. Se levanta un acta de devolución.`;

/** Percentages are of the monthly rent: the 200 of docs/specification.md#9-business-constants-and-limits is two months. */
export const RENTAL_TEMPLATE: Template = {
  id: 'rental',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de arrendamiento',
  description: `${SUMMARY}\n\n${HOME}`,
  variants: { term: 'property', texts: { home: HOME, business: BUSINESS, goods: GOODS } },
  type: 'rental',
  votes: 0,
  comments: [
    {
      id: 'rental-comment-1',
      user: 'Nota de redacción',
      text: 'La fianza legal se entrega en euros y la parte arrendadora la deposita en su comunidad autónoma: no puede prestarse en bitcoin (art. 36 LAU).',
      date: '2026-11-20',
    },
    {
      id: 'rental-comment-2',
      user: 'Nota de redacción',
      text: 'En vivienda, sume todas las garantías adicionales: juntas no pasan de dos mensualidades durante los cinco primeros años.',
      date: '2026-11-20',
    },
  ],
  basis: 'monthlyRent',
  terms: [
    choiceTerm(
      'property',
      'Qué se arrienda',
      {
        home: HOME_LABEL,
        business: 'inmueble para uso distinto del de vivienda',
        goods: 'bien mueble',
      },
      { initial: 'home' },
    ),
    textTerm('asset', 'Bien arrendado y referencia', { isLong: true }),
    textTerm('use', 'Uso permitido', { onlyIf: [{ term: 'property', values: ['business', 'goods'] }] }),
    dateTerm('startDate', 'Fecha de entrega', { inDays: 30 }),
    dateTerm('endDate', 'Fin del plazo pactado', { inDays: 365 }),
    textTerm('extensions', 'Prórrogas pactadas', { isOptional: true }),
    priceTerm('monthlyRent', labelRent(RENTS[0])),
    textTerm('index', 'Actualización de la renta', { initial: 'no se actualiza' }),
    textTerm('payment', 'Forma de pago', { initial: 'por transferencia, en los siete primeros días del mes' }),
    textTerm('legalDeposit', 'Fianza legal en euros y organismo que la recibe', {
      onlyIf: [{ term: 'property', values: ['home', 'business'] }],
    }),
    textTerm('inventory', 'Inventario y estado de entrega', { isLong: true, initial: 'los del acta de entrega' }),
    moneyTerm('deductible', 'Franquicia de la póliza de la propiedad', {
      isOptional: true,
      onlyIf: [{ term: 'property', values: ['home', 'business'] }],
    }),
  ],
  predefinedGuarantees: [
    {
      id: 'rental-deposit',
      description: 'Garantía adicional a la fianza',
      role: 'buyer',
      defaultDuration: 385,
      runsFrom: { term: 'endDate', days: 20 },
      coversStay: true,
      defaultAmount: 200,
      defaultAmountUnit: 'percent',
      conditions:
        'Es distinta de la fianza legal, que la parte arrendataria entrega en euros (una mensualidad en vivienda, dos en otros usos) y la parte arrendadora deposita en el organismo de su comunidad autónoma (art. 36 y disposición adicional tercera de la LAU); en los bienes muebles no hay fianza legal. En vivienda, la suma de todas las garantías adicionales no supera dos mensualidades durante los cinco primeros años, o siete si la parte arrendadora es persona jurídica. Si el valor de las garantías pasa de ese límite, el exceso se devuelve de oficio. Responde de rentas y suministros impagados y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves o del bien, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde ella, como en la fianza legal (art. 36.4 LAU).',
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
      defaultDuration: 75,
      runsFrom: { term: 'startDate', days: 45 },
      defaultAmount: 100,
      defaultAmountUnit: 'percent',
      conditions:
        'Asegura que el bien se entrega en la fecha pactada y en estado de uso, con los suministros en regla. Si no se entrega o un defecto grave no se repara en quince días, responde del daño acreditado de la parte arrendataria. Se devuelve cuando el bien queda entregado y reparado.',
      verificationProcess:
        'Acta de entrega firmada. Los defectos se comunican en el chat con fotografías en los diez días siguientes a la entrega.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'rental-rent-default',
      description: 'Garantía frente al impago de la renta (con certificado bancario)',
      role: 'buyer',
      onlyIf: [{ term: 'property', values: ['business', 'goods'] }],
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 300,
      defaultAmountUnit: 'percent',
      conditions:
        'No se usa en vivienda. Cubre hasta tres mensualidades de renta impagadas y, si se debe, la indemnización por desistir antes. Se libera la cantidad vencida que siga impagada treinta días después del requerimiento. Devuelto el bien y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta». No es un aval bancario.',
      verificationProcess:
        'Certificado bancario de los ingresos recibidos y copia del requerimiento de pago compartidos en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'optional',
    },
    {
      id: 'rental-inventory',
      description: 'Garantía de mobiliario y equipamiento',
      role: 'buyer',
      defaultDuration: 385,
      runsFrom: { term: 'endDate', days: 20 },
      coversStay: true,
      defaultAmount: 1000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. En vivienda cuenta para el límite de dos mensualidades de las garantías adicionales (art. 36.5 LAU). Se devuelve con la conformidad del inventario de salida. Si no la hay, la parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves o del bien y firma la devolución de lo no reclamado antes de que pase un mes desde ella.',
      verificationProcess:
        'Inventario de entrada y de salida firmados. El valor de reposición se acredita con factura o presupuesto, con descuento por antigüedad.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
    {
      id: 'rental-insurance',
      description: 'Garantía de mantenimiento del seguro de la propiedad',
      role: 'seller',
      onlyIf: [{ term: 'property', values: ['home', 'business'] }],
      defaultDuration: 395,
      runsFrom: { term: 'endDate', days: 30 },
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'deductible',
      conditions:
        'La parte arrendadora mantiene asegurados, por una suma mínima de 30.000 €, los daños por agua, incendio y responsabilidad de la propiedad. La garantía en bitcoin es la franquicia: responde de ella cuando el siniestro no sea imputable a la parte arrendataria y, si la póliza no está en vigor, del daño acreditado de esta, hasta su importe. Se devuelve al final del contrato sin siniestros pendientes.',
      verificationProcess:
        'Certificado de la póliza con vigencia, coberturas y franquicia. En caso de siniestro, informe de la aseguradora compartido en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
