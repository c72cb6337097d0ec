import { createContext, use } from 'react';
import type { LegalTexts } from '@/content/templates/make-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { useLegalTag } from '@/i18n/use-language';

let english: Promise<LegalTexts> | null = null;

/** The language that the author has chosen for the contract; `null`: that of the screen. */
export const ContractLanguage = createContext<'es' | 'en' | null>(null);

/** The language of the contract that is being made. */
export function useContractTag(): 'es' | 'en' {
  const tag = useLegalTag();
  return use(ContractLanguage) ?? tag;
}

/** Content of the template and clause screens in the language of the contract. Suspends while English is loading. */
export function useLegalTexts(): LegalTexts {
  return useContractTag() === 'en' ? use(loadEnglishTexts()) : SPANISH_LEGAL_TEXTS;
}

/** Returns the same promise to every caller. After a failure, the next call retries. */
function loadEnglishTexts(): Promise<LegalTexts> {
  english ??= import('@/content/en/english-legal-texts').then(
    ({ ENGLISH_LEGAL_TEXTS }) => ENGLISH_LEGAL_TEXTS,
    (error: unknown) => {
      english = null;
      throw error;
    },
  );
  return english;
}
