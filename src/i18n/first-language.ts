import type { Language } from '@/i18n/i18n';

/**
 * Before any choice: Spanish for browsers that prefer it to English, the specification's mix for all others. Its English is the
 * whole language but for the screens that are in Spanish by default.
 */
export function getFirstLanguage(preferred: readonly string[]): Language {
  const primary = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.find((tag) => tag === 'en' || tag === 'es') === 'es' ? 'es' : 'default';
}
