import { i18n } from '@/i18n/i18n';

/** Any path without a route. */
export const notFoundMessages = i18n('notFound', {
  title: 'Page not found',
  text: 'There is nothing at this address.',
});
