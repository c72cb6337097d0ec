import type { recoverMessages } from '@/content/recover/recover.messages';
import type { TextsOf } from '@/i18n/translation';

export const recover: TextsOf<typeof recoverMessages> = {
  title: 'Recuperar una garantía',
  intro:
    'Dos de tres claves mueven una garantía: la de quien creó el contrato, la de la contraparte y la del árbitro. Hacen falta, pues, dos personas: una crea y firma una transacción con un archivo de recuperación y la guarda; la otra la abre con su propio archivo, la firma y la difunde. No hacen falta los servidores de Aval.',
  blocked:
    'Este navegador no ejecuta el programa que abre su clave. Puede impedirlo el nivel de seguridad de Tor Browser o el modo de aislamiento: permita WebAssembly en esta página, o use otro navegador.',
  safeTitle: 'Nada sale de esta página por sí solo.',
  safe: 'Su contraseña y sus claves se quedan aquí. La página no se conecta a nada mientras usted no indique un explorador de bloques. Para mayor seguridad, desconéctese de internet hasta que difunda la transacción.',
  language: 'Idioma',
  owner: 'Creador',
  counterparty: 'Contraparte',
  arbitrator: 'Árbitro',

  fileLabel: 'Archivo',
  fileChoose: 'Elegir archivo',
  fileNone: 'o suéltelo aquí',
  fileTooLarge: 'Este archivo es demasiado grande. No se ha leído nada. Elija otro.',
  fileUnreadable: 'El navegador no ha podido leer este archivo. Elíjalo otra vez o pegue su texto.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'El navegador no ha permitido copiar. Seleccione el texto y cópielo a mano.',
  unexpected:
    'Se ha producido un error inesperado. No se ha firmado nada y lo que escribió sigue aquí. Inténtelo otra vez.',

  openHeading: 'Abra su archivo de recuperación',
  openPurpose:
    'Su archivo de recuperación es la página aval-recovery-… que guardó en la aplicación. Si es quien arbitra, use el archivo aval-for-signer-… que una parte guardó para usted.',
  openField: 'Archivo de recuperación',
  openHint: 'Elija el archivo o pegue su texto.',
  openedTransaction:
    'Esto es una transacción, no un archivo de recuperación. Abra primero su archivo de recuperación y después este en «O firme una que ha recibido».',
  open: 'Abrir',
  opening: 'Abriendo…',
  contract: 'Contrato',
  chooseContract: 'Este archivo contiene varios contratos. Elija uno y ábralo.',
  contractOf: '{title} · {order} · {role}',
  faultOf: '{fault} Use otra copia del archivo.',
  keyOnly:
    'Este archivo contiene su clave y todavía ningún contrato. Mientras la aplicación funcione, descargue allí otro archivo. Si no, abra el archivo que la otra parte guarda con «Para otro firmante»: su clave firma con él.',
  opened: 'Su contrato',
  another: 'Abrir otro archivo de recuperación',
  role: 'Usted firma como',
  holderOfFile: '{role}, de quien es este archivo',
  network: 'Red',
  made: 'Fecha del archivo',
  total: 'En este archivo',
  noKey:
    'Este archivo se hizo para otro firmante y no contiene ninguna clave. Abra más abajo la transacción que ha recibido; se firma con la clave privada del árbitro o con otro programa.',
  tooMuch:
    'Este es el archivo propio de una parte, con su clave cifrada y todos sus contratos. Si es suyo, consérvelo y firme como esa parte. Si se lo ha enviado alguien, pida en su lugar el archivo que guarda «Para otro firmante» y borre este. No escriba nunca una contraseña que le haya dado alguien.',
  forSigner: 'Para otro firmante',
  savePage: 'Guardar recover.html',
  forSignerHint:
    'Para firmar con el árbitro, envíele este contrato sin la clave de usted, y lo que guarda el paso 5. Se abren con recover.html. No envíe nunca su propio archivo de recuperación.',
  notMainnet:
    'Este archivo es de {network}, donde los bitcoins no tienen valor. Si su contrato tenía bitcoins de verdad, no firme nada: una firma vale en todas las redes.',
  verified: 'Comprobado: el descriptor y todas las direcciones de este contrato se derivan de las tres claves.',
  addresses: { one: '{count} dirección', many: '{count} direcciones' },
  more: { one: 'y {count} más, que no se muestra', many: 'y {count} más, que no se muestran' },
  unverified:
    'No se pueden recuperar aquí: estas direcciones no se comprobaron cuando se hizo el archivo, y nada demuestra que sus claves las abran. Mientras la aplicación funcione, descargue allí otro archivo.',
  terms: 'Términos firmados, revisión {revision}',
  termsBoth: 'Las dos partes firmaron exactamente este texto.',
  termsOne: 'Este texto solo lo firmó una parte: {role}.',
  termsFalse:
    'Los términos firmados de este archivo están dañados o se han cambiado. No confíe en ellos; use otra copia.',

  coinsHeading: 'Monedas',
  coinsPurpose:
    'Las monedas son los pagos que se pueden gastar. El archivo contiene las del día en que se hizo, así que puede saltarse este paso. Un explorador de bloques encuentra lo que ha llegado o se ha gastado desde entonces.',
  explorer: 'Explorador de bloques (opcional)',
  explorerHint:
    'La API de un servidor mempool.space, como https://mempool.space/api. Verá estas direcciones y su dirección IP. Después, la página solo se conecta a este servidor, hasta que usted la recargue.',
  bound: 'Conectada solo a {origin}. Para usar otro explorador, recargue la página.',
  refresh: 'Actualizar monedas',
  refreshing: 'Preguntando al explorador…',
  stop: 'Detener',
  refreshed: {
    one: 'El explorador conoce {count} moneda sin gastar.',
    many: 'El explorador conoce {count} monedas sin gastar.',
  },
  unproven: {
    one: 'El explorador no ha enviado la transacción de {count} de ellas, así que su importe no está demostrado. Con un importe falso la firma no es válida.',
    many: 'El explorador no ha enviado las transacciones de {count} de ellas, así que sus importes no están demostrados. Con un importe falso la firma no es válida.',
  },
  unanswered: {
    one: 'El explorador no ha respondido sobre {count} dirección. Sigue valiendo lo que dice el archivo. Actualice otra vez para preguntar por ella.',
    many: 'El explorador no ha respondido sobre {count} direcciones. Sigue valiendo lo que dice el archivo. Actualice otra vez para preguntar por ellas.',
  },
  flooded: 'El explorador no da las monedas de {address}: son demasiadas. Sigue valiendo lo que se sabía de ella.',
  contradicted:
    'El explorador contradice las transacciones de estas monedas, que no están seleccionadas: {names}. Para gastarlas, pegue sus transacciones en hexadecimal en «Añadir monedas a mano».',
  scanned: 'Depósito que el archivo no indica ({path})',
  noCoins: 'No se conoce ninguna moneda. Indique arriba un explorador de bloques o añada monedas abajo.',
  chosen: '{chosen} de {all} seleccionadas',
  allCoins: 'Todas las monedas de esta garantía',
  showCoins: { one: 'Mostrar {count} moneda', many: 'Mostrar {count} monedas' },
  spent: 'el explorador no la conoce; probablemente gastada',
  'source-file': 'del archivo',
  'source-explorer': 'del explorador',
  'source-transaction': 'de su transacción',
  addSummary: 'Añadir monedas a mano',
  addField: 'Pagos a las direcciones del contrato',
  addHint:
    'Cada transacción en hexadecimal, como la muestra un monedero o un explorador (https://…/api/tx/…/hex). Demuestra el importe.',
  addCoins: 'Añadir monedas',
  added: { one: '{count} moneda añadida.', many: '{count} monedas añadidas.' },
  'coin-not-a-transaction': 'Esto no es una transacción en hexadecimal. Péguela entera.',
  'coin-pays-elsewhere': 'La transacción {txid} no paga a ninguna dirección de este contrato.',
  'coin-too-small': 'Lo que paga la transacción {txid} es demasiado poco para gastarlo.',

  'explorer-address-empty': 'Escriba la dirección de la API del explorador, como https://mempool.space/api.',
  'explorer-address-invalid': 'No es una dirección http(s). Escríbala completa, como https://mempool.space/api.',
  'explorer-bound': 'Esta página está conectada a otro explorador. Recárguela para usar este.',
  'explorer-unreachable':
    'No se puede llegar al explorador, o este no permite que la página le pregunte. No se ha cambiado nada. Compruebe la dirección y su conexión, o use otro explorador.',
  'explorer-status': 'El explorador ha respondido con un error: {text}. No se ha cambiado nada. Inténtelo más tarde.',
  'explorer-other':
    'Lo que responde ahí no es la API de un explorador. No se ha cambiado nada. Compruebe la dirección: suele terminar en /api.',
  'explorer-stopped': 'Detenido. No se ha cambiado nada.',
  'explorer-contradicted':
    'El explorador contradice las transacciones de las monedas: un importe o una dirección no es el mismo. No se ha cambiado nada. Use otro explorador.',

  makeHeading: 'Crear una transacción',
  makePurpose: 'Indique adónde van las monedas seleccionadas.',
  address: 'Dirección de Bitcoin de destino',
  amount: 'Importe (BTC)',
  amountHint:
    'Lo que no se envía vuelve a la garantía, como una moneda nueva que este archivo no contiene. Máx. lo envía todo.',
  max: 'Máx.',
  maxHint: 'Todo lo que queda después de las demás salidas y la comisión.',
  maxValue: 'El resto',
  addOutput: 'Añadir salida',
  removeOutput: 'Quitar esta salida',
  output: 'Salida {number}',
  feeRate: 'Tarifa (sat/vB)',
  feeHint:
    'Use la tarifa actual que muestre un monedero o un explorador de bloques. Con una más alta se confirma antes.',
  feeKnown: 'El explorador propone {half} para confirmar en media hora y {hour} en una hora.',
  create: 'Crear transacción',
  preview: 'Lo que haría',
  leftOut: {
    one: 'Queda fuera {count} moneda: vale menos que su propia comisión.',
    many: 'Quedan fuera {count} monedas: cada una vale menos que su propia comisión.',
  },
  withoutRoom: {
    one: 'Queda fuera la moneda más pequeña: la transacción sería demasiado grande para la red. Gástela en otra.',
    many: 'Quedan fuera las {count} monedas más pequeñas: la transacción sería demasiado grande para la red. Gástelas en otra.',
  },
  'order-no-coins': 'Seleccione arriba al menos una moneda.',
  'order-all-uneconomic': 'Cada moneda seleccionada vale menos que su propia comisión. Baje la tarifa.',
  'order-too-large':
    'La red no transmite transacciones con tantas salidas. Quite algunas y páguelas en otra transacción.',
  'order-fee-rate-invalid': 'Escriba una tarifa de 0,1 a 10000, por ejemplo 2,5.',
  'order-amount-dust': 'Demasiado poco: la red no acepta menos de 0.00000547 BTC.',
  'order-several-rests': 'Solo una salida puede recibir el resto. Escriba el importe de las demás.',
  'order-rest-too-small': 'Las demás salidas y la comisión dejan demasiado poco. Baje un importe o la tarifa.',
  'order-not-enough':
    'Las monedas seleccionadas contienen {available} BTC. Las salidas y la comisión necesitan {needed} BTC. Seleccione más monedas o baje un importe.',
  feeHigh:
    'La comisión es de {fee} a {rate} sat/vB. Es más de la décima parte de lo que se paga, o más de 1.000 sat/vB. Nadie puede devolverla.',
  feeAccept: 'Quiero pagar esta comisión',
  feeFirst: 'Marque la casilla para pagar esta comisión, o use otra tarifa u otra transacción.',
  second:
    'Otra transacción de la garantía {guarantee} se firmó antes y no comparte ninguna moneda con esta, así que ambas pueden confirmarse y alguien puede cobrar dos veces. Lo seguro es usar la anterior, o gastar al menos una de sus monedas ({coin}): entonces solo puede confirmarse una de las dos.',
  secondUnknown: 'desconocidas aquí',
  secondAccept: 'Acepto que ambas puedan confirmarse',
  secondFirst: 'Marque la casilla para aceptarlo, use la transacción anterior o gaste una de sus monedas.',

  takeBack: 'Recuperar',
  takeBackPurpose:
    'La otra parte firmó por adelantado que estos depósitos vuelvan a usted, con estas tarifas. Desde esa fecha no necesita a nadie más. Recupérelos de uno en uno, y guarde o difunda cada uno antes del siguiente. Si uno no se confirma, difunda el mismo depósito otra vez con una tarifa más alta.',
  takeBackFrom: 'desde el',
  takeBackRate: '{rate} sat/vB: {fee}',
  takeBackEarly: 'Todavía no: la red la admite a partir de esa fecha. Su reloj va alrededor de una hora atrasado.',

  receivedHeading: 'O firmar una que ha recibido',
  receivedPurpose: 'Si la transacción la creó la otra parte o el árbitro, abra el archivo que le envió.',
  receivedField: 'Transacción por firmar',
  receivedHint: 'Elija el archivo o pegue su texto: una PSBT o una transacción terminada.',
  receivedEmpty: 'Pegue la transacción o elija su archivo.',
  kept: 'Firmadas antes y guardadas en este archivo:',
  takeKept: 'Usar la de {guarantee}',
  keptUnknown: 'otra garantía',
  'psbt-recovery-file':
    'Esto es un archivo de recuperación, no una transacción. El archivo por firmar es otro: su nombre acaba en .psbt.',
  'psbt-unreadable':
    'Esto no es ni una PSBT ni una transacción terminada. Pegue todo el texto que ha recibido o elija su archivo.',
  'psbt-rule': 'No firme esta transacción: {why}',
  'psbt-coin-unknown':
    'Nada demuestra el importe de {outpoint}. Actualice las monedas o añada esta arriba, y abra otra vez la transacción.',
  'psbt-no-outputs': 'Esta transacción no paga nada. Pídala otra vez.',
  'psbt-value-differs':
    'Ya firmó esta transacción con otro importe de una moneda. No la firme otra vez: dos firmas así se podrían combinar en una comisión mayor.',
  'psbt-transaction-differs':
    'Es una transacción distinta de la de esta página. No se ha añadido nada. Ábrala como transacción por firmar para ver lo que hace.',
  'psbt-returns-to-deposit':
    'La dirección de esta devolución es una dirección de depósito del contrato. El dinero volvería a necesitar dos firmas.',
  'psbt-return-unsigned': 'La parte a la que paga esta devolución no la ha firmado. Use otra copia del archivo.',
  'psbt-nothing-to-sign':
    'Esta clave no tiene nada que firmar aquí: ya ha firmado, o ninguna de las monedas es suya. Firme con la clave que falta.',

  to: 'A',
  toGuarantee: 'Vuelve a una dirección de la garantía {name} y sigue bloqueado',
  noAddress: 'Un destino sin dirección normal',
  fee: 'Comisión de red',
  feeRateOf: '{rate} sat/vB, {vsize} vB',
  back: 'Vuelve a la garantía',
  nothingBack: 'Nada',
  spends: 'Gasta',
  ofWhich: 'de ello,',
  coinCount: { one: '{count} moneda', many: '{count} monedas' },
  signatures: 'Firmada por',
  nobody: 'Nadie todavía',
  unprovenInputs: {
    one: 'Nada demuestra el importe de {count} de estas monedas. Si es falso, la firma no es válida.',
    many: 'Nada demuestra los importes de {count} de estas monedas. Las firmas hechas con importes falsos distintos se podrían combinar en un pago con una comisión mayor que la mostrada. Añada arriba las transacciones de estas monedas antes de firmar.',
  },
  noPayment: 'No paga a nadie: todo menos la comisión vuelve a la garantía.',

  signHeading: 'Comprobar y firmar',
  signPurpose:
    'Esto se lee de la propia transacción. Una firma no se puede retirar, pero no se paga nada hasta que hayan firmado dos y alguien la difunda.',
  password: 'Contraseña de firma',
  passwordHint: 'La contraseña de su cuenta de Aval, como era cuando se hizo el archivo.',
  key: 'Clave privada extendida',
  keyHint: 'El texto largo que empieza por xprv o tprv. Su mitad pública es {xpub}.',
  show: 'Mostrar',
  hide: 'Ocultar',
  sign: 'Firmar',
  openingKey: 'Abriendo la clave…',
  progress: 'Firmadas {done} de {all} monedas',
  noPassword: 'Escriba su contraseña.',
  noArbitratorKey: 'Escriba la clave del árbitro o firme con otro programa.',
  'key-wrong-password':
    'La contraseña no es correcta. No se ha firmado nada. Use la que tenía cuando se hizo el archivo.',
  'key-unreadable':
    'La clave cifrada de este archivo no se puede leer. No se ha firmado nada. Use otra copia del archivo.',
  'key-blocked':
    'Este navegador no puede abrir la clave: le falta memoria o WebAssembly. No se ha firmado nada. Cierre otras pestañas o abra esta página en otro navegador.',
  'key-not-a-key': 'No es una clave privada extendida, que empieza por xprv o tprv. Compruebe que está completa.',
  'key-words':
    'Parecen palabras de recuperación, que esta página no acepta. Cárguelas en un monedero para esas claves y use más abajo otro programa para firmar.',
  'key-child-key':
    'Esta página no acepta la clave privada de una sola dirección o de un solo contrato. Junto con la xpub que contiene cada archivo, da la clave del árbitro de todos los contratos. No la entregue nunca a nadie. Escriba la clave privada extendida (xprv o tprv) de la xpub del archivo, o firme con otro programa.',
  'key-public-key': 'Es una clave pública extendida. No puede firmar; escriba la privada (xprv o tprv).',
  'key-foreign-key': 'No es la clave del árbitro de este contrato. Compruebe que es la clave de este contrato.',
  otherProgram: 'Firmar con otro programa',
  otherPurpose:
    'Guarde la transacción para un monedero físico u otro programa. Después abra aquí el resultado, para añadir sus firmas.',
  save: 'Guardar transacción',
  otherField: 'Transacción del otro programa',
  combine: 'Combinar',

  halfHeading: 'Firmada con una de dos firmas',
  halfPurpose:
    'Guarde ahora esta PSBT, porque se pierde con esta página, y envíela a quien deba firmar después. La otra parte abre su propio archivo de recuperación y después este en «O firme una que ha recibido». El árbitro necesita además el archivo que guarda «Para otro firmante» en el paso 1. La PSBT no contiene contraseñas ni claves privadas.',
  psbt: 'PSBT firmada',
  saved: 'Su navegador está guardando el archivo.',
  savePsbt: 'Guardar PSBT',
  doneHeading: 'Lista para difundir',
  donePurpose:
    'Las dos firmas son válidas. El dinero se mueve cuando la transacción se difunde: aquí, a través de un explorador de bloques, o donde un explorador acepta una transacción copiada, como mempool.space/tx/push. No puede pagar dos veces.',
  raw: 'Transacción en bruto',
  saveRaw: 'Guardar como texto',
  txid: 'Id de la transacción',
  broadcast: 'Difundir',
  broadcasting: 'Difundiendo…',
  needsExplorer:
    'No se ha enviado nada. Escriba antes un explorador de bloques en el paso 2, o pegue la transacción en la página de difusión de cualquier explorador.',
  'broadcast-known': 'Difundida: la red tiene esta transacción. El dinero se habrá movido cuando se confirme.',
  'broadcast-spent':
    'Una moneda de esta transacción ya está gastada, o a punto de estarlo: quizá por esta misma transacción. Busque su id en un explorador antes de firmar nada más.',
  'broadcast-unknown':
    'No se sabe si se ha difundido: quizá no tenga conexión. Difúndala otra vez, aquí o en otro sitio, o busque su identificador en un explorador. No puede pagar dos veces.',
  'broadcast-busy':
    'El explorador rechaza peticiones por ahora, así que no se ha enviado nada. Espere un minuto o use otro explorador.',
  'broadcast-refused': 'La red no ha aceptado la transacción. El dinero no se ha movido. El explorador dice:',
  psbtSummary: 'La PSBT, para otros programas',
};
