import type { sampleDisputeMessages } from '@/content/sample-dispute.messages';
import type { TextsOf } from '@/i18n/translation';

export const SAMPLE_DISPUTE_ES: TextsOf<typeof sampleDisputeMessages> = {
  description: 'Entrega de una fresadora revisada, en estado de funcionamiento',
  conditions:
    'Entregada en el taller de la parte compradora antes del 5 de marzo de 2026, completa y lista para funcionar.',
  verificationProcess: 'Prueba conjunta en el taller, registrada y firmada por ambas partes.',
  g1: 'La máquina llegó el 9 de marzo, con cuatro días de retraso, y su motor de avance no arranca.',
  g2: 'Salió de nuestro taller funcionando. El retraso fue del transportista, como muestra la carta de porte.',
  g3: 'Envíenme los dos lo que tengan sobre el estado de la máquina en el momento de la entrega.',
  a1: 'Fotografías del día de la entrega y el informe del electricista.',
  a2: 'Gracias. ¿Estaba dañado el embalaje cuando la aceptó?',
  b1: 'El registro de la prueba del 4 de marzo y la carta de porte firmada.',
};
