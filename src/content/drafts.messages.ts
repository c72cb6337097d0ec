import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** About what was typed and not sent; a date follows `restored`. */
export const DRAFTS = {
  en: {
    restored: 'Restored what you had typed on',
    outdated: 'The text has since been saved with other changes. Compare before you save.',
    discard: 'Discard it',
    discarded: 'Discarded.',
    undo: 'Undo',
    full: 'The storage of this browser is full. What you type here is lost when you leave this page: copy it first.',
    'too-long': 'This text is too long to be kept on this device. It is lost when you leave this page: copy it first.',
    keptInDialog: 'What you typed is kept on this device.',
  },
  es: {
    restored: 'Se ha recuperado lo que escribió el',
    outdated: 'El texto se guardó después con otros cambios. Compárelo antes de guardar.',
    discard: 'Descartarlo',
    discarded: 'Descartado.',
    undo: 'Deshacer',
    full: 'El almacenamiento de este navegador está lleno. Lo que escriba aquí se pierde al salir de la página: cópielo antes.',
    'too-long':
      'Este texto es demasiado largo para guardarse en este dispositivo. Se pierde al salir de la página: cópielo antes.',
    keptInDialog: 'Lo que ha escrito queda guardado en este dispositivo.',
  },
};

/** Notices about unsent texts that this device keeps. */
export const draftMessages = i18n('drafts', {
  ...DRAFTS.en,
  pdf: params('Choose the PDF {name} again: only text is kept.'),
  onLogout: count({
    one: 'A text that you have not sent or saved yet. It will be deleted from this device.',
    many: '{count} texts that you have not sent or saved yet. They will be deleted from this device.',
  }),
});

/** The same for the template and clause screens, which are in Spanish (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const legalDraftMessages = i18n('legalDrafts', DRAFTS.es);
