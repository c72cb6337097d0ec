import { i18n } from '@/i18n/i18n';

/** The footer and the drawing of the three keys: after the first paint on every screen, so apart from the help. */
export const shellMessages = i18n('shell', {
  help: 'Help',
  legal: 'About this site',
  legalNotice: 'Legal notice',
  terms: 'Terms of use',
  privacy: 'Privacy',
  support: 'Support',
  picture: 'Three keys: yours, the counterparty’s and the arbitrator’s. Any two of them open the guarantee.',
  you: 'You',
  counterparty: 'Counterparty',
  arbitrator: 'Arbitrator',
  guarantee: 'Guarantee',
  twoOfThree: 'any 2 of 3 keys',
});
