import { type ContractText, readContractText } from '@/domain/contracts/contract-form';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { isRecord } from '@/domain/primitives/records';

/** The unsent input of the create form, kept on the device: its texts, and the name of the PDF, which has to be chosen again. */
interface ContractFormDraft extends ContractText {
  pdf: string | null;
}

/** `null` for anything else, such as the format of an earlier version. */
export function readContractFormDraft(value: unknown): ContractFormDraft | null {
  const text = readContractText(value);
  if (text === null || !isRecord(value)) return null;
  return { ...text, pdf: typeof value.pdf === 'string' ? value.pdf : null };
}

/** The draft of a new contract. A text from a template has a separate draft, so that it never replaces another text. */
export function nameNewContractDraft({ title, description }: ContractText): string {
  const text = title + description;
  return text === '' ? 'new-contract' : `new-contract ${hash(text).toString(36)}`;
}

/** The draft of changes to the text of a contract. */
export function nameEditDraft(id: Id): string {
  return `contract-text ${toIdKey(id)}`;
}

/** Distinguishes texts; not for security. */
function hash(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value;
}
