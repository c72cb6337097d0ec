import type { Message } from '@/domain/models';
import { buildTerms, FIRST_PLACE } from '@/domain/seals/build-terms';
import { addSignature, type SealRecord } from '@/domain/seals/seal-record';
import { type CheckedLines, checkLines, type Parties } from '@/store/seals/check-lines';
import { type KnownTerms, listKnownTerms, type TermsContext } from '@/store/seals/known-terms';

export interface ChatSeals {
  /** With the signatures of the chat; `kept` itself if none is new. */
  record: SealRecord;
  lines: CheckedLines['lines'];
}

/**
 * Reads the signatures of a chat, twice: the terms of the contract may follow any that were signed there, so that their text
 * is known only once these signatures are.
 * @param listElsewhere hashes of terms of other contracts of the account
 */
export async function readChat(
  look: TermsContext,
  messages: readonly Message[],
  kept: SealRecord,
  listElsewhere: () => Promise<ReadonlySet<string>>,
): Promise<ChatSeals> {
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
    const { hash, text } = terms;
    return addSignature(sum, { hash, text, terms: terms.terms }, { role, signature: line.signature, madeAt });
  }, record);
}

/** The server's text is not kept as it is. */
function readTime(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
