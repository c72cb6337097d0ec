import { base64urlnopad, utf8 } from '@scure/base';
import { findReturnPrefix, RETURN_PREFIX, type ReturnLine } from '@/domain/returns/return-lines';
import { findLine } from '@/domain/seals/seal-chat-line';
import { MAX_TEXT_LENGTH, parseReturn } from '@/services/schemas/return-plan';

/* The lines of chat messages and files that carry return dates (docs/return-dates.md#lines). */

type ReadLine =
  /** Also one of a settlement offer, which earlier versions had. */
  | { kind: 'none' }
  | { kind: 'line'; line: ReturnLine }
  /** Begins like one, but is cut off, altered, too long, or of a later version. */
  | { kind: 'unreadable' };

const ASK = /^aval:return:1:ask:([A-Za-z0-9_-]+):([A-Za-z0-9+/]{87}=)$/;
const GIVE = /^aval:return:1:give:([0-9a-f]{64}):(0|[1-9]\d{0,2}):([A-Za-z0-9_-]{86}(?:,[A-Za-z0-9_-]{86})*)$/;

/** Characters. A longer line is not sent, only saved as a file. */
export const MAX_SENT_LINE = 4_000;
/** Characters. The longest line of a file: an ask in base64. */
const MAX_LINE = 2 * MAX_TEXT_LENGTH;

export function formatReturnLine(line: ReturnLine): string {
  return line.kind === 'ask'
    ? `${RETURN_PREFIX}1:ask:${base64urlnopad.encode(utf8.decode(line.text))}:${line.statement}`
    : `${RETURN_PREFIX}1:give:${line.hash}:${line.index}:${line.signatures.join(',')}`;
}

/** A sentence for people who have no Aval, then the line. The sentence is put on one line, and cannot be read as one. */
export function formatReturnMessage(sentence: string, line: ReturnLine): string {
  const before = sentence.replace(/\s+/g, ' ').replaceAll('aval:', '').trim();
  return `${before}\n${formatReturnLine(line)}`;
}

/** Reads the first line of a message or a file that begins like one. Nothing is verified here. */
export function readReturnLine(message: string): ReadLine {
  if (findReturnPrefix(message) !== RETURN_PREFIX) return { kind: 'none' };
  const start = findLine(message, RETURN_PREFIX) ?? 0;
  const end = message.indexOf('\n', start);
  const length = (end === -1 ? message.length : end) - start;
  const line = length > MAX_LINE ? null : parseLine(message.slice(start, start + length).trimEnd());
  return line === null ? { kind: 'unreadable' } : { kind: 'line', line };
}

function parseLine(text: string): ReturnLine | null {
  const [, hash, index, signatures = ''] = GIVE.exec(text) ?? [];
  if (hash !== undefined) return { kind: 'give', hash, index: Number(index), signatures: signatures.split(',') };
  const [, encoded = '', statement = ''] = ASK.exec(text) ?? [];
  const decoded = decodeText(encoded);
  const plan = decoded === null ? null : parseReturn(decoded);
  return plan === null || decoded === null ? null : { kind: 'ask', text: decoded, plan, statement };
}

/** `null` if it is not the base64url of UTF-8, each in its one form. */
function decodeText(encoded: string): string | null {
  try {
    const text = utf8.encode(base64urlnopad.decode(encoded));
    return base64urlnopad.encode(utf8.decode(text)) === encoded ? text : null;
  } catch {
    return null;
  }
}
