import type { saveRecordsMessages } from '@/content/save-records.messages';
import type { TextsOf } from '@/i18n/translation';

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
