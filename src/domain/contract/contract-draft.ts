import { type ContractText, readContractText } from '@/domain/contract/contract-form';
import { isRecord } from '@/domain/primitives/records';

/** What the create form keeps on the device: its texts, and the name of the PDF, which has to be chosen again. */
export interface ContractFormDraft extends ContractText {
  pdf: string | null;
}

/** `null` for anything else, such as what an earlier version kept. */
export function readContractFormDraft(value: unknown): ContractFormDraft | null {
  const text = readContractText(value);
  if (text === null || !isRecord(value)) return null;
  return { ...text, pdf: typeof value.pdf === 'string' ? value.pdf : null };
}

/** The draft of a new contract. A text from a template has one of its own, so that it never replaces another text. */
export function nameNewContractDraft({ title, description }: ContractText): string {
  const text = title + description;
  return text === '' ? 'new-contract' : `new-contract ${hash(text).toString(36)}`;
}

/** Tells texts apart; not for anything that has to be safe. */
function hash(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value;
}
