import { createContext, use } from 'react';
import { en } from '@/exit/texts/en';
import { enCertificate } from '@/exit/texts/en-certificate';
import { enFaults } from '@/exit/texts/en-faults';
import { es } from '@/exit/texts/es';
import { esCertificate } from '@/exit/texts/es-certificate';
import { esFaults } from '@/exit/texts/es-faults';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

const BASE = {
  ...en,
  certificate: enCertificate,
  faults: enFaults,
};
export type Texts = typeof BASE;

export const TEXTS: Record<Language, Texts> = {
  en: BASE,
  es: { ...es, certificate: esCertificate, faults: esFaults },
};

export const TextsContext = createContext(BASE);

/** The texts of the page in the current language. */
export function useTexts(): Texts {
  return use(TextsContext);
}

/** The browser's language if the page has it, else English. */
export function pickLanguage(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.split('-')[0]?.toLowerCase());
  return LANGUAGES.find((language) => language === tags.find((tag) => tag === 'en' || tag === 'es')) ?? 'en';
}
