import { i18n, params } from '@/i18n/i18n';

/** The heading of login and registration for visitors who follow a join link. */
export const invitedMessages = i18n('invited', {
  invited: 'You were invited to a contract',
  /** The offer in a sealed link. */
  offered: params('According to the link, “{name}” offers you a contract: “{title}”'),
  depositsBoth: params('You would deposit {counterparty} BTC, the other party {owner} BTC.'),
  depositsYours: params('You would deposit {counterparty} BTC.'),
  depositsTheirs: params('The other party would deposit {owner} BTC.'),
  next: 'Log in or register to read the contract. Nothing binds you until you accept it.',
});
