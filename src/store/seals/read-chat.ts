import type { Message } from '@/domain/models';
import { buildTerms, FIRST_PLACE } from '@/domain/terms/build-terms';
import type { CheckedLine } from '@/domain/terms/checked-line';
import { addSignature, type SealRecord } from '@/domain/terms/seal-record';
import { type CheckedLines, checkLines, type Parties } from '@/store/seals/check-lines';
import { type KnownTerms, listKnownTerms, type TermsLook } from '@/store/seals/known-terms';

export interface ChatSeals {
  /** With the signatures of the chat; `kept` itself if none is new. */
  record: SealRecord;
  lines: CheckedLines['lines'];
}

/** One signature may complete a revision, after which those of the next are recognised. */
const MAX_ROUNDS = 10;

/** Reads the signatures of a chat. @param listElsewhere hashes of terms of other contracts of the account */
export async function readChat(
  look: TermsLook,
  messages: readonly Message[],
  kept: SealRecord,
  listElsewhere: () => Promise<ReadonlySet<string>>,
): Promise<ChatSeals> {
  const parties = listParties(look);
  const context = { parties, listElsewhere: once(listElsewhere) };
  let record = kept;
  let lines: CheckedLine[] = [];
  for (let round = 1; ; round++) {
    const known = await listKnownTerms(look, record, lines);
    const checked = await checkLines(messages, { ...context, known });
    const next = addValid(record, known, checked);
    const isDone = next === record && isSameVerdicts(lines, Object.values(checked.lines));
    if (isDone || round === MAX_ROUNDS) return { record: next, lines: checked.lines };
    record = next;
    lines = Object.values(checked.lines);
  }
}

/** The server does not decide which key is the account's own. */
function listParties({ source, owner }: TermsLook): Parties {
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
    const { hash, text } = terms;
    return addSignature(sum, { hash, text, terms: terms.terms }, { role, signature: line.signature, madeAt });
  }, record);
}

/** The server's text is not kept as it is. */
function readTime(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function isSameVerdicts(a: readonly CheckedLine[], b: readonly CheckedLine[]): boolean {
  return a.length === b.length && a.every(({ verdict }, at) => verdict === b[at]?.verdict);
}
