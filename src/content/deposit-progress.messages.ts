import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The part of a deposit that has arrived, and the next step (docs/specification.md#2-screens-and-routes). */
export const depositProgressMessages = i18n('depositProgress', {
  openWallet: 'Open in wallet',
  send: 'Send exactly',
  copyAmount: 'Copy amount',
  amountCopied: 'Amount copied to clipboard',
  codeOpen: 'The QR code has no amount. Enter it in your wallet.',
  watchAddress: 'View this address in the block explorer',
  feeOnTop: 'Your wallet adds its fee.',
  smallest: params('{amount} BTC or less does not count as a payment, so this amount is a little more.'),
  /** "0.4 BTC of 1 BTC arrived". */
  of: 'of',
  part: 'arrived',
  paidTitle: 'Fully paid',
  paidActive: "The guarantee is active. You don't owe anything more.",
  paidSoon: "It will activate automatically. You don't owe anything more.",
  paidDeeper: count({
    one: "It will activate automatically once the payments have {count} confirmation. You don't owe anything more.",
    many: "It will activate automatically once the payments have {count} confirmations. You don't owe anything more.",
  }),
  excess: 'Paid too much',
  excessNote: 'The excess stays in the guarantee. It comes back with a release that both of you sign.',
  unconfirmed: '[unconfirmed], usually confirmed within an hour',
  confirmed: '[confirmed]',
  confirmations: count({ one: '{count} [confirmation]', many: '{count} [confirmations]' }),
  deep: params('{count} [confirmations] or more'),
});
