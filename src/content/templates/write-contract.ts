import { FORMATS, formatTerm } from '@/content/templates/formats';
import { type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import type { ContractText } from '@/domain/contracts/contract-form';
import { type Facts, factsOf, type TextDocument, writePassage } from '@/domain/documents/passages';
import type { TemplateRole } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { decideConditions } from '@/domain/templates/arbitration';
import { fillClause } from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { proposeCents } from '@/domain/templates/guarantee-value';
import { findTerm, listApplicable, readTerm, toPartyTerm } from '@/domain/templates/special-terms';
import { getOtherTemplateRole, type TailoredTemplate } from '@/domain/templates/tailored-template';

/** The documents of one language, by name: `sale`, `contract`. */
export interface Library {
  language: Language;
  get: (name: string) => TextDocument;
}

/**
 * The parties, the special terms, the stipulations, the filled clauses, the guarantees and the common terms.
 * @param hasSettlement whether the program can do what the clauses on splits, return dates and awards say
 */
export function writeContract(library: Library, tailored: TailoredTemplate, hasSettlement: boolean): ContractText {
  const { language, get } = library;
  const { template, clauses } = tailored;
  const write = (name: string, values: Readonly<Record<string, string>> = {}) =>
    writePassage(get('contract'), name, factsOf(values));
  const reader = readTerms(library, tailored);
  const facts = readFacts(library, tailored, reader, hasSettlement);
  const month = FORMATS[language].month(new Date(`${template.reviewed}-01`));
  const guarantees = tailored.guarantees.map((choice) => `- ${writeGuarantee(library, choice, tailored, reader)}`);
  const filled = clauses.map(fillClause).map(({ title, content }, index) => {
    const number = String(index + 1);
    return `${write('clause-title', { number, title })}\n${content}`;
  });
  const sections = [
    write('preface', { id: template.id, month }),
    [write('headings.parties'), ...writeParties(library, tailored, reader)].join('\n'),
    [write('headings.special'), ...listSpecialTerms(tailored, reader)].join('\n'),
    write('headings.general'),
    writePassage(get(template.type), 'general-terms', facts),
    ...(filled.length === 0 ? [] : [write('headings.clauses'), ...filled]),
    ...(guarantees.length === 0 ? [] : [[write('headings.guarantees'), ...guarantees].join('\n')]),
    write('headings.common'),
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

function readTerms({ language, get }: Library, { template: { terms }, values }: TailoredTemplate): TermReader {
  const read = (id: string) => readTerm(terms, values, id);
  const show = (id: string) => {
    const term = findTerm(terms, values, id);
    if (term === undefined) throw new Error(`No term ${id}`);
    const { label } = term;
    return read(id) === ''
      ? writePassage(get('contract'), 'blank', factsOf({ label }))
      : formatTerm(language, term, read(id));
  };
  return { read, show };
}

function readFacts(
  { language }: Library,
  { template: { type, terms } }: TailoredTemplate,
  { read, show }: TermReader,
  hasSettlement: boolean,
): Facts {
  const parties = nameParties(language)[type];
  return {
    conditions: decideConditions({ type }, read, hasSettlement),
    isFilled: (name) => read(name) !== '',
    show: (name) => {
      if (name === 'buyer' || name === 'seller') return parties[name];
      return terms.some(({ id }) => id === name) ? show(name) : undefined;
    },
  };
}

function writeParties(
  { language, get }: Library,
  { role, template: { type } }: TailoredTemplate,
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

/** One line for each term of the agreement itself; other terms appear in their own sections. */
function listSpecialTerms({ template, values }: TailoredTemplate, { read, show }: TermReader): string[] {
  return listApplicable(template.terms, values)
    .filter(({ group, id, isOptional = false }) => group === 'deal' && !(isOptional && read(id) === ''))
    .map(({ id, label }) => `- ${label}: ${show(id)}`);
}

/** The depositor, the amount, the date, and the value in euros with its price. */
function writeGuarantee(
  { language, get }: Library,
  choice: GuaranteeChoice,
  tailored: TailoredTemplate,
  { show }: TermReader,
): string {
  const { type } = tailored.template;
  const { amount, validUntil, value } = choice;
  const formats = FORMATS[language];
  const description = toPlainLine(choice.description);
  const percent = getPercent(choice, tailored);
  const quote = value?.quote ?? null;
  const at = quote === null ? null : new Date(quote.at);
  const facts = factsOf({
    description,
    // In a blank, brackets would end it.
    name: description.replace(/[[\]]/g, ''),
    party: nameParties(language)[type][choice.role],
    btc: amount === null ? null : formats.decimal(formatBtc(amount)),
    satoshis: amount === null ? null : countSatoshis(formats.number, amount),
    date: formats.date(validUntil),
    euros: value === null ? null : formats.euros(value.cents / 100),
    percent: percent === null ? null : formats.percent(percent),
    basis: writePassage(get(type), 'basis', factsOf()),
    perBtc: quote === null ? null : formats.euros(quote.perBtc),
    source: quote?.source ?? null,
    day: at === null ? null : formats.day(at),
    hour: at === null ? null : formats.hour(at),
    ...(value !== null && quote === null && { rateSource: show('rateSource'), rateDate: show('rateDate') }),
  });
  return writePassage(get('contract'), 'guarantee', facts);
}

function countSatoshis(format: (value: number) => string, amount: Sats): string {
  return `${format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'}`;
}

/** Only while it still holds: the user may have changed the value or the basis of the percentage. */
function getPercent({ predefinedId, value }: GuaranteeChoice, { template, values }: TailoredTemplate): number | null {
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (predefined?.defaultAmountUnit !== 'percent' || predefined.coveredTerm !== undefined) return null;
  return value !== null && value.cents === proposeCents(predefined, template, values) ? predefined.defaultAmount : null;
}
