import { COMMON_LABELS } from '@/content/templates/common-labels';
import { createCommonTerms } from '@/content/templates/common-special-terms';
import { DISTRIBUTION_TEMPLATE } from '@/content/templates/distribution.template';
import { EMPLOYMENT_TEMPLATE } from '@/content/templates/employment.template';
import { PARTIES } from '@/content/templates/known-wording';
import { LICENSE_TEMPLATE } from '@/content/templates/license.template';
import { LOAN_TEMPLATE } from '@/content/templates/loan.template';
import { RENTAL_TEMPLATE } from '@/content/templates/rental.template';
import { SALE_TEMPLATE } from '@/content/templates/sale.template';
import { SERVICES_TEMPLATE } from '@/content/templates/services.template';
import { SUPPLY_TEMPLATE } from '@/content/templates/supply.template';
import type { Template } from '@/domain/models';

/** In the order of the type filter (docs/specification.md#template-catalogue-contractstemplates), with the common special terms. */
export const TEMPLATES: readonly Template[] = [
  SALE_TEMPLATE,
  SERVICES_TEMPLATE,
  LICENSE_TEMPLATE,
  SUPPLY_TEMPLATE,
  RENTAL_TEMPLATE,
  EMPLOYMENT_TEMPLATE,
  LOAN_TEMPLATE,
  DISTRIBUTION_TEMPLATE,
].map((template) => ({
  ...template,
  terms: [...template.terms, ...createCommonTerms(template.type, PARTIES[template.type], COMMON_LABELS)],
}));
