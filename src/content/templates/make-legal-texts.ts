import { readClauses } from '@/content/templates/clauses';
import { FORMATS } from '@/content/templates/formats';
import { KNOWN, type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import { makeTemplate } from '@/content/templates/make-template';
import { CONTRACT_TYPES, type ContractType, type PredefinedGuarantee, type TemplateRole } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { decideConditions } from '@/domain/templates/arbitration';
import { type Facts, factsOf, readDocument, type TextDocument, writePassage } from '@/domain/templates/documents';
import { toPartyTerm } from '@/domain/templates/special-terms';
import type { DraftWording, TermReader, WrittenGuarantee } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';

/** Built-in content of the template and clause screens in one language. */
export type LegalTexts = ReturnType<typeof makeLegalTexts>;

/** @param files the Markdown documents of the language by path */
export function makeLegalTexts(language: Language, files: Readonly<Record<string, string>>) {
  const documents = Object.fromEntries(
    Object.entries(files).map(([path, source]) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      return [file, readDocument(file, source, KNOWN[language])];
    }),
  );
  const get = (name: string): TextDocument => {
    const document = documents[`${name}.${language}.md`];
    if (document === undefined) throw new Error(`no document ${name}.${language}.md`);
    return document;
  };
  const frame = get('contract');
  const parties = nameParties(language);
  const formats = FORMATS[language];
  const write = (name: string, values: Readonly<Record<string, string | null>> = {}) =>
    writePassage(frame, name, factsOf(values));
  const writeBasis = (type: ContractType) => writePassage(get(type), 'basis', factsOf({}));

  /** A typed value as the text says it: `12.000,50 euros`, `5 %`, `21/12/2026`. */
  function formatTerm({ kind, options = [] }: SpecialTerm, typed: string): string {
    if (kind === 'date') return formats.date(typed);
    if (kind === 'money') return formats.euros(Number(typed));
    if (kind === 'percent') return formats.percent(Number(typed));
    if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
    return kind === 'days' ? String(Number(typed)) : typed;
  }

  function writeParty(party: string, role: TemplateRole, { read, show }: TermReader): string {
    return writePassage(frame, 'party-line', {
      holds: (condition) =>
        condition === 'filled representation' ? read(toPartyTerm(role, 'representation')) !== '' : undefined,
      show: (name) => (name === 'party' ? party : show(toPartyTerm(role, name))),
    });
  }

  /** The depositor, the amount, the date, and the value in euros with its price. */
  function writeGuarantee(type: ContractType, guarantee: WrittenGuarantee, { show }: TermReader): string {
    const { description, party, amount, validUntil, value, percent } = guarantee;
    const quote = value?.quote ?? null;
    const at = quote === null ? null : new Date(quote.at);
    return write('guarantee', {
      description,
      // In a blank, brackets would end it.
      name: description.replace(/[[\]]/g, ''),
      party,
      btc: amount === null ? null : formats.decimal(formatBtc(amount)),
      satoshis: amount === null ? null : `${formats.number(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'}`,
      date: formats.date(validUntil),
      euros: value === null ? null : formats.euros(value.cents / 100),
      percent: percent === null ? null : formats.percent(percent),
      basis: writeBasis(type),
      perBtc: quote === null ? null : formats.euros(quote.perBtc),
      source: quote?.source ?? null,
      day: at === null ? null : formats.day(at),
      hour: at === null ? null : formats.hour(at),
      ...(value !== null && quote === null && { rateSource: show('rateSource'), rateDate: show('rateDate') }),
    });
  }

  /**
   * Wording of the contract text around the special terms, the clauses and the guarantees.
   * @param hasSettlement whether the program can do what the clauses on splits, return dates and awards say
   */
  function getDraftWording(type: ContractType, hasSettlement = true): DraftWording {
    const readFacts = ({ terms }: { terms: readonly SpecialTerm[] }, { read, show }: TermReader): Facts => {
      const conditions = decideConditions({ type }, read, hasSettlement);
      return {
        holds: (name) => (name.startsWith('filled ') ? read(name.slice('filled '.length)) !== '' : conditions[name]),
        show: (name) => {
          if (name === 'buyer' || name === 'seller') return parties[type][name];
          return terms.some(({ id }) => id === name) ? show(name) : undefined;
        },
      };
    };
    return {
      parties: parties[type],
      preface: ({ id, reviewed }) => write('preface', { id, month: formats.month(new Date(`${reviewed}-01`)) }),
      headings: {
        parties: write('headings.parties'),
        special: write('headings.special'),
        general: write('headings.general'),
        clauses: write('headings.clauses'),
        guarantees: write('headings.guarantees'),
        common: write('headings.common'),
      },
      roles: (mine, theirs) => writeKnown(language, 'roles', { mine, theirs }),
      party: (role, terms) => writeParty(parties[type][role], role, terms),
      formatTerm,
      blank: (label) => write('blank', { label }),
      clauseTitle: (number, title) => write('clause-title', { number: String(number), title }),
      guarantee: (guarantee, terms) => writeGuarantee(type, guarantee, terms),
      general: (template, terms) => writePassage(get(type), 'general-terms', readFacts(template, terms)),
      common: (template, terms) => writePassage(get('common-terms'), 'common-terms', readFacts(template, terms)),
    };
  }

  /** Default amount of a guarantee with its unit: `10 % del precio`, `50.000 €`, `0,001 BTC`. */
  function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
    const { defaultAmount, defaultAmountUnit, coveredTerm } = guarantee;
    const euros = formats.roundEuros(defaultAmount);
    if (coveredTerm !== undefined) return write(`default-amount.${coveredTerm}`, { euros });
    if (defaultAmountUnit === 'percent')
      return write('default-amount.percent', { percent: formats.percent(defaultAmount), basis: writeBasis(type) });
    return defaultAmountUnit === 'eur' ? euros : `${formats.number(defaultAmount)}\u00a0BTC`;
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
    getDraftWording,
    formatDefaultAmount,
    nameGuaranteesOf,
  };
}
