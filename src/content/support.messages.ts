import { i18n, params } from '@/i18n/i18n';

/** The contact that replaces `{support}` in texts. */
export const supportMessages = i18n('support', {
  support: 'support',
  operator: params('the person who runs this {brand}'),
});
