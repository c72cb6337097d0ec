import { SEAL_SENTENCES } from '@/content/seal-sentences';
import type {
  proposalMessages,
  restoreMessages,
  signatureLineMessages,
  signaturesMessages,
  signedListMessages,
  signTermsMessages,
  termsChangesMessages,
  termsMessages,
} from '@/content/terms.messages';
import type { termsViewMessages } from '@/content/terms-view.messages';
import type { TextsOf } from '@/i18n/translation';

export const terms: TextsOf<typeof termsMessages> = {
  'gap-owner-key':
    'No se conoce la clave pública de la persona que creó el contrato. Vuelva a cargar la página. Si la clave sigue sin conocerse, pídale que inicie sesión una vez.',
  'gap-counterparty-key':
    'No se conoce la clave pública de la contraparte. Vuelva a cargar la página. Si la clave sigue sin conocerse, pida a la contraparte que inicie sesión una vez.',
  'gap-arbitrator':
    'Todavía no se conoce la tercera clave. Espere un momento. Si sigue sin conocerse, vuelva a cargar la página.',
  'gap-pdf': 'Incluyen un PDF que este dispositivo no ha leído.',
  'gap-amount': 'Una garantía no tiene un importe legible. Pida a quien la añadió que la añada otra vez.',
  'gap-depositor':
    'El servidor todavía no ha registrado quién deposita una de las garantías. La página del contrato dice qué hacer.',
  'gap-text':
    'Un texto es demasiado largo para firmarlo o tiene más de 30 acentos sobre una letra. Pida a la persona que lo escribió que lo corrija.',
  unsigned: 'Faltan firmas en los [términos]',
  waiting: 'Usted ha firmado los términos. Falta la firma de {name}.',
  otherSigned: '{name} ha firmado. Lea y firme',
  sealed: 'Firmado por ambas partes, revisión {revision}, {date}',
  sign: 'Firmar los términos',
  signNew: 'Firmar los términos nuevos',
  changedTitle: 'Los términos han cambiado después de que firmaran ambas partes',
  changedMeaning:
    'Ambas partes firmaron la revisión {revision} el {date}. Después {name} o el servidor ha cambiado el contrato, y nadie ha firmado el cambio. Vale lo que firmaron ambas partes.',
  earlierMeaning:
    'El contrato dice otra vez lo que firmaron antes ambas partes. El {date} usted aceptó aquí otro texto. {name} o el servidor ha restaurado el anterior.',
  changedAdvice: 'Firme los términos nuevos solo si está de acuerdo con cada diferencia.',
  acceptedTitle: 'Los términos han cambiado desde que usted los aceptó',
  acceptedMeaning:
    'El {date} usted aceptó aquí otros términos, que no estaban firmados por ambas partes. Después los ha cambiado {name}, el servidor o usted en otro dispositivo.',
  acceptedMeaningAlone:
    'El {date} usted aceptó aquí otros términos. Todavía no se ha unido nadie: los ha cambiado el servidor o usted en otro dispositivo.',
  acceptedAdvice:
    'Acéptelos solo si está de acuerdo con cada diferencia. Mientras tanto, su dinero se queda donde está.',
  acceptChanges: 'Aceptar',
  toldTitle: 'El texto ha cambiado',
  toldMeaning: 'Lo ha cambiado {name}, el servidor o usted en otro dispositivo después del {date}.',
  toldMeaningAlone: 'Lo ha cambiado el servidor o usted en otro dispositivo después del {date}.',
  restore: 'Pedir que lo deje como estaba',
  undecided: 'Estos términos todavía no se han comparado con los que firmaron ambas partes.',
  textMissing:
    'Los términos que firmaron ambas partes (revisión {revision}) no están en este dispositivo y son distintos de los que se muestran aquí. Abra su certificado para compararlos.',
  textMissingPdf:
    'Los términos que firmaron ambas partes (revisión {revision}) son distintos de los que se muestran aquí: el contrato ha cambiado, o el PDF elegido aquí no es el firmado. Abra su certificado para compararlos.',
  cannotSign: 'Los términos todavía no se pueden firmar.',
  pdfNext: 'Términos sin firmar: lea antes el PDF',
  pdfBefore: 'después de leer el PDF',
  notKept: 'Este navegador no guarda las firmas cuando se cierra la página.',
  notKeptSealed: 'Guarde el certificado en Términos y conserve el archivo.',
  notInChat: 'Su firma no está en el chat: puede que {name} no la tenga.',
  notSent:
    'Ha firmado, y la firma se guarda en este dispositivo. No se ha podido enviar al chat: {reason} Envíela otra vez desde la página del contrato.',
  sendAgain: 'Enviar otra vez',
  sending: 'Enviando…',
  sent: 'Su firma está en el chat.',
  copyLine: 'Copiarla como texto',
  copyFailed: 'El navegador no permite copiar aquí.',
  sentence: SEAL_SENTENCES.es,
};

export const signTerms: TextsOf<typeof signTermsMessages> = {
  purpose:
    'Lea todo lo que sigue. Su firma vale solo para este texto exacto, así que cualquier cambio posterior se detecta. Es una firma electrónica simple, hecha con la clave que abre su contraseña.',
  terms: 'Los términos',
  sign: 'Firmar',
  signing: 'Firmando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  signed: 'Ha firmado los términos.',
  notSigned: 'Los términos no se han firmado.',
  changedMeanwhile:
    'El contrato ha cambiado desde que abrió esto, así que no se ha firmado nada. Abajo están los términos como son ahora; su contraseña sigue en el campo. Esto es lo que ha cambiado:',
  purposeChange: 'Su firma vale solo para este texto exacto, así que cualquier cambio posterior se detecta.',
  asAgreed: 'El texto es el que usted aceptó el {date}, con {name} como la otra parte.',
  restAsAgreed: 'El resto es lo que usted aceptó el {date}, con {name} como la otra parte.',
  wholeText: 'El texto completo',
  unsaved: 'Tiene cambios del texto sin guardar. Siguen en este dispositivo y no se firman.',
};

export const signatures: TextsOf<typeof signaturesMessages> = {
  title: 'Firmado por ambas partes, revisión {revision}',
  owner: 'Creador',
  counterparty: 'Contraparte',
  details: 'Claves y firmas',
  message: 'Mensaje firmado, con la huella de los términos (SHA-256)',
  key: 'clave pública',
  signature: 'firma (BIP137)',
  check:
    'Para comprobarlo, abra el certificado guardado en la página de recuperación (recover.html), o verifique el mensaje con las direcciones y firmas de ese archivo en Electrum o Bitcoin Core. Una firma prueba qué clave firmó, no de quién es ni cuándo.',
  otherText: 'Vale este texto firmado. No es el texto de abajo, que es el que tiene ahora el contrato.',
  signedText: 'El texto firmado',
  save: 'Guardar certificado',
  saved: 'Su navegador está guardando {file}.',
};

export const termsChanges: TextsOf<typeof termsChangesMessages> = {
  title: 'Diferencias',
  none: 'El texto es el mismo. Solo es distinto el número de la revisión anterior.',
  before: 'Antes',
  now: 'Ahora',
  removed: 'quitado:',
  added: 'añadido:',
  'guarantee-added': 'Garantía añadida',
  'guarantee-removed': 'Garantía quitada',
  'guarantee-changed': 'Garantía cambiada',
  becomes: 'pasa a ser',
  nothing: 'nada',
  tooDifferent: 'Los textos son demasiado distintos para marcar cada cambio.',
  'owner-id': 'Creador',
  'owner-key': 'Clave pública de quien creó el contrato',
  'counterparty-id': 'Contraparte',
  'counterparty-key': 'Clave pública de la contraparte',
  'arbitrator-id': 'Árbitro',
  'arbitrator-key': 'Clave pública extendida del árbitro',
};

export const proposal: TextsOf<typeof proposalMessages> = {
  title: '{name} propone un cambio',
  meaning:
    '{name} lo ha firmado. Hasta que usted también lo firme, vale lo que firmaron ambas partes (revisión {revision}).',
  meaningUnsigned: '{name} lo ha firmado. Es distinto de lo que usted aceptó.',
  accept: 'Aceptar y firmar',
  decline: 'Rechazar',
  propose: 'Proponer un cambio',
  purpose: '{name} verá el cambio y podrá aceptarlo. Mientras tanto vale lo que firmaron ambas partes.',
  sign: 'Guardar y firmar',
  signing: 'Firmando…',
  cancel: 'Cancelar',
  proposed: 'Propuesto a {name}.',
};

export const restoreTerms: TextsOf<typeof restoreMessages> = {
  title: 'Pedir que lo deje como estaba',
  message: 'Mensaje a {name}',
  decline: 'Rechazar el cambio',
  draft: 'Hola, {name}. Nuestro contrato ya no dice lo que acordamos. ¿Puede dejarlo como estaba?',
  declineDraft: 'Hola, {name}. No estoy de acuerdo con su cambio. ¿Puede dejar el texto como estaba?',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'El mensaje está en el chat.',
  sendFailed: 'El mensaje no se ha enviado; sigue en el campo.',
};

export const signatureLine: TextsOf<typeof signatureLineMessages> = {
  other: '{name} envió una línea firmada. Aquí no se ha comprobado.',
  payout: 'Dirección de cobro de {name}:',
  payoutFalse: 'Una dirección de cobro que {name} no ha firmado para este contrato. No la use.',
  payoutUnchecked: 'Una dirección de cobro, sin comprobar por ahora.',
  checking: 'Una firma de los términos, sin comprobar por ahora.',
  valid: '{name} ha firmado los términos, revisión {revision}',
  validOwn: 'Ha firmado los términos, revisión {revision}',
  otherTerms: '{name} firmó otros términos, revisión {revision}. No están en este dispositivo.',
  invalid: 'Esto parece una firma de los términos, pero no la hizo quien la envía, o está cortada o alterada. No vale.',
};

export const signedList: TextsOf<typeof signedListMessages> = {
  unsent: {
    one: 'El servidor no envía un contrato que firmaron ambas partes:',
    many: 'El servidor no envía {count} contratos que firmaron ambas partes:',
  },
  unsentMeaning:
    'Los términos firmados están guardados en este dispositivo. Guarde el certificado antes de ocultar esta nota.',
  save: 'Guardar el certificado de «{title}»',
  hide: 'Ocultar esta nota',
};

export const termsView: TextsOf<typeof termsViewMessages> = {
  hidden:
    'Estos términos contienen caracteres invisibles ({codes}), que también se firman. El texto exacto, más abajo, marca dónde están.',
  title: 'Título',
  description: 'Descripción',
  contract: 'Identificador del contrato',
  network: 'Red',
  revision: 'Revisión',
  previous: 'Huella de la revisión anterior',
  pdf: 'Huella del PDF (SHA-256)',
  noPdf: 'Sin PDF',
  unknown: 'Desconocido',
  parties: 'Partes',
  owner: 'Creador',
  counterparty: 'Contraparte',
  arbitrator: 'Árbitro',
  nobodyYet: 'Todavía no se ha unido nadie',
  nobody: 'Nadie',
  publicKey: 'Clave pública',
  extendedKey: 'Clave pública extendida',
  names: 'Los nombres vienen del servidor y no se firman; los identificadores y las claves, sí.',
  guarantees: 'Garantías',
  noGuarantees: 'Sin garantías',
  guarantee: 'Garantía {number}',
  guaranteeId: 'Identificador',
  amount: 'Importe',
  depositor: 'Depositante',
  noDepositor: 'Nadie indicado',
  validUntil: 'Válida hasta',
  conditions: 'Condiciones',
  verification: 'Proceso de verificación',
  empty: 'Vacío',
  exact: 'Texto exacto',
  exactWhat: 'Su firma vale para la huella (hash) de este texto, carácter por carácter.',
  exactMarks:
    'Los caracteres invisibles se marcan con su código, como ⟨U+202E⟩. Al copiar se obtiene el texto sin estas marcas.',
  copy: 'Copiar el texto exacto',
};
