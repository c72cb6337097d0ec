import { i18n } from '@/i18n/i18n';

/** The footer and the drawing of the three keys. Not part of the help, because every screen shows them after its first paint. */
export const shellMessages = i18n('shell', {
  help: 'Help',
  legal: 'About this site',
  legalNotice: 'Legal notice',
  terms: 'Terms of use',
  privacy: 'Privacy',
  support: 'Support',
  picture: 'Three keys: yours, the other party’s and a third. Any two of them open the guarantee.',
  you: 'You',
  counterparty: 'Counterparty',
  arbitrator: 'Arbitrator',
  guarantee: 'Guarantee',
  twoOfThree: 'any 2 of 3 keys',
});
