import { loadBitcoin } from '@/bitcoin/client';
import { toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { addSignature, isOwn, type SignedTerms, type TermsOwner, type TermsRecord } from '@/domain/terms/record';
import { listChatPlaces, listLastSealed, listNextPlaces } from '@/domain/terms/revisions';
import type { Checks, FoundStatement } from '@/store/statements/read-statements';

export interface TermsContext {
  source: TermsSource;
  owner: TermsOwner;
}

/** A signature counts by the key that its terms name; of terms that this device does not have, by that of the contract. */
export function checkSeal({ source, owner }: TermsContext, kept: TermsRecord): Checks['seal'] {
  const { terms: now } = buildTerms(source, FIRST_PLACE);
  // The server does not decide which key is the account's own.
  const parties = { ...now, [owner.role]: { id: now[owner.role].id, key: owner.key } };
  const known = new Map(kept.signed.map((signed) => [signed.hash, signed]));
  return ({ hash, signature }, role) => {
    const signed = known.get(hash);
    if (signed?.signatures.some((each) => each.role === role && each.signature === signature)) return true;
    const publicKey = (signed?.terms ?? parties)[role].key;
    if (publicKey === '') return false;
    return {
      id: `${publicKey} ${hash} ${signature}`,
      verify: async () => {
        const [isValid = false] = await (await loadBitcoin()).verifySeals([{ hash, publicKey, signature }]);
        return isValid;
      },
    };
  };
}

type FoundSeal = Extract<FoundStatement, { kind: 'seal' }>;

/**
 * Judges the signatures of a chat, twice: the terms of the contract may follow any that were signed there, so that their text
 * is known only once these signatures are.
 * @returns `record`: with the signatures of the chat; `kept` itself if none is new. `lines`: by message id
 */
export async function readSealLines(
  look: TermsContext,
  found: readonly FoundStatement[],
  kept: TermsRecord,
): Promise<{ record: TermsRecord; lines: Record<string, CheckedLine> }> {
  const seals = found.filter((each): each is FoundSeal => each.kind === 'seal' && each.isSigned !== null);
  const before = new Map<string, KnownTerms>(kept.signed.map((signed) => [signed.hash, signed]));
  const known = await listKnownTerms(
    look,
    kept,
    seals.map((seal) => judge(seal, before)),
  );
  const lines = createRecord<CheckedLine>();
  for (const seal of seals) lines[toIdKey(seal.message.id)] = judge(seal, known);
  return { record: seals.reduce((record, seal) => addValid(record, known, seal), kept), lines };
}

/** The number in a line is not signed: that of its terms counts, if they are known. */
function judge({ role, line, isSigned }: FoundSeal, known: ReadonlyMap<string, KnownTerms>): CheckedLine {
  if (line === null || isSigned !== true) return { role, revision: null, hash: null, verdict: 'invalid' };
  const terms = known.get(line.hash)?.terms;
  const revision = terms?.revision ?? line.revision;
  return { role, revision, hash: line.hash, verdict: terms === undefined ? 'other-terms' : 'valid' };
}

function addValid(
  record: TermsRecord,
  known: ReadonlyMap<string, KnownTerms>,
  { role, line, isSigned, message }: FoundSeal,
): TermsRecord {
  const terms = known.get(line?.hash ?? '');
  if (terms === undefined || line === null || isSigned !== true) return record;
  const madeAt = readTime(message.createdAt) ?? new Date().toISOString();
  return addSignature(record, terms, { role, signature: line.signature, madeAt });
}

/** The server's text is not kept as it is. */
function readTime(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Terms that a signature in the chat may be about. */
type KnownTerms = Omit<SignedTerms, 'signatures'>;

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
async function listKnownTerms(
  { source, owner }: TermsContext,
  record: TermsRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  // In the place of the last revision, the contract as it is now would be another text of it.
  const last = listLastSealed(record).map(({ terms }) => terms);
  const places = [...last, ...listNextPlaces(record), ...listChatPlaces(lines)];
  const { terms: now, gaps } = buildTerms(source, FIRST_PLACE);
  // With another key in the account's own place, a signature could only be somebody else's.
  const isComplete = gaps.length === 0 && isOwn(now, owner);
  const complete = isComplete ? places.map(({ revision, previous }) => ({ ...now, revision, previous })) : [];
  const texts = complete.map(formatTerms);
  const hashes = await (await loadBitcoin()).hashTexts(texts);
  for (const [at, terms] of complete.entries()) {
    const [hash = '', text = ''] = [hashes[at], texts[at]];
    if (!known.has(hash)) known.set(hash, { hash, text, terms });
  }
  return known;
}
