import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import { CLAUSE_TEXTS } from '@/content/en/clause-texts';
import { defaultAmountText, draftWording, PARTIES } from '@/content/en/draft-wording';
import { DISTRIBUTION_TEXTS } from '@/content/en/templates/distribution.texts';
import { EMPLOYMENT_TEXTS } from '@/content/en/templates/employment.texts';
import { LICENSE_TEXTS } from '@/content/en/templates/license.texts';
import { LOAN_TEXTS } from '@/content/en/templates/loan.texts';
import { RENTAL_TEXTS } from '@/content/en/templates/rental.texts';
import { SALE_TEXTS } from '@/content/en/templates/sale.texts';
import { SERVICES_TEXTS } from '@/content/en/templates/services.texts';
import { SUPPLY_TEXTS } from '@/content/en/templates/supply.texts';
import { type TemplateTexts, withTexts } from '@/content/en/templates/template-texts';
import type { LegalTexts } from '@/content/legal-texts';
import { TEMPLATES } from '@/content/templates/templates';
import type { Clause, ContractType, Template } from '@/domain/models';

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
