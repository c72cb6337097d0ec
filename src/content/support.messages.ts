import { i18n, params } from '@/i18n/i18n';

/** Whom texts with `{support}` tell the user to ask. */
export const supportMessages = i18n('support', {
  support: 'support',
  operator: params('the person who runs this {brand}'),
});
