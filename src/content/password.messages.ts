import { i18n } from '@/i18n/i18n';

/** The button inside password fields. */
export const passwordMessages = i18n('password', {
  show: 'Show password',
  hide: 'Hide password',
});
