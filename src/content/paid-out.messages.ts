import { i18n, params } from '@/i18n/i18n';

/** Names the payee after each amount: in the broadcast dialog, on the card and in the statement. */
export const paidOutMessages = i18n('paidOut', {
  toYou: 'to you',
  toName: params('to {name}'),
  backToYou: 'back to you',
  backToName: params('back to {name}'),
  toAddress: 'to',
  noAddress: 'to a script that has no address',
  byRecord: "according to the server's record",
  paidOut: 'Paid out',
  unrecorded: 'The server has no record of it. The block explorer shows the transaction.',
});
