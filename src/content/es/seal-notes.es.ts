import type { sealNoteMessages } from '@/content/seal-notes.messages';
import type { TextsOf } from '@/i18n/translation';

export const sealNotes: TextsOf<typeof sealNoteMessages> = {
  editSealed:
    'Ambas partes han firmado estos términos. Después de un cambio, ambas ven una alarma con las diferencias hasta que vuelvan a firmar las dos.',
  editSigned: 'Una de las partes ha firmado estos términos. Después de un cambio, esa firma ya no vale para ellos.',
};
