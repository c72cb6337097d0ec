import type { ContractText } from '@/domain/contract/contract-form';
import type { Template, TemplateRole } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { fillClause, type SelectedClause } from '@/domain/template/clause-selection';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';

export interface TailoredTemplate {
  template: Template;
  /** Role of the user. */
  role: TemplateRole;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
}

/** Wording of the contract text around the template's own. */
export interface DraftWording {
  /** Name of each role's party, such as `parte arrendataria`. */
  parties: Record<TemplateRole, string>;
  partiesHeading: string;
  roles: (mine: string, theirs: string) => string;
  clausesHeading: string;
  guaranteesHeading: string;
  /** `btc` has 8 decimals, `validUntil` is YYYY-MM-DD. */
  guarantee: (parts: { description: string; party: string; btc: string; validUntil: string }) => string;
}

/** The template's description, the roles, the filled clauses and the guarantees. */
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
