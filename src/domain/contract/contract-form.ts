import { isRecord } from '@/domain/primitives/records';

/** What a person writes of a contract: on creation and when editing it. */
export interface ContractText {
  title: string;
  description: string;
}

export type ContractTextIssues = Partial<Record<keyof ContractText, 'required'>>;

/** docs/specification.md#5-validation-rules: title and description are required. */
export function checkContractText({ title, description }: ContractText): ContractTextIssues {
  return {
    ...(title.trim() === '' && { title: 'required' }),
    ...(description.trim() === '' && { description: 'required' }),
  };
}

/** The template that the customise screen passes along in the navigation state, or `null`. */
export function readTemplate(state: unknown): ContractText | null {
  const template = isRecord(state) ? state.template : null;
  if (!isRecord(template)) return null;
  const { title, description } = template;
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null;
}
