import type { languageMessages, networkMessages, themeMessages } from '@/content/bar-tools.messages';
import { DISCARD } from '@/content/discard.messages';
import type { errorMessages } from '@/content/errors.messages';
import { FORM_ISSUES } from '@/content/form-issues.messages';
import type { layoutMessages } from '@/content/layout.messages';
import type { memberBarMessages } from '@/content/member-bar.messages';
import type { passwordMessages } from '@/content/password.messages';
import type { logoutMessages, statusMessages } from '@/content/status.messages';
import type { TextsOf } from '@/i18n/translation';

export const layout: TextsOf<typeof layoutMessages> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  login: 'Iniciar sesión',
  loading: 'Cargando',
  goToContracts: 'Ir a sus contratos',
  errorTitle: 'Algo ha fallado en esta pantalla',
  errorText: 'No se ha enviado nada. Vuelva a cargar la página; si se repite, vuelva a sus contratos.',
  reload: 'Volver a cargar',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No hay nada en esta dirección.',
  copied: 'Copiado',
  copyFailed: 'El navegador no permite copiar. Seleccione el texto y cópielo a mano.',
};

export const memberBar: TextsOf<typeof memberBarMessages> = {
  menu: 'Menú',
  contracts: 'Contratos',
  newContract: 'Nuevo contrato',
  devel: 'Desarrollo',
  userDisputes: 'Gestión de disputas: usuario',
  arbitratorDisputes: 'Gestión de disputas: árbitro',
  allMockups: 'Ver todas las maquetas',
  recoveryFile: 'Archivo de recuperación',
  showIn: 'Mostrar los valores en {currency}',
  openKeyFromFile: 'Abrir la clave desde un archivo',
  logout: 'Cerrar sesión',
};

export const network: TextsOf<typeof networkMessages> = {
  test: 'Red de pruebas',
  testMeaning: 'Son monedas de prueba, sin valor. Su valor se muestra solo para practicar.',
};

export const theme: TextsOf<typeof themeMessages> = {
  system: 'Tema del sistema',
  light: 'Tema claro',
  dark: 'Tema oscuro',
};

export const language: TextsOf<typeof languageMessages> = {
  language: 'Idioma',
  en: 'English',
  es: 'Español',
  inEnglish: 'Leer en inglés',
};

export const status: TextsOf<typeof statusMessages> = {
  offline:
    'No tiene conexión. Lo que ve puede no estar al día, y no se puede guardar ni firmar nada hasta que vuelva a tenerla.',
  storageFull:
    'El almacenamiento de este navegador está lleno. Tras volver a cargar la página habrá que obtener de nuevo sus contratos; deje abierta esta pestaña mientras se esté guardando algo.',
  storageBlocked:
    'Este navegador no permite que la página guarde nada. Tras volver a cargarla tendrá que iniciar sesión de nuevo; deje abierta esta pestaña mientras se esté guardando algo.',
  missingFile:
    'No se ha podido cargar una parte de esta página: se ha interrumpido la conexión o hay una versión más reciente. Termine lo que esté escribiendo y vuelva a cargarla.',
  reload: 'Volver a cargar',
  savingOne: 'Enviada. Guardando el registro…',
  savingMany: '{count} liberaciones enviadas. Guardando sus registros…',
  unsent:
    'Una liberación que ambas partes han firmado todavía no ha llegado a la red. La guardamos en este navegador y seguimos intentando enviarla. Si el servidor no la transmite, el explorador de bloques puede difundirla en su lugar.',
  sendThroughExplorer: 'Enviar a través del explorador de bloques',
  sending: 'Enviando…',
  retryNow: 'Reintentar ahora',
  retrying: 'Reintentando…',
  dismiss: 'Cerrar aviso',
  notBroadcast: 'Una liberación no se ha difundido.',
  releaseNotSaved: 'Una liberación no se ha guardado.',
};

export const logout: TextsOf<typeof logoutMessages> = {
  title: '¿Cerrar la sesión antes de que todo esté guardado?',
  purpose: 'Hay datos que todavía no están en el servidor. Si cierra la sesión ahora, este navegador los borra.',
  sent: 'Liberaciones difundidas y todavía sin registrar: {count}. La red las tiene, pero el servidor puede seguir mostrándolas como pendientes.',
  unsent: 'Liberaciones firmadas y todavía sin difundir: {count}. Habría que firmarlas de nuevo.',
  signatures:
    'Liberaciones que usted ha firmado y que el servidor todavía no tiene: {count}. Habría que crearlas otra vez.',
  stay: 'Seguir en la sesión',
  leave: 'Cerrar la sesión de todos modos',
};

export const discard = DISCARD.es;

export const errors: TextsOf<typeof errorMessages> = {
  network: 'Error de red: el servidor no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
  stopped:
    'Ha dejado de esperar antes de que respondiera el servidor. Puede que se haya hecho: compruébelo antes de repetirlo.',
  httpGone: 'Esto ya no existe. Vuelva a cargar la página.',
  httpLoggedOut:
    'El servidor ya no acepta su sesión. Vuelva a entrar: no se pierde nada de lo que ha escrito o firmado aquí.',
  httpForbidden: 'Su cuenta no puede hacer esto. Si cree que debería poder, cierre la sesión y vuelva a entrar.',
  httpBusy: 'El servidor está ocupado. Espere un momento e inténtelo de nuevo.',
  httpTooLarge: 'Es demasiado grande para este sitio. Elija un archivo más pequeño o un texto más corto.',
  httpDown: 'El servidor ha tenido un problema (error {status}). Inténtelo de nuevo en un momento.',
  httpOther: 'El servidor lo ha rechazado (error {status}). Vuelva a cargar la página e inténtelo de nuevo.',
  serverText: 'El servidor lo ha rechazado: {text}',
  'bad-answer':
    'No hemos podido leer la respuesta del servidor. Inténtelo de nuevo. Si se repite, avise a quien gestiona este sitio e indique «{what}».',
  'records-unread': {
    one: '{count} registro de la respuesta del servidor no se puede leer y no se muestra aquí. Dígaselo a quien administra este sitio.',
    many: '{count} registros de la respuesta del servidor no se pueden leer y no se muestran aquí. Dígaselo a quien administra este sitio.',
  },
  'web-page':
    'El servidor ha respondido con una página web en lugar de datos: este sitio tiene mal configurada la dirección de su servidor o de su explorador de bloques. Usted no puede arreglarlo; dígaselo a quien administra este sitio.',
  'keys-not-generated': 'No se han podido generar las claves',
  'crypto-unavailable':
    'Esta página no se ha abierto por https, así que este navegador no le ofrece criptografía. Ábrala por https, o en localhost, e inténtelo de nuevo.',
  'engine-blocked':
    'Este navegador no ejecuta el programa que protege sus claves. Puede impedirlo el nivel de seguridad de Tor Browser, el modo de aislamiento o un bloqueador de contenido: permita WebAssembly y los workers en este sitio, o use otro navegador.',
  'wrong-password': 'La contraseña no es correcta. No se ha firmado ni enviado nada; escríbala de nuevo.',
  'unknown-envelope':
    'Otro programa cifró su clave de firma, y esta página no puede leerla. Firme en ese programa, o elija «Abrir la clave desde un archivo» en el menú junto a su correo y use su archivo de recuperación.',
  'bad-envelope':
    'Su clave de firma guardada no se puede leer. Cierre la sesión y vuelva a iniciarla para obtenerla de nuevo.',
  'key-mismatch':
    'La clave de firma guardada es de otra cuenta. Cierre la sesión y vuelva a iniciarla para obtener la suya.',
  'psbt-refused': 'La transacción se ha rechazado y no se ha firmado nada: {text}',
  'psbt-not-accepted': 'No se ha firmado nada. Lea las advertencias sobre esta transacción y acéptelas primero.',
  'no-psbt': 'No hay nada que firmar: la liberación se canceló o no se completó. Vuelva a cargar el contrato.',
  'signature-invalid':
    'Una firma de esta transacción no es válida, así que no se ha enviado. Cancélela y cree una nueva.',
  'not-enough-signatures': 'Todavía falta una firma. La otra parte tiene que firmar primero.',
  'broadcast-refused': 'La red Bitcoin ha rechazado la transacción: {text}',
  'record-refused': 'Su firma no se ha guardado. No se ha movido ningún bitcoin. Cree la liberación otra vez. ({text})',
  'no-deposit-answer': 'No hemos podido obtener una dirección de depósito. No se ha pagado nada. Inténtelo de nuevo.',
  'no-deposit-address': 'No hemos podido obtener una dirección de depósito. No se ha pagado nada. Inténtelo de nuevo.',
  'address-not-derived': 'No hemos podido calcular la dirección. No se ha pagado nada. Inténtelo de nuevo.',
  'guarantee-update-failed': 'La garantía no se ha añadido. Inténtelo de nuevo.',
  'status-not-saved':
    'El servidor no ha guardado el nuevo estado de una garantía. Los bitcoins están a salvo. Seguiremos intentándolo.',
  'recorded-twice':
    'El servidor ha registrado «{text}» dos veces, aunque usted lo envió una sola vez. No se ha movido ningún bitcoin. Use solo uno de los dos registros y diga a la otra parte cuál.',
  'fees-unknown':
    'Ahora no podemos ver las comisiones de red: el explorador de bloques no responde. Inténtelo de nuevo en un momento.',
  'balance-unknown':
    'Ahora no podemos ver el saldo: el explorador de bloques no responde. Inténtelo de nuevo en un momento.',
  'keys-changed':
    'Una clave de este contrato ha cambiado desde la última vez que la vio, así que no se paga ni se firma nada. El aviso de la parte superior del contrato dice cómo comprobarla con la otra parte.',
  'address-not-kept':
    'Este navegador no ha podido registrar a qué garantía corresponde la dirección de depósito, así que no la mostramos. No se ha pagado nada y la dirección no se ha perdido. Libere espacio o permita que este sitio guarde datos, e inténtelo de nuevo.',
  'address-moved':
    'Según este dispositivo, una dirección de depósito de este contrato es de otra garantía, así que no se paga ni se firma nada. Pregunte a la otra parte qué dirección ve para cada garantía y avise a quien gestiona este sitio.',
  'returns-not-kept':
    'Este navegador no puede guardar la fecha de devolución, así que no se ha firmado ni enviado nada. Permita que esta página guarde datos y salga de la navegación privada.',
  'return-refused': 'Esta fecha de devolución no se puede firmar: incumple una regla. No se ha firmado nada.',
  'return-unknown': 'Aquí no se conoce esta fecha de devolución, o sus bitcoins se han movido. No se ha firmado nada.',
  'return-not-yet':
    'Todavía no: el reloj de la red no ha llegado a la fecha de devolución. Va alrededor de una hora atrasado. No se ha perdido nada.',
  'coins-unproven':
    'El explorador de bloques no ha demostrado todos los depósitos de esta garantía, así que no se puede acordar nada. No se ha firmado nada. Inténtelo más tarde.',
  'signatures-not-kept':
    'No se ha firmado nada: este navegador no puede guardar el registro de lo que usted firma, que le protege de pagar dos veces. Permita que este sitio guarde datos, salga de la navegación privada o use otro navegador.',
  'signatures-lost':
    'Este dispositivo ya no tiene el registro de sus firmas, así que no se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'keys-lost':
    'Este dispositivo ya no tiene las claves que recordaba, así que no se paga ni se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'keys-not-kept':
    'Este navegador no guarda las claves de sus contratos, así que no se paga ni se firma nada. El aviso de la parte superior de la página dice qué hacer.',
  'key-unchecked':
    'Su clave de firma no se ha abierto desde que inició la sesión, así que no se paga nada. Cierre esto y pulse el botón de nuevo: pide su contraseña.',
  'arbitrator-unlisted':
    'Este sitio no acepta al árbitro de este contrato, o su clave es distinta de la que conoce, así que no se paga ni se firma nada. El aviso de la parte superior del contrato dice qué hacer.',
  'person-twice':
    'El servidor da a una misma persona dos papeles en este contrato, así que no se paga ni se firma nada. El aviso de la parte superior del contrato dice qué hacer.',
  'deposits-unverified':
    'No podemos verificar las direcciones de esta garantía. No deposite; su saldo no se cuenta y no se puede liberar aquí. Pregunte a la otra parte qué direcciones ve.',
  'recovery-unverified':
    'No podemos verificar las claves o las direcciones de depósito de este contrato, así que un archivo de recuperación no podría mover su dinero. No deposite y pregunte a la otra parte qué claves ve.',
  'recovery-no-key':
    'Su clave de firma no se ha abierto desde que inició la sesión, así que el archivo de recuperación podría contener una clave que no se abre. Escriba su contraseña donde este sitio la pida, o elija «Abrir la clave desde un archivo» en el menú junto a su correo.',
  'terms-incomplete':
    'En este dispositivo falta una parte de los términos, así que no se pueden firmar ni comparar. La página del contrato dice qué falta.',
  'terms-differ':
    'El contrato ha cambiado desde que abrió los términos. No se ha firmado nada. Lea los términos tal como son ahora.',
  'terms-not-sealed':
    'No se ha pagado ni firmado nada: en este sitio, ambas partes deben haber firmado los términos actuales. Firme primero los términos y pida a la otra parte que los firme.',
  'terms-not-accepted':
    'No se ha pagado ni firmado nada: los términos actuales no están firmados por ambas partes. Lea el aviso de más arriba, acéptelo e inténtelo de nuevo.',
  'signing-here': 'Esta garantía ya se está liberando o firmando. Espere a que termine.',
  'signing-elsewhere':
    'Esta garantía se está firmando en otra pestaña. Termine allí, o cierre esa pestaña e inténtelo de nuevo.',
  'withdrawal-waiting': 'Ya hay otra liberación a la espera de una segunda firma. Fírmela o cancélela primero.',
  'already-broadcast':
    'Esta transacción ya está firmada por ambas partes y difundida: no queda nada que firmar ni que cancelar.',
  'release-confirmed':
    'La primera transacción está confirmada, así que ya no se puede sustituir. El pago está hecho y no queda nada por hacer.',
  'release-unproven':
    'No se ha firmado nada: no hemos encontrado la primera transacción con su firma. Esa transacción demuestra lo que usted acordó. Use el dispositivo en el que la firmó o inténtelo más tarde.',
  'not-replaceable':
    'Esta liberación ya no se puede sustituir: sus monedas ya se han gastado, o después hubo otra liberación. Revise de nuevo la garantía.',
  unsaved: 'Todavía estamos guardando datos de la cuenta con la que ha entrado. Espere o cierre antes la sesión.',
  'not-a-pdf': 'El servidor no ha enviado un PDF, así que no se ha abierto. Pida otra copia a quien lo adjuntó.',
  'pdf-empty': 'Este archivo está vacío. Elija el PDF otra vez o pida otra copia.',
  'pdf-not-chosen': 'Este archivo no es un PDF, diga lo que diga su nombre. Elija el propio PDF.',
  'pdf-too-large': 'El PDF tiene más de 50 MB, demasiado para abrirlo aquí. Pida otra copia a quien lo adjuntó.',
  unexpected: 'Algo ha fallado ({text}). Vuelva a cargar la página e inténtelo de nuevo.',
};

export const password: TextsOf<typeof passwordMessages> = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
};

export const formIssues = FORM_ISSUES.es;
