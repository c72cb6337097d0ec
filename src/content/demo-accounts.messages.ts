import { i18n, params } from '@/i18n/i18n';

/** Demo accounts on the login screen. */
export const demoAccountsMessages = i18n('demoAccounts', {
  title: 'Demo accounts',
  hint: 'Try the product with one of these.',
  choose: 'Use',
  chooseAccount: params('Use {email}'),
});
