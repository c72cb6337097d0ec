import { isRecord } from '@/domain/primitives/records';

export interface ContractText {
  title: string;
  description: string;
}

export type ContractTextIssues = Partial<Record<keyof ContractText, 'required'>>;

/** Title and description are required (docs/specification.md#create-contract-contractsnew). */
export function checkContractText({ title, description }: ContractText): ContractTextIssues {
  return {
    ...(title.trim() === '' && { title: 'required' }),
    ...(description.trim() === '' && { description: 'required' }),
  };
}

/** Compares the exact characters. */
export function isSameText(a: ContractText, b: ContractText): boolean {
  return a.title === b.title && a.description === b.description;
}

/** The template that the customise screen passes in the navigation state, or `null`. */
export function readTemplate(state: unknown): ContractText | null {
  return readContractText(isRecord(state) ? state.template : null);
}

/** `null` for anything else. */
export function readContractText(value: unknown): ContractText | null {
  if (!isRecord(value)) return null;
  const { title, description } = value;
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null;
}
