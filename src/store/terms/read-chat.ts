import { loadBitcoin } from '@/bitcoin/client';
import { toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { CheckedLine, LineVerdict } from '@/domain/terms/chat-line';
import { addSignature, isOwn, type SignedTerms, type TermsOwner, type TermsRecord } from '@/domain/terms/record';
import { listChatPlaces, listLastSealed, listNextPlaces } from '@/domain/terms/revisions';
import type { Terms } from '@/domain/terms/terms';
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
 * @param listElsewhere hashes of terms of other contracts of the account
 * @returns `record`: with the signatures of the chat; `kept` itself if none is new
 */
export async function readSealLines(
  look: TermsContext,
  found: readonly FoundStatement[],
  kept: TermsRecord,
  listElsewhere: () => Promise<ReadonlySet<string>>,
): Promise<{ record: TermsRecord; lines: CheckedLines['lines'] }> {
  const contractTerms = found.filter(
    (each): each is FoundSeal => each.kind === 'seal' && (each.line === null || each.isSigned !== null),
  );
  const before = new Map<string, KnownTerms>(kept.signed.map((signed) => [signed.hash, signed]));
  const isElsewhereAsked = contractTerms.some(
    ({ line, isSigned }) => isSigned === true && line && !before.has(line.hash),
  );
  const elsewhere = isElsewhereAsked ? await listElsewhere() : new Set<string>();
  const signed = judgeLines(contractTerms, before, elsewhere);
  const known = await listKnownTerms(look, kept, Object.values(signed.lines));
  const { lines, valid } = judgeLines(contractTerms, known, elsewhere);
  return { record: addValid(kept, known, valid), lines };
}

function addValid(
  record: TermsRecord,
  known: ReadonlyMap<string, KnownTerms>,
  valid: readonly FoundSeal[],
): TermsRecord {
  return valid.reduce((sum, { role, line, message }) => {
    const terms = known.get(line?.hash ?? '');
    if (terms === undefined || line === null) return sum;
    const madeAt = readTime(message.createdAt) ?? new Date().toISOString();
    return addSignature(sum, terms, { role, signature: line.signature, madeAt });
  }, record);
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

interface CheckedLines {
  /** By message id. */
  lines: Record<string, CheckedLine>;
  valid: FoundSeal[];
}

function judgeLines(
  contractTerms: readonly FoundSeal[],
  known: ReadonlyMap<string, KnownTerms>,
  elsewhere: ReadonlySet<string>,
): CheckedLines {
  const checked: CheckedLines = { lines: createRecord(), valid: [] };
  const seen = new Set<string>();
  for (const seal of contractTerms) {
    const { role, line, message } = seal;
    const verdict = judge(seal, seen, known.get(line?.hash ?? '')?.terms ?? null, elsewhere);
    checked.lines[toIdKey(message.id)] = { role, revision: line?.revision ?? null, hash: line?.hash ?? null, verdict };
    if (verdict === 'valid') checked.valid.push(seal);
  }
  return checked;
}

function judge(
  { role, line, isSigned }: FoundSeal,
  seen: Set<string>,
  terms: Terms | null,
  elsewhere: ReadonlySet<string>,
): LineVerdict {
  if (line === null) return 'unreadable';
  if (isSigned !== true) return 'invalid';
  if (terms !== null && terms.revision !== line.revision) return 'other-revision';
  const id = `${role} ${line.revision} ${line.hash}`;
  if (seen.has(id)) return 'repeated';
  seen.add(id);
  if (terms !== null) return 'valid';
  return elsewhere.has(line.hash) ? 'other-contract' : 'other-terms';
}
