/** A feature that a clause needs. Without it, the text would promise what the program cannot do. */
export type ClauseFeature = 'settlement' | 'decision' | 'return-date' | 'evidence';

interface ClauseText {
  title: string;
  content: string;
}

/** A common term that joins the contracts of every template together with the feature that it needs. */
interface FeatureClause {
  feature: ClauseFeature;
  es: ClauseText;
  en: ClauseText;
}

export const FEATURE_CLAUSES: readonly FeatureClause[] = [
  {
    feature: 'settlement',
    es: {
      title: 'Ofertas de acuerdo y transacción',
      content:
        'Cualquiera de las partes puede proponer en la aplicación un reparto de una garantía, con importe para cada parte, dirección, plazo de respuesta (siete días naturales si no se indica otro; un mes si la propuesta se declara «oferta vinculante confidencial», art. 17 de la Ley Orgánica 1/2025) y la transacción que lo cumple. La propuesta obliga a quien la hace hasta que venza su plazo o se rechace; antes no puede retirarse. Se acepta solo firmando su texto y su transacción, sin cambios; lo demás es una propuesta nueva. El silencio no es aceptación. El acuerdo es una transacción (arts. 1809 y ss. del Código Civil): termina la controversia en lo que menciona y extingue las demás pretensiones por el mismo hecho solo si lo dice. Si se declara oferta vinculante y el asunto supera 2.000 euros, ambas partes necesitan asistencia de abogado (art. 6.2 de la Ley Orgánica 1/2025). Las propuestas no aceptadas y lo que se diga para negociarlas son confidenciales: ni las partes ni el árbitro pueden usarlas como prueba, salvo para acreditar que se intentó negociar, su fecha y su recepción (arts. 9 y 10). Intentar el acuerdo interrumpe la prescripción (art. 7). El acuerdo aceptado puede pedirse que conste en un laudo (art. 36 de la Ley 60/2003) o en escritura pública.',
    },
    en: {
      title: 'Offers and settlement',
      content:
        'Either party may propose in the application a split of a guarantee, with an amount for each, address, time to reply (seven calendar days unless stated; one month if the offer is declared a “binding confidential offer”, art. 17 of Organic Law 1/2025) and the transaction that performs it. The offer binds its maker until its time ends or it is refused; it cannot be withdrawn before. It is accepted only by signing its text and its transaction unchanged; anything else is a new offer. Silence is not acceptance. The agreement is a settlement (arts. 1809 ff. Civil Code): it ends the dispute as far as it says, and extinguishes other claims from the same facts only if it says so. If it is declared a binding offer and the matter exceeds €2,000, both parties need a lawyer (art. 6.2). Offers not accepted, and what is said to negotiate them, are confidential: neither the parties nor the arbitrator may use them as evidence, except to show that negotiation was attempted, its date and receipt (arts. 9, 10). The attempt interrupts limitation (art. 7). An accepted agreement may be recorded in an award (art. 36 of Law 60/2003) or a notarial deed.',
    },
  },
  {
    feature: 'decision',
    es: {
      title: 'Laudo, firma y cumplimiento',
      content:
        'El laudo expresa en euros lo que corresponde a cada parte de cada garantía y la regla de conversión, y ordena la transacción que lo cumple. Con el laudo, el árbitro prepara la transacción y la firma con la tercera clave, pero la entrega a la parte favorecida solo cuando pasen diez días naturales desde la notificación a ambas sin que se pida corrección, aclaración o complemento (art. 39), o al resolver esa petición. La acción de anulación no suspende la entrega, salvo que la parte que anula preste caución por lo que reciba la otra (art. 45). Quien debe firmar y no lo hace en cinco días hábiles paga el interés de la cláusula «Liberación y vencimiento»; si pasados treinta días no se ha podido firmar ni con esa parte ni con la tercera clave, puede exigirse su valor en euros del día del laudo (arts. 701 y 709 LEC). La comisión de red se suma a la deuda de quien incumplió. La transacción firmada no prueba el laudo ni lo sustituye.',
    },
    en: {
      title: 'Award, signature and performance',
      content:
        'The award states in euros what each party receives of each guarantee and the rule of conversion, and orders the transaction that performs it. With the award the arbitrator prepares the transaction and signs it with the third key, but hands it to the favoured party only ten calendar days after service on both without a request for correction, clarification or completion (art. 39), or on deciding that request. An action for annulment does not suspend it unless its party provides security for what the other receives (art. 45). A party that must sign and does not within five business days pays the interest of the clause on release; if after thirty days neither that party nor the third key has signed, its value in euros on the day of the award may be claimed (arts. 701, 709 LEC). The network fee is added to the debt of the party in breach. The signed transaction neither proves nor replaces the award.',
    },
  },
  {
    feature: 'return-date',
    es: {
      title: 'Devolución por vencimiento',
      content:
        'Qué ocurre si nadie hace nada. Cada garantía tiene una fecha de reclamación («válida hasta») y una fecha de devolución, al menos sesenta días después. En los dos días hábiles siguientes a cada depósito, ambas partes firman una transacción que devuelve todo el importe a la dirección que comunicó quien depositó y que la red no admite antes de la fecha de devolución. Mientras no la firme quien se beneficia de la garantía, quien depositó puede suspender sus prestaciones. Después de toda liberación parcial se firma otra por el resto en el mismo acto. Efecto. Llegada la fecha de devolución sin acuerdo, laudo, resolución ni medida que haya movido los bitcoins, quien depositó puede emitir la transacción, y la garantía se extingue. No se extingue la obligación asegurada, que se sigue debiendo. Reclamación. Quien reclame antes de la fecha de reclamación debe pedir el arbitraje o presentar la demanda (o iniciar la negociación exigida por la ley) en los treinta días siguientes a ella; si no, la reclamación pierde la garantía. Si lo hace, puede pedir al árbitro, y este resuelve en cinco días hábiles oyendo a la otra parte, que traslade solo lo reclamado, valorado con un margen del 20 %, a otra dirección de depósito de la misma garantía, sin fecha de devolución. Límites. No cabe pactar el cobro automático de quien se beneficia. Nadie queda obligado a avisar de que se acerca la fecha de devolución, aunque la aplicación lo haga. Quien depositó paga la comisión y asume que la dirección que dio siga siendo suya.',
    },
    en: {
      title: 'Return at the date',
      content:
        'What happens if nobody acts. Each guarantee has a claim date (“valid until”) and a return date, at least sixty days later. Within two business days of each deposit both parties sign a transaction that returns the whole amount to the address that the depositor gave and that the network does not accept before the return date. Until the beneficiary has signed it the depositor may suspend performance. After any partial release another is signed for the rest in the same act. Effect. If the return date comes and no agreement, award, decision or measure has moved the bitcoin, the depositor may broadcast it and the guarantee ends. The secured obligation does not end and remains owed. Claim. A party that claims before the claim date must request arbitration or sue (or start the negotiation that the law requires) within thirty days of it; otherwise the claim loses the guarantee. If it does, it may ask the arbitrator, who decides within five business days after hearing the other party, to move only the amount claimed, valued with a margin of 20%, to another deposit address of the same guarantee without a return date. Limits. An automatic payment to the beneficiary cannot be agreed. Nobody is bound to warn of the return date, though the application may. The depositor pays the fee and bears the risk that the address that it gave remains its own.',
    },
  },
  {
    feature: 'evidence',
    es: {
      title: 'Prueba',
      content:
        'Las partes aceptan como prueba el expediente que cualquiera de ellas exporte de la aplicación, si su huella coincide con la de las copias de la otra o si una huella suya quedó anclada en un bloque o en un sello de tiempo cualificado. Firmar los términos es una firma electrónica simple (art. 25.1 del Reglamento (UE) 910/2014; art. 3 de la Ley 6/2020): acredita que firmó quien tenía la clave; cada parte responde del uso de la suya. La hora es la del bloque o del sello, no la del dispositivo. Quien impugne un documento lo hace por escrito y con motivos en cuanto lo conozca (arts. 326 y 427 LEC); no se invierte la carga de la prueba frente a personas consumidoras. El chat vale por lo que dice, con la fecha del servidor como indicio. Cada parte conserva el expediente cinco años (art. 1964 del Código Civil), o seis si lleva contabilidad (art. 30 del Código de Comercio).',
    },
    en: {
      title: 'Evidence',
      content:
        'The parties accept as evidence the file that either exports from the application if its hash matches the other’s copies, or if a hash of it was anchored in a block or a qualified time stamp. Signing the terms is a simple electronic signature (art. 25.1 Regulation (EU) 910/2014; art. 3 Law 6/2020): it shows that the key holder signed; each party answers for the use of its key. The time is that of the block or stamp, not of the device. A party that challenges a document does so in writing with reasons as soon as it knows it (arts. 326, 427 LEC); the burden of proof is not reversed against consumers. The chat counts for what it says, with the server’s date as an indication. Each party keeps the file for five years (art. 1964 Civil Code), or six if it has accounting duties (art. 30 of the Commercial Code).',
    },
  },
];
