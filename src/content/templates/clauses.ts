import type { Clause } from '@/domain/models';

/** Predefined clauses (docs/specification.md#3-entities-and-their-fields). The user replaces each `[X]` by a number of days or years. */
export const PREDEFINED_CLAUSES: readonly Clause[] = [
  {
    id: 'payment',
    title: 'Plazo de pago y demora',
    content:
      'Salvo que las condiciones particulares o las generales fijen otro plazo, el precio de bienes y servicios se paga en [X] días naturales desde la recepción de los bienes o la prestación de los servicios, o desde su aceptación si se pactó, aunque la factura llegue antes. Entre empresas el plazo no supera sesenta días y la demora devenga, sin aviso, el interés y los 40 euros de gastos de cobro de la Ley 3/2004; en otro caso, el interés legal más dos puntos. Quien discuta una parte del importe paga la parte no discutida y explica sus motivos por escrito. Rentas, salarios, plazos de un precio, cuotas de un préstamo y lo que venza anticipadamente se pagan en sus propias fechas y con el interés que este contrato fije para ellos.',
    type: 'payment',
    contractTypes: ['sale', 'services', 'license', 'supply', 'rental', 'loan', 'distribution'],
    usual: ['30'],
    votes: 0,
    comments: [
      {
        id: 'payment-comment-1',
        user: 'Nota de redacción',
        text: 'Pagar la parte no discutida evita que se bloquee toda la factura.',
        date: '2026-11-20',
      },
      {
        id: 'payment-comment-2',
        user: 'Nota de redacción',
        text: 'Entre empresas el plazo no puede pasar de sesenta días (art. 4 de la Ley 3/2004); para alimentos frescos es de treinta.',
        date: '2026-11-20',
      },
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidencialidad',
    content:
      'Cada parte mantiene en secreto la información no pública que reciba de la otra, la usa solo para cumplir este contrato y la da a conocer únicamente a las personas que la necesiten y que estén obligadas al mismo secreto. No es confidencial la información que ya fuera pública o conocida, la que se reciba de un tercero con derecho a comunicarla ni la que deba revelarse por mandato legal. La obligación dura mientras el contrato esté vigente y durante un plazo de [X] años desde su terminación. Al terminar, cada parte devuelve o destruye la información en un plazo de [X] días naturales desde que la otra lo pida.',
    type: 'confidentiality',
    contractTypes: ['services', 'license', 'supply', 'loan', 'distribution'],
    usual: ['2', '30'],
    votes: 0,
    comments: [
      {
        id: 'confidentiality-comment-1',
        user: 'Nota de redacción',
        text: 'Los secretos empresariales conservan la protección de la Ley 1/2019 también después del plazo.',
        date: '2026-11-20',
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Entrega y recepción',
    content:
      'Salvo que las condiciones particulares, las generales, el pedido aceptado o las condiciones de una garantía fijen otros plazos, que esta cláusula no alarga ni acorta, la entrega se realiza dentro de un plazo de [X] días naturales, contado desde la perfección del contrato o la aceptación de cada pedido, en el lugar que las partes acuerden. Quien recibe dispone de [X] días hábiles para revisar cantidad, estado y conformidad, y comunica por escrito las faltas que observe; pasado ese plazo sin reparos, la entrega se considera conforme, salvo defectos que no pudieran apreciarse. Salvo que las condiciones de una garantía fijen otra regla, el retraso que no se deba a fuerza mayor permite exigir la entrega o resolver ese pedido, o el contrato si es de una sola entrega, después de un requerimiento con un plazo razonable. Frente a una persona consumidora, el silencio no es conformidad y el plazo no quita ningún derecho. Esta cláusula no se aplica al arrendamiento ni a otro uso de inmuebles o cosas.',
    type: 'delivery',
    contractTypes: ['sale', 'services', 'supply', 'distribution'],
    usual: ['15', '10'],
    votes: 0,
    comments: [
      {
        id: 'delivery-comment-1',
        user: 'Nota de redacción',
        text: 'Si las condiciones particulares, las generales, el pedido aceptado o una garantía ya tienen plazos de entrega o de revisión, prevalecen sobre los de esta cláusula.',
        date: '2026-11-20',
      },
    ],
  },
  {
    id: 'termination',
    title: 'Terminación y preaviso',
    content:
      'Si la duración es indefinida, cualquiera de las partes puede terminar este contrato, dentro de los límites de la ley aplicable, con un preaviso por escrito de [X] días naturales, o con el de las condiciones generales si es mayor. Si tiene duración u obra determinada, y salvo las causas de terminación que fijen las condiciones particulares o generales, solo la parte que encarga una obra o un servicio puede desistir antes, pagando lo hecho, los gastos y el diez por ciento de lo pendiente (art. 1594 del Código Civil), o solo el daño probado si es una persona consumidora; una persona consumidora que ejerce un derecho legal de desistimiento solo paga lo que la ley mande. Cualquiera de las partes puede resolverlo si la otra incumple una obligación esencial y no lo remedia dentro de un plazo de [X] días naturales desde que se le requiera, salvo que las condiciones particulares o las de una garantía fijen otro, o que las generales exijan más por esa causa. La terminación no afecta a las obligaciones ya vencidas, a la indemnización por incumplimiento y las garantías que la aseguran ni a las obligaciones que por su naturaleza deban continuar. Las partes liquidan lo pendiente y liberan las garantías conforme a sus condiciones.',
    type: 'termination',
    contractTypes: ['services', 'license', 'supply', 'distribution'],
    usual: ['30', '15'],
    votes: 0,
    comments: [
      {
        id: 'termination-comment-1',
        user: 'Nota de redacción',
        text: 'No la use en contratos de trabajo ni en arrendamientos de vivienda: la ley fija allí cómo y cuándo se terminan.',
        date: '2026-11-20',
      },
    ],
  },
];
