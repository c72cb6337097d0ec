import { use } from 'react';
import type { LegalTexts } from '@/content/templates/make-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { useLegalTag } from '@/i18n/use-language';

let english: Promise<LegalTexts> | null = null;

/** Content of the template and clause screens in the language of the screen, which is that of the contract. Suspends while English is loading. */
export function useLegalTexts(): LegalTexts {
  return useLegalTag() === 'en' ? use(loadEnglishTexts()) : SPANISH_LEGAL_TEXTS;
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
