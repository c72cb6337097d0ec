import type { contractMenuMessages } from '@/content/contract-menu.messages';
import type { keyFileMessages } from '@/content/key-file.messages';
import type { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { saveRecordsMessages } from '@/content/save-records.messages';
import type { TextsOf } from '@/i18n/translation';

export const contractMenu: TextsOf<typeof contractMenuMessages> = {
  menu: 'Más',
  statement: 'Extracto',
  openFile: 'Abrir un archivo',
  recovery: 'Recuperación',
  offer: 'Con un [archivo de recuperación], usted y otro firmante pueden mover este dinero aunque {brand} desaparezca.',
  none: 'Aún no se ha creado ningún archivo en este dispositivo',
  stale: 'En el último archivo falta este contrato, un depósito o una fecha de devolución',
  saved: 'Creado el {date}, aún sin probar',
  tested: 'Probado el {date}',
};

export const recoveryDialog: TextsOf<typeof recoveryDialogMessages> = {
  title: 'Recuperación',
  purpose:
    'Un archivo con el que usted y otro firmante pueden mover su dinero si este sitio desaparece. Se abre con un doble clic.',
  making: 'Creando el archivo: se vuelven a comprobar las claves y las direcciones de sus contratos.',
  contracts: 'Contratos',
  deposits: 'Depósitos',
  amount: 'Importe',
  keyOnly: 'Contiene su clave, y ningún contrato.',
  leftOut: 'No está en el archivo:',
  unverified: {
    one: '{count} dirección no se ha podido verificar a partir de las claves. El archivo indica la dirección, pero no su dinero.',
    many: '{count} direcciones no se han podido verificar a partir de las claves. El archivo indica las direcciones, pero no su dinero.',
  },
  unlisted: {
    one: 'El archivo no indica las monedas de {count} dirección, porque el explorador de bloques no ha respondido. Se pueden buscar más tarde en la página de recuperación, o cree otro archivo.',
    many: 'El archivo no indica las monedas de {count} direcciones, porque el explorador de bloques no ha respondido. Se pueden buscar más tarde en la página de recuperación, o cree otro archivo.',
  },
  encrypted:
    'Su clave de firma va dentro, cifrada con su contraseña. Guarde el archivo fuera de este dispositivo, y la contraseña separada del archivo.',
  download: 'Descargar el archivo de recuperación',
  downloading: 'Descargando…',
  downloaded: 'Su navegador está guardando {file}. Póngalo en un lugar seguro y después pruébelo aquí.',
  unreachable: 'No se ha podido crear el archivo y no se ha guardado nada. Compruebe su conexión e inténtelo otra vez.',
  changed:
    'El servidor ha enviado una página de recuperación distinta de la que corresponde a esta aplicación: podría quedarse con su clave. No se ha guardado nada. Vuelva a cargar la página e inténtelo otra vez.',
  copyText: 'Copiar su texto',
  copyFailed: 'Su navegador no permite copiar. Abra este sitio en otro navegador.',
  forSigner: 'Para otro firmante',
  forSignerHint: 'Envíe solo este archivo a la otra parte o al árbitro: no contiene ninguna clave ni otro contrato.',
  forSignerNone: 'No se ha guardado ningún archivo: todavía no hay nada de este contrato que se pueda mover con él.',
  test: 'Probarlo',
  testing: 'Probando…',
  passed: 'Usted y otro firmante pueden recuperar {amount} BTC con este archivo. Probado hoy.',
  passedEmpty:
    'Su contraseña abre este archivo, y todas las direcciones que contiene corresponden a las claves. No indica dinero. Probado hoy.',
  passedKey: 'Su contraseña abre la clave de este archivo. Todavía no contiene contratos.',
  stale: 'En este archivo falta este contrato, un depósito o una fecha de devolución. Descargue otro.',
  'owner-account':
    'La clave de este archivo no es la de su cuenta. Elija el archivo que descargó con esta cuenta. Si es este, el servidor ha sustituido su clave: no pague ni firme nada.',
  'owner-keys':
    'Las claves de este archivo no son las de sus contratos. O se ha modificado el archivo, o el servidor muestra ahora otras claves: compárelas con la otra parte antes de pagar o firmar nada.',
  openPage: 'La página de recuperación (recover.html)',
  help: 'Qué hacer si {brand} desaparece',
  close: 'Cerrar',

  offerTitle: 'Guarde su archivo de recuperación',
  offerText:
    'Contiene su [clave de firma], cifrada con su contraseña. Guárdelo fuera de este dispositivo: nadie puede recuperar una clave perdida.',
  offerSaved:
    'Su navegador está guardando {file}. Después de iniciar sesión, pruébelo: Archivo de recuperación, en el menú junto a su correo.',
};

export const keyFile: TextsOf<typeof keyFileMessages> = {
  'file-no-envelope':
    'Este archivo no contiene ninguna clave: se hizo para otro firmante. Elija su propio archivo de recuperación.',
  'file-other-network':
    'Este archivo es de una red de Bitcoin distinta de la de este sitio. Elija uno que haya descargado aquí.',
  'key-wrong-password':
    'Esta contraseña no abre la clave del archivo. Si es un archivo antiguo, use la contraseña que tenía entonces. Si está seguro de la contraseña, el archivo puede estar dañado: pruebe con otra copia.',
  'key-other-client':
    'Otro programa cifró la clave de este archivo, y esta página no puede leerla. Úsela en ese programa.',
  'key-damaged':
    'Este archivo está dañado o se ha alterado: no se puede usar la clave que contiene. Pruebe con otra copia.',
  title: 'Abrir la clave desde un archivo',
  purpose:
    'Abre su clave de firma desde su archivo de recuperación, solo para esta sesión. Ocurre aquí, en su navegador: no se envía ni se guarda nada.',
  file: 'Archivo de recuperación',
  fileHint: 'El archivo aval-recovery-…, o una copia de la clave o un kit de recuperación de antes.',
  fileChoose: 'Elegir un archivo',
  fileNone: 'Ninguno todavía',
  'file-missing': 'Elija el archivo de recuperación.',
  'file-unreadable': 'No se ha podido leer este archivo. Elíjalo de nuevo.',
  password: 'Contraseña de firma',
  open: 'Abrir la clave',
  cancel: 'Cancelar',
  keyRemembered: 'Clave pública que este dispositivo recuerda para su cuenta',
  keyNamed: 'Clave pública que el servidor indica para su cuenta',

  foreign:
    'Este archivo contiene una clave distinta de la de su cuenta, así que no se ha abierto. Su dinero sigue donde estaba. Elija el archivo correcto. Si está seguro de que es este, no pague ni firme nada aquí y pregunte a {support}.',
  replaced:
    'Su archivo funciona, pero el servidor indica otra clave para su cuenta. La suya sigue cerrada aquí, porque este servidor puede pedirle que firme algo falso. Su dinero está a salvo: la otra clave no puede moverlo. Guarde el archivo y la contraseña, no pague ni firme nada aquí y pregunte a {support}. Sin el servidor, usted y otro firmante pueden mover el dinero con su archivo de recuperación.',
  'unknown-key':
    'Ni el servidor ni este dispositivo conocen una clave de su cuenta. El archivo por sí solo no demuestra que su clave sea la de usted, así que no se ha abierto. Su dinero sigue donde estaba. Inicie sesión en un dispositivo en el que ya haya usado esta cuenta, o pregunte a {support}. Guarde el archivo y la contraseña: con ellos, usted y otro firmante pueden mover el dinero sin el servidor.',
  helpLink: 'Si {brand} desaparece',
};

export const saveRecords: TextsOf<typeof saveRecordsMessages> = {
  save: 'Guardar los registros',
  purpose: 'Un archivo zip con el extracto y el chat, y con el certificado de los términos y el PDF si los hay.',
  collecting: 'Leyendo el contrato, sus pagos y su chat…',
  saved: 'Su navegador está guardando {file}. Contiene:',
  nothing: 'No se ha guardado ningún archivo.',
  missing: 'Falta:',
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
