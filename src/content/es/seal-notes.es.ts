import type { sealNoteMessages } from '@/content/seal-notes.messages';
import type { TextsOf } from '@/i18n/translation';

export const sealNotes: TextsOf<typeof sealNoteMessages> = {
  editSigned: 'Una de las partes ha firmado estos términos. Después de un cambio, esa firma ya no vale para ellos.',
};
