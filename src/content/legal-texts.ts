import type { Clause, ContractType, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/templates/template-draft';

/** Built-in content of the template and clause screens in one language. */
export interface LegalTexts {
  /** In the order of the type filter (docs/specification.md#template-catalogue-contractstemplates). */
  templates: readonly Template[];
  /** Predefined clauses (docs/specification.md#3-entities-and-their-fields). */
  clauses: readonly Clause[];
  /** Names of the two parties by contract type and role. */
  parties: Record<ContractType, Record<TemplateRole, string>>;
  /** Wording around template, clauses and guarantees in the contract text. `hasSettlement`: whether the program can do what the clauses on splits, return dates and decisions say. */
  getDraftWording: (type: ContractType, hasSettlement?: boolean) => DraftWording;
  /** Default amount of a guarantee with its unit. */
  formatDefaultAmount: (guarantee: PredefinedGuarantee, type: ContractType) => string;
  /** Heading of the guarantees that a party deposits. */
  nameGuaranteesOf: (type: ContractType, role: TemplateRole) => string;
}
