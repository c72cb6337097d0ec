import type { develMessages, sampleDisputeMessages } from '@/content/devel.messages';
import type { TextsOf } from '@/i18n/translation';

export const devel: TextsOf<typeof develMessages> = {
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
  send: 'Enviar',
};

export const sampleDispute: TextsOf<typeof sampleDisputeMessages> = {
  description: 'Entrega de una fresadora revisada, en estado de funcionamiento',
  conditions:
    'Entregada en el taller de la parte compradora a más tardar el 5 de marzo de 2026, completa y lista para funcionar.',
  verificationProcess: 'Prueba conjunta en el taller, registrada y firmada por ambas partes.',
  g1: 'La máquina llegó el 9 de marzo, con cuatro días de retraso, y su motor de avance no arranca.',
  g2: 'Salió de nuestro taller funcionando. El retraso fue del transportista, como muestra la carta de porte.',
  g3: 'Envíenme los dos lo que tengan sobre el estado de la máquina en el momento de la entrega.',
  a1: 'Fotografías del día de la entrega y el informe del electricista.',
  a2: 'Gracias. ¿Estaba dañado el embalaje cuando la aceptó?',
  b1: 'El registro de la prueba del 4 de marzo y la carta de porte firmada.',
};
