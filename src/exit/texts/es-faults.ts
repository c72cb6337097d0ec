import { isolateText } from '@/domain/primitives/foreign-text';
import type { enFaults } from '@/exit/texts/en-faults';

export const esFaults: typeof enFaults = {
  kit: {
    empty: 'Pegue el texto de su kit o elija su archivo.',
    'too-large': 'Es demasiado grande para un kit de recuperación. Elija el archivo aval-kit-….',
    'not-json': 'No es un kit de recuperación completo: está cortado o dañado. Copie otra vez todo el archivo.',
    'key-backup': 'Es una copia de su clave, no un kit de recuperación. El kit es el archivo aval-kit-….',
    'not-a-kit': 'No es un kit de recuperación. Elija el archivo aval-kit-….',
    'newer-version': 'Este kit es de una versión posterior de Aval. Use la página de recuperación de esa versión.',
    incomplete: (field) =>
      `Este kit está dañado${field === '' ? '' : `: falta ${isolateText(field)} o no es correcto`}. Use otra copia.`,
    'arbitrator-key-invalid':
      'Este kit se ha cambiado o dañado: la clave extendida del árbitro no es válida. Use otra copia.',
    'arbitrator-key-network':
      'Este kit se ha cambiado: la clave del árbitro es de una red distinta de la del kit. Use otra copia.',
    'contractor-key-invalid': (role) =>
      `Este kit se ha cambiado o dañado: una clave pública no es válida (${role.toLowerCase()}). Use otra copia.`,
    'key-repeated': 'Este kit se ha cambiado: dos de sus tres claves son iguales. Use otra copia.',
    'address-differs': (address, guarantee) =>
      `La dirección ${isolateText(address)} de la garantía ${isolateText(guarantee)} no se deriva de las claves del kit. El kit se ha cambiado; use otra copia.`,
    'descriptor-differs':
      'El descriptor de este contrato no se deriva de sus claves. El kit se ha cambiado; use otra copia.',
    'deposit-repeated': (address) =>
      `El kit nombra dos veces la dirección ${isolateText(address)}. Se ha cambiado; use otra copia.`,
    'coin-repeated': (coin) =>
      `El kit nombra dos veces la moneda ${isolateText(coin)}. Se ha cambiado; use otra copia.`,
    'envelope-invalid': 'La clave cifrada de este kit no se puede leer. Use otra copia del kit.',
    'envelope-foreign':
      'La clave cifrada de este kit no es la del papel que indica. El kit se ha cambiado; use otra copia.',
    'transaction-invalid':
      'Una transacción de depósito de este kit no se puede leer o contradice a una moneda. El kit se ha cambiado; use otra copia.',
  },
  coin: {
    empty: 'Escriba o pegue los datos de al menos una moneda.',
    'not-a-coin': (line) => `La línea ${line} no es ni txid:vout:satoshis ni una transacción en hexadecimal.`,
    'address-needed': (line) => `Elija la dirección en la que está la moneda de la línea ${line}.`,
    'pays-elsewhere': (line) =>
      `La transacción de la línea ${line} no paga a ninguna dirección de este kit. Quítela o abra el kit al que corresponde.`,
    'coin-contradicted': (line, coin) =>
      `La línea ${line} da a la moneda ${coin} un importe o una dirección distintos de los conocidos. Compruebe cuál es correcto.`,
    'too-small': (line, coin) =>
      `La moneda ${coin} de la línea ${line} contiene demasiado poco para gastarla. Quite esa línea.`,
  },
  explorer: {
    'address-empty': 'Escriba la dirección de la API del explorador, como https://mempool.space/api.',
    'address-invalid': 'No es una dirección http(s). Escríbala completa, como https://mempool.space/api.',
    bound: (origin) => `Esta página solo está conectada a ${origin}. Recárguela para usar otro explorador.`,
    timeout:
      'El explorador no ha respondido en 15 segundos. No se ha cambiado nada. Inténtelo otra vez o use otro explorador.',
    unreachable:
      'No se puede llegar al explorador, o este no permite que la página le pregunte. No se ha cambiado nada. Compruebe la dirección y su conexión, o use otro explorador.',
    stopped: 'Detenido. No se ha cambiado nada.',
    status: (status, text) =>
      `El explorador ha respondido con el error ${status}${text === '' ? '' : `: ${isolateText(text)}`}. No se ha cambiado nada. Inténtelo más tarde o use otro explorador.`,
    'not-json':
      'Lo que responde ahí no es la API de un explorador: ha enviado una página web u otro texto. No se ha cambiado nada. Compruebe la dirección: suele terminar en /api.',
    'too-large':
      'La respuesta del explorador es demasiado grande para ser correcta. No se ha cambiado nada. Use otro explorador.',
    'wrong-shape':
      'El explorador ha enviado una respuesta que esta página no puede usar. No se ha cambiado nada. Use otro explorador.',
    contradicted: (coin) =>
      `El explorador contradice a la transacción de la moneda ${coin}: su importe o su dirección no es el mismo. No se ha cambiado nada. Use otro explorador.`,
  },
  amount: {
    empty: 'Escriba un importe o pulse Máx.',
    'not-a-number': 'Escriba un importe en BTC solo con cifras y punto decimal, por ejemplo 0.001.',
    negative: 'El importe debe ser mayor que 0.',
    'too-precise': 'Un importe en BTC tiene 8 decimales como máximo.',
    'too-large': 'Nunca habrá más de 21 millones de BTC.',
  },
  order: {
    'no-coins': 'Seleccione arriba al menos una moneda.',
    'all-uneconomic': 'Cada moneda seleccionada vale menos que su propia comisión. Baje la tarifa.',
    'coin-contradicted': (coin) =>
      `La transacción de la moneda ${coin} dice otra cosa sobre ella. Desmárquela o actualice las monedas.`,
    'no-payments': 'Añada al menos una salida.',
    'fee-rate-invalid': 'Escriba una tarifa de 0.1 a 10000, con punto decimal.',
    'address-empty': 'Escriba la dirección a la que van los bitcoins.',
    'address-invalid': 'Esto no es una dirección de Bitcoin. Cópiela otra vez de donde la tenga.',
    'address-checksum': 'Esta dirección está mal escrita: su suma de comprobación no coincide. Cópiela otra vez.',
    'address-network': (theirs, ours) =>
      `Esta dirección es de ${theirs}; el kit es de ${ours}. Escriba una dirección de ${ours}.`,
    'amount-dust': (least) => `Demasiado poco: a una dirección así la red no acepta menos de ${least} BTC.`,
    'several-rests': 'Solo una salida puede recibir el resto. Escriba el importe de las demás.',
    'too-large': 'La red no transmite transacciones con tantas salidas. Quite algunas y páguelas en otra transacción.',
    'rest-too-small': (available) =>
      `Las demás salidas y la comisión dejan demasiado poco: ${available} sat. Baje un importe o la tarifa.`,
    'not-enough': (available, needed) =>
      `Las monedas seleccionadas contienen ${available} BTC. Las salidas y la comisión necesitan ${needed} BTC. Seleccione más monedas o baje un importe.`,
  },
  psbt: {
    empty: 'Pegue la transacción o elija su archivo.',
    unreadable: 'Esto no es una PSBT válida. Pegue todo el texto que ha recibido o elija su archivo.',
    'no-inputs': 'Esta transacción no gasta nada. Pídala otra vez.',
    'no-outputs': 'Esta transacción no paga nada. Pídala otra vez.',
    'spent-twice': (input) => `Esta transacción gasta dos veces una moneda (entrada ${input}). No la firme.`,
    'foreign-coin': (input) =>
      `La entrada ${input} de esta transacción no es una moneda de este kit. Compruebe que el kit y la transacción van juntos.`,
    'coin-unknown': (input, outpoint) =>
      `Nada demuestra el importe de ${outpoint} (entrada ${input}). Actualice las monedas o añada esta arriba, y abra otra vez la transacción.`,
    'value-differs': (input, outpoint) =>
      `La transacción da a ${outpoint} (entrada ${input}) un importe distinto del que conocen este kit o el explorador. No la firme.`,
    'script-differs': (input) => `El script de la entrada ${input} no es el de su dirección. No la firme.`,
    sighash: (input) =>
      `La entrada ${input} pide una firma que permitiría a otros cambiar la transacción. No la firme.`,
    'signature-invalid': (input) =>
      `Una firma de la entrada ${input} no es válida. Pida otra vez la transacción; se ha dañado o cambiado.`,
    'fee-negative': 'Esta transacción paga más de lo que gasta. Nunca será válida. No la firme.',
    'returns-to-deposit':
      'La dirección de esta devolución es una dirección de depósito del contrato. El dinero volvería a necesitar dos firmas.',
    'return-unsigned':
      'La parte a la que paga esta devolución no la ha firmado. El kit ha sido alterado: use otra copia.',
    'transaction-differs':
      'Estas firmas son de una transacción distinta de la de esta página. No se ha añadido nada. Ábrala como transacción por firmar para ver lo que hace.',
    'nothing-to-sign':
      'Esta clave no tiene nada que firmar aquí: ya ha firmado, o ninguna de las monedas es suya. Firme con la clave que falta.',
  },
  key: {
    'no-envelope':
      'Este kit no contiene ninguna clave que abrir con una contraseña. Firme como árbitro o con otro programa.',
    'wrong-password': 'La contraseña no es correcta. No se ha firmado nada. Use la que tenía cuando se hizo el kit.',
    'derivation-failed':
      'Este navegador no puede abrir la clave: le falta memoria o WebAssembly. No se ha firmado nada. Cierre otras pestañas o abra esta página en otro navegador.',
    'envelope-invalid': 'La clave cifrada de este kit no se puede leer. Use otra copia del kit.',
    'envelope-foreign':
      'La clave de este kit no es la del papel que indica. No se ha firmado nada. El kit se ha cambiado; use otra copia.',
    'not-a-key': 'No es una clave privada extendida, que empieza por xprv o tprv. Compruebe que está completa.',
    'child-key':
      'Esta página no acepta la clave privada de una sola dirección o de un solo contrato. Junto con la xpub que contiene cada kit, da la clave del árbitro de todos los contratos. No la entregue nunca a nadie. Escriba la clave privada extendida (xprv o tprv) de la xpub del kit, o firme con otro programa.',
    'public-key': 'Es una clave pública extendida. No puede firmar; escriba la privada (xprv o tprv).',
    'key-network': 'Esta clave es de una red distinta de la del kit. Compruebe que van juntas.',
    'foreign-key': 'No es la clave del árbitro de este kit. Compruebe que es la clave de este contrato.',
  },
  unexpected:
    'Se ha producido un error inesperado. No se ha firmado nada y lo que escribió sigue aquí. Inténtelo otra vez; si vuelve a fallar, recargue la página y empiece de nuevo.',
};
