import type { ContractText } from '@/domain/contracts/contract-form';
import { getRole } from '@/domain/contracts/permissions';
import { hasCounterpartyMark } from '@/domain/guarantees/depositor';
import { isPastDate } from '@/domain/guarantees/guarantee-form';
import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import { addDays, isCalendarDate, toCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findPartyLines } from '@/domain/templates/party-blanks';
import type { ChosenTerms } from '@/domain/templates/template-import';

/* A new draft with the terms of a contract, for another party. */

/** How the templates write the line about a party. */
export interface WrittenParty {
  role: TemplateRole;
  /** The marked blanks of its name, tax number, address and e-mail. How it acts comes last and has none: other terms depend on it. */
  marks: readonly string[];
  /** The texts around all of them, in their order. */
  fixed: readonly string[];
}

/** By the name of the party, such as `parte cliente`. */
export type WrittenParties = ReadonlyMap<string, WrittenParty>;

/** Why a guarantee is not copied: this is unknown. */
export type LeftOutFor = 'amount' | 'date' | 'depositor';

export interface DuplicatePlan {
  text: ContractText;
  /** The other party's details are blank; otherwise the text may hold some. */
  isCleared: boolean;
  /** The user's role. */
  role: TemplateRole;
  guarantees: ChosenTerms[];
  /** Those of them whose date had passed. */
  moved: ChosenTerms[];
  leftOut: { description: string; unknown: LeftOutFor }[];
}

/** @param today YYYY-MM-DD */
export function planDuplicate(contract: Contract, userId: Id, today: string, known: WrittenParties): DuplicatePlan {
  const isOwner = getRole(contract, userId) === 'owner';
  const { title, description } = contract;
  const { text, role, isCleared } = clearOtherParty(title, description, isOwner, known);
  const plan: DuplicatePlan = {
    text: { title, description: text },
    isCleared,
    role,
    guarantees: [],
    moved: [],
    leftOut: [],
  };
  for (const guarantee of contract.guarantees) {
    const { amount, validUntil, conditions, verificationProcess } = guarantee;
    const isOwn = isDepositedBy(guarantee, contract, userId, isOwner);
    const leaveOut = (unknown: LeftOutFor) => plan.leftOut.push({ description: guarantee.description, unknown });
    if (amount === null || amount === 0) leaveOut('amount');
    else if (validUntil === null || !isCalendarDate(validUntil)) leaveOut('date');
    else if (isOwn === null) leaveOut('depositor');
    else {
      const date = moveDate(validUntil, contract.createdAt, today);
      const terms = { description: guarantee.description, amount, conditions, verificationProcess, validUntil: date };
      const copy = { ...terms, role: isOwn ? role : getOther(role) };
      plan.guarantees.push(copy);
      if (date !== validUntil) plan.moved.push(copy);
    }
  }
  return plan;
}

function getOther(role: TemplateRole): TemplateRole {
  return role === 'buyer' ? 'seller' : 'buyer';
}

/** `null`: unknown. */
function isDepositedBy(guarantee: Guarantee, { contractors }: Contract, userId: Id, isOwner: boolean): boolean | null {
  const { depositorId, awaited } = guarantee;
  if (depositorId === null) return awaited !== undefined || hasCounterpartyMark(guarantee) ? !isOwner : null;
  if (isSameId(depositorId, userId)) return true;
  return contractors.some((id) => isSameId(id, depositorId)) ? false : null;
}

const USUAL_DAYS = 90;
/** Dates come from the server: no guarantee runs longer than this. */
const MOST_DAYS = 3650;

/** A date that has passed becomes as many days from today as it was from the contract's creation. */
export function moveDate(validUntil: string, createdAt: string | null, today: string): string {
  if (!isPastDate(validUntil, today)) return validUntil;
  const created = Date.parse(createdAt ?? '');
  const start = Number.isNaN(created) ? '' : toCalendarDate(new Date(created));
  const days = isCalendarDate(start) ? (Date.parse(validUntil) - Date.parse(start)) / 86_400_000 : 0;
  return addDays(today, days > 0 && days <= MOST_DAYS ? days : USUAL_DAYS);
}

/** A shorter text, such as a number, stands in many places for other reasons. */
const TELLING = 4;

/** The text with the user as the party that publishes it, and blanks for the details of the other one. */
function clearOtherParty(title: string, text: string, isOwner: boolean, known: WrittenParties) {
  const found = findPartyLines(text);
  const [mine, other] = isOwner ? [found?.publisher, found?.accepter] : [found?.accepter, found?.publisher];
  const own = mine === undefined ? undefined : known.get(mine.party);
  const role: TemplateRole = own?.role ?? 'buyer';
  const wording = other === undefined ? undefined : known.get(other.party);
  const details = other === undefined || wording === undefined ? null : readDetails(other.line, wording.fixed);
  if (!found || !mine || !other || !own || !wording || details === null) return { text, role, isCleared: false };
  const { sentence, start } = found;
  const before = text.slice(start + sentence.length, other.start);
  const after = text.slice(other.start + other.line.length);
  const head = text.slice(0, start);
  const isElsewhere = details
    .slice(0, wording.marks.length)
    // Of a name its start, of an address its street.
    .map((detail) => detail.split(',', 1)[0] ?? '')
    .filter((detail) => detail.length >= TELLING && !wording.marks.includes(detail))
    .some((detail) => [title, head, before, after].some((part) => part.includes(detail)));
  const roles = isOwner ? sentence : swapParties(sentence, found.publisher.party, found.accepter.party);
  return { text: head + roles + before + writeLine(wording, details) + after, role, isCleared: !isElsewhere };
}

/** The texts in the places of the details; `null`: the line was written in another way. Linear in the line. */
function readDetails(line: string, [first = '', ...fixed]: readonly string[]): string[] | null {
  if (!line.startsWith(first)) return null;
  let rest = line.slice(first.length);
  const details: string[] = [];
  for (const [at, next] of fixed.entries()) {
    const end = at === fixed.length - 1 ? rest.length - next.length : rest.indexOf(next);
    if (end < 0 || !rest.startsWith(next, end)) return null;
    details.push(rest.slice(0, end));
    rest = rest.slice(end + next.length);
  }
  return details;
}

/** The line with blanks in place of the details that have a mark. */
function writeLine({ fixed, marks }: WrittenParty, details: readonly string[]): string {
  return fixed.map((part, at) => (at === 0 ? part : `${marks[at - 1] ?? details[at - 1]}${part}`)).join('');
}

/** Both names are known, and the sentence names each of them once. */
function swapParties(sentence: string, publisher: string, accepter: string): string {
  const start = sentence.indexOf(publisher);
  const middle = sentence.slice(start + publisher.length, sentence.length - accepter.length - 1);
  return `${sentence.slice(0, start)}${accepter}${middle}${publisher}.`;
}
