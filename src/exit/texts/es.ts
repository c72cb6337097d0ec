import { isolateText } from '@/domain/primitives/foreign-text';
import { type en, formatMoment } from '@/exit/texts/en';

/** A missing text is a type error. */
export const es: typeof en = {
  page: {
    title: 'Recuperar una garantía',
    recover: 'Recuperar una garantía',
    intro:
      'Dos de tres claves mueven una garantía: la de quien creó el contrato, la de la contraparte y la tercera. Esta página crea y firma la transacción con su kit de recuperación, sin los servidores de Aval.',
    blocked:
      'Este navegador no ejecuta el programa que abre su clave. Puede impedirlo el nivel de seguridad de Tor Browser o el modo de aislamiento: permita WebAssembly en esta página, o use otro navegador.',
    safeTitle: 'Nada sale de esta página por sí solo.',
    safe: 'Su contraseña y sus claves se quedan aquí. La página no se conecta a nada mientras usted no indique un explorador de bloques. Para mayor seguridad, desconéctese de internet hasta que difunda la transacción.',
    language: 'Idioma',
  },
  roles: { owner: 'Creador', counterparty: 'Contraparte', arbitrator: 'Árbitro' },
  file: {
    choose: 'Elegir archivo',
    none: 'o suéltelo aquí',
    label: 'Archivo',
    tooLarge: 'Este archivo es demasiado grande. No se ha leído nada. Elija otro.',
    unreadable: 'El navegador no ha podido leer este archivo. Elíjalo otra vez o pegue su texto.',
  },
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'El navegador no ha permitido copiar. Seleccione el texto y cópielo a mano.',
  },
  kit: {
    heading: 'Abra su kit',
    purpose:
      'Use el archivo aval-kit-… que descargó en la aplicación, en el menú de un contrato. Si tiene la tercera clave, use el que le envió una parte. Para comprobar términos firmados, abra un certificado (aval-terms-…).',
    field: 'Kit de recuperación',
    hint: 'Pegue el texto del kit o del certificado, o elija el archivo.',
    open: 'Abrir',
    opening: 'Abriendo…',
    opened: 'Su kit',
    another: 'Usar otro kit',
    contract: 'Contrato',
    choose: 'Este kit contiene varios contratos. Elija uno y ábralo.',
    network: 'Red',
    role: 'Su papel',
    made: 'Fecha del kit',
    notMainnet: (network) => `Este kit es de ${network}. Los bitcoins de ${network} no tienen valor.`,
    verified: 'Comprobado: el descriptor y todas las direcciones de este contrato se derivan de las tres claves.',
    addresses: (count) => (count === 1 ? '1 dirección' : `${count} direcciones`),
    more: (count) => `y ${count} más, que no se muestran`,
    unverified: 'No se pueden recuperar aquí',
    unverifiedWhy:
      'Estas direcciones no se comprobaron cuando se hizo el kit. Nada demuestra que las claves del contrato las abran. Mientras la aplicación funcione, descargue allí otro kit.',
    total: 'En este kit',
  },
  coins: {
    heading: 'Monedas',
    purpose:
      'Las monedas son los pagos que se pueden gastar. El kit contiene las del día en que se hizo; un explorador de bloques encuentra lo que ha llegado o se ha gastado desde entonces.',
    explorer: 'Explorador de bloques (opcional)',
    explorerHint:
      'La API de un servidor mempool.space, como https://mempool.space/api. Verá estas direcciones y su dirección IP. Después, la página solo se conecta a este servidor, hasta que usted la recargue.',
    bound: (origin) => `Conectada solo a ${origin}. Para usar otro explorador, recargue la página.`,
    refresh: 'Actualizar monedas',
    refreshing: 'Preguntando al explorador…',
    stop: 'Detener',
    refreshed: (count) =>
      count === 1 ? 'El explorador conoce 1 moneda sin gastar.' : `El explorador conoce ${count} monedas sin gastar.`,
    unproven: (count) =>
      `El explorador no ha enviado las transacciones de ${count} de ellas, así que sus importes no están demostrados. Con un importe falso la firma no es válida.`,
    unanswered: (count) =>
      `El explorador no ha respondido sobre ${count} direcciones en las que podría haber depósitos más recientes. Actualice otra vez para preguntar por ellas.`,
    scanned: (path) => `Depósito que el kit no indica (${path})`,
    contradicted: (count: number, names: string) =>
      count === 1
        ? `El explorador contradice la transacción de la moneda ${names}, que no está seleccionada. Para gastarla, pegue su transacción en hexadecimal en «Añadir monedas a mano».`
        : `El explorador contradice las transacciones de ${count} monedas, que no están seleccionadas: ${names}. Para gastarlas, pegue sus transacciones en hexadecimal en «Añadir monedas a mano».`,
    none: 'No se conoce ninguna moneda. Indique arriba un explorador de bloques o añada monedas abajo.',
    chosen: (chosen, all) => `${chosen} de ${all} seleccionadas`,
    all: 'Todas las monedas de esta garantía',
    show: (count) => `Mostrar ${count} monedas`,
    spent: 'el explorador no la conoce; probablemente gastada',
    sources: { kit: 'del kit', explorer: 'del explorador', typed: 'escrita', transaction: 'de su transacción' },
    typedSummary: 'Añadir monedas a mano',
    typed: 'Monedas que añadir, una por línea',
    typedHint:
      'txid:vout:satoshis, o en hexadecimal la transacción completa que pagó a la dirección. La transacción demuestra el importe.',
    address: 'Dirección de estas monedas',
    addressNone: 'Elija la dirección',
    add: 'Añadir monedas',
    added: (count) => (count === 1 ? '1 moneda añadida.' : `${count} monedas añadidas.`),
  },
  make: {
    heading: 'Crear una transacción',
    purpose: 'Indique adónde van las monedas seleccionadas.',
    address: 'Dirección de Bitcoin de destino',
    amount: 'Importe (BTC)',
    max: 'Máx.',
    maxHint: 'Todo lo que queda después de las demás salidas y la comisión.',
    maxValue: 'El resto',
    add: 'Añadir salida',
    hold: 'Mantener en la garantía',
    holdHint:
      'Lo devuelve todo a una dirección de la garantía. No se paga a nadie. Una vez confirmada, las firmas que se dieron antes sobre estas monedas ya no sirven.',
    remove: 'Quitar esta salida',
    output: (number) => `Salida ${number}`,
    feeRate: 'Tarifa (sat/vB)',
    feeHint:
      'Use la tarifa actual que muestre un monedero o un explorador de bloques. Con una más alta se confirma antes.',
    feeKnown: (half, hour) => `El explorador propone ${half} para confirmar en media hora y ${hour} en una hora.`,
    create: 'Crear transacción',
    preview: 'Lo que haría',
    leftOut: (count) =>
      count === 1
        ? 'Queda fuera 1 moneda: vale menos que su propia comisión.'
        : `Quedan fuera ${count} monedas: cada una vale menos que su propia comisión.`,
    withoutRoom: (count) =>
      count === 1
        ? 'Queda fuera la moneda más pequeña: la transacción sería demasiado grande para la red. Gástela en otra.'
        : `Quedan fuera las ${count} monedas más pequeñas: la transacción sería demasiado grande para la red. Gástelas en otra.`,
  },
  fee: {
    high: (fee, rate) =>
      `La comisión es de ${fee} a ${rate} sat/vB. Es más de la décima parte de lo que se paga, o más de 1.000 sat/vB. Nadie puede devolverla.`,
    accept: 'Quiero pagar esta comisión',
    acceptFirst: 'Marque la casilla para pagar esta comisión, o baje la tarifa.',
    acceptOther: 'Marque la casilla para pagar esta comisión, o pida otra transacción.',
  },
  second: {
    other: (guarantee, coin) =>
      `Otra transacción de la garantía ${isolateText(guarantee)} se firmó antes y no comparte ninguna moneda con esta, así que ambas pueden confirmarse y alguien puede cobrar dos veces. Lo seguro es usar la anterior, o gastar al menos una de sus monedas${coin === null ? '' : ` (como ${coin})`}: entonces solo puede confirmarse una de las dos.`,
    accept: 'Acepto que ambas puedan confirmarse',
    acceptFirst: 'Marque la casilla para aceptarlo, use la transacción anterior o gaste una de sus monedas.',
  },
  returns: {
    heading: 'Recuperar',
    purpose:
      'La otra parte firmó por adelantado que estos depósitos vuelvan a usted. Desde esa fecha no necesita a nadie más.',
    from: 'desde el',
    fee: 'Comisión de red',
    rate: (rate, fee) => `${rate} sat/vB: ${fee}`,
    take: 'Recuperar',
    early: 'Todavía no: la red la admite a partir de esa fecha. Su reloj va alrededor de una hora atrasado.',
  },
  received: {
    heading: 'O firmar una que ha recibido',
    purpose:
      'Si la transacción la creó la otra parte o la persona titular de la tercera clave, abra la PSBT (la transacción sin terminar) que le envió.',
    field: 'Transacción por firmar',
    hint: 'Pegue su texto, en base64 o hexadecimal, o elija el archivo.',
    fromKit: 'Firmadas antes y guardadas en este kit:',
    use: (guarantee) => `Usar la de ${isolateText(guarantee)}`,
  },
  view: {
    to: 'A',
    toGuarantee: (name) => `A una dirección de la garantía ${isolateText(name)}`,
    noAddress: 'Un destino sin dirección normal',
    fee: 'Comisión de red',
    rate: (rate, vsize) => `${rate} sat/vB, ${vsize} vB`,
    back: 'Vuelve a la garantía',
    nothingBack: 'Nada',
    spends: 'Gasta',
    coins: (count) => (count === 1 ? '1 moneda' : `${count} monedas`),
    signatures: 'Firmada por',
    nobody: 'Nadie todavía',
    locked: (locktime) =>
      locktime < 500_000_000
        ? `No se puede confirmar antes del bloque ${locktime}.`
        : `No se puede confirmar antes del ${formatMoment(locktime, 'es')}.`,
    unproven: (count) =>
      `Nada demuestra los importes de ${count} de estas monedas. Si uno es falso, la firma no es válida. Pero las firmas hechas con importes falsos distintos se podrían combinar en un pago con una comisión mayor que la mostrada. Añada arriba las transacciones de estas monedas antes de firmar.`,
    delayed: 'No se puede confirmar hasta que una de sus monedas tenga cierta antigüedad.',
    noPayment: 'No paga a nadie: todo menos la comisión vuelve a la garantía.',
  },
  sign: {
    heading: 'Comprobar y firmar',
    purpose: 'Esto se lee de la propia transacción. Una firma no se puede retirar.',
    password: 'Contraseña de firma',
    passwordHint: (role) => `La contraseña de su cuenta de Aval. Abre la clave de su papel: ${role.toLowerCase()}.`,
    noEnvelope:
      'Este kit no contiene ninguna clave que abrir con una contraseña. Firme como árbitro o con otro programa.',
    or: 'o, como árbitro',
    key: 'Clave privada extendida',
    keyHint: 'La xprv o tprv de la xpub del kit. Solo para el árbitro.',
    show: 'Mostrar',
    hide: 'Ocultar',
    sign: 'Firmar',
    opening: 'Abriendo la clave…',
    progress: (done, all) => `Firmadas ${done} de ${all} monedas`,
    nothingTyped: 'Escriba su contraseña. Como árbitro, escriba su clave abajo.',
    bothTyped: 'Escriba la contraseña o la clave, no las dos.',
    noKeyTyped: 'Escriba la clave del árbitro o firme con otro programa.',
    otherProgram: 'Firmar con otro programa',
    otherPurpose:
      'Guarde la transacción para un monedero físico u otro programa. Después pegue aquí el resultado, para añadir sus firmas.',
    save: 'Guardar transacción',
    other: 'PSBT del otro programa',
    combine: 'Combinar',
  },
  done: {
    half: 'Firmada con una de dos firmas',
    halfPurpose:
      'Envíe esta PSBT a quien deba firmar después. Una parte la abre en la página de recuperación con su propio kit; la persona titular de la tercera clave necesita además un kit de usted. La PSBT no contiene contraseñas ni claves privadas.',
    psbt: 'PSBT firmada',
    savePsbt: 'Guardar PSBT',
    complete: 'Lista para difundir',
    completePurpose: 'Las dos firmas son válidas. Cualquier explorador o nodo puede difundir esta transacción.',
    raw: 'Transacción en bruto',
    saveRaw: 'Guardar como texto',
    txid: 'Id de la transacción',
    broadcast: 'Difundir',
    broadcasting: 'Difundiendo…',
    needsExplorer:
      'No se ha enviado nada. Escriba antes un explorador de bloques en el paso 2, o pegue la transacción en la página de difusión de cualquier explorador.',
    refused: 'La red no ha aceptado la transacción. El dinero no se ha movido. El explorador dice:',
    otherTxid:
      'El explorador ha respondido con otro id de transacción, así que no es seguro que esta se haya difundido. Busque el id o difúndala también en otro sitio; no se puede pagar dos veces.',
    unknown:
      'No se sabe si se ha difundido. Puede difundirla otra vez, aquí o en otro sitio: no se puede pagar dos veces.',
    accepted: 'Difundida. El explorador ha aceptado la transacción. El dinero se habrá movido cuando se confirme.',
    psbtSummary: 'La PSBT, para otros programas',
  },
};
