import type { Language } from '@/i18n/i18n';

/** Before any choice: Spanish for browsers that prefer it to English, the specification's mix for all others. */
export function getFirstLanguage(preferred: readonly string[]): Language {
  return /^es\b/i.test(preferred.find((tag) => /^(en|es)\b/i.test(tag)) ?? '') ? 'es' : 'default';
}
