import type { languageMessages, themeMessages } from '@/content/bar-tools.messages';
import type { discardMessages } from '@/content/discard.messages';
import type { errorMessages } from '@/content/errors.messages';
import type { layoutMessages } from '@/content/layout.messages';
import type { memberBarMessages } from '@/content/member-bar.messages';
import type { notFoundMessages } from '@/content/not-found.messages';
import type { settingsMessages } from '@/content/settings.messages';
import type { logoutMessages, statusMessages } from '@/content/status.messages';
import type { TextsOf } from '@/i18n/translation';

export const LAYOUT_ES: TextsOf<typeof layoutMessages> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  login: 'Iniciar sesión',
  loading: 'Cargando',
  goToContracts: 'Ir a sus contratos',
  errorTitle: 'Algo ha fallado en esta pantalla',
  errorText: 'No se ha enviado nada por ello. Vuelva a cargar la página; si se repite, vuelva a sus contratos.',
  reload: 'Volver a cargar',
};

export const MEMBER_BAR_ES: TextsOf<typeof memberBarMessages> = {
  menu: 'Menú',
  contracts: 'Contratos',
  newContract: 'Nuevo contrato',
  devel: 'Desarrollo',
  userDisputes: 'Gestión de disputas: usuario',
  arbitratorDisputes: 'Gestión de disputas: árbitro',
  allMockups: 'Ver todas las maquetas',
  downloadKeyBackup: 'Descargar copia de la clave',
  checkKeyBackup: 'Comprobar copia de la clave',
  help: 'Ayuda',
  openKeyFromFile: 'Abrir la clave desde un archivo',
  logout: 'Cerrar sesión',
};

export const NOT_FOUND_ES: TextsOf<typeof notFoundMessages> = {
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección.',
};

export const THEME_ES: TextsOf<typeof themeMessages> = {
  theme: 'Tema',
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
};

export const LANGUAGE_ES: TextsOf<typeof languageMessages> = {
  language: 'Idioma',
  en: 'English',
  es: 'Español',
  inEnglish: 'Leer en inglés',
  failed: 'No se ha podido cargar el idioma. Compruebe su conexión y elíjalo de nuevo.',
};

export const SETTINGS_ES: TextsOf<typeof settingsMessages> = {
  title: 'La aplicación no puede iniciarse: hay un ajuste incorrecto',
  text: 'Corríjalo en el entorno con el que se compila la aplicación y vuelva a compilarla.',
  value: 'Valor',
  expected: 'Se esperaba',
};

export const STATUS_ES: TextsOf<typeof statusMessages> = {
  offline:
    'No tiene conexión. Lo que ve puede no estar al día, y no se puede guardar ni firmar nada hasta que vuelva a tenerla.',
  storageFull:
    'El almacenamiento de este navegador está lleno. Tras volver a cargar la página habrá que obtener de nuevo sus contratos; deje abierta esta pestaña mientras se esté guardando algo.',
  storageBlocked:
    'Este navegador no permite que la página guarde nada. Tras volver a cargarla tendrá que iniciar sesión de nuevo; deje abierta esta pestaña mientras se esté guardando algo.',
  clock: 'El reloj de este dispositivo se desvía unas {hours} h. Las fechas que ve y que elige pueden ser incorrectas.',
  newerVersion:
    'Hay una versión más reciente de esta página y partes de esta ya no se pueden cargar. Termine lo que esté escribiendo y vuelva a cargarla.',
  reload: 'Volver a cargar',
  savingOne: 'Su transacción está en camino; su registro todavía se está guardando…',
  savingMany: '{count} transacciones están en camino; sus registros todavía se están guardando…',
  unsent:
    'Una transacción que ambos han firmado todavía no ha llegado a la red. Se guarda aquí y se vuelve a enviar automáticamente. Si el servidor no la transmite, el explorador de bloques puede difundirla en su lugar.',
  sendThroughExplorer: 'Enviar a través del explorador de bloques',
  sending: 'Enviando…',
  retryNow: 'Reintentar ahora',
  retrying: 'Reintentando…',
  dismiss: 'Descartar',
  notBroadcast: 'Una transacción no se ha difundido.',
  releaseNotSaved: 'Una liberación no se ha guardado.',
};

export const LOGOUT_ES: TextsOf<typeof logoutMessages> = {
  title: '¿Cerrar la sesión antes de que todo esté guardado?',
  purpose: 'Al cerrar la sesión, este navegador olvida lo que todavía tiene que guardar.',
  sent: 'Difundidas y todavía sin registrar: {count}. El dinero está a salvo en la red, pero el servidor puede seguir mostrándolas como pendientes.',
  unsent: 'Firmadas y todavía sin difundir: {count}. Habría que firmarlas de nuevo.',
  signatures:
    'Liberaciones que usted ha firmado y que el servidor todavía no tiene: {count}. Habría que hacerlas de nuevo.',
  stay: 'Seguir con la sesión',
  leave: 'Cerrar la sesión de todos modos',
};

export const DISCARD_ES: TextsOf<typeof discardMessages> = {
  question: '¿Descartar lo escrito?',
  keep: 'Seguir escribiendo',
  discard: 'Descartar',
};

export const ERRORS_ES: TextsOf<typeof errorMessages> = {
  network: 'Error de red: el servidor no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
  stopped: 'Ha dejado de esperar y el servidor no ha respondido: aún puede haberse hecho.',
  httpGone: 'El servidor ya no tiene esto. Vuelva a cargar la página.',
  httpForbidden: 'El servidor no permite esto con su cuenta. Si debería, cierre la sesión y vuelva a iniciarla.',
  httpBusy: 'El servidor está recibiendo demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  httpDown: 'El servidor no ha podido hacerlo (código de estado {status}). Inténtelo de nuevo en un momento.',
  httpOther: 'El servidor lo ha rechazado: la solicitud ha fallado con el código de estado {status}.',
  serverText: 'El servidor lo ha rechazado: {text}',
  'bad-answer':
    'El servidor ha enviado una respuesta que no se puede usar ({what}). Inténtelo de nuevo; si persiste, avise a quien gestiona este sitio.',
  'keys-not-generated': 'No se han podido generar las claves',
  'crypto-unavailable':
    'Este navegador no ofrece criptografía en esta página. Ábrala por https, o en localhost, e inténtelo de nuevo.',
  'wrong-password': 'La contraseña no es correcta. No se ha firmado ni enviado nada; escríbala de nuevo.',
  'bad-envelope':
    'Su clave de firma guardada no se puede leer. Cierre la sesión y vuelva a iniciarla para obtenerla de nuevo.',
  'key-mismatch':
    'La clave de firma guardada es de otra cuenta. Cierre la sesión y vuelva a iniciarla para obtener la suya.',
  'psbt-refused': 'La transacción se ha rechazado y no se ha firmado nada: {text}',
  'psbt-not-accepted': 'No se firmó nada. Lea las advertencias sobre esta transacción y acéptelas primero.',
  'no-psbt': 'No se ha encontrado ninguna PSBT para firmar',
  'signature-invalid': 'Una firma de esta transacción no es válida. Cancélela y cree una nueva.',
  'not-enough-signatures': 'Todavía falta una firma. La otra parte tiene que firmar primero.',
  'broadcast-refused': 'La red Bitcoin ha rechazado la transacción: {text}',
  'record-refused': 'El servidor no ha aceptado su firma, así que hay que hacer la liberación de nuevo: {text}',
  'no-deposit-answer': 'El servidor no ha dado ninguna dirección de depósito',
  'no-deposit-address': 'No se ha generado ninguna dirección de depósito',
  'address-not-derived': 'No se ha podido generar la dirección',
  'address-info': 'No se han podido obtener los datos de la dirección',
  'guarantee-update-failed': 'No se ha podido actualizar la garantía',
  'fees-unknown':
    'No se conocen las comisiones de red actuales: el explorador de bloques no ha respondido. Inténtelo de nuevo en un momento.',
  'balance-unknown':
    'No se conoce el saldo: el explorador de bloques no ha respondido. Inténtelo de nuevo en un momento.',
  'keys-changed':
    'Una clave de este contrato ha cambiado desde la última vez que la vio, así que no se paga ni se firma nada. Compruébela con la otra parte; la alarma de la cabecera del contrato dice cómo.',
  'signatures-not-kept':
    'No se firmó nada: este navegador no puede guardar un registro de lo que usted firma, que le protege de pagar dos veces. Permita que este sitio guarde datos, salga de la navegación privada o use otro navegador.',
  'signatures-lost':
    'Las firmas que recordaba este dispositivo ya no están, así que no se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'keys-lost':
    'Las claves que recordaba este dispositivo ya no están, así que no se paga ni se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'keys-not-kept':
    'Este navegador no guarda las claves que este programa debe recordar, así que no se paga ni se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'key-unchecked':
    'Su clave de firma no se ha abierto desde que inició la sesión, así que no se paga nada. Escriba su contraseña para comprobarla; el aviso de la parte superior de la página lo ofrece.',
  'arbitrator-unlisted':
    'El árbitro de este contrato no es uno de los que acepta esta instalación, o tiene otra clave, así que no se paga ni se firma nada.',
  'deposits-unverified':
    'Ninguna dirección de depósito de esta garantía se puede verificar con las claves, así que lo que contienen no se cuenta y no se puede liberar desde aquí.',
  'kit-one-party':
    'Aún no hay contraparte, así que no hay nada que recuperar. Cree el kit cuando la otra parte se haya unido y haya dinero depositado.',
  'kit-unchecked':
    'Esta instalación no comprueba las direcciones de depósito, así que no puede crear un kit que funcione con seguridad.',
  'kit-empty':
    'Aún no hay nada que recuperar: este contrato no tiene direcciones de depósito. Cree el kit cuando haya dinero depositado.',
  'kit-unverified':
    'Ninguna dirección de depósito de este contrato se puede verificar a partir de sus claves, así que un kit no podría mover lo que contienen. No pague nada a ellas y pregunte a la otra parte qué claves ve.',
  'kit-no-key':
    'Su clave de firma no se ha abierto desde que inició sesión, así que el kit podría contener una clave que no se abre. Escriba su contraseña para comprobarla; el aviso de la parte superior de la página lo ofrece.',
  'terms-incomplete':
    'Una parte de los términos no se conoce en este dispositivo, así que no se pueden firmar ni comparar. El contrato dice qué falta.',
  'terms-differ':
    'El contrato ha cambiado desde que abrió los términos. No se ha firmado nada. Lea los términos tal como son ahora.',
  'terms-not-sealed':
    'No se ha pagado ni firmado nada: esta instalación exige que ambas partes hayan firmado los términos tal como son ahora. Firme primero los términos y pida a la otra parte que los firme.',
  'terms-not-accepted':
    'No se ha pagado ni firmado nada: los términos no son los que firmaron ambas partes, o no los han firmado ambas. Lea el aviso sobre ellos más arriba, acéptelo e inténtelo de nuevo.',
  'signing-here': 'Esta garantía ya se está liberando o firmando. Espere a que termine.',
  'signing-elsewhere':
    'Esta garantía se está firmando en otra pestaña. Termine allí, o cierre esa pestaña e inténtelo de nuevo.',
  'withdrawal-waiting':
    'Mientras tanto se ha firmado otra retirada de esta garantía, que espera la segunda firma. Firme o cancele primero esa.',
  'already-broadcast':
    'La otra parte ha firmado y difundido esta transacción mientras tanto, así que ya no se puede cancelar.',
  'release-confirmed':
    'La primera transacción se ha confirmado, así que ya no se puede sustituir. El pago está hecho y no queda nada por hacer.',
  'release-unproven':
    'No se ha firmado nada: no se ha podido leer la primera transacción con su propia firma, que demuestra lo que usted acordó. Use el dispositivo en el que la firmó o inténtelo más tarde.',
  'not-replaceable':
    'Esta liberación ya no se puede sustituir: la siguió otra, o algo distinto ha gastado sus monedas. Mire de nuevo la garantía.',
  unsaved:
    'Este navegador todavía tiene que guardar algo de la cuenta con la que ha entrado. Espere a que termine o salga antes.',
  'not-a-pdf': 'El servidor no ha enviado un PDF, así que no se ha abierto. Pida otra copia a quien lo adjuntó.',
  'pdf-empty': 'Este archivo está vacío. Elija el PDF otra vez o pida otra copia.',
  'pdf-not-chosen': 'Este archivo no es un PDF, diga lo que diga su nombre. Elija el PDF mismo.',
  'pdf-too-large': 'Tiene más de 50 MB y es demasiado grande para abrirlo aquí. Pida otra copia a quien lo adjuntó.',
  unexpected: 'Ha ocurrido algo inesperado: {text}',
};
