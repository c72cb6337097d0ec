import type { draftMessages } from '@/content/drafts.messages';
import type { TextsOf } from '@/i18n/translation';

export const drafts: TextsOf<typeof draftMessages> = {
  restored: 'Se ha recuperado lo que escribió el',
  outdated: 'El texto se guardó después con otros cambios. Compárelo antes de guardar.',
  discard: 'Descartarlo',
  discarded: 'Descartado.',
  undo: 'Deshacer',
  pdf: 'Vuelva a elegir el PDF {name}: solo se guarda el texto.',
  full: 'El almacenamiento de este navegador está lleno. Lo que escriba aquí se pierde al salir de la página: cópielo antes.',
  'too-long':
    'Este texto es demasiado largo para guardarse en este dispositivo. Se pierde al salir de la página: cópielo antes.',
  unfinished: 'Sin terminar, en este dispositivo:',
  untitled: 'Contrato nuevo sin título',
  keptInDialog: 'Lo que ha escrito queda guardado en este dispositivo.',
  onLogout: {
    one: 'Un texto que aún no ha enviado ni guardado. Se borrará de este dispositivo.',
    many: '{count} textos que aún no ha enviado ni guardado. Se borrarán de este dispositivo.',
  },
};
