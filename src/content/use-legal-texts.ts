import { use } from 'react';
import type { LegalTexts } from '@/content/legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { useLegalTag } from '@/i18n/use-language';

let english: Promise<LegalTexts> | null = null;

/** Templates, clauses and their wording in the language of these screens; suspends while English is on its way. */
export function useLegalTexts(): LegalTexts {
  return useLegalTag() === 'en' ? use(englishTexts()) : SPANISH_LEGAL_TEXTS;
}

/** One promise for all who ask; after a failure the next one asks again. */
function englishTexts(): Promise<LegalTexts> {
  english ??= import('@/content/en/english-legal-texts').then(
    (loaded) => loaded.ENGLISH_LEGAL_TEXTS,
    (error: unknown) => {
      english = null;
      throw error;
    },
  );
  return english;
}
