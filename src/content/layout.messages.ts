import { i18n } from '@/i18n/i18n';

/** Skip link, navigation bar of visitors, error screen, and what a copy button says. */
export const layoutMessages = i18n('layout', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  login: 'Login',
  loading: 'Loading',
  goToContracts: 'Go to your contracts',
  errorTitle: 'Something went wrong on this screen',
  errorText: 'Nothing was sent. Reload the page. If that fails, go to your contracts.',
  reload: 'Reload',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address.',
  copied: 'Copied',
  copyFailed: "Your browser doesn't allow copying. Select the text and copy it by hand.",
});
