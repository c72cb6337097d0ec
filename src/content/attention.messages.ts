import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Tasks of the user: on the contract, in the tab title and in browser notifications. */
export const attentionMessages = i18n('attention', {
  title: 'Needs your action',
  signRelease: 'Sign the release of',
  review: 'Review and sign',
  deposit: 'Deposit',
  getAddress: 'Get the address',
  notifyOn: 'Notify me in this browser when something needs my attention',
  notifyOff: 'Stop notifying me in this browser',
  notifyDenied: 'This browser does not allow notifications from here. Allow them in its settings for this page.',
  signNews: count({
    one: 'A withdrawal needs your signature',
    many: '{count} withdrawals need your signature',
  }),
  messageNews: count({ one: 'A new message', many: '{count} new messages' }),
});
