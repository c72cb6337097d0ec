import { FIRST_PLACE, type TermsPlace } from '@/domain/seals/build-terms';
import { compareCodeUnits } from '@/domain/seals/canonical-text';
import type { CheckedLine } from '@/domain/seals/seal-chat-line';
import { listSealed, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';

/** Terms that both parties signed in the chat, and whose text this device does not have. */
export interface MissingTerms {
  revision: number;
  hash: string;
}

/**
 * The last revision that both parties signed. Two texts of it are a conflict. What this device learned first, and the order of
 * the chat, decide nothing: another device may have seen it differently.
 */
export interface LastSigned {
  revision: number;
  /** Sorted by hash. */
  texts: SignedTerms[];
  missing: MissingTerms[];
}

/** How many texts both signed as this revision. */
export function countTexts({ texts, missing }: LastSigned): number {
  return texts.length + missing.length;
}

/** @param missing from the chat (`listMissing`) */
export function findLast(record: SealRecord, missing: readonly MissingTerms[] = []): LastSigned | null {
  const sealed = listSealed(record);
  const revision = Math.max(0, ...sealed.map(({ terms }) => terms.revision), ...missing.map((each) => each.revision));
  if (revision === 0) return null;
  return {
    revision,
    texts: sealed.filter(({ terms }) => terms.revision === revision),
    missing: missing.filter((each) => each.revision === revision),
  };
}

/** How far ahead a revision may be. The number in a line is not signed: the highest possible one would leave no next. */
const MAX_AHEAD = 1_000;

/** Terms without a text here that both signed in the chat, of the last revision or a later one. */
export function listMissing(lines: readonly CheckedLine[], record: SealRecord): MissingTerms[] {
  const last = findLast(record)?.revision ?? 0;
  const known = new Set(record.signed.map(({ hash }) => hash));
  const found = listChatTerms(lines, ['other-terms']).filter(
    ({ revision, hash, roles }) =>
      roles.size > 1 && revision >= last && revision <= last + MAX_AHEAD && !known.has(hash),
  );
  return found.map(({ revision, hash }) => ({ revision, hash }));
}

/** Where the next terms may stand: after the last that both signed. After a conflict, they may follow any of its texts. */
export function listNextPlaces(last: LastSigned | null): TermsPlace[] {
  if (last === null) return [FIRST_PLACE];
  const hashes = [...last.texts, ...last.missing].map(({ hash }) => hash);
  return hashes.sort(compareCodeUnits).map((previous) => ({ revision: last.revision + 1, previous }));
}

/** Only an attack would need more, and each place costs time whenever the seal is read. */
const MAX_PLACES = 20;
/** The part of these that may follow terms signed by one party only. */
const MAX_OWN_PLACES = 3;

/**
 * Where terms may stand that were signed in the chat: after any others that were signed there. One party alone adds few, and
 * cannot crowd out what both signed.
 */
export function listChatPlaces(lines: readonly CheckedLine[]): TermsPlace[] {
  const signed = listChatTerms(lines, ['valid', 'other-terms']);
  const sorted = signed.sort((a, b) => b.roles.size - a.roles.size || b.revision - a.revision);
  const alone = (role: TermsRole) => sorted.filter(({ roles }) => roles.size === 1 && roles.has(role));
  const left = new Set(TERMS_ROLES.flatMap((role) => alone(role).slice(0, MAX_OWN_PLACES)));
  const picked = sorted.filter((each) => each.roles.size > 1 || left.has(each));
  return picked.slice(0, MAX_PLACES).map(({ revision, hash }) => ({ revision: revision + 1, previous: hash }));
}

interface ChatTerms {
  revision: number;
  hash: string;
  roles: Set<TermsRole>;
}

/** The terms of lines with one of these verdicts. A line may name a wrong revision, so the same text counts
 * separately under each number. */
function listChatTerms(lines: readonly CheckedLine[], verdicts: readonly CheckedLine['verdict'][]): ChatTerms[] {
  const found = new Map<string, ChatTerms>();
  for (const { verdict, role, revision, hash } of lines) {
    if (!verdicts.includes(verdict) || revision === null || hash === null) continue;
    const terms = found.get(`${revision} ${hash}`) ?? { revision, hash, roles: new Set() };
    terms.roles.add(role);
    found.set(`${revision} ${hash}`, terms);
  }
  return [...found.values()];
}
