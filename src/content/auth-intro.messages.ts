import { i18n, params } from '@/i18n/i18n';

/** The introduction beside login and registration. */
export const authIntroMessages = i18n('authIntro', {
  title: params('What {brand} is'),
  safe: 'Nobody can run off with the money',
  safeText: params(
    'Every guarantee has three keys: yours, your counterparty’s and an arbitrator’s. Moving the money takes two of them. Nobody can do it alone, not even {brand}.',
  ),
  cost: 'What it costs',
  costText: params(
    'Bitcoin network fees, 0.00001 BTC to open a dispute, and the arbitrator’s fee if you agree on one. {brand} itself takes nothing in this version.',
  ),
  help: 'Read how it works, and what happens if something goes wrong',
  invited: 'You were invited to a contract',
  invitedText:
    'Log in, or register if you are new. You then read the contract and decide. Nothing is agreed or paid before that.',
});
