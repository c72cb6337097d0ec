import type { Passage } from '@/domain/templates/term-types';

/** Between businesses only: the law on late payment has another interest. */
const INTEREST = ', en lugar del de la Ley 3/2004';

/** A return that was signed in advance would empty the guarantees of a tenant who stays on. */
function writeReturn(what: string): string {
  return ` Haya firmado o no la fecha nueva, la arrendataria no emite la devolución anterior hasta la fecha que resulte de la nueva; si la emite, responde como dice esa cláusula. Solo el traslado lo impide: si treinta días antes de la fecha de devolución no tiene ${what} ni está firmado el traslado, la arrendadora inicia antes de esa fecha el arbitraje o la demanda y lo pide por el importe entero, según la misma cláusula.`;
}

/** A new date alone would leave the earlier return in the hands of the depositor. */
const MOVE = ' y el traslado y la devolución que manda la cláusula «Devolución por vencimiento»';

const RETURN = { keys: writeReturn('las llaves'), asset: writeReturn('el bien') };

/** Only if the contract says so from the start. */
const NEED =
  ' o que la arrendadora, pasado el primer año y con dos meses de aviso, necesite la vivienda como consta en las condiciones particulares (art. 9.3 LAU)';

export const PASSAGES: readonly Passage[] = [
  { needs: 'landlordNeed', text: NEED },
  { when: 'businesses', text: INTEREST },
  { when: 'return', text: MOVE },
  { when: 'return', text: RETURN.keys },
  { when: 'return', text: RETURN.asset },
];

export const HOME = `1. Objeto. La parte arrendadora cede a la parte arrendataria, como vivienda habitual, el uso del inmueble descrito en las condiciones particulares, que se entrega en estado de servir a ese uso, con su certificado de eficiencia energética. Se aplica la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. La duración es la pactada; si es inferior a cinco años (siete si arrienda una persona jurídica), se prorroga hasta alcanzarlos salvo que la parte arrendataria no lo quiera${NEED}. Después se aplica la prórroga del art. 10 LAU. La parte arrendataria puede desistir a partir de los seis meses con treinta días de aviso (art. 11 LAU).

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos. La falta de pago permite resolver el contrato (art. 27.2.a LAU), sin perjuicio de que la parte arrendataria pueda enervar el desahucio (art. 22.4 LEC). Solo se actualiza si se pacta y sin superar el índice de referencia del INE (IRAV). En una zona de mercado residencial tensionado, la renta inicial respeta los límites del art. 17.6 y 17.7 LAU.

4. Fianza. Antes de recibir las llaves, la parte arrendataria entrega en euros una mensualidad de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma, en el plazo que este señale, y comparte el resguardo (art. 36 y disposición adicional tercera de la LAU). En un mes desde la devolución de las llaves, la parte arrendadora devuelve lo que no se le deba por rentas, gastos o daños; después, con el interés legal. Las garantías en bitcoin de la parte arrendataria son adicionales, no la sustituyen y juntas no superan dos mensualidades durante los cinco primeros años, o siete si la parte arrendadora es persona jurídica (art. 36.5 LAU); si su valor pasa de ese límite, el exceso se devuelve de oficio.

5. Gastos. Los suministros individuales corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que ponga alguno a cargo de la arrendataria con su importe anual (art. 20.1 LAU). Los gastos de gestión inmobiliaria y de formalización son siempre de la parte arrendadora.

6. Conservación. La parte arrendadora hace, sin elevar la renta, las reparaciones necesarias para conservar la vivienda. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario y avisa de los daños en cuanto los conozca.

7. Obras y cesión. No se harán obras, cesiones ni subarriendos sin consentimiento escrito de la parte arrendadora, salvo lo que permite la ley.

8. Entrega y devolución. Al terminar, la vivienda se devuelve libre de ocupantes y de lo que no conste en el inventario, y como se recibió, salvo el desgaste por el uso normal. La entrega y la devolución constan en un acta con inventario, fotografías y lecturas de los contadores. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario. Si la arrendadora no recibe las llaves, basta depositarlas ante notaría. El lanzamiento equivale a su devolución.

9. Retraso en la devolución. Por cada día que tarden las llaves, la parte arrendataria paga por el uso un treintavo de la renta mensual y repara los daños que se acrediten. Si por una prórroga el arrendamiento termina más tarde de lo que permite la fecha «válida hasta» de las garantías, esa fecha, salvo la de la garantía de entrega, se amplía hasta sesenta días después del nuevo fin. Si las llaves se retrasan, haya habido prórroga o no, la de las garantías que prestó la arrendataria se amplía hasta sesenta días después de su devolución. Antes de que venza, las partes firman la fecha nueva o una garantía nueva. Si la parte arrendadora no firma, vale la fecha ampliada, y la arrendataria no tiene que firmar la devolución hasta que pase. Si la parte arrendataria no firma o, terminado el contrato, no devuelve las llaves, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado. La arrendadora concreta lo debido en los veinte días siguientes a recibir las llaves y el resto se devuelve; los plazos de la cláusula «Liberación y vencimiento» cuentan desde entonces.`;

export const BUSINESS = `1. Objeto. La parte arrendadora cede a la parte arrendataria, para un uso distinto del de vivienda, el inmueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con su certificado de eficiencia energética. El arrendamiento se rige por lo pactado y, en su defecto, por el título III de la Ley 29/1994, de Arrendamientos Urbanos (LAU).

2. Duración. El plazo y sus prórrogas son los de las condiciones particulares. Al terminar, el contrato no se renueva sin acuerdo escrito: se excluye la tácita reconducción (art. 1566 del Código Civil). La parte arrendataria puede desistir antes, con sesenta días de aviso; indemniza entonces con las rentas que falten hasta el fin del plazo, con un máximo de seis mensualidades. Cada parte puede resolver el contrato si la otra incumple una obligación esencial y no lo remedia en treinta días desde que se le requiera, o en quince si es una falta de pago.

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con el IVA o el impuesto que la grave y la retención que practique la parte arrendataria si la ley la exige. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos${INTEREST}. La resolución por falta de pago (arts. 27.2.a y 35 LAU) no impide enervar el desahucio cuando la ley lo permita (art. 22.4 LEC). Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Fianza. Antes de recibir las llaves, la parte arrendataria entrega en euros dos mensualidades de fianza legal. La parte arrendadora la deposita en el organismo de su comunidad autónoma, en el plazo que este señale, y comparte el resguardo (art. 36 y disposición adicional tercera de la LAU). En un mes desde la devolución de las llaves, la parte arrendadora devuelve lo que no se le deba por rentas, gastos o daños; después, con el interés legal. Las garantías en bitcoin son adicionales y no la sustituyen.

5. Gastos. Los suministros individuales corresponden a la parte arrendataria. El impuesto sobre bienes inmuebles (IBI), los gastos de comunidad y los demás tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto escrito que los ponga a cargo de la arrendataria.

6. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el inmueble. La parte arrendataria hace las pequeñas reparaciones por el uso ordinario, obtiene las licencias de su actividad, asegura su responsabilidad y avisa de los daños en cuanto los conozca.

7. Obras y derechos de la LAU. No se harán obras sin consentimiento escrito de la parte arrendadora. Se aplican la adquisición preferente (art. 31 LAU), la cesión y el subarriendo (art. 32 LAU) y la indemnización por clientela (art. 34 LAU), salvo pacto escrito que los excluya. Quien cede no recupera sus garantías hasta que la nueva arrendataria bloquea otras iguales.

8. Entrega y devolución. Al terminar, el inmueble se devuelve libre de ocupantes y de lo que no conste en el inventario, y como se recibió, salvo el desgaste por el uso normal. La entrega y la devolución constan en un acta con inventario, fotografías y lecturas de los contadores. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario. Si la arrendadora no recibe las llaves, basta depositarlas ante notaría. El lanzamiento equivale a su devolución.

9. Retraso en la devolución. Por cada día que tarden las llaves, la parte arrendataria paga por el uso un treintavo de la renta mensual y, como pena por el retraso y en lugar de otros daños por él, la mitad más. La fecha «válida hasta» de las garantías, salvo la de entrega, se amplía con cada prórroga por el mismo tiempo y, si las llaves se retrasan, la de las que prestó la arrendataria, hasta sesenta días después de su devolución. Antes de que venza, las partes firman la fecha nueva${MOVE}, o una garantía nueva. Si la parte arrendataria no firma o, terminado el contrato, no devuelve las llaves, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado.${RETURN.keys} La arrendadora concreta lo debido en los veinte días siguientes a recibir las llaves y el resto se devuelve; los plazos de la cláusula «Liberación y vencimiento» cuentan desde entonces.`;

export const GOODS = `1. Objeto. La parte arrendadora cede a la parte arrendataria el uso del bien mueble descrito en las condiciones particulares, que se entrega en estado de servir al uso pactado, con sus instrucciones. Se aplica el Código Civil (arts. 1542 y siguientes).

2. Duración e incumplimiento. El plazo y sus prórrogas son los de las condiciones particulares. Al terminar, el contrato no se renueva sin acuerdo escrito. Si una parte incumple una obligación esencial, como pagar la renta, y no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato y reclamar los daños (art. 1556 del Código Civil).

3. Renta. La renta se paga por periodos mensuales anticipados, dentro de los siete primeros días de cada mes, con los impuestos que la graven. La que no se pague en ese plazo, o en el de las condiciones particulares, está en mora sin requerimiento y devenga el interés legal más dos puntos${INTEREST}. Las rentas futuras no se pueden dar por vencidas, tampoco por no completar una garantía. Solo se actualiza si se pacta, según el índice de las condiciones particulares.

4. Gastos. Los consumos del uso corresponden a la parte arrendataria. Los tributos y gastos de la propiedad corresponden a la parte arrendadora, salvo pacto distinto.

5. Conservación. La parte arrendadora hace las reparaciones necesarias para conservar el bien; mientras no pueda usarse por causa ajena a la arrendataria, no se debe renta. La parte arrendataria lo usa según sus instrucciones, hace el mantenimiento ordinario, lo mantiene asegurado por el valor del inventario o, si no consta, el de reposición, con la arrendadora como beneficiaria, le muestra la póliza antes de la entrega y avisa de los daños en cuanto los conozca. Si no la muestra, la arrendadora puede retener la entrega, sin incurrir en retraso, o asegurar el bien a costa de la arrendataria. Si el bien se pierde o se deteriora, la parte arrendataria responde de su valor o de su reparación, salvo que pruebe que no fue por su culpa (art. 1563 del Código Civil). Si se pierde, el contrato termina (art. 1568 del Código Civil) y deja de deberse la renta, también por retraso, desde que la parte arrendataria lo comunica por escrito con su causa, sin perjuicio de su responsabilidad; los plazos que cuentan desde la devolución cuentan desde esa comunicación, y la pérdida y el valor se acreditan con informe pericial o precio de reposición, con descuento por antigüedad y de lo que pague el seguro.

6. Cambios y cesión. El bien sigue siendo de la parte arrendadora: no se modifica, se cede, se subarrienda ni se traslada de su lugar habitual sin consentimiento escrito de la parte arrendadora.

7. Entrega y devolución. Al terminar, el bien se devuelve como se recibió, salvo el desgaste por el uso normal. Si la arrendadora no lo recibe, basta ofrecérselo por escrito y depositarlo, a costa de ella, ante notaría o en un almacén. La entrega y la devolución constan en un acta con fotografías. Si una parte, citada con cinco días, no acude o no firma, la otra la levanta sola o ante notaría, con fotografías, y se la envía; admite prueba en contrario.

8. Retraso en la devolución. Por cada día que tarde el bien, la parte arrendataria paga por el uso un treintavo de la renta mensual y repara los daños que se acrediten. La fecha «válida hasta» de las garantías, salvo la de entrega, se amplía con cada prórroga por el mismo tiempo y, si el bien se retrasa, la de las que prestó la arrendataria, hasta sesenta días después de su devolución. Antes de que venza, las partes firman la fecha nueva${MOVE}, o una garantía nueva. Si la parte arrendataria no firma o, terminado el contrato, no devuelve el bien, la arrendadora puede reclamar antes de la fecha que conste, sin otra prueba, el importe entero de las garantías que aquella prestó, que queda bloqueado.${RETURN.asset} La arrendadora concreta lo debido en los veinte días siguientes a recibir el bien y el resto se devuelve; los plazos de la cláusula «Liberación y vencimiento» cuentan desde entonces.`;
