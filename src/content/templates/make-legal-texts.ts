import { readClauses } from '@/content/templates/clauses';
import { FORMATS } from '@/content/templates/formats';
import { KNOWN, type Language, nameParties } from '@/content/templates/known-wording';
import { makeTemplate } from '@/content/templates/make-template';
import { type Library, type ReadyTemplate, writeContract } from '@/content/templates/write-contract';
import { factsOf, readDocument, writePassage } from '@/domain/documents/passages';
import { CONTRACT_TYPES, type ContractType, type PredefinedGuarantee, type TemplateRole } from '@/domain/models';
import { isInsuredSum } from '@/domain/templates/guarantee-value';
import type { SiteFacts } from '@/domain/templates/tailored-template';

/** Built-in content of the template and clause screens in one language. */
export type LegalTexts = ReturnType<typeof makeLegalTexts>;

/** @param files the Markdown documents of the language by path */
export function makeLegalTexts(language: Language, files: Readonly<Record<string, string>>) {
  const documents = Object.entries(files).map(([path, source]) =>
    readDocument(path.slice(path.lastIndexOf('/') + 1), source, KNOWN[language]),
  );
  const get: Library['get'] = (name) => {
    const document = documents.find(({ file }) => file === `${name}.${language}.md`);
    if (document === undefined) throw new Error(`no document ${name}.${language}.md`);
    return document;
  };
  const parties = nameParties(language);
  const formats = FORMATS[language];
  const write = (name: string, values: Readonly<Record<string, string>> = {}) =>
    writePassage(get('contract'), name, factsOf(values));

  /** Default amount of a guarantee with its unit: `10 % del precio`, `50.000 €`. */
  function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
    const { defaultAmount, defaultAmountUnit } = guarantee;
    const euros = formats.roundEuros(defaultAmount);
    if (defaultAmountUnit === 'eur') return isInsuredSum(guarantee) ? write('insured', { euros }) : euros;
    const basis = writePassage(get(type), 'basis', factsOf());
    return write('share-of', { percent: formats.percent(defaultAmount), basis });
  }

  /** Heading of the guarantees that a party deposits. */
  function nameGuaranteesOf(type: ContractType, role: TemplateRole): string {
    const name = write('guarantees-of', { party: parties[type][role] });
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  }

  return {
    /** In the order of the type filter (docs/specification.md#template-catalogue-contractstemplates). */
    templates: CONTRACT_TYPES.map((type) => makeTemplate(type, get(type), language)),
    clauses: readClauses(get('clauses'), language),
    /** Names of the two parties by contract type and role. */
    parties,
    writeContract: (tailored: ReadyTemplate, site: SiteFacts) => writeContract({ language, get }, tailored, site),
    formatDefaultAmount,
    nameGuaranteesOf,
  };
}
