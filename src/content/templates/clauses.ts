import type { Clause } from '@/domain/models';

/** Predefined clauses (docs/specification.md#3-entities-and-their-fields). The user replaces each `[X]` by a number of days or years. */
export const PREDEFINED_CLAUSES: readonly Clause[] = [
  {
    id: 'payment',
    title: 'Plazo de pago y demora',
    content:
      'Toda cantidad debida en virtud de este contrato se pagará dentro de un plazo de [X] días naturales, contado desde la recepción de la factura o, si no la hay, desde la fecha en que la obligación sea exigible. El pago se entiende hecho cuando los fondos quedan a disposición de quien los recibe. La falta de pago en plazo devenga, sin necesidad de aviso, el interés de demora previsto en la ley aplicable. Quien discuta una parte del importe pagará la parte no discutida y explicará sus motivos por escrito.',
    type: 'payment',
    contractTypes: ['sale', 'services', 'license', 'supply', 'rental', 'loan', 'distribution'],
    votes: 131,
    comments: [
      {
        id: 'payment-comment-1',
        user: 'Carmen Aldana',
        text: 'Pagar la parte no discutida evita que se bloquee toda la factura.',
        date: '2026-08-19',
      },
      {
        id: 'payment-comment-2',
        user: 'Óscar Mena',
        text: 'Entre empresas, comprobad el plazo máximo legal antes de rellenarla.',
        date: '2026-10-14',
      },
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidencialidad',
    content:
      'Cada parte mantendrá en secreto la información no pública que reciba de la otra, la usará solo para cumplir este contrato y la dará a conocer únicamente a las personas que la necesiten y que estén obligadas al mismo secreto. No es confidencial la información que ya fuera pública o conocida, la que se reciba de un tercero con derecho a comunicarla ni la que deba revelarse por mandato legal. La obligación dura mientras el contrato esté vigente y durante un plazo de [X] años desde su terminación. Al terminar, cada parte devolverá o destruirá la información en un plazo de [X] días naturales desde que la otra lo pida.',
    type: 'confidentiality',
    contractTypes: ['services', 'license', 'supply', 'employment', 'loan', 'distribution'],
    votes: 158,
    comments: [
      {
        id: 'confidentiality-comment-1',
        user: 'Sofía Lind',
        text: 'Clara y recíproca. Para código fuente solemos poner cinco años.',
        date: '2026-09-02',
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Entrega y recepción',
    content:
      'La entrega se realizará dentro de un plazo de [X] días naturales, contado desde la firma del contrato o la aceptación de cada pedido, en el lugar que las partes acuerden. Quien recibe dispone de [X] días hábiles para revisar cantidad, estado y conformidad, y comunicará por escrito las faltas que observe; pasado ese plazo sin reparos, la entrega se considera conforme, salvo defectos que no pudieran apreciarse. El retraso que no se deba a fuerza mayor permite exigir la entrega o resolver el contrato después de un requerimiento con un plazo razonable.',
    type: 'delivery',
    contractTypes: ['sale', 'services', 'supply', 'rental', 'distribution'],
    votes: 94,
    comments: [
      {
        id: 'delivery-comment-1',
        user: 'Logística Vega',
        text: 'El doble plazo, entrega y revisión, es justo lo que faltaba en nuestro modelo.',
        date: '2026-07-16',
      },
    ],
  },
  {
    id: 'termination',
    title: 'Terminación y preaviso',
    content:
      'Cualquiera de las partes puede terminar este contrato, dentro de los límites de la ley aplicable, con un preaviso por escrito de [X] días naturales. También puede resolverlo si la otra incumple una obligación esencial y no lo remedia dentro de un plazo de [X] días naturales desde que se le requiera. La terminación no afecta a las obligaciones ya vencidas ni a las que por su naturaleza deban continuar. Las partes liquidarán lo pendiente y liberarán las garantías conforme a sus condiciones.',
    type: 'termination',
    contractTypes: ['services', 'license', 'supply', 'rental', 'employment', 'distribution'],
    votes: 109,
    comments: [
      {
        id: 'termination-comment-1',
        user: 'Elena Prats',
        text: 'Que las garantías se liberen según sus condiciones deja el final muy ordenado.',
        date: '2026-09-27',
      },
    ],
  },
];
