import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Tasks of the user: on the contract, in the tab title and in browser notifications. */
export const attentionMessages = i18n('attention', {
  title: 'Needs your action',
  signRelease: 'Sign the release of',
  review: 'Review and sign',
  deposit: 'Deposit',
  getAddress: 'Get the address',
  notifyOn: 'Turn on notifications',
  notifyOff: 'Turn off notifications',
  notifyDenied: 'This browser blocks notifications from this site. Allow them in its settings.',
  signNews: count({
    one: 'A release needs your signature',
    many: '{count} releases need your signature',
  }),
  messageNews: count({ one: 'A new message', many: '{count} new messages' }),
});
