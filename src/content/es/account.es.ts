import type { keyAlarmMessages } from '@/content/key-alarm.messages';
import type { loginMessages } from '@/content/login.messages';
import type { ownKeyMessages } from '@/content/own-key.messages';
import type { registrationMessages } from '@/content/registration.messages';
import type { TextsOf } from '@/i18n/translation';

export const ownKey: TextsOf<typeof ownKeyMessages> = {
  'key-missing': 'No hemos recibido ninguna clave de firma para su cuenta, así que no se puede firmar nada.',
  'key-unreadable': 'No podemos leer la clave de firma recibida para su cuenta, así que no se puede firmar nada.',
  'key-unopened':
    'Su contraseña inicia la sesión, pero no abre su clave de firma. La clave puede usar una contraseña anterior, estar dañada o haberse sustituido.',
  'key-other-client': 'Otro programa cifró su clave de firma, y esta página no puede leerla.',
  'key-mismatch':
    'La clave de firma recibida no es la de su cuenta: se ha sustituido esa clave o la clave pública de la cuenta.',
  'key-unchecked':
    'Al iniciar la sesión no se pudo comprobar si su contraseña abre su clave de firma. Escriba su contraseña para comprobarla; hasta entonces no puede depositar ni firmar.',
  'key-checking': 'Comprobando si su contraseña abre su clave de firma. Tarda un momento.',
  'key-replaced':
    'El servidor indica para su cuenta una clave de firma distinta de la que ha visto este dispositivo. Las claves no cambian solas: alguien puede haber sustituido la suya.',
  'key-lost':
    'Este dispositivo ya no tiene las claves de sus contratos que recordaba: se han borrado los datos de este sitio, o una parte. Si el servidor sustituyera ahora una clave, este dispositivo no podría detectarlo.',
  'key-signatures-lost':
    'Este dispositivo ya no tiene el registro de lo que usted firmó: se han borrado los datos de este sitio, o una parte. Si le pidieran firmar otra vez un pago, este dispositivo no podría detectarlo.',
  'key-not-kept':
    'Este navegador no guarda las claves de sus contratos, así que no podríamos detectar si se sustituye alguna. Permita que este sitio guarde datos, libere espacio o use otro navegador, y vuelva a intentarlo. Hasta entonces no puede depositar ni firmar.',
  openFromFile: 'Abrir la clave desde un archivo',
  fileKeyTitle: 'Su clave está abierta desde un archivo en esta sesión',
  fileKeyText: 'La copia de su clave en el servidor sigue sin poder usarse.',
  fileKeyAdvice:
    'Guarde el archivo y su contraseña: los necesitará de nuevo después de cerrar la sesión o de volver a cargar la página. Pida a {support} que la reponga: bastan las líneas public_key y envelope del archivo. No envíe nunca el archivo ni la contraseña.',
  warningTitle: 'Su clave de firma no se puede usar',
  warningAdvice:
    'No deposite ni firme nada hasta que se aclare: podría perder el acceso al dinero. Pregunte a {support}. Con su archivo de recuperación puede abrir aquí su clave mientras tanto.',
  otherClientTitle: 'Esta página no puede abrir su clave de firma',
  otherClientAdvice:
    'Firme en el programa con el que se creó su cuenta. Si tiene un archivo de recuperación de aquí, puede abrir su clave con él. La lectura, los depósitos y el chat funcionan sin la clave.',
  otherClientDepositAdvice:
    'El dinero quedará bloqueado con esta clave. Asegúrese antes de que el programa con el que se creó su cuenta todavía la abre: la necesita para recuperar el dinero. Si su cuenta se creó aquí, alguien puede haber sustituido su clave: no deposite y pregunte a {support}.',
  otherClientDeposit: 'Mostrar la dirección de depósito',
  lostTitle: 'Este dispositivo ya no tiene las claves que recordaba',
  lostAdvice:
    'Si no las ha borrado usted, pregunte a {support}. Antes de depositar o firmar, compare las direcciones de depósito con la otra parte por otro canal y pregunte si sigue abierto algo que usted firmó antes: este dispositivo puede haber perdido también el registro de sus firmas. Hasta que lo confirme, no puede depositar ni firmar.',
  lostConfirm: 'Empezar a recordar claves de nuevo',
  signaturesLostTitle: 'Este dispositivo ya no tiene el registro de sus firmas',
  signaturesLostAdvice:
    'Si no lo ha borrado usted, pregunte a {support}. Antes de firmar, pregunte a la otra parte si sigue abierta alguna transacción que usted firmó antes. Si es así, todavía se puede completar, y usted pagaría dos veces. Hasta que lo confirme, no puede depositar ni firmar.',
  signaturesLostConfirm: 'Empezar un registro de firmas nuevo',
  restoredTitle: 'Las claves recordadas se borraron mientras esta página estaba abierta',
  restored:
    'Esta página todavía las tenía y las ha vuelto a guardar. Las claves se comprueban como antes. Si no ha borrado usted los datos de este sitio, puede haberlo hecho el servidor: compare las direcciones con la otra parte antes de pagar.',
  understood: 'Entendido',
  notKeptTitle: 'Este navegador no recuerda claves',
  tryAgain: 'Reintentar',
  checkKeyTitle: 'Compruebe su clave de firma',
  checkKeyPurpose: 'Escriba su contraseña para comprobar su clave. Se abre aquí, en su navegador; no se envía nada.',
  checkKey: 'Comprobar la clave',
  checkKeyWrong: 'Esta contraseña no abre su clave de firma. Escríbala de nuevo.',
  close: 'Cerrar',
  cancel: 'Cancelar',

  password: 'Contraseña',
  checking: 'Comprobando…',
};

export const login: TextsOf<typeof loginMessages> = {
  promise: 'Contratos respaldados con bitcoin',
  promiseText: 'Bloquee bitcoin como garantía de que un contrato se cumple.',
  promiseKeys: 'Para moverlo hacen falta dos de tres claves.',
  invited: 'Le han invitado a un contrato',
  invitedNext: 'Inicie sesión o regístrese para leer el contrato. Nada le obliga hasta que lo acepte.',
  loginTitle: 'Iniciar sesión en {brand}',
  email: 'Correo electrónico',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  forgotPassword: '¿Ha olvidado la contraseña?',
  forgotPasswordReason: 'Una contraseña no se puede restablecer: protege también la clave de firma.',
  noAccount: '¿No tiene cuenta?',
  registerHere: 'Regístrese aquí',
  loginFailed: 'No se ha podido iniciar sesión',
  unsaved: 'Todavía estamos guardando datos de la cuenta con la que ha entrado. Cierre antes la sesión.',
  wrongPassword:
    'Compruebe su correo y su contraseña. Nadie puede restablecer una contraseña: protege también la clave de firma.',
  noReply: 'El servidor no ha respondido. Compruebe su conexión e inténtelo de nuevo.',
  serverProblem: 'El servidor tiene un problema. Inténtelo de nuevo en un momento; no se debe a su contraseña.',
  lostPassword: 'Si la ha perdido',
  otherProgram:
    'Si creó su cuenta con otro programa, este sitio todavía no le permite entrar con ella: pida a {support} que lo permita.',
  otherProgramLogin: 'Mi cuenta es de otro programa',
  sendPasswordTitle: '¿Enviar su contraseña al servidor?',
  sendPasswordPurpose:
    'Las cuentas creadas con otro programa para el mismo servidor inician sesión enviando la propia contraseña.',
  sendPasswordTeaches:
    'El servidor conocerá su contraseña. También guarda su clave de firma, cifrada con esa contraseña. Quienes lo gestionan podrían entonces abrir la clave y firmar en su nombre.',
  sendPasswordNot:
    'Una cuenta creada en este sitio nunca lo necesita. Si es su caso, cierre este diálogo y revise el correo y la contraseña. También se enviaría una contraseña mal escrita.',
  sendPassword: 'Enviar la contraseña y entrar',
  cancel: 'Cancelar',
  stopped: 'Ha dejado de esperar antes de que respondiera el servidor. La sesión no se ha iniciado.',
  passwordIsSent:
    'En este sitio el servidor recibe la contraseña que abre su clave de firma. Quienes lo gestionan podrían firmar en su nombre.',
  demoAccounts: 'Cuentas de demostración',
  demoHint: 'Pruebe el producto con una de ellas.',
  chooseDemo: 'Usar',
  chooseAccount: 'Usar {email}',
};

export const registration: TextsOf<typeof registrationMessages> = {
  registerTitle: 'Registrarse en {brand}',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint:
    'Esta contraseña protege también su clave de firma, que se crea en este navegador. No se puede restablecer: elija una larga y guárdela bien.',
  tooShort: 'Use al menos 8 caracteres.',
  tooCommon: 'Es una de las contraseñas más comunes. Elija otra: quien la adivine podrá firmar por usted.',
  notLoaded: 'La página no se ha cargado del todo. Compruebe la conexión e inténtelo de nuevo.',
  register: 'Registrarse',
  registering: 'Registrando…',
  haveAccount: '¿Ya tiene cuenta? Inicie sesión aquí',
  registered: 'Registro completado. Inicie sesión.',
  registrationFailed: 'No se ha podido completar el registro',
};

export const keyAlarm: TextsOf<typeof keyAlarmMessages> = {
  'changed-own-key': 'Su propia clave pública',
  'changed-own-place': 'Su posición en el contrato',
  'changed-counterparty': 'Clave pública de la otra parte',
  'changed-counterparty-id': 'Cuenta que el servidor muestra con la otra clave',
  'changed-arbitrator': 'Clave pública extendida del árbitro',
  'changed-arbitrator-id': 'Árbitro que indica el servidor',
  'fault-arbitrator-unlisted':
    'Este sitio no acepta al árbitro de este contrato, o su clave es distinta de la que conoce. Junto con la otra parte, un impostor podría llevarse el dinero. No pague ni firme nada, y pregunte a {support} qué ha ocurrido.',
  'fault-person-twice':
    'El servidor da a una misma persona dos papeles en este contrato. No pague ni firme nada, y pregunte a {support} qué ha ocurrido.',
  'fault-own-key-missing':
    'En este contrato hay una clave ajena en el lugar de la suya. Lo que se pague podría gastarse sin usted. No pague ni firme nada, y pregunte a {support} qué ha ocurrido.',
  'fault-invalid-key':
    'Una de las claves no es válida, está repetida o es de otra red, así que este contrato no tiene dirección de depósito. No pague ni firme nada, y pregunte a {support} qué ha ocurrido.',
  changedTitle: 'Una clave de este contrato ha cambiado',
  changedMeaning:
    'Este dispositivo recuerda otras claves para este contrato o para sus partes. Las claves no cambian solas: o la otra parte perdió la suya y acordó con usted una nueva, o alguien la ha sustituido para quedarse con el dinero.',
  movedTitle: 'El servidor indica ahora a otra persona para la misma clave',
  movedMeaning:
    'Las claves que guardan el dinero son las de antes. Solo es otra la cuenta que el servidor muestra con una de ellas.',
  movedAdvice:
    'Pregunte a la otra parte por otro canal si esta cuenta es correcta. Hasta entonces, aquí no se puede depositar, liberar ni firmar nada.',
  movedChecked: 'He preguntado a la otra parte por otro canal y es correcta',
  useNewId: 'Usar el nombre nuevo',
  changedAdvice:
    'Pregunte a la otra parte por otro canal, por teléfono o en persona, y compare con ella la clave nueva, letra por letra. Hasta entonces, aquí no se puede depositar, liberar ni firmar nada.',
  before: 'Antes',
  now: 'Ahora',
  position: 'Posición {number}',
  ownKeyAdvice:
    'El servidor indica para su cuenta una clave distinta de la que ha visto este dispositivo. Eso no se puede aceptar aquí: no se puede depositar, liberar ni firmar nada. Tenga preparado su archivo de recuperación y pregunte a {support} qué ha ocurrido.',
  noPosition: 'Ninguna: usted no está entre las partes',
  checked: 'He comparado la clave nueva con la otra parte por otro canal y es correcta',
  useNewKey: 'Usar la clave nueva',
  'title-own-key-missing': 'Una clave de este contrato es incorrecta',
  'title-invalid-key': 'Una clave de este contrato es incorrecta',
  'title-person-twice': 'Las partes de este contrato son incorrectas',
  'title-arbitrator-unlisted': 'No se acepta aquí al árbitro',
};
