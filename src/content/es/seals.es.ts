import { SEAL_SENTENCES } from '@/content/seal-sentences';
import type {
  restoreMessages,
  sealCardMessages,
  sealsMessages,
  signTermsMessages,
  termsChangesMessages,
} from '@/content/seals.messages';
import type { TextsOf } from '@/i18n/translation';

export const SEALS_ES: TextsOf<typeof sealsMessages> = {
  'gap-owner-key':
    'No se conoce la clave pública de quien creó el contrato. Recargue la página; si sigue así, pídale que inicie sesión una vez.',
  'gap-counterparty-key':
    'No se conoce la clave pública de la contraparte. Recargue la página; si sigue así, pídale que inicie sesión una vez.',
  'gap-arbitrator':
    'Todavía no se conoce la clave del árbitro. Se lee con el contrato; recargue la página si sigue así.',
  'gap-pdf': 'Incluyen un PDF que este dispositivo no ha leído.',
  'gap-amount': 'Una garantía no tiene un importe legible. Pida a quien la añadió que la añada otra vez.',
  'gap-depositor': 'El servidor todavía no ha registrado quién deposita una garantía. El contrato dice cómo añadirla.',
  unsigned: 'Los términos todavía no están firmados por ambos',
  waiting: 'A la espera de {name}: usted ha firmado los términos',
  otherSigned: '{name} ha firmado. Lea y firme',
  sealed: 'Firmado por ambos, revisión {revision}, {date}',
  sign: 'Firmar los términos',
  signNew: 'Firmar los términos nuevos',
  certificate: 'Certificado',
  changedTitle: 'Los términos han cambiado después de que ambos firmaran',
  changedMeaning:
    'Ambos firmaron la revisión {revision} el {date}. El contrato ya no es ese texto: lo ha cambiado {name}, el servidor o usted. La revisión firmada sigue siendo válida como prueba.',
  changedAdvice: 'Firme los términos nuevos solo si está de acuerdo con cada diferencia.',
  changedWaiting: 'Ha firmado los términos nuevos. A la espera de {name}.',
  changedOther: '{name} ha firmado los términos nuevos.',
  restore: 'Pedir que se restauren',
  undecided: 'Estos términos todavía no se han comparado con los que firmaron ambos.',
  textMissing:
    'Ambos firmaron la revisión {revision}, pero este dispositivo no tiene su texto ni puede formarlo a partir del contrato: el contrato ha cambiado desde entonces, o aquí faltan firmas anteriores. Abra el archivo del certificado de esa revisión para saberlo.',
  cannotSign: 'Los términos todavía no se pueden firmar.',
  pdfNext: 'Términos sin firmar: lea antes su PDF',
  pdfFirst: 'Se podrán firmar cuando este dispositivo haya leído su PDF.',
  pdfUnchecked: 'El PDF todavía no se ha comparado con el que firmaron ambos.',
  notKept: 'Este navegador no guarda las firmas cuando se cierra la página.',
  notKeptSealed: 'Descargue el certificado y guarde el archivo.',
  notInChat: 'Su firma no está en el chat: puede que {name} no la tenga.',
  notSent: 'Ha firmado, y la firma se guarda en este dispositivo. No se ha podido enviar al chat: {reason}',
  sendAgain: 'Enviar otra vez',
  sending: 'Enviando…',
  sent: 'Su firma está en el chat.',
  copyLine: 'Copiarla como texto',
  copied: 'Copiada',
  copyFailed: 'El navegador no permite copiar aquí.',
  sentence: SEAL_SENTENCES.es,
};

export const SIGN_TERMS_ES: TextsOf<typeof signTermsMessages> = {
  purpose:
    'Lea todo lo que sigue. Su firma muestra cualquier cambio posterior. Es una firma electrónica simple, hecha con la clave que abre su contraseña.',
  terms: 'Los términos',
  password: 'Contraseña de firma',
  passwordHint: 'La contraseña con la que inicia sesión. Abre su clave en este dispositivo.',
  sign: 'Firmar',
  signing: 'Firmando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  signed: 'Ha firmado los términos.',
  notSigned: 'Los términos no se han firmado.',
  changedMeanwhile:
    'El contrato ha cambiado desde que abrió esto, así que no se ha firmado nada. Abajo están los términos como son ahora; su contraseña sigue en el campo. Esto es lo que ha cambiado:',
  signedOther:
    'Antes firmó otros términos como revisión {revision}. Esa firma sigue siendo válida: la otra parte puede completarla si firma aquellos términos.',
  readTitle: 'Términos firmados, revisión {revision}',
};

export const TERMS_CHANGES_ES: TextsOf<typeof termsChangesMessages> = {
  title: 'Diferencias',
  none: 'Ninguna diferencia en el texto; solo su lugar entre las revisiones.',
  'pdf-added': 'Se ha añadido un PDF. Ambos firmaron que no había ninguno. No se ha leído en este dispositivo.',
  before: 'Antes',
  now: 'Ahora',
  removed: 'quitado:',
  added: 'añadido:',
  'guarantee-added': 'Garantía añadida',
  'guarantee-removed': 'Garantía quitada',
  'guarantee-changed': 'Garantía cambiada',
  becomes: 'pasa a ser',
  nothing: 'nada',
  tooDifferent: 'Ha cambiado demasiado para compararlo palabra por palabra.',
  'owner-id': 'Creador',
  'owner-key': 'Clave pública de quien creó el contrato',
  'counterparty-id': 'Contraparte',
  'counterparty-key': 'Clave pública de la contraparte',
  'arbitrator-id': 'Árbitro',
  'arbitrator-key': 'Clave pública extendida del árbitro',
};

export const RESTORE_TERMS_ES: TextsOf<typeof restoreMessages> = {
  title: 'Restaurar los términos firmados',
  inForm: 'El formulario de arriba tiene el título y la descripción que ambos firmaron. Al guardar se restauran.',
  inFormSame: 'El título y la descripción son los que ambos firmaron: no hay nada que guardar en el formulario.',
  notInForm:
    'Nada más se puede restaurar aquí: {what}. Pídaselo a {name} en el chat. Lo que nadie pueda restaurar necesita términos nuevos que ambos firmen.',
  guarantees: 'garantías',
  guarantee: 'garantía «{name}»',
  pdf: 'el PDF',
  people: 'las partes y sus claves',
  message: 'Mensaje a {name}',
  draft:
    'Los términos de este contrato ya no son los que ambos firmamos como revisión {revision}. Ayúdeme, por favor, a restaurarlos. Lo firmado:',
  added: 'sin la garantía «{name}»',
  more: 'y más',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'El mensaje está en el chat.',
  sendFailed: 'El mensaje no se ha enviado; sigue en el campo.',
};

export const SEAL_CARD_ES: TextsOf<typeof sealCardMessages> = {
  checking: 'Una firma de los términos, sin comprobar por ahora.',
  valid: '{name} ha firmado los términos, revisión {revision}',
  validOwn: 'Ha firmado los términos, revisión {revision}',
  repeated: 'Otra vez la misma firma de los términos, revisión {revision}',
  'other-terms':
    'Una firma de {name} sobre términos que este dispositivo no tiene (dice revisión {revision}). No cuenta para los términos como son ahora.',
  'other-contract': 'Una firma de {name} sobre los términos de otro contrato. No cuenta para este.',
  'other-revision': 'Una firma de {name} cuya línea indica una revisión equivocada ({revision}). Así no cuenta.',
  'other-sender': 'Una firma que {name} ha enviado pero no ha hecho. No cuenta como suya.',
  invalid: 'Esto parece una firma de los términos, pero no la hizo ninguna parte de este contrato. No cuenta.',
  unreadable:
    'Esto parece una firma de los términos, pero no se puede leer: está cortada o alterada, o es de una versión más nueva. Pídala otra vez.',
  certificate: 'Certificado',
  read: 'Leer los términos',
  deleteNote:
    'La firma sigue siendo válida, y la guarda todo dispositivo que la haya visto. Solo desaparece el mensaje.',
};
