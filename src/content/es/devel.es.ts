import type { develMessages } from '@/content/devel.messages';
import type { TextsOf } from '@/i18n/translation';

export const DEVEL_ES: TextsOf<typeof develMessages> = {
  title: 'Menú de desarrollo',
  intro:
    'Vistas previas de la gestión de disputas con datos de ejemplo. No están conectadas al servidor: no se envía nada.',
  mockup: 'Maqueta: datos de ejemplo, sin conexión con el servidor.',
  userTitle: 'Gestión de disputas: usuario',
  arbitratorTitle: 'Gestión de disputas: árbitro',
  close: 'Cerrar',

  userPanel: 'Gestión de la disputa',
  inDispute: 'En disputa',
  guaranteeDetails: 'Datos de la garantía',
  amount: 'Importe',
  description: 'Descripción',
  conditions: 'Condiciones',
  verificationProcess: 'Proceso de verificación',
  chatHistory: 'Historial del chat',

  arbitratorPanel: 'Panel de resolución de disputas',
  activeDispute: 'Disputa activa',
  amountInDispute: 'Importe en disputa:',
  resolveForA: 'Resolver a favor de la parte A',
  resolveForB: 'Resolver a favor de la parte B',
  resolved: 'Solo anotado: {decision}. No se ha enviado nada.',
  chats: 'Chats de la disputa',
  chatWithA: 'Chat con la parte A',
  chatWithB: 'Chat con la parte B',
  groupChat: 'Chat de grupo',

  contractorA: 'Parte A',
  contractorB: 'Parte B',
  arbitrator: 'Árbitro',
  forward: 'Reenviar',
  forwarded: 'Solo anotado: {name}, reenviado. No se ha enviado nada.',

  message: 'Mensaje',
  messagePlaceholder: 'Escriba su mensaje…',
  attachFiles: 'Adjuntar archivos',
  filesSelected: { one: '{count} archivo seleccionado', many: '{count} archivos seleccionados' },
  removeFiles: 'Quitar los archivos',
  send: 'Enviar',
};
