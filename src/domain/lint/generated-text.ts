import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import type { ContractType, TemplateRole } from '@/domain/models';
import { getOtherTemplateRole } from '@/domain/templates/template-draft';

/** How texts of a contract type are made in one language (content/known-wordings.ts). */
export interface KnownWording {
  type: ContractType;
  parties: Record<TemplateRole, string>;
  /** Headings of sections. */
  headings: readonly string[];
  /** The sentence about who publishes and who accepts. */
  roles: (mine: string, theirs: string) => string;
  /** The part of the line about a guarantee that does not depend on its amount and date. */
  startGuarantee: (description: string, party: string) => string;
}

/** The facts that a text made from a template states about itself. */
export interface GeneratedText {
  type: ContractType;
  /** Of who publishes the contract. */
  ownerRole: TemplateRole;
  wording: KnownWording;
}

const ROLES: readonly TemplateRole[] = ['buyer', 'seller'];

/**
 * Recognises a text by its sentence about the roles, made by the same function that wrote it. `null`: not made from a
 * template, rewritten, or of several types.
 */
export function recogniseText(text: string, known: readonly KnownWording[]): GeneratedText | null {
  const found = listRoles(text, known);
  const [first] = found;
  const isSame = found.every(({ type, ownerRole }) => type === first?.type && ownerRole === first.ownerRole);
  return first !== undefined && isSame ? first : null;
}

/**
 * The second of two different sentences about the roles: who owes what depends on which of them is true, and neither the
 * depositors nor the type of the contract can be read. A value that was typed can hold one.
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
}

/** The roles that the text names as depositor of a guarantee, each with its first line, in their order. */
export function readDepositors(text: string, { wording }: GeneratedText, description: string): DepositorLine[] {
  return ROLES.flatMap((role) => {
    const line = wording.startGuarantee(description, wording.parties[role]);
    const start = findLine(text, line);
    return start === null ? [] : [{ role, range: { start, end: start + line.trimEnd().length } }];
  }).sort((a, b) => a.range.start - b.range.start);
}

/** Reaches beyond the mark of a list. */
const BEFORE = 8;
const LINE_START = /(?:^|\n)\s*(?:[-–•*]\s+)?$/;

/** Only at the start of a line; elsewhere it may be the end of a longer name. */
function findLine(text: string, start: string): number | null {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    if (LINE_START.test(text.slice(Math.max(0, at - BEFORE), at))) return at;
  }
  return null;
}
