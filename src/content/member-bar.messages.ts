import { i18n, params } from '@/i18n/i18n';

/** The navigation bar of members. */
export const memberBarMessages = i18n('memberBar', {
  menu: 'Menu',
  contracts: 'Contracts',
  newContract: 'New Contract',
  devel: 'Devel',
  userDisputes: 'User Dispute Management',
  arbitratorDisputes: 'Arbitrator Dispute Management',
  allMockups: 'View All Mockups',
  recoveryFile: 'Recovery file',
  openKeyFromFile: 'Open key from a file',
  showIn: params('Show values in {currency}'),
  logout: 'Logout',
});
