import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import type { LegalTexts } from '@/content/legal-texts';
import { defaultAmountText } from './default-amount';
import { draftWording, PARTIES } from './draft-wording';
import { TEMPLATES } from './templates';

/** The content as it was written; by default too, the template and clause screens are in Spanish (spec, section 1). */
export const SPANISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES,
  clauses: PREDEFINED_CLAUSES,
  parties: PARTIES,
  draftWording,
  defaultAmountText,
};
