import { i18n } from '@/i18n/i18n';

/** A page whose code could not be fetched. */
export const missingPageMessages = i18n('missingPage', {
  title: 'This screen could not be loaded',
  text: 'The server did not send it. Nothing was lost. Check your connection: the screen appears as soon as the server replies.',
  tryAgain: 'Try again',
  trying: 'Trying…',
});
