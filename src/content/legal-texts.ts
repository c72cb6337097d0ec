import type { Clause, ContractType, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

/** The built-in content of the template and clause screens in one language. */
export interface LegalTexts {
  /** The built-in catalogue, in the order of the type filter (docs/specification.md#9-business-constants-and-limits). */
  templates: readonly Template[];
  /** The predefined clauses (docs/specification.md#3-entities-and-their-fields). */
  clauses: readonly Clause[];
  /** What the buyer's and the seller's side are called in a contract of each type. */
  parties: Record<ContractType, Record<TemplateRole, string>>;
  /** What joins template, clauses and guarantees to one contract text. */
  draftWording: (type: ContractType) => DraftWording;
  /** A guarantee's default amount with what it counts. */
  defaultAmountText: (guarantee: PredefinedGuarantee, type: ContractType) => string;
}
