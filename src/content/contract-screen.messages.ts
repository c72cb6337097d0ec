import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The screen of a contract around its panels: tasks, tabs and the text to read. */
export const contractScreenMessages = i18n('contractScreen', {
  tabs: 'Parts of the contract',
  terms: 'Terms',
  unread: count({ one: '{count} new message', many: '{count} new messages' }),
  more: count({ one: 'and {count} more', many: 'and {count} more' }),
  invite: 'Invite your counterparty',
  waitingForOther: 'Waiting for the counterparty',
  termsDue: 'Sign the terms',
  readText: 'Read the full text',
  print: 'Print',
  close: 'Close',
  description: 'Terms and conditions',
  noText: 'The contract has no text.',
  general: params('General conditions ({words} words, signed as well)'),
});

/** A row of the guarantees panel. */
export const guaranteeRowMessages = i18n('guaranteeRow', {
  youDeposit: 'You deposit',
  deposits: 'deposits',
  until: 'until',
  balance: 'Balance',
  remaining: 'Remaining',
  released: 'Released',
  waitsFor: params('You have signed. {name} still has to sign the release of'),
  afterFee: 'after the fee.',
  paidOutHint: 'Its coins have left the guarantee. The record follows within a minute.',
});
