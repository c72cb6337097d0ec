import english from '@/content/templates/known-wording.en.md?raw';
import spanish from '@/content/templates/known-wording.es.md?raw';
import { factsOf, readDocument, writePassage } from '@/domain/documents/passages';
import { CONTRACT_TYPES, type ContractType, type TemplateRole } from '@/domain/models';

/* The parts of a contract text that identify it later. Apart from the others because the contract's page needs only these. */

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const KNOWN = {
  es: readDocument('known-wording.es.md', spanish),
  en: readDocument('known-wording.en.md', english),
} as const;

export function writeKnown(language: Language, name: string, values: Readonly<Record<string, string>> = {}): string {
  return writePassage(KNOWN[language], name, factsOf(values));
}

/** Names of the two parties by contract type and role. */
export function nameParties(language: Language): Record<ContractType, Record<TemplateRole, string>> {
  const name = (type: ContractType) => ({
    buyer: writeKnown(language, `parties.${type}.buyer`),
    seller: writeKnown(language, `parties.${type}.seller`),
  });
  return Object.fromEntries(CONTRACT_TYPES.map((type) => [type, name(type)])) as ReturnType<typeof nameParties>;
}
