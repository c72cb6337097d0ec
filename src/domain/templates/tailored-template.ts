import type { Clause, Template, TemplateRole } from '@/domain/models';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TermValues } from '@/domain/templates/term-types';

export interface TailoredTemplate {
  template: Template;
  /** Role of the user; `null`: not chosen yet. */
  role: TemplateRole | null;
  /** The typed special terms. */
  values: TermValues;
  clauses: readonly Clause[];
  guarantees: readonly GuaranteeChoice[];
}

/** What a contract says about the site that it is made on. */
export interface SiteFacts {
  /** The parties can agree on return dates. */
  hasReturns: boolean;
  /** The holder of the third key, each `''` if it is unknown. */
  holder: { name: string; contact: string };
}

export function getOtherTemplateRole(role: TemplateRole): TemplateRole {
  return role === 'buyer' ? 'seller' : 'buyer';
}
