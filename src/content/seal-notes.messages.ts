import { i18n } from '@/i18n/i18n';

/** The effect of an edit on signed terms (docs/seal.md). */
export const sealNoteMessages = i18n('sealNotes', {
  editSigned: 'One of you has signed these terms. After a change that signature no longer counts for them.',
});
