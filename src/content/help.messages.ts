import { i18n, params } from '@/i18n/i18n';

/** The help page around its documents (content/help/), and the links to it. */
export const helpMessages = i18n('help', {
  link: 'How does this work?',
  title: 'Help',
  recoveryTitle: params('If {brand} disappears'),
});
