import type { chatMessages } from '@/content/chat.messages';
import type { TextsOf } from '@/i18n/translation';

export const CHAT_ES: TextsOf<typeof chatMessages> = {
  title: 'Chat',
  message: 'Mensaje',
  placeholder: 'Escriba su mensaje…',
  send: 'Enviar',
  empty: 'Todavía no hay mensajes. Acuerden aquí los detalles: las dos partes lo leen.',
  loading: 'Cargando los mensajes',
  loadFailed: 'No se han podido cargar los mensajes.',
  refreshFailed: 'Ahora no se pueden obtener mensajes nuevos; se vuelve a intentar.',
  sendFailed: 'El mensaje no se ha enviado; sigue en el campo.',
  retry: 'Reintentar',
  contractorsOnly: 'Aquí hablan las partes de este contrato.',
  unknownSender: 'Remitente desconocido',
  newest: 'Mensajes más recientes',
  unseen: { one: '{count} mensaje nuevo', many: '{count} mensajes nuevos' },
};
