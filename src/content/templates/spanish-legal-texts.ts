import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import type { LegalTexts } from '@/content/legal-texts';
import { defaultAmountText } from '@/content/templates/default-amount';
import { draftWording, PARTIES } from '@/content/templates/draft-wording';
import { TEMPLATES } from '@/content/templates/templates';

/** The content as it was written; by default too, the template and clause screens are in Spanish (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const SPANISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES,
  clauses: PREDEFINED_CLAUSES,
  parties: PARTIES,
  draftWording,
  defaultAmountText,
};
