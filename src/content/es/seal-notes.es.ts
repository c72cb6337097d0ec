import type { sealNoteMessages } from '@/content/seal-notes.messages';
import type { TextsOf } from '@/i18n/translation';

export const sealNotes: TextsOf<typeof sealNoteMessages> = {
  editSigned: 'Una de las partes ha firmado estos términos. Después de un cambio, esa firma ya no vale para ellos.',
  saveProposes: 'Ambas partes han firmado estos términos: su cambio es una propuesta hasta que lo firmen las dos.',
  saveShows: 'Se guarda al momento: la otra parte ve el texto nuevo.',
};
