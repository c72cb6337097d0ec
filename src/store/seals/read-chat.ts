import { loadBitcoin } from '@/bitcoin/client';
import type { Message } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { findLast, listChatPlaces, listNextPlaces } from '@/domain/seals/last-signed';
import { type CheckedLine, type LineVerdict, readSealLine, type SealChatLine } from '@/domain/seals/seal-chat-line';
import { addSignature, isOwn, type SealRecord, type SignedTerms, type TermsOwner } from '@/domain/seals/seal-record';
import { getOtherRole, TERMS_ROLES, type Terms, type TermsRole } from '@/domain/seals/terms';

/**
 * Reads the signatures of a chat, twice: the terms of the contract may follow any that were signed there, so that their text
 * is known only once these signatures are.
 * @param listElsewhere hashes of terms of other contracts of the account
 * @returns `record`: with the signatures of the chat; `kept` itself if none is new
 */
export async function readChat(
  look: TermsContext,
  messages: readonly Message[],
  kept: SealRecord,
  listElsewhere: () => Promise<ReadonlySet<string>>,
): Promise<{ record: SealRecord; lines: CheckedLines['lines'] }> {
  const parties = listParties(look);
  const context = { parties, listElsewhere: once(listElsewhere) };
  const before = new Map(kept.signed.map((signed) => [signed.hash, signed]));
  const signed = await checkLines(messages, { ...context, known: before });
  const known = await listKnownTerms(look, kept, Object.values(signed.lines));
  const checked = await checkLines(messages, { ...context, known });
  return { record: addValid(kept, known, checked), lines: checked.lines };
}

/** The server does not decide which key is the account's own. */
function listParties({ source, owner }: TermsContext): Parties {
  const { terms } = buildTerms(source, FIRST_PLACE);
  return { ...terms, [owner.role]: { id: terms[owner.role].id, key: owner.key } };
}

function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= compute();
    return value;
  };
}

function addValid(record: SealRecord, known: ReadonlyMap<string, KnownTerms>, { valid }: CheckedLines): SealRecord {
  return valid.reduce((sum, { role, line, message }) => {
    const terms = known.get(line.hash);
    if (terms === undefined) return sum;
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

interface TermsContext {
  source: TermsSource;
  owner: TermsOwner;
}

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
async function listKnownTerms(
  { source, owner }: TermsContext,
  record: SealRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  const last = findLast(record);
  // In the place of the last revision, the contract as it is now would be another text of it.
  const places = [...(last?.texts ?? []).map(({ terms }) => terms), ...listNextPlaces(last), ...listChatPlaces(lines)];
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

/** A line of the chat with its message; `null`: it cannot be read. */
interface FoundLine<Line = SealChatLine | null> {
  message: Message;
  role: TermsRole;
  line: Line;
}

interface LineContext {
  /** The parties whose keys count, except for terms that have keys of their own. */
  parties: Parties;
  /** The terms that this device has for the contract, by hash. */
  known: ReadonlyMap<string, { terms: Terms }>;
  /** Hashes of terms of other contracts of the account. */
  listElsewhere(): Promise<ReadonlySet<string>>;
}

type Parties = Pick<Terms, 'owner' | 'counterparty'>;

interface CheckedLines {
  /** By message id. */
  lines: Record<string, CheckedLine>;
  valid: FoundLine<SealChatLine>[];
}

/** Verifies every line of a chat that looks like a seal. Each signature is verified once per page. */
async function checkLines(messages: readonly Message[], context: LineContext): Promise<CheckedLines> {
  const checked: CheckedLines = { lines: createRecord(), valid: [] };
  const seen = new Set<string>();
  const isKnown = (hash: string) => context.known.has(hash);
  for (const { message, role, line } of pickLines(findLines(messages, context.parties), isKnown)) {
    const verdict = line === null ? 'unreadable' : await checkLine(role, line, seen, context);
    const said = { revision: line?.revision ?? null, hash: line?.hash ?? null };
    checked.lines[toIdKey(message.id)] = { role, ...said, verdict };
    if (line !== null && verdict === 'valid') checked.valid.push({ role, line, message });
  }
  return checked;
}

async function checkLine(
  role: TermsRole,
  line: SealChatLine,
  seen: Set<string>,
  { parties, known, listElsewhere }: LineContext,
): Promise<LineVerdict> {
  const terms = known.get(line.hash)?.terms ?? null;
  const keys = terms ?? parties;
  if (!(await isSignedBy(keys[role].key, line)))
    return (await isSignedBy(keys[getOtherRole(role)].key, line)) ? 'other-sender' : 'invalid';
  if (terms !== null && terms.revision !== line.revision) return 'other-revision';
  const id = `${role} ${line.revision} ${line.hash}`;
  if (seen.has(id)) return 'repeated';
  seen.add(id);
  if (terms !== null) return 'valid';
  return (await listElsewhere()).has(line.hash) ? 'other-contract' : 'other-terms';
}

/** Lines of people who are no party stay messages. */
function findLines(messages: readonly Message[], parties: Parties): FoundLine[] {
  return messages.flatMap((message): FoundLine[] => {
    const read = readSealLine(message.content);
    if (read.kind === 'none') return [];
    const role = TERMS_ROLES.find((each) => isSameId(parties[each].id, message.userId));
    return role === undefined ? [] : [{ message, role, line: read.kind === 'seal' ? read.line : null }];
  });
}

const verdicts = new Map<string, boolean>();
/** More than the lines of one chat, each of which is tried with both keys. */
const MAX_VERDICTS = 5_000;

async function isSignedBy(publicKey: string, { hash, signature }: SealChatLine): Promise<boolean> {
  if (publicKey === '') return false;
  const id = `${publicKey} ${hash} ${signature}`;
  const cached = verdicts.get(id);
  if (cached !== undefined) return cached;
  const [isValid = false] = await (await loadBitcoin()).verifySeals([{ hash, publicKey, signature }]);
  if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
  verdicts.set(id, isValid);
  return isValid;
}

/** Nobody signs that often, and each line costs time. */
const MAX_LINES = 1_000;

/**
 * The newest lines, and before them those that matter: of terms that this device has, or that both parties have lines of.
 * One party can crowd out only what nobody else has signed.
 */
function pickLines(found: readonly FoundLine[], isKnown: (hash: string) => boolean): readonly FoundLine[] {
  if (found.length <= MAX_LINES) return found;
  const listHashes = (role: TermsRole) =>
    new Set(found.flatMap((each) => (each.role === role && each.line !== null ? [each.line.hash] : [])));
  const [owners, counterpartys] = [listHashes('owner'), listHashes('counterparty')];
  const matters = ({ line }: FoundLine) =>
    line !== null && (isKnown(line.hash) || (owners.has(line.hash) && counterpartys.has(line.hash)));
  const important = found.filter(matters);
  const picked = new Set([
    ...important.slice(0, MAX_LINES / 2),
    ...important.slice(-MAX_LINES / 2),
    ...found.filter((each) => !matters(each)).slice(-MAX_LINES),
  ]);
  return found.filter((each) => picked.has(each));
}
