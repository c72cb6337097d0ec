import type { Message } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { readStatement, type Statement, type StatementKind, type StatementLine } from '@/domain/statements/statements';
import { TERMS_ROLES, type TermsRole } from '@/domain/terms/terms';

/** Whether a line is signed. A list: it is, and these hashes follow from it. */
export type Verdict = boolean | readonly string[];

/** The check of a line's signatures. */
export interface Verification {
  /** Names all that the result depends on. */
  id: string;
  verify: () => Promise<Verdict>;
}

type Check = Verification | Verdict | null;

/** For each kind: how a line of a party is verified. A verdict: that is known already. `null`: a key is unknown here. */
export type Checks = {
  [Kind in StatementKind]: (line: StatementLine<Kind>, role: TermsRole) => Check;
};

/** A statement in a message of a party. */
export type FoundStatement = Statement & {
  message: Message;
  role: TermsRole;
  /** Whether the sender has signed it; of a return date, whether a party has. `null`: not verified yet. */
  isSigned: boolean | null;
  /** Those of its verdict. */
  hashes: readonly string[];
};

/** For each person and look. Nobody signs that often, and each costs about a millisecond. */
export const MAX_VERIFICATIONS = 100;

/**
 * Reads the statements of a chat that are of a checked kind: what costs nothing first. Of each person, a look verifies the newest and the
 * oldest lines that were not verified before, so that a flood delays nobody else, and each line is reached at one of the next looks.
 * @param parties owner and counterparty; lines of other people stay messages
 */
export async function readStatements(
  messages: readonly Message[],
  parties: readonly Id[],
  checks: Partial<Checks>,
): Promise<FoundStatement[]> {
  const found = messages.flatMap((message) => {
    const statement = readStatement(message.content);
    const role =
      statement && checks[statement.kind] && TERMS_ROLES.find((_, at) => isSameId(parties[at] ?? null, message.userId));
    return statement && role ? [{ statement, message, role, check: toCheck(statement, role, checks) }] : [];
  });
  for (const role of TERMS_ROLES) {
    const open = new Map<string, Verification>();
    for (const { role: sender, check } of found)
      if (sender === role && isVerification(check) && !results.has(check.id)) open.set(check.id, check);
    for (const check of pickEnds([...open.values()])) keepResult(check.id, await check.verify());
  }
  return found.map(({ statement, message, role, check }) => {
    const verdict = isVerification(check) ? (results.get(check.id) ?? null) : check;
    const [isSigned, hashes] = isList(verdict) ? [true, verdict] : [verdict, []];
    return { ...statement, message, role, isSigned, hashes };
  });
}

function toCheck({ kind, line }: Statement, role: TermsRole, checks: Partial<Checks>): Check {
  if (line === null) return false;
  const check = (checks[kind] as (of: typeof line, role: TermsRole) => Check)(line, role);
  return isVerification(check) ? { ...check, id: `${kind} ${check.id}` } : check;
}

function isVerification(check: Check): check is Verification {
  return typeof check === 'object' && check !== null && !isList(check);
}

function isList(check: Check): check is readonly string[] {
  return Array.isArray(check);
}

function pickEnds<Item>(items: readonly Item[]): readonly Item[] {
  const half = MAX_VERIFICATIONS / 2;
  return items.length <= MAX_VERIFICATIONS ? items : [...items.slice(-half), ...items.slice(0, half)];
}

/** True or false: the chat is read again every few seconds. */
const results = new Map<string, Verdict>();
/** More than the lines of one chat. */
const MAX_RESULTS = 20_000;

function keepResult(id: string, result: Verdict): void {
  const [oldest] = results.keys();
  if (results.size >= MAX_RESULTS && oldest !== undefined) results.delete(oldest);
  results.set(id, result);
}
