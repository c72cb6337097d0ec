import { FIRST_PLACE, type TermsPlace } from '@/domain/terms/build-terms';
import { compareCodeUnits, formatTerms } from '@/domain/terms/canonical-text';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { listSealed, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { TERMS_ROLES, type TermsRole } from '@/domain/terms/terms';

/** Terms that both parties signed in the chat, and whose text this device does not have. */
export interface MissingTerms {
  revision: number;
  hash: string;
}

/** The texts of the last revision that both signed, usually one. */
export function listLastSealed(record: Pick<TermsRecord, 'signed'>): SignedTerms[] {
  const last = getLastRevision(record);
  return listSealed(record).filter(({ terms }) => terms.revision === last);
}

/** The text of the last revision that both signed; `null`: none, or several of which none is the user's reference. */
export function findLastSealed(record: TermsRecord): SignedTerms | null {
  const texts = listLastSealed(record);
  const [last = null] = texts;
  if (texts.length < 2) return last;
  const reference = record.reference === undefined ? null : formatTerms(record.reference.terms);
  return texts.find(({ text }) => text === reference) ?? null;
}

function getLastRevision(record: Pick<TermsRecord, 'signed'>): number {
  return listSealed(record)[0]?.terms.revision ?? 0;
}

/** How far ahead a revision may be. The number in a line is not signed: the highest possible one would leave no next. */
const MAX_AHEAD = 1_000;

/** Terms without a text here that both signed in the chat, of the last revision or a later one. */
export function listMissing(lines: readonly CheckedLine[], record: Pick<TermsRecord, 'signed'>): MissingTerms[] {
  const last = getLastRevision(record);
  const known = new Set(record.signed.map(({ hash }) => hash));
  const found = listChatTerms(lines, ['other-terms']).filter(
    ({ revision, hash, roles }) =>
      roles.size > 1 && revision >= last && revision <= last + MAX_AHEAD && !known.has(hash),
  );
  return found.map(({ revision, hash }) => ({ revision, hash }));
}

/** Where the next terms may stand: after a text of the last revision that both signed. Never empty; the first is the same on every device. */
export function listNextPlaces(
  record: Pick<TermsRecord, 'signed'>,
  missing: readonly MissingTerms[] = [],
): [TermsPlace, ...TermsPlace[]] {
  const sealed = listSealed(record).map(({ terms: { revision }, hash }) => ({ revision, hash }));
  const all = [...sealed, ...missing];
  const revision = Math.max(0, ...all.map((each) => each.revision));
  const hashes = all.filter((each) => each.revision === revision).map(({ hash }) => hash);
  const [first = FIRST_PLACE, ...others] = hashes
    .sort(compareCodeUnits)
    .map((previous) => ({ revision: revision + 1, previous }));
  return [first, ...others];
}

/** Only an attack would need more, and each place costs time whenever the terms are read. */
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
