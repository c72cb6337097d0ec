/** A feature that a clause needs. Without it, the text would promise what the program cannot do. */
export type ClauseFeature = 'decision' | 'evidence';

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
