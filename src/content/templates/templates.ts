import type { Template } from '@/domain/models';
import { DISTRIBUTION_TEMPLATE } from './distribution.template';
import { EMPLOYMENT_TEMPLATE } from './employment.template';
import { LICENSE_TEMPLATE } from './license.template';
import { LOAN_TEMPLATE } from './loan.template';
import { RENTAL_TEMPLATE } from './rental.template';
import { SALE_TEMPLATE } from './sale.template';
import { SERVICES_TEMPLATE } from './services.template';
import { SUPPLY_TEMPLATE } from './supply.template';

/** The built-in catalogue, in the order of the type filter (spec, section 9). */
export const TEMPLATES: readonly Template[] = [
  SALE_TEMPLATE,
  SERVICES_TEMPLATE,
  LICENSE_TEMPLATE,
  SUPPLY_TEMPLATE,
  RENTAL_TEMPLATE,
  EMPLOYMENT_TEMPLATE,
  LOAN_TEMPLATE,
  DISTRIBUTION_TEMPLATE,
];
