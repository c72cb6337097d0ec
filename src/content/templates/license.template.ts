import { labelPrice } from '@/content/templates/price-labels';
import { dateTerm, priceTerm, textTerm } from '@/content/templates/terms';
import type { Template } from '@/domain/models';

/** Percentages are of the yearly fee. */
export const LICENSE_TEMPLATE: Template = {
  id: 'license',
  law: 'es',
  reviewed: '2026-11',
  title: 'Contrato de licencia de uso',
  description: `La parte licenciante autoriza a otra el uso de un programa, una obra, una marca o una patente, dentro de unos límites y a cambio de una contraprestación. No transmite la titularidad.

1. Objeto. La parte licenciante concede a la parte licenciataria una licencia de uso sobre los derechos descritos en las condiciones particulares. Salvo que allí se diga otra cosa, la licencia no es exclusiva ni transmisible. La parte licenciante entrega lo necesario para el uso al comienzo de la licencia.

2. Alcance. La licencia se limita a los usos, el territorio, las personas usuarias y el plazo indicados; no se prorroga sin acuerdo escrito. Todo uso no autorizado de forma expresa queda reservado a la parte licenciante.

3. Contraprestación. La parte licenciataria paga las cantidades fijas y las regalías pactadas, y lleva un registro de uso suficiente para comprobarlas.

4. Titularidad. La parte licenciante declara que es titular de los derechos o que puede licenciarlos, y responde de las reclamaciones de terceros que impidan el uso pacífico. La parte licenciataria se las comunica en diez días, le deja dirigir la defensa, a costa de la licenciante, y colabora en ella; la licenciante consigue el derecho de uso, sustituye lo licenciado o devuelve lo pagado por el tiempo no disfrutado.

5. Conservación. La parte licenciataria no retira avisos de titularidad, no sublicencia sin consentimiento escrito y no hace copias distintas de las necesarias para el uso autorizado y su respaldo, sin perjuicio de lo que la ley permite a quien usa legítimamente un programa. Responde de quienes reciban una sublicencia como de sí misma, y la sublicencia acaba con la licencia.

6. Comprobación. La parte licenciataria entrega una declaración de uso en los quince días siguientes a cada trimestre natural, al fin de la licencia y, si la hay, al fin de la venta de existencias. Si muestra un uso superior al pagado, la diferencia se regulariza en treinta días, con el interés de demora aplicable desde que debió pagarse. Entre empresas o profesionales, una vez al año, y hasta un año después del fin, la parte licenciante puede hacer que una persona auditora independiente, sujeta a secreto, compruebe con quince días de aviso el registro de uso y la contabilidad relacionada de los tres últimos años; la paga la parte licenciante, salvo que la diferencia a su favor supere el cinco por ciento de lo declarado: entonces la paga la parte licenciataria.

7. Fin de la licencia. Si una parte incumple una obligación esencial y no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato. Al terminar, la parte licenciataria cesa en el uso y elimina o devuelve las copias, salvo las que deba conservar por ley. Si el fin no se debe a su incumplimiento ni al mejor derecho de un tercero y lo avisa por escrito antes de él, puede vender durante noventa días los productos ya fabricados o marcados, con sus regalías. Solo con ese aviso la fecha «válida hasta» de las garantías de ambas partes se amplía noventa días.

8. Responsabilidad. Salvo dolo o culpa grave, daños personales o normas imperativas, la responsabilidad total de cada parte se limita al importe de las condiciones particulares. El límite no alcanza a las reclamaciones de titularidad, al uso fuera de la licencia, al pago de la contraprestación, al incumplimiento del deber de secreto ni a lo que se deba a una persona consumidora.

9. Marcas, patentes y otros derechos registrados. Si el derecho está registrado, o solicitado, la parte licenciante indica registro (OEPM, EUIPO u otro), número y vencimiento, lo mantiene en vigor y paga sus tasas; si no las paga, la licenciataria puede hacerlo y descontarlas. Cualquiera de las partes puede inscribir la licencia para que tenga efecto frente a terceros, y la otra firma lo necesario en diez días. La marca se usa como está registrada y con la calidad que pacten o, en su defecto, la de la licenciante, que puede pedir muestras y exigir que se corrija lo que no la alcance; el uso beneficia a la licenciante. Cada parte avisa a la otra de las infracciones que conozca. Demanda la licenciante; si no lo hace en tres meses desde que se le requiera, la licenciataria puede hacerlo en su propio nombre, con el consentimiento que aquella da aquí y los documentos que le entrega si los pide. Quien demanda paga el proceso y cobra primero sus gastos y su daño. Si el derecho se deniega, se anula, se revoca o caduca, la licencia termina en lo afectado y la contraprestación se reduce en proporción; no se devuelve lo pagado por el tiempo en que se disfrutó, salvo mala fe.`,
  type: 'license',
  votes: 0,
  comments: [
    {
      id: 'license-comment-1',
      user: 'Nota de redacción',
      text: 'La garantía de pago de la contraprestación y la estipulación 6 usan la misma declaración trimestral.',
      date: '2026-11-20',
    },
    {
      id: 'license-comment-2',
      user: 'Nota de redacción',
      text: 'Las licencias de marca y de patente se inscriben en la OEPM, o en la EUIPO si la marca es de la Unión, para que tengan efecto frente a terceros.',
      date: '2026-11-20',
    },
  ],
  basis: 'yearlyFee',
  terms: [
    textTerm('work', 'Obra, programa, marca o patente (con su registro y número, si los tiene)', { isLong: true }),
    textTerm('scope', 'Usos, territorio y personas usuarias', { isLong: true }),
    dateTerm('startDate', 'Comienzo de la licencia', { inDays: 7 }),
    dateTerm('endDate', 'Fin de la licencia', { inDays: 350 }),
    priceTerm('yearlyFee', labelPrice('Contraprestación anual')),
    textTerm('payment', 'Regalías, vencimientos y forma de pago', {
      initial:
        'sin regalías; una factura al final de cada trimestre; por transferencia, a treinta días de cada factura',
    }),
    textTerm('exclusivity', 'Exclusividad y sublicencias', { initial: 'sin exclusividad ni sublicencias' }),
    textTerm('liabilityCap', 'Límite de la responsabilidad', { initial: 'la contraprestación de un año' }),
  ],
  predefinedGuarantees: [
    {
      id: 'license-fees',
      description: 'Garantía de pago de la contraprestación',
      role: 'buyer',
      defaultDuration: 440,
      // A last declaration in fifteen days, an invoice payable in up to sixty, thirty unpaid, and time for a claim.
      runsFrom: { term: 'endDate', days: 120 },
      defaultAmount: 25,
      defaultAmountUnit: 'percent',
      conditions:
        'Respalda un trimestre de contraprestación, fija o en regalías. Si una factura o una liquidación sigue impagada treinta días después de su vencimiento, se libera a favor de la parte licenciante hasta el importe debido. El resto se devuelve cuando queda pagada la última factura o liquidación.',
      verificationProcess:
        'Factura o declaración trimestral de uso, y justificante de pago, compartidos en el chat. A falta de declaración en plazo, se toma la del trimestre anterior o, si es la primera, un cuarto de la contraprestación anual, sin perjuicio de liquidar después lo real.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'license-title',
      description: 'Garantía de titularidad y uso pacífico',
      role: 'seller',
      defaultDuration: 730,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 25,
      defaultAmountUnit: 'percent',
      conditions:
        'Responde de la devolución de lo pagado por el periodo no disfrutado si un tercero con mejor derecho impide el uso, o si este se pierde porque el derecho se deniega, se anula, se revoca o caduca, y de lo que la parte licenciataria deba pagar al tercero por el uso licenciado. Si acaba su plazo con una reclamación de un tercero en curso, ya comunicada a la licenciante, queda bloqueado lo que el tercero pide o, si no fija importe, toda la garantía, hasta treinta días después de que termine; si el tercero no ha demandado ni pedido arbitraje en los seis meses siguientes al fin de ese plazo, se tiene por terminada a estos efectos. Las partes firman entonces la fecha nueva y el traslado a otra dirección de depósito de la misma garantía; la licenciataria puede pedirlo también como medida cautelar sin importe fijo, y la licenciante no emite la devolución firmada. Esto prevalece sobre «Liberación y vencimiento» y «Devolución por vencimiento».',
      verificationProcess:
        'Requerimiento o resolución que impida el uso, o nota del registro, compartidos en el chat. La parte licenciante dispone de veinte días para acreditar su derecho o sustituir el objeto licenciado.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'essential',
    },
    {
      id: 'license-scope',
      description: 'Garantía de uso dentro del alcance',
      role: 'buyer',
      defaultDuration: 730,
      runsFrom: { term: 'endDate', days: 60 },
      defaultAmount: 10000,
      defaultAmountUnit: 'eur',
      conditions:
        'Responde de copias, sublicencias o usos no autorizados. Se libera a favor de la parte licenciante por el precio ordinario del uso no autorizado cuando este quede acreditado. El resto se devuelve al acabar el plazo de la garantía, salvo lo reclamado.',
      verificationProcess:
        'La parte licenciante aporta prueba del uso no autorizado y la parte licenciataria puede responder en quince días; lo que no discuta con motivo cuenta como acreditado, salvo frente a una persona consumidora. Si no hay acuerdo, se resuelve como las demás controversias sobre las garantías.',
      requiresThirdParty: false,
      thirdPartyType: null,
      importance: 'recommended',
    },
    {
      id: 'license-continuity',
      description: 'Garantía del depósito del código o de los originales',
      role: 'seller',
      defaultDuration: 395,
      runsFrom: { term: 'endDate', days: 30 },
      defaultAmount: 5000,
      defaultAmountUnit: 'eur',
      conditions:
        'Asegura que la parte licenciante mantiene depositada una copia actualizada del código fuente o de los originales, accesible si cesa en su actividad o abandona el mantenimiento; en ese caso, la parte licenciataria puede usarlo y adaptarlo para el uso autorizado hasta el fin de la licencia. Sin depósito vigente, responde del coste acreditado de constituirlo o de suplirlo.',
      verificationProcess:
        'Acta notarial de depósito o certificado del depositario, renovado con cada versión principal y compartido en el chat en los diez días hábiles siguientes a que se pida; si no, el depósito cuenta como no vigente. El coste se acredita con factura o presupuesto.',
      requiresThirdParty: true,
      thirdPartyType: 'notary',
      importance: 'optional',
    },
  ],
};
