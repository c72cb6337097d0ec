import type { keyFileMessages } from '@/content/key-file.messages';
import type { kitMessages } from '@/content/kit.messages';
import type { kitDownloadMessages } from '@/content/kit-download.messages';
import type { rehearsalMessages } from '@/content/rehearsal.messages';
import type { saveRecordsMessages } from '@/content/save-records.messages';
import type { TextsOf } from '@/i18n/translation';

export const kit: TextsOf<typeof kitMessages> = {
  menu: 'Más',
  groupSecurity: 'Seguridad',
  groupRecords: 'Registros',
  statement: 'Extracto',
  saveRecords: 'Guardar los registros',
  duplicate: 'Duplicar',
  download: 'Descargar el kit',
  rehearse: 'Probar',
  page: 'Página de recuperación',
  certificate: 'Certificado',
  openCertificate: 'Abrir certificado',
  payout: 'Dirección de cobro',
  help: 'Qué hacer si {brand} desaparece',
  offer: 'Con un [kit de recuperación], usted y otro firmante pueden mover este dinero aunque {brand} desaparezca.',
  none: 'Aún no creado en este dispositivo',
  stale: 'En el último kit falta este contrato, un depósito o una fecha de devolución',
  saved: 'Creado el {date}, aún sin probar',
  rehearsed: 'Probado el {date}',
};

export const kitDownload: TextsOf<typeof kitDownloadMessages> = {
  title: 'Descargar el kit de recuperación',
  purpose:
    'Un archivo con el que usted y otro firmante pueden mover las garantías de todos sus contratos sin este programa y sin su servidor.',
  making: 'Creando el kit: se vuelven a comprobar las claves y las direcciones de sus contratos.',
  contracts: 'Contratos',
  deposits: 'Depósitos',
  amount: 'Importe',
  leftOut: 'No está en el kit:',
  unverified: {
    one: '{count} dirección no se ha podido verificar a partir de las claves. El kit indica la dirección, pero no su dinero.',
    many: '{count} direcciones no se han podido verificar a partir de las claves. El kit indica las direcciones, pero no su dinero.',
  },
  unlisted: {
    one: 'El kit no indica las monedas de {count} dirección, porque el explorador de bloques no ha respondido. Se pueden buscar más tarde en la página de recuperación, o cree otro kit.',
    many: 'El kit no indica las monedas de {count} direcciones, porque el explorador de bloques no ha respondido. Se pueden buscar más tarde en la página de recuperación, o cree otro kit.',
  },
  recorded: {
    one: 'El explorador de bloques no ha respondido para {count} dirección. El kit indica el pago que se registró antes.',
    many: 'El explorador de bloques no ha respondido para {count} direcciones. El kit indica los pagos que se registraron antes.',
  },
  encrypted: 'Su clave de firma va dentro, cifrada con su contraseña. Sin la contraseña, la clave no se puede usar.',
  advice: 'Guarde el archivo fuera de este dispositivo, y la contraseña separada del archivo.',
  download: 'Descargar',
  downloaded:
    'Su navegador está guardando {file}. Póngalo en un lugar seguro y después pruébelo: solo así se sabe que funciona. Guarde con él la página de recuperación (menú Más), que abre el kit sin este sitio.',
  copyText: 'Copiar su texto',
  copied: 'Copiado',
  copyFailed: 'Su navegador no permite copiar. Abra este sitio en otro navegador.',
  rehearse: 'Probar',
  retry: 'Reintentar',
  close: 'Cerrar',
};

export const rehearsal: TextsOf<typeof rehearsalMessages> = {
  title: 'Probar la recuperación',
  purpose:
    'Prueba su kit guardado y su contraseña sin mover dinero. Todo ocurre aquí, en su navegador; no se envía nada y se descartan las firmas.',
  file: 'Kit de recuperación',
  fileHint: 'El archivo aval-kit-….json del lugar donde lo guarda.',
  fileChoose: 'Elegir un archivo',
  fileNone: 'Aún no se ha elegido ninguno',
  password: 'Contraseña de firma',
  rehearse: 'Probar',
  rehearsing: 'Probando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  passed: 'Usted y otro firmante pueden recuperar {amount} BTC con este archivo. Probado hoy.',
  passedEmpty:
    'Su contraseña abre este archivo, y todas las direcciones que contiene corresponden a las claves. Según el archivo, no hay dinero en ellas. Probado hoy.',
  stale: 'Desde que se creó este kit ha llegado un depósito que no figura en él. Descargue otro kit.',
  download: 'Descargar otro kit',
  'file-missing': 'Elija el archivo del kit.',
  'file-unreadable': 'No se ha podido leer este archivo. Elíjalo otra vez.',
  'file-too-large':
    'Este archivo es demasiado grande para ser un kit de recuperación. Elija el archivo aval-kit-….json.',
  'file-not-json': 'Este archivo está incompleto o no es un kit de recuperación. Elija otra copia.',
  'file-key-backup':
    'Esto es una copia de la clave, no un kit de recuperación. No dice dónde está el dinero. Elija el archivo aval-kit-….json.',
  'file-not-a-kit': 'Este archivo no es un kit de recuperación. Elija el archivo aval-kit-….json.',
  'file-newer-version':
    'Este kit es de una versión posterior de este programa. Vuelva a cargar la página e inténtelo de nuevo.',
  'file-incomplete': 'Este kit está dañado: {field} falta o es incorrecto. Use otra copia, o descargue otro kit.',
  'file-whole': 'el archivo',
  'owner-network':
    'Este kit es de otra red ({network}). Elija un kit que haya descargado en este sitio. No se ha guardado nada.',
  'owner-contract': 'Este kit se creó antes que este contrato. Descargue otro; no se ha guardado nada.',
  'owner-account':
    'Este kit es de otra cuenta, o de la otra parte. Elija el que descargó con esta cuenta; no se ha guardado nada.',
  'owner-keys':
    'Las claves de este kit no son las del contrato. O se ha modificado el archivo, o el servidor muestra ahora otras claves: compárelas con la otra parte antes de pagar o firmar nada.',
  'kit-keys-invalid': 'Las claves de este kit no son válidas para esta red: el archivo se ha modificado o está dañado.',
  'kit-address-differs': 'La dirección {address} no corresponde a las claves de este kit: el archivo se ha modificado.',
  'kit-descriptor-differs':
    'El descriptor de un contrato no corresponde a las claves de este kit: el archivo se ha modificado.',
  'kit-deposit-repeated': 'La dirección {address} aparece dos veces en este kit: el archivo se ha modificado.',
  'kit-coin-repeated': 'La moneda {coin} aparece dos veces en este kit: el archivo se ha modificado.',
  'kit-coin-differs':
    'La moneda {coin} no coincide con su transacción: se ha modificado un importe o una dirección del archivo.',
  'kit-transaction-invalid': 'Una transacción de este kit no se puede leer: el archivo está dañado.',
  'kit-amount-impossible': 'Este kit indica más dinero del que existe: el archivo se ha modificado.',
  'kit-no-envelope': 'Este kit no contiene ninguna clave, así que no se puede probar con una contraseña.',
  'kit-envelope-invalid': 'La clave de este kit no se puede leer: el archivo está dañado.',
  'kit-envelope-foreign': 'La clave de este kit no es la de su cuenta: el archivo se ha modificado.',
  'kit-wrong-password':
    'Esta contraseña no abre la clave del archivo. Si es un kit antiguo, use la contraseña que tenía entonces.',
  'kit-signature-invalid':
    'Una firma que se acaba de hacer no es válida ({coin}). Este navegador da resultados incorrectos: no firme nada con él e inténtelo en otro dispositivo.',
  fileAdvice: 'Use otra copia, o descargue otro kit.',
};

export const keyFile: TextsOf<typeof keyFileMessages> = {
  'file-too-large':
    'Este archivo es demasiado grande. Elija la copia de la clave o el kit de recuperación que descargó aquí.',
  'file-not-json':
    'Esto no es una copia de la clave ni un kit de recuperación: no contiene JSON o está incompleto. Elija el archivo .json que descargó aquí.',
  'file-not-a-key-file':
    'Esto no es una copia de la clave ni un kit de recuperación. Elija el archivo .json que descargó aquí.',
  'file-newer-version':
    'Este archivo es de una versión posterior de este programa. Vuelva a cargar la página y ábralo de nuevo.',
  'file-incomplete': 'Este archivo está dañado: le falta una parte o es incorrecta. Pruebe con otra copia.',
  'file-no-envelope':
    'Este kit de recuperación no contiene ninguna clave cifrada: se hizo para otro firmante. Elija su propio kit o su copia de la clave.',
  'file-other-network':
    'Este kit de recuperación es de una red de Bitcoin distinta de la de este sitio. Elija un kit que haya descargado aquí.',
  'file-other-client':
    'Otro programa cifró la clave de este archivo, y esta página no puede leerla. Úsela en ese programa.',
  'file-damaged': 'Este archivo está dañado: no se puede leer la clave cifrada que contiene. Pruebe con otra copia.',
  'file-altered':
    'Este archivo se ha alterado: la clave cifrada que contiene no corresponde a la clave pública que nombra. Pruebe con otra copia.',
  title: 'Abrir la clave desde un archivo',
  purpose:
    'Abre su clave de firma desde una copia de la clave o un kit de recuperación, solo para esta sesión. Ocurre aquí, en su navegador: no se envía ni se guarda nada.',
  file: 'Copia de la clave o kit de recuperación',
  fileHint: 'El archivo .json que descargó.',
  fileChoose: 'Elegir un archivo',
  fileNone: 'Ninguno todavía',
  'file-missing': 'Elija la copia de la clave o el kit de recuperación.',
  'file-unreadable': 'No se ha podido leer este archivo. Elíjalo de nuevo.',
  password: 'Contraseña de firma',
  open: 'Abrir la clave',
  cancel: 'Cancelar',
  close: 'Cerrar',
  wrongPassword:
    'Esta contraseña no abre la clave del archivo. Si es un archivo antiguo, use la contraseña que tenía entonces. Si está seguro de la contraseña, el archivo puede estar dañado: pruebe con otra copia.',

  keyOfFile: 'Clave pública del archivo',
  keyRemembered: 'Clave pública que este dispositivo recuerda para su cuenta',
  keyNamed: 'Clave pública que el servidor indica para su cuenta',

  foreignTitle: 'Este archivo contiene otra clave',
  foreignNamed:
    'El archivo contiene una clave distinta de la que el servidor indica para su cuenta, así que no se ha abierto. Si es el archivo de otra cuenta, elija el correcto.',
  foreignRemembered:
    'El archivo contiene una clave distinta de la que este dispositivo recuerda para su cuenta, así que no se ha abierto. Si es el archivo de otra cuenta, elija el correcto.',
  foreignReplaced:
    'Si está seguro de que el archivo es de esta cuenta, el servidor ha cambiado su clave. Su dinero sigue donde estaba: está bloqueado con la clave del archivo. No pague ni firme nada aquí, y pregunte a {support}.',

  replacedTitle: 'Su archivo funciona, pero el servidor indica otra clave',
  replaced:
    'Su contraseña abre la clave del archivo, y es la clave que este dispositivo recuerda para su cuenta. El servidor indica otra. Su clave sigue cerrada aquí, porque este servidor puede pedirle que firme algo falso.',
  replacedSafe: 'Qué está a salvo: el dinero bloqueado con su clave. La clave que indica el servidor no puede moverlo.',
  replacedAdvice:
    'Qué hacer: guarde el archivo y la contraseña, no pague ni firme nada aquí y pregunte a {support} por qué se cambió la clave. Sin el servidor, usted y otro firmante pueden mover el dinero con su kit y la página de recuperación.',

  unknownTitle: 'No hay nada con qué comparar esta clave',
  unknown:
    'El servidor no indica ninguna clave pública para su cuenta y este dispositivo no recuerda ninguna. El archivo por sí solo no demuestra que su clave sea la de usted, así que no se ha abierto.',
  unknownAdvice:
    'Su dinero sigue donde estaba. Inicie sesión en un dispositivo en el que ya haya usado esta cuenta, o pida a {support} que restablezca su clave pública. Guarde el archivo y la contraseña. Sin el servidor, usted y otro firmante pueden mover el dinero con su kit y la página de recuperación.',
  helpLink: 'Si {brand} desaparece',
};

export const saveRecords: TextsOf<typeof saveRecordsMessages> = {
  purpose: 'Un archivo zip con el extracto y el chat, y con el certificado de los términos y el PDF si los hay.',
  collecting: 'Leyendo el contrato, sus pagos y su chat…',
  saved: 'Su navegador está guardando {file}. Contiene:',
  nothing: 'No se ha guardado ningún archivo.',
  missing: 'Falta:',
  again: 'Intentar de nuevo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  unknown: 'desconocido',
  'certificate-none': 'Certificado: no hay términos firmados por ambas partes.',
  'certificate-failed': 'Certificado: no se han podido leer las firmas.',
  'certificate-partial': 'Certificados posteriores, si los hay: no se han podido leer todas las firmas.',
  'statement-none': 'Extracto: todavía no hay pagos.',
  'statement-failed': 'Extracto: no se han podido leer los pagos.',
  'statement-partial': 'Algunos pagos: no se ha podido leer todo. Los del extracto son correctos.',
  'chat-none': 'Chat: todavía no hay mensajes.',
  'chat-failed': 'Chat: no se han podido leer los mensajes.',
  'chat-partial': 'Algunos mensajes del chat: no se han podido leer todos.',
  'pdf-unknown': 'PDF: este dispositivo no conoce el documento. Ábralo en el contrato y guárdelo desde allí.',
  'pdf-other': 'PDF: el documento que envía el servidor no es el que conoce este dispositivo.',
  'pdf-failed': 'PDF: no se ha podido leer el documento.',
};
