import { CLAUSES_EN } from '@/content/en/clauses.en';
import { CONTRACT_TYPES_EN } from '@/content/en/contract-types.en';
import { CREATION_EN } from '@/content/en/creation.en';
import { LEGAL_DISCARD_EN } from '@/content/en/discard.en';
import { TEMPLATES_EN } from '@/content/en/templates.en';
import type { Catalogue } from '@/i18n/translation';

/** What is in Spanish by default; the rest has its base texts. */
export const ENGLISH: Catalogue = {
  clauses: CLAUSES_EN,
  contractTypes: CONTRACT_TYPES_EN,
  creation: CREATION_EN,
  legalDiscard: LEGAL_DISCARD_EN,
  templates: TEMPLATES_EN,
};
