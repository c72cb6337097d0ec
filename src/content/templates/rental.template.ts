import { HOME as HOME_LABEL } from '@/content/templates/known-wording';
import { labelRent } from '@/content/templates/price-labels';
import { BUSINESS, GOODS, HOME, PASSAGES } from '@/content/templates/rental-stipulations';
import { choiceTerm, dateTerm, moneyTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

const SUMMARY =
  'La parte arrendadora cede el uso de una vivienda, de un local u otro inmueble o de un bien mueble durante un tiempo determinado a cambio de una renta. Incluye inventario, conservación y devolución.';

/** Percentages are of the monthly rent: the 200 of docs/specification.md#9-business-constants-and-limits is two months. */
export const RENTAL_TEMPLATE: Template = {
  id: 'rental',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de arrendamiento',
  description: `${SUMMARY}\n\n${HOME}`,
  variants: { term: 'property', texts: { home: HOME, business: BUSINESS, goods: GOODS } },
  passages: PASSAGES,
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
    textTerm(
      'landlordNeed',
      'Necesidad de la vivienda para la parte arrendadora, si es persona física (art. 9.3 LAU)',
      {
        isOptional: true,
        onlyIf: [{ term: 'property', values: ['home'] }],
      },
    ),
    priceTerm('monthlyRent', labelRent('Renta mensual')),
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
        'Es distinta de la fianza legal en euros (estipulación 4) y se suma a ella, dentro del límite de dos mensualidades del art. 36.5 LAU. Responde de rentas y suministros impagados, del retraso en devolver las llaves y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde esa devolución de las llaves, como en la fianza legal (art. 36.4 LAU).',
      verificationProcess:
        'Acta de devolución con inventario, fotografías y lecturas de contadores, comparada con el acta de entrega. Toda deducción se justifica con factura o presupuesto.',
      versions: {
        business: {
          conditions:
            'Es distinta de la fianza legal en euros (estipulación 4) y se suma a ella. Responde de rentas, gastos y suministros impagados, del retraso en devolver las llaves y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde esa devolución de las llaves, como en la fianza legal (art. 36.4 LAU).',
        },
        goods: {
          description: 'Garantía de pago y de devolución del bien',
          conditions:
            'Responde de rentas, consumos y primas adelantadas impagados, del retraso en devolver el bien, de su pérdida y de daños que excedan del uso normal. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución del bien o a la comunicación de su pérdida, aunque la fecha «válida hasta» sea posterior, y firma la devolución de lo no reclamado antes de que pase un mes desde esa devolución o comunicación.',
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
        'Asegura que el inmueble se entrega en la fecha pactada y en estado de uso, con los suministros en regla. Si, por causa imputable a la parte arrendadora, no se entrega en esa fecha o un defecto grave no se repara en quince días desde que se comunica, responde del daño acreditado de la parte arrendataria. Se devuelve pasada su fecha «válida hasta», o antes si ambas partes declaran que quedó entregado y reparado, salvo lo ya reclamado. Si la entrega se retrasa, esa fecha se amplía por el mismo tiempo.',
      verificationProcess:
        'Acta de entrega. Los defectos visibles se comunican en el chat con fotografías en los diez días siguientes a la entrega; los ocultos, en cuanto se conocen.',
      versions: {
        goods: {
          conditions:
            'Asegura que el bien se entrega en la fecha pactada, en estado de uso y con sus instrucciones. Si, por causa imputable a la parte arrendadora, no se entrega en esa fecha o un defecto grave no se repara en quince días desde que se comunica, responde del daño acreditado de la parte arrendataria. Se devuelve pasada su fecha «válida hasta», o antes si ambas partes declaran que quedó entregado y reparado, salvo lo ya reclamado. Si la entrega se retrasa, esa fecha se amplía por el mismo tiempo.',
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
        'Cubre, hasta su importe y antes que las demás garantías de la parte arrendataria, las rentas impagadas con sus intereses, lo debido por el retraso en devolver las llaves y, si se debe, la indemnización por desistir antes. Se libera la cantidad vencida que siga impagada quince días después del requerimiento. Devuelto el inmueble y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta». No es un aval bancario.',
      verificationProcess:
        'Certificado bancario de los ingresos recibidos y copia del requerimiento de pago compartidos en el chat. La parte arrendataria puede aportar el justificante de pago.',
      versions: {
        goods: {
          conditions:
            'Cubre, hasta su importe y antes que las demás garantías de la parte arrendataria, las rentas impagadas con sus intereses y lo debido por el retraso en devolver el bien. Se libera la cantidad vencida que siga impagada quince días después del requerimiento. Devuelto el bien y pagado lo debido, se devuelve sin esperar a su fecha «válida hasta». No es un aval bancario.',
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
        'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. Cuenta para el límite de dos mensualidades de las garantías adicionales (art. 36.5 LAU). La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde la devolución de las llaves.',
      verificationProcess:
        'Inventarios de entrada y de salida, en las actas de entrega y de devolución. El valor de reposición se acredita con factura o presupuesto, con descuento por antigüedad.',
      versions: {
        business: {
          conditions:
            'Responde de los muebles y equipos inventariados que falten o se devuelvan inservibles por mal uso. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución de las llaves y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde la devolución de las llaves.',
        },
        goods: {
          description: 'Garantía de accesorios y equipamiento',
          conditions:
            'Responde de los accesorios y equipos inventariados que falten o se devuelvan inservibles por mal uso. La parte arrendadora reclama, a más tardar, en los veinte días siguientes a la devolución del bien y firma la devolución de lo no reclamado en cuanto hay conformidad con el inventario de salida o, si no, antes de que pase un mes desde la devolución del bien.',
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
      coversStay: true,
      defaultAmount: 30000,
      defaultAmountUnit: 'eur',
      coveredTerm: 'deductible',
      conditions:
        'La parte arrendadora mantiene asegurados, por una suma mínima de 30.000 €, los daños por agua, incendio y responsabilidad de la propiedad. La garantía responde solo, hasta su importe, del daño acreditado de la parte arrendataria que deba reparar la arrendadora y que la póliza no pague, por la franquicia o por no estar en vigor. Se devuelve al final del contrato sin siniestros pendientes.',
      verificationProcess:
        'Certificado de la póliza con vigencia, coberturas y franquicia, que la parte arrendadora comparte en los diez días hábiles siguientes a que se le pida; si no, la póliza cuenta como no vigente. En caso de siniestro, informe de la aseguradora compartido en el chat.',
      requiresThirdParty: true,
      thirdPartyType: 'insurance',
      importance: 'recommended',
    },
  ],
};
