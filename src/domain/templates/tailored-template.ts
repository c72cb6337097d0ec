import type { Template, TemplateRole } from '@/domain/models';
import type { SelectedClause } from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TermValues } from '@/domain/templates/term-types';

export interface TailoredTemplate {
  template: Template;
  /** Role of the user. */
  role: TemplateRole;
  /** The typed special terms. */
  values: TermValues;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
}

export function getOtherTemplateRole(role: TemplateRole): TemplateRole {
  return role === 'buyer' ? 'seller' : 'buyer';
}
