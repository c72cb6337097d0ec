import type { contractScreenMessages, guaranteeRowMessages } from '@/content/contract-screen.messages';
import { DRAFTS, type draftMessages } from '@/content/drafts.messages';
import type { openPointMessages } from '@/content/open-points.messages';
import type { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { waitingMessages } from '@/content/waiting.messages';
import type { TextsOf } from '@/i18n/translation';

export const contractScreen: TextsOf<typeof contractScreenMessages> = {
  tabs: 'Partes del contrato',
  terms: 'Términos',
  unread: { one: '{count} mensaje nuevo', many: '{count} mensajes nuevos' },
  more: { one: 'y {count} más', many: 'y {count} más' },
  invite: 'Invite a su contraparte',
  waitingForOther: 'Esperando a la otra parte',
  termsDue: 'Firme los términos',
  readText: 'Leer el texto completo',
  print: 'Imprimir',
  close: 'Cerrar',
  description: 'Términos y condiciones',
  noText: 'El contrato no tiene texto.',
  general: 'Condiciones generales ({words} palabras, también se firman)',
};

export const guaranteeRow: TextsOf<typeof guaranteeRowMessages> = {
  youDeposit: 'Usted deposita',
  deposits: 'deposita',
  until: 'hasta',
  balance: 'Saldo',
  remaining: 'Queda',
  released: 'Liberado',
  waitsFor: 'Usted ha firmado. {name} aún debe firmar la liberación de',
  afterFee: 'tras la comisión.',
  paidOutHint: 'Sus monedas han salido de la garantía. El registro se actualiza en un minuto.',
};

export const openPoints: TextsOf<typeof openPointMessages> = {
  title: '¿Publicar con puntos pendientes?',
  purpose: 'Puede publicar el contrato tal como está.',
  unsavedPurpose: 'Los cambios sin guardar siguen en este dispositivo y no se incluyen.',
  publish: 'Publicar de todos modos',
  back: 'Volver',
  unsaved: 'Tiene cambios del texto sin guardar.',
  blank: 'Sin completar todavía:',
  'no-depositor': 'No consta quién la deposita:',
  past: 'Válida hasta el {date}, que ya ha pasado:',
};

export const pdfCheck: TextsOf<typeof pdfCheckMessages> = {
  differs:
    'Este no es el PDF que firmaron ambas partes, o que este dispositivo vio antes en esta dirección, así que no se ha abierto. Pregunte a la otra parte antes de confiar en él.',
  unchecked:
    'Este navegador no puede comparar el PDF con el que se conoce aquí, así que no se ha abierto. Use este sitio por https.',
  openAnyway: 'Abrirlo de todos modos',
  outside: 'El PDF está en otro sitio, así que no se puede comprobar antes de abrirlo.',
  checkCopy: 'Comprobar una copia descargada',
  unseen: 'Los términos incluyen un PDF que este dispositivo no ha visto.',
  read: 'Leer el PDF',
  reading: 'Leyendo el PDF…',
  readFailed: 'No se ha podido leer en su dirección.',
  field: 'Elegir el PDF',
  fieldHint:
    'El archivo tal como lo recibió, por ejemplo por correo. Se queda en este dispositivo; solo su huella (SHA-256) pasa a los términos.',
  choose: 'Elegir un archivo',
  none: 'Ningún archivo elegido',
  comparing: 'Comparando…',
  match: 'Este es el PDF que firmaron ambas partes.',
  noMatch:
    'Este no es el PDF que firmaron ambas partes, así que no se ha anotado. Elija el archivo acordado o pregunte a la otra parte.',
  noted: 'Los términos incluyen ahora este PDF.',
  useAnyway: 'Usarlo para términos nuevos',
};

export const drafts: TextsOf<typeof draftMessages> = {
  ...DRAFTS.es,
  pdf: 'Vuelva a elegir el PDF {name}: solo se guarda el texto.',
  onLogout: {
    one: 'Un texto que aún no ha enviado ni guardado. Se borrará de este dispositivo.',
    many: '{count} textos que aún no ha enviado ni guardado. Se borrarán de este dispositivo.',
  },
};

export const waiting: TextsOf<typeof waitingMessages> = {
  slow: 'Tarda más de lo normal. Puede seguir esperando o dejarlo: lo que ha escrito se conserva.',
  slowLoad: 'Tarda más de lo normal: el servidor aún no ha respondido.',
  stop: 'Dejar de esperar',
  retry: 'Reintentar',
  stopped:
    'Ha dejado de esperar antes de que respondiera el servidor. Puede que se haya hecho: compruébelo antes de volver a intentarlo.',
  late: 'El servidor ha respondido: al final se ha hecho.',
};
