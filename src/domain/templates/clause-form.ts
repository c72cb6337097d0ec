import { CLAUSE_TYPES, type Clause, type ClauseType, CONTRACT_TYPES, type ContractType } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';

export interface ClauseForm {
  title: string;
  type: ClauseType;
  contractTypes: readonly ContractType[];
  content: string;
}

/** docs/specification.md#clause-library-and-management-contractsclauses */
export const CLAUSE_CONTRACT_TYPES: readonly ContractType[] = ['sale', 'services', 'license', 'supply'];

export const EMPTY_CLAUSE_FORM: ClauseForm = { title: '', type: 'general', contractTypes: [], content: '' };

/** The form of a clause; empty for a new one. */
export function toClauseForm(clause: Clause | null): ClauseForm {
  if (clause === null) return EMPTY_CLAUSE_FORM;
  const { title, type, contractTypes, content } = clause;
  return { title, type, contractTypes, content };
}

/** A form that was kept on the device; `null` for anything else. */
export function readClauseForm(value: unknown): ClauseForm | null {
  if (!isRecord(value)) return null;
  const { title, content, contractTypes } = value;
  const type = CLAUSE_TYPES.find((each) => each === value.type);
  if (typeof title !== 'string' || typeof content !== 'string' || type === undefined || !Array.isArray(contractTypes))
    return null;
  return { title, type, contractTypes: CONTRACT_TYPES.filter((each) => contractTypes.includes(each)), content };
}

/** Title and content are required (docs/specification.md#clause-library-and-management-contractsclauses). */
export function findMissingClauseFields(form: ClauseForm): Set<'title' | 'content'> {
  return new Set((['title', 'content'] as const).filter((name) => form[name].trim() === ''));
}

export function toggleContractType(form: ClauseForm, type: ContractType): ClauseForm {
  const contractTypes = form.contractTypes.includes(type)
    ? form.contractTypes.filter((chosen) => chosen !== type)
    : [...form.contractTypes, type];
  return { ...form, contractTypes };
}

/** The clause of a complete form. Keeps votes and comments of the clause that it replaces. */
export function createClause(form: ClauseForm, id: string, before: Clause | null): Clause {
  return {
    id,
    title: form.title.trim(),
    content: form.content.trim(),
    type: form.type,
    contractTypes: [...form.contractTypes],
    votes: before?.votes ?? 0,
    comments: before?.comments ?? [],
  };
}

/** Spaces around the texts and the order of the contract types do not count. */
export function isClauseChanged(form: ClauseForm, initial: ClauseForm): boolean {
  const toText = ({ title, content, type, contractTypes }: ClauseForm) =>
    JSON.stringify([title.trim(), content.trim(), type, [...contractTypes].sort()]);
  return toText(form) !== toText(initial);
}
