import { i18n } from '@/i18n/i18n';

/** Tasks of the user, on the contract and in a notification of the browser. */
export const attentionMessages = i18n('attention', {
  title: 'Needs your action',
  signRelease: 'Sign the release of',
  review: 'Review and sign',
  deposit: 'Deposit',
  getAddress: 'Get the address',
  notifyOn: 'Turn on notifications',
  notifyOff: 'Turn off notifications',
  notifyDenied: 'This browser blocks notifications from this site. Allow them in its settings.',
  news: 'A release needs your signature, or there is a new message.',
});
