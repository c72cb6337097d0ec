import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import type { LegalTexts } from '@/content/legal-texts';
import { TEMPLATES } from '@/content/templates/templates';
import type { Clause, ContractType, Template } from '@/domain/models';
import { CLAUSE_TEXTS } from './clause-texts';
import { defaultAmountText, draftWording, PARTIES } from './draft-wording';
import { DISTRIBUTION_TEXTS } from './templates/distribution.texts';
import { EMPLOYMENT_TEXTS } from './templates/employment.texts';
import { LICENSE_TEXTS } from './templates/license.texts';
import { LOAN_TEXTS } from './templates/loan.texts';
import { RENTAL_TEXTS } from './templates/rental.texts';
import { SALE_TEXTS } from './templates/sale.texts';
import { SERVICES_TEXTS } from './templates/services.texts';
import { SUPPLY_TEXTS } from './templates/supply.texts';
import { type TemplateTexts, withTexts } from './templates/template-texts';

/** What each template says. */
export const TEMPLATE_TEXTS: Record<ContractType, TemplateTexts> = {
  sale: SALE_TEXTS,
  services: SERVICES_TEXTS,
  license: LICENSE_TEXTS,
  supply: SUPPLY_TEXTS,
  rental: RENTAL_TEXTS,
  employment: EMPLOYMENT_TEXTS,
  loan: LOAN_TEXTS,
  distribution: DISTRIBUTION_TEXTS,
};

/** The content of the template and clause screens for those who chose English. */
export const ENGLISH_LEGAL_TEXTS: LegalTexts = {
  templates: TEMPLATES.map((template: Template) => withTexts(template, TEMPLATE_TEXTS[template.type])),
  clauses: PREDEFINED_CLAUSES.map(inEnglish),
  parties: PARTIES,
  draftWording,
  defaultAmountText,
};

function inEnglish(clause: Clause): Clause {
  const { comments = {}, ...texts } = CLAUSE_TEXTS[clause.id] ?? {};
  return {
    ...clause,
    ...texts,
    comments: clause.comments.map((comment) => ({ ...comment, text: comments[comment.id] ?? comment.text })),
  };
}
