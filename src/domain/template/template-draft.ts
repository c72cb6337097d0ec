import type { ContractText } from '@/domain/contract/contract-form';
import type { Template, TemplateRole } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { fillClause, type SelectedClause } from '@/domain/template/clause-selection';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';

/** A template as a person tailors it. */
export interface TailoredTemplate {
  template: Template;
  /** The role of the person who imports. */
  role: TemplateRole;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
}

/** What the contract text needs besides the template's own words; `content/templates` has it in Spanish. */
export interface DraftWording {
  /** Name of the party in each role: `parte arrendataria`. */
  parties: Record<TemplateRole, string>;
  partiesHeading: string;
  roles: (mine: string, theirs: string) => string;
  clausesHeading: string;
  guaranteesHeading: string;
  /** `btc` has 8 decimals, `validUntil` is YYYY-MM-DD. */
  guarantee: (parts: { description: string; party: string; btc: string; validUntil: string }) => string;
}

/** The contract's text: the template's, who is who, the clauses with their blanks filled, and who deposits what. */
export function buildContractText(tailored: TailoredTemplate, wording: DraftWording): ContractText {
  const sections = [
    tailored.template.description,
    buildRolesSection(tailored.role, wording),
    ...buildClausesSection(tailored.clauses, wording),
    ...buildGuaranteesSection(tailored.guarantees, wording),
  ];
  return { title: tailored.template.title, description: sections.join('\n\n') };
}

export function getOtherRole(role: TemplateRole): TemplateRole {
  return role === 'buyer' ? 'seller' : 'buyer';
}

function buildRolesSection(role: TemplateRole, { parties, partiesHeading, roles }: DraftWording): string {
  return `${partiesHeading}\n${roles(parties[role], parties[getOtherRole(role)])}`;
}

function buildClausesSection(clauses: readonly SelectedClause[], wording: DraftWording): string[] {
  if (clauses.length === 0) return [];
  const texts = clauses.map(fillClause).map(({ title, content }, index) => `${index + 1}. ${title}\n${content}`);
  return [wording.clausesHeading, ...texts];
}

function buildGuaranteesSection(guarantees: readonly GuaranteeChoice[], wording: DraftWording): string[] {
  if (guarantees.length === 0) return [];
  const lines = guarantees.map(({ description, role, amount, validUntil }) =>
    wording.guarantee({ description, party: wording.parties[role], btc: formatBtc(amount), validUntil }),
  );
  return [[wording.guaranteesHeading, ...lines.map((line) => `- ${line}`)].join('\n')];
}
