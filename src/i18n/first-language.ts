import type { Language } from '@/i18n/i18n';

/**
 * Before any choice: Spanish for browsers that prefer it to English, the specification's mix for all others. Its English is the
 * whole language but for the screens that are in Spanish by default.
 */
export function getFirstLanguage(preferred: readonly string[]): Language {
  return findPreferred(preferred) === 'es' ? 'es' : 'default';
}

/** The browser prefers English to Spanish. */
export function prefersEnglish(preferred: readonly string[]): boolean {
  return findPreferred(preferred) === 'en';
}

function findPreferred(preferred: readonly string[]): string | undefined {
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'en' || tag === 'es');
}
