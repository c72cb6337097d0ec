import type { Catalogue } from '@/content/translation';
import { CLAUSES_EN } from './clauses.en';
import { CONTRACT_TYPES_EN } from './contract-types.en';
import { CREATION_EN } from './creation.en';
import { LEGAL_DISCARD_EN } from './discard.en';
import { TEMPLATES_EN } from './templates.en';

/** What is in Spanish by default; the rest has its base texts. */
export const ENGLISH: Catalogue = {
  clauses: CLAUSES_EN,
  contractTypes: CONTRACT_TYPES_EN,
  creation: CREATION_EN,
  legalDiscard: LEGAL_DISCARD_EN,
  templates: TEMPLATES_EN,
};
