import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import type { Contract, ContractType, TemplateRole } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { Terms } from '@/domain/seals/terms';
import { getOtherTemplateRole } from '@/domain/templates/template-draft';

/** How texts of a contract type are generated in one language (content/known-wordings.ts). */
export interface KnownWording {
  type: ContractType;
  language: 'es' | 'en';
  /** Stands in the clause on the third key. */
  keyDuty: string;
  /** Stands in a text whose third key holder decides no disputes. */
  noArbitration: string;
  /** Stands in an arbitration agreement. */
  arbitration: string;
  /** Follows an arbitration agreement that holds only between businesses. */
  onlyBusinesses: string;
  parties: Record<TemplateRole, string>;
  /** The end of a party's data, by capacity. */
  capacities: Record<'business' | 'private' | 'consumer' | 'worker', string>;
  /** The end of the line that says that a home is rented. */
  home: string;
  /** The labels of the rent and of the value of a guarantee. */
  money: { rents: readonly string[]; guaranteed: string };
  /** The beginnings of the clauses on settlement offers and return dates, and the sentence that limits both. */
  settlement: { offers: string; returns: string; limits: string };
  /** Headings of sections. */
  headings: readonly string[];
  /** The sentence that says who publishes and who accepts. */
  roles: (mine: string, theirs: string) => string;
  /** The part of the line about a guarantee that does not depend on its amount and date. */
  startGuarantee: (description: string, party: string) => string;
  /** The parts of that line that follow. */
  writeAmount: (amount: Sats) => string;
  writeValidUntil: (date: string) => string;
}

/** The facts that a text made from a template states about itself. */
export interface GeneratedText {
  type: ContractType;
  /** Role of the party that publishes the contract. */
  ownerRole: TemplateRole;
  wording: KnownWording;
}

/** The language of a text made from a template; `null`: of another text. */
export function readLanguage(text: string, known: readonly KnownWording[]): KnownWording['language'] | null {
  return recogniseText(text, known)?.wording.language ?? null;
}

/**
 * Whether the holder of the third key decides no disputes: the text says so, or it has an agreement for businesses only, and a party
 * filled in on joining that it is none.
 */
export function excludesArbitration(text: string, known: readonly KnownWording[]): boolean {
  if (known.some(({ noArbitration }) => text.includes(noArbitration)) || isProtected(text, known)) return true;
  return known.some(
    ({ onlyBusinesses, capacities: { private: person, consumer } }) =>
      text.includes(onlyBusinesses) && [person, consumer].some((each) => text.includes(each)),
  );
}

/** Whether a text made from a template names a worker, a home, or a business and a person. */
export function isProtected(text: string, known: readonly KnownWording[]): boolean {
  const generated = recogniseText(text, known);
  if (generated === null) return false;
  const { type, wording } = generated;
  const { business, private: person, consumer, worker } = wording.capacities;
  if (type === 'employment' || text.includes(worker)) return true;
  if (type === 'rental' && text.includes(wording.home)) return true;
  return text.includes(business) && [person, consumer].some((each) => text.includes(each));
}

/**
 * Whether the text has the arbitration agreement of the templates, and does not exclude it. One for businesses only needs two of them:
 * while a capacity is blank, nobody is known to decide.
 */
export function hasArbitration(text: string, known: readonly KnownWording[]): boolean {
  const isAgreed = known.some(
    ({ arbitration, onlyBusinesses, capacities: { business } }) =>
      text.includes(arbitration) && (!text.includes(onlyBusinesses) || text.split(business).length > 2),
  );
  return isAgreed && !excludesArbitration(text, known);
}

/** Whether the text has the clause on return dates, and it holds between these parties. */
export function allowsReturn(text: string, known: readonly KnownWording[]): boolean {
  return known.some(({ settlement }) => text.includes(settlement.returns)) && !excludesArbitration(text, known);
}

/**
 * Who decides disputes; `null`: nobody, because there is no arbitrator or the text excludes arbitration.
 * @param signed terms that both parties signed. They count, whatever the contract says now
 */
export function findDisputeArbitrator(
  { arbitrator, description }: Pick<Contract, 'arbitrator' | 'description'>,
  signed: Terms | null,
  known: readonly KnownWording[],
): Id | null {
  if (excludesArbitration(signed?.description ?? description, known)) return null;
  return signed === null ? arbitrator : signed.arbitrator.id || null;
}

const ROLES: readonly TemplateRole[] = ['buyer', 'seller'];

/**
 * Recognises a text by its sentence about the roles, generated by the same function that wrote it. `null`: not made
 * from a template, rewritten, or of several types.
 */
export function recogniseText(text: string, known: readonly KnownWording[]): GeneratedText | null {
  const found = listRoles(text, known);
  const [first] = found;
  const isSame = found.every(({ type, ownerRole }) => type === first?.type && ownerRole === first.ownerRole);
  return first !== undefined && isSame ? first : null;
}

/**
 * The second of two different sentences about the roles: the duties depend on which one is true, so neither the
 * depositors nor the contract type can be determined. A typed value can contain such a sentence.
 */
export function findOtherRoles(text: string, known: readonly KnownWording[]): Finding[] {
  const [first, ...more] = listRoles(text, known)
    .map((found) => ({ ...found, start: text.indexOf(found.sentence) }))
    .sort((a, b) => a.start - b.start);
  const other = more.find(({ type, ownerRole }) => type !== first?.type || ownerRole !== first.ownerRole);
  if (other === undefined) return [];
  const range = { start: other.start, end: other.start + other.sentence.length };
  return [
    { kind: 'roles-differ', severity: 'look', place: { at: 'description', range }, quote: cutQuote(other.sentence) },
  ];
}

function listRoles(text: string, known: readonly KnownWording[]): (GeneratedText & { sentence: string })[] {
  return known.flatMap((wording) =>
    ROLES.map((ownerRole) => ({
      type: wording.type,
      ownerRole,
      wording,
      sentence: wording.roles(wording.parties[ownerRole], wording.parties[getOtherTemplateRole(ownerRole)]),
    })).filter(({ sentence }) => text.includes(sentence)),
  );
}

/** A line of the text that says who deposits a guarantee. */
interface DepositorLine {
  role: TemplateRole;
  range: TextRange;
  /** Amounts and dates as its lines state them. A line that was rewritten states nothing. */
  stated: StatedTerms[];
}

interface StatedTerms {
  amount: string;
  validUntil: string;
}

/** The roles that the text names as depositor of a guarantee, each with its first line, in their order. */
export function readDepositors(text: string, { wording }: GeneratedText, description: string): DepositorLine[] {
  return ROLES.flatMap((role) => {
    const line = wording.startGuarantee(description, wording.parties[role]);
    const length = line.trimEnd().length;
    const starts = findLines(text, line);
    const stated = starts.flatMap((at) => readStated(text.slice(at + length, at + length + LONGEST_STATED)) ?? []);
    return starts.slice(0, 1).map((start) => ({ role, range: { start, end: start + length }, stated }));
  }).sort((a, b) => a.range.start - b.range.start);
}

/** Characters of an amount and a date. */
const LONGEST_STATED = 200;
const STATED = /^\s*(?<amount>\S+ BTC \([^)\n]*\)), (?<validUntil>[^.\n]+)\./;

function readStated(rest: string): StatedTerms | null {
  const { amount, validUntil } = STATED.exec(rest.replaceAll('\u00a0', ' '))?.groups ?? {};
  return amount === undefined || validUntil === undefined ? null : { amount, validUntil };
}

/** Characters to look back, enough for any list marker. */
const BEFORE = 8;
const LINE_START = /(?:^|\n)\s*(?:[-–•*]\s+)?$/;

/** Matches only at the start of a line; elsewhere it may be the end of a longer name. */
function findLines(text: string, start: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1))
    if (LINE_START.test(text.slice(Math.max(0, at - BEFORE), at))) found.push(at);
  return found;
}
