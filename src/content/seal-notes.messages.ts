import { i18n } from '@/i18n/i18n';

/** The effect of saving an edit (docs/seal.md). */
export const sealNoteMessages = i18n('sealNotes', {
  editSigned: 'One of you has signed these terms. After a change that signature no longer counts for them.',
  saveProposes: 'Both of you have signed these terms: your change is a proposal until both have signed it.',
  saveShows: 'Saved at once: the other party sees the new text.',
});
