import { HOME as HOME_LABEL, RENTS } from '@/content/templates/known-wording';
import { labelRent } from '@/content/templates/price-labels';
import { choiceTerm, dateTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

const SUMMARY =
  'La parte arrendadora cede el uso de una vivienda, de un local u otro inmueble o de un bien mueble durante un tiempo determinado a cambio de una renta. Incluye inventario, conservación y devolución.';

const HOME = `1. Objeto. La parte arrendadora cede a la parte arrendataria, como vivienda habitual, el uso del inmueble descrito en las condiciones particulares, que se entrega en estado de servir a ese uso, con su certificado de eficiencia energética. Se aplica la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. La duración es la pactada; si es inferior a cinco años (siete si arrienda una persona jurídica), se prorroga hasta alcanzarlos salvo que la parte arrendataria no lo quiera. Después se aplica la prórroga del art. 10 LAU. La parte arrendataria puede desistir a partir de los seis meses con treinta días de aviso (art. 11 LAU).

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos. La falta de pago permite resolver el contrato (art. 27.2.a LAU), sin perjuicio de que la parte arrendataria pueda enervar el desahucio (art. 22.4 LEC). Solo se actualiza si se pacta y sin superar el índice de referencia del INE (IRAV). En una zona de mercado residencial tensionado, la renta inicial respeta los límites del art. 17.6 y 17.7 LAU.

4. Fianza. Antes de recibir las llaves, la parte arrendataria entrega en euros una mensualidad de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma, en el plazo que este señale, y comparte el resguardo (art. 36 y disposición adicional tercera de la LAU). En un mes desde la devolución de las llaves, la parte arrendadora devuelve lo que no se le deba por rentas, gastos o daños; después, con el interés legal. Las garantías en bitcoin de la parte arrendataria son adicionales, no la sustituyen y juntas no superan dos mensualidades durante los cinco primeros años, o siete si la parte arrendadora es persona jurídica (art. 36.5 LAU); si su valor pasa de ese límite, el exceso se devuelve de oficio.

5. Gastos. Los suministros individuales corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que ponga alguno a cargo de la arrendataria con su importe anual (art. 20.1 LAU). Los gastos de gestión inmobiliaria y de formalización son siempre de la parte arrendadora.

6. Conservación. La parte arrendadora hace, sin elevar la renta, las reparaciones necesarias para conservar la vivienda. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario y avisa de los daños en cuanto los conozca.

7. Obras y cesión. No se harán obras, cesiones ni subarriendos sin consentimiento escrito de la parte arrendadora, salvo lo que permite la ley.

8. Entrega y devolución. Al terminar, la vivienda se devuelve vacía y como se recibió, salvo el desgaste por el uso normal. La entrega y la devolución constan en un acta con inventario, fotografías y lecturas de los contadores. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario. Si la arrendadora no recibe las llaves, basta depositarlas ante notaría.

9. Retraso en la devolución. Por cada día que tarden las llaves, la parte arrendataria paga por el uso la renta de un día y repara los daños que se acrediten. La fecha «válida hasta» de las garantías, salvo la de entrega, se amplía con cada prórroga y, si las llaves se retrasan, hasta sesenta días después de su devolución. Las partes lo hacen constar antes de que venza: firman la fecha nueva o una garantía nueva, o trasladan los bitcoins a otra dirección de depósito de la misma garantía. Si la parte arrendataria no lo firma o, terminado el contrato, no devuelve las llaves, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado. Concreta lo debido en los veinte días siguientes a recibirlas y el resto se devuelve; los plazos para demandar cuentan desde entonces.`;

const BUSINESS = `1. Objeto. La parte arrendadora cede a la parte arrendataria, para un uso distinto del de vivienda, el inmueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con su certificado de eficiencia energética. El arrendamiento se rige por lo pactado y, en su defecto, por el título III de la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. El plazo y sus prórrogas son los de las condiciones particulares. Al terminar, el contrato no se renueva sin acuerdo escrito: se excluye la tácita reconducción (art. 1566 del Código Civil). La parte arrendataria puede desistir antes, con sesenta días de aviso; indemniza entonces con las rentas que falten hasta el fin del plazo, con un máximo de seis mensualidades. Cada parte puede resolver el contrato si la otra incumple una obligación esencial y no lo remedia en treinta días desde que se le requiera, o en quince si es una falta de pago.

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con el IVA o el impuesto que la grave y la retención que practique la parte arrendataria si la ley la exige. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos. La resolución por falta de pago (arts. 27.2.a y 35 LAU) no impide enervar el desahucio cuando la ley lo permita (art. 22.4 LEC). Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Fianza. Antes de recibir las llaves, la parte arrendataria entrega en euros dos mensualidades de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma, en el plazo que este señale, y comparte el resguardo (art. 36 y disposición adicional tercera de la LAU). En un mes desde la devolución de las llaves, la parte arrendadora devuelve lo que no se le deba por rentas, gastos o daños; después, con el interés legal. Las garantías en bitcoin son adicionales y no la sustituyen.

5. Gastos. Los suministros individuales corresponden a la parte arrendataria. El impuesto sobre bienes inmuebles (IBI), los gastos de comunidad y los demás tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que los ponga a cargo de la arrendataria.

6. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el inmueble. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario, obtiene las licencias de su actividad, asegura su responsabilidad y avisa de los daños en cuanto los conozca.

7. Obras y derechos de la LAU. No se harán obras sin consentimiento escrito de la parte arrendadora. Se aplican la adquisición preferente (art. 31 LAU), la cesión y el subarriendo (art. 32 LAU) y la indemnización por clientela (art. 34 LAU), salvo pacto escrito que los excluya.

8. Entrega y devolución. Al terminar, el inmueble se devuelve vacío y como se recibió, salvo el desgaste por el uso normal. La entrega y la devolución constan en un acta con inventario, fotografías y lecturas de los contadores. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario. Si la arrendadora no recibe las llaves, basta depositarlas ante notaría.

9. Retraso en la devolución. Por cada día que tarden las llaves, la parte arrendataria paga por el uso la renta de un día y, como pena por el retraso y en lugar de otros daños por él, la mitad más. La fecha «válida hasta» de las garantías, salvo la de entrega, se amplía con cada prórroga y, si las llaves se retrasan, hasta sesenta días después de su devolución. Las partes lo hacen constar antes de que venza: firman la fecha nueva o una garantía nueva, o trasladan los bitcoins a otra dirección de depósito de la misma garantía. Si la parte arrendataria no lo firma o, terminado el contrato, no devuelve las llaves, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado. Concreta lo debido en los veinte días siguientes a recibirlas y el resto se devuelve; los plazos para demandar o, si se pactó, pedir arbitraje cuentan desde entonces.`;

const GOODS = `1. Objeto. La parte arrendadora cede a la parte arrendataria el uso del bien mueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con sus instrucciones. Se aplica el Código Civil (arts. 1542 y siguientes).

2. Duración e incumplimiento. El plazo y sus prórrogas son los de las condiciones particulares. Al terminar, el contrato no se renueva sin acuerdo escrito. Si una parte incumple una obligación esencial, como pagar la renta, y no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato y reclamar los daños (art. 1556 del Código Civil).

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con los impuestos que la graven. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos. Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Gastos. Los consumos del uso corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto distinto.

5. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el bien; mientras no pueda usarse por causa ajena a la arrendataria, no se debe renta. La parte arrendataria lo usa según sus instrucciones, hace el mantenimiento ordinario, lo mantiene asegurado por su valor y avisa de los daños en cuanto los conozca. Si el bien se pierde o se deteriora, la parte arrendataria responde de su valor o de su reparación, salvo que pruebe que no fue por su culpa (art. 1563 del Código Civil). Si se pierde sin culpa de nadie, el contrato termina (art. 1568 del Código Civil).

6. Cambios y cesión. El bien no se modifica, se cede, se subarrienda ni se traslada de su lugar habitual sin consentimiento escrito de la parte arrendadora.

7. Entrega y devolución. Al terminar, el bien se devuelve como se recibió, salvo el desgaste por el uso normal. La entrega y la devolución constan en un acta con fotografías. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario.

8. Retraso en la devolución. Por cada día que tarde el bien, la parte arrendataria paga por el uso la renta de un día y repara los daños que se acrediten. La fecha «válida hasta» de las garantías, salvo la de entrega, se amplía con cada prórroga y, si el bien se retrasa, hasta sesenta días después de su devolución. Las partes lo hacen constar antes de que venza: firman la fecha nueva o una garantía nueva, o trasladan los bitcoins a otra dirección de depósito de la misma garantía. Si la parte arrendataria no lo firma o, terminado el contrato, no devuelve el bien, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado. Concreta lo debido en los veinte días siguientes a recibirlo y el resto se devuelve; los plazos para demandar o, si se pactó, pedir arbitraje cuentan desde entonces.`;

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
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      coversStay: true,
      defaultAmount: 200,
      defaultAmountUnit: 'percent',
      conditions:
        'Es distinta de la fianza legal en euros (estipulación 4) y se suma a ella, dentro del límite de dos mensualidades del art. 36.5 LAU. Responde de rentas y suministros impagados, del retraso en devolver las llaves y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde ella, como en la fianza legal (art. 36.4 LAU).',
      verificationProcess:
        'Acta de devolución con inventario, fotografías y lecturas de contadores, comparada con el acta de entrega. Toda deducción se justifica con factura o presupuesto.',
      versions: {
        business: {
          conditions:
            'Es distinta de la fianza legal en euros (estipulación 4) y se suma a ella. Responde de rentas, gastos y suministros impagados, del retraso en devolver las llaves y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde ella, como en la fianza legal (art. 36.4 LAU).',
        },
        goods: {
          description: 'Garantía de pago y de devolución del bien',
          conditions:
            'Responde de rentas y consumos impagados, del retraso en devolver el bien, de su pérdida y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución del bien, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde ella.',
          verificationProcess:
            'Acta de devolución con fotografías, comparada con el acta de entrega. Toda deducción se justifica con factura o presupuesto.',
        },
      },
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
        'Asegura que el inmueble se entrega en la fecha pactada y en estado de uso, con los suministros en regla. Si no se entrega o un defecto grave no se repara en quince días, responde del daño acreditado de la parte arrendataria. Se devuelve cuando el inmueble queda entregado y reparado.',
      verificationProcess:
        'Acta de entrega. Los defectos visibles se comunican en el chat con fotografías en los diez días siguientes a la entrega; los ocultos, en cuanto se conocen.',
      versions: {
        goods: {
          conditions:
            'Asegura que el bien se entrega en la fecha pactada, en estado de uso y con sus instrucciones. Si no se entrega o un defecto grave no se repara en quince días, responde del daño acreditado de la parte arrendataria. Se devuelve cuando el bien queda entregado y reparado.',
        },
      },
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
        'Cubre, hasta su importe, las rentas impagadas con sus intereses, lo debido por el retraso en devolver las llaves y, si se debe, la indemnización por desistir antes. Se libera la cantidad vencida que siga impagada quince días después del requerimiento. Devuelto el inmueble y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta». No es un aval bancario.',
      verificationProcess:
        'Certificado bancario de los ingresos recibidos y copia del requerimiento de pago compartidos en el chat. La parte arrendataria puede aportar el justificante de pago.',
      versions: {
        goods: {
          conditions:
            'Cubre, hasta su importe, las rentas impagadas con sus intereses y lo debido por el retraso en devolver el bien. Se libera la cantidad vencida que siga impagada quince días después del requerimiento. Devuelto el bien y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta». No es un aval bancario.',
        },
      },
      requiresThirdParty: true,
      thirdPartyType: 'bank',
      importance: 'optional',
    },
    {
      id: 'rental-inventory',
      description: 'Garantía de mobiliario y equipamiento',
      role: 'buyer',
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      coversStay: true,
      defaultAmount: 1000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. Cuenta para el límite de dos mensualidades de las garantías adicionales (art. 36.5 LAU). La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde ella.',
      verificationProcess:
        'Inventarios de entrada y de salida, en las actas de entrega y de devolución. El valor de reposición se acredita con factura o presupuesto, con descuento por antigüedad.',
      versions: {
        business: {
          conditions:
            'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde ella.',
        },
        goods: {
          description: 'Garantía de accesorios y equipamiento',
          conditions:
            'Responde de los accesorios y equipos inventariados que falten o se devuelvan inservibles por mal uso. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución del bien y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde ella.',
        },
      },
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'optional',
    },
    {
      id: 'rental-insurance',
      description: 'Garantía de mantenimiento del seguro de la propiedad',
      role: 'seller',
      onlyIf: [{ term: 'property', values: ['home', 'business'] }],
      defaultDuration: 425,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'deductible',
      conditions:
        'La parte arrendadora mantiene asegurados, por una suma mínima de 30.000 €, los daños por agua, incendio y responsabilidad de la propiedad. La garantía en bitcoin es la franquicia: responde de ella cuando el siniestro no sea imputable a la parte arrendataria y, si la póliza no está en vigor, del daño acreditado de esta, hasta su importe. Se devuelve al final del contrato sin siniestros pendientes.',
      verificationProcess:
        'Certificado de la póliza con vigencia, coberturas y franquicia, que la parte arrendadora comparte en los diez días hábiles siguientes a que se le pida; si no, la póliza cuenta como no vigente. En caso de siniestro, informe de la aseguradora compartido en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
