import type { LegalTexts } from '@/content/legal-texts';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { formatDefaultAmount, getDraftWording, nameGuaranteesOf } from '@/content/templates/draft-wording';
import { PARTIES } from '@/content/templates/known-wording';
import { TEMPLATES } from '@/content/templates/templates';

/** The original texts, and the default of these screens (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const SPANISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES,
  clauses: PREDEFINED_CLAUSES,
  parties: PARTIES,
  getDraftWording,
  formatDefaultAmount,
  nameGuaranteesOf,
};
