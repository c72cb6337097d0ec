import { i18n } from './i18n';

/** The shell around every screen: navigation bar, not-found page, error screens. */
export const layoutMessages = i18n('layout', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  contracts: 'Contracts',
  newContract: 'New Contract',
  devel: 'Devel',
  userDisputes: 'User Dispute Management',
  arbitratorDisputes: 'Arbitrator Dispute Management',
  allMockups: 'View All Mockups',
  downloadKeyBackup: 'Download key backup',
  checkKeyBackup: 'Check key backup',
  login: 'Login',
  logout: 'Logout',
  loading: 'Loading',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  goToContracts: 'Go to your contracts',
  errorTitle: 'Something went wrong on this screen',
  errorText: 'Nothing was sent because of it. Reload the page; if it happens again, go back to your contracts.',
  reload: 'Reload',
});
