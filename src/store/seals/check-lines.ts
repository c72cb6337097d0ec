import { loadBitcoin } from '@/bitcoin/client';
import type { Message } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { CheckedLine, LineVerdict } from '@/domain/seals/seal-chat-line';
import { readSealLine, type SealChatLine } from '@/domain/seals/seal-chat-line';
import { getOtherRole, TERMS_ROLES, type Terms, type TermsRole } from '@/domain/seals/terms';
import { pickLines } from '@/store/seals/pick-lines';

/** A line of the chat with its message. */
interface FoundLine {
  message: Message;
  role: TermsRole;
  line: SealChatLine | null;
}

export interface ValidLine {
  role: TermsRole;
  line: SealChatLine;
  message: Message;
}

export interface LineContext {
  /** The parties whose keys count, except for terms that have keys of their own. */
  parties: Parties;
  /** The terms that this device has for the contract, by hash. */
  known: ReadonlyMap<string, { terms: Terms }>;
  /** Hashes of terms of other contracts of the account. */
  listElsewhere(): Promise<ReadonlySet<string>>;
}

export type Parties = Pick<Terms, 'owner' | 'counterparty'>;

export interface CheckedLines {
  /** By message id. */
  lines: Record<string, CheckedLine>;
  valid: ValidLine[];
}

/** Verifies every line of a chat that looks like a seal. Each signature is verified once per page. */
export async function checkLines(messages: readonly Message[], context: LineContext): Promise<CheckedLines> {
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
