import { FORMATS, formatTerm } from '@/content/templates/formats';
import { type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import type { ContractText } from '@/domain/contracts/contract-form';
import { type Facts, factsOf, type TextDocument, writePassage } from '@/domain/documents/passages';
import { CONTRACT_TYPES, type Template, type TemplateRole } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { proposeCents } from '@/domain/templates/guarantee-value';
import { fillPlaceholders } from '@/domain/templates/placeholders';
import { listApplicable, readTerm, toPartyTerm } from '@/domain/templates/special-terms';
import { getOtherTemplateRole, type SiteFacts, type TailoredTemplate } from '@/domain/templates/tailored-template';

/** The documents of one language, by name: `sale`, `contract`. */
export interface Library {
  language: Language;
  get: (name: string) => TextDocument;
}

export type ReadyTemplate = TailoredTemplate & { role: TemplateRole };

/**
 * Two layers: the particular conditions (parties, terms, guarantees), and the general ones (stipulations, filled clauses, common
 * terms). Both are the text that the parties sign.
 */
export function writeContract(library: Library, tailored: ReadyTemplate, site: SiteFacts): ContractText {
  const { language, get } = library;
  const { template, clauses } = tailored;
  const write = (name: string, values: Readonly<Record<string, string>> = {}) =>
    writePassage(get('contract'), name, factsOf(values));
  const reader = readTerms(library, tailored);
  const facts = readFacts(library, tailored, reader, site);
  const month = FORMATS[language].month(new Date(`${template.reviewed}-01`));
  const guarantees = tailored.guarantees.map((choice) => `- ${writeGuarantee(library, choice, tailored)}`);
  const filled = clauses.map(({ title, content, usual = [] }, index) => {
    const number = String(index + 1);
    return `${write('clause-title', { number, title })}\n${fillPlaceholders(content, usual)}`;
  });
  const sections = [
    write('headings.particular'),
    [write('headings.parties'), ...writeParties(library, tailored, reader)].join('\n'),
    [write('headings.special'), ...listSpecialTerms(tailored, reader)].join('\n'),
    ...(guarantees.length === 0 ? [] : [[write('headings.guarantees'), ...guarantees].join('\n')]),
    write('headings.general'),
    write('preface', { id: template.id, month }),
    writePassage(get(template.type), 'general-terms', facts),
    ...filled,
    writePassage(get('common-terms'), 'common-terms', facts),
  ];
  return { title: template.title, description: sections.filter((section) => section !== '').join('\n\n') };
}

/** Gives a text the values of the special terms. */
interface TermReader {
  /** As the text says it: the value in words, or a marked blank such as `[por completar: Precio]`. */
  show: (id: string) => string;
  /** As typed; `''` while blank. */
  read: (id: string) => string;
}

function readTerms({ language, get }: Library, { template: { terms }, values }: ReadyTemplate): TermReader {
  const read = (id: string) => readTerm(terms, values, id);
  const show = (id: string) => {
    const term = terms.find((each) => each.id === id);
    if (term === undefined) throw new Error(`No term ${id}`);
    const { label } = term;
    return read(id) === ''
      ? writePassage(get('contract'), 'blank', factsOf({ label }))
      : formatTerm(language, term, read(id));
  };
  return { read, show };
}

/** The conditions that the texts name (`if not loan`), by name. */
export function decideConditions(
  { type }: Pick<Template, 'type'>,
  property: string,
  { hasReturns }: Pick<SiteFacts, 'hasReturns'>,
): Record<string, boolean> {
  return {
    ...Object.fromEntries(CONTRACT_TYPES.map((each) => [each, each === type])),
    home: property === 'home',
    premises: property === 'business',
    goods: property === 'goods',
    // Of a home or of premises, which is also how a lease counts while its author has not said what is let.
    property: type === 'rental' && property !== 'goods',
    returns: hasReturns,
  };
}

function readFacts(
  { language }: Library,
  { template }: ReadyTemplate,
  { read, show }: TermReader,
  site: SiteFacts,
): Facts {
  const values: Readonly<Record<string, string>> = {
    ...nameParties(language)[template.type],
    holderName: toPlainLine(site.holder.name),
    holderContact: toPlainLine(site.holder.contact),
  };
  return {
    conditions: decideConditions(template, read('property'), site),
    isFilled: (name) => (values[name] ?? read(name)) !== '',
    show: (name) => values[name] ?? (template.terms.some(({ id }) => id === name) ? show(name) : undefined),
  };
}

function writeParties(
  { language, get }: Library,
  { role, template: { type } }: ReadyTemplate,
  { read, show }: TermReader,
): string[] {
  const parties = nameParties(language)[type];
  const write = (party: TemplateRole) => {
    const named = ['name', 'taxId', 'address', 'email', 'representation', 'capacity'].map(
      (name) => [name, toPartyTerm(party, name)] as const,
    );
    const details = named.map(([name, id]) => [name, name === 'representation' && read(id) === '' ? null : show(id)]);
    return writePassage(
      get('contract'),
      'party-line',
      factsOf({ ...Object.fromEntries(details), party: parties[party] }),
    );
  };
  const roles = { mine: parties[role], theirs: parties[getOtherTemplateRole(role)] };
  return [writeKnown(language, 'roles', roles), write('buyer'), write('seller')];
}

/** One line for each term of the agreement itself; those of the parties are in their lines. */
function listSpecialTerms({ template, values }: ReadyTemplate, { read, show }: TermReader): string[] {
  return listApplicable(template.terms, values)
    .filter(({ group, id, isOptional = false }) => group === 'deal' && !(isOptional && read(id) === ''))
    .map(({ id, label }) => `- ${label}: ${show(id)}`);
}

/** The depositor, the amount, the date, and the value in euros with its price. */
function writeGuarantee({ language, get }: Library, choice: GuaranteeChoice, tailored: ReadyTemplate): string {
  const { type } = tailored.template;
  const { amount, validUntil, value } = choice;
  const formats = FORMATS[language];
  const description = toPlainLine(choice.description);
  const percent = getPercent(choice, tailored);
  const quote = value?.quote ?? null;
  const at = quote === null ? null : new Date(quote.at);
  const facts = factsOf({
    description,
    party: nameParties(language)[type][choice.role],
    btc: formats.decimal(formatBtc(amount)),
    satoshis: countSatoshis(formats.number, amount),
    date: formats.date(validUntil),
    euros: value === null ? null : formats.euros(value.cents / 100),
    percent: percent === null ? null : formats.percent(percent),
    basis: writePassage(get(type), 'basis', factsOf()),
    perBtc: quote === null ? null : formats.euros(quote.perBtc),
    source: quote?.source ?? null,
    day: at === null ? null : formats.day(at),
    hour: at === null ? null : formats.hour(at),
  });
  return writePassage(get('contract'), 'guarantee', facts);
}

function countSatoshis(format: (value: number) => string, amount: Sats): string {
  return `${format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'}`;
}

/** Only while it still holds: the user may have changed the value. */
function getPercent({ predefinedId, value }: GuaranteeChoice, { template, values }: ReadyTemplate): number | null {
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (predefined?.defaultAmountUnit !== 'percent') return null;
  return value !== null && value.cents === proposeCents(predefined, template, values) ? predefined.defaultAmount : null;
}
