import { base64urlnopad, utf8 } from '@scure/base';
import { RETURN_PREFIX, type ReturnLine, type SignedAsk } from '@/domain/returns/return-lines';
import { parseReturn } from '@/services/schemas/return-plan';

/* The lines of chat messages and files that carry return dates (docs/terms.md#the-return-text). */

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

/** The text of an ask. `null` if it is not the base64url of UTF-8, each in its one form, or no return date. */
export function readAsk(encoded: string): Pick<SignedAsk, 'text' | 'plan'> | null {
  try {
    const text = utf8.encode(base64urlnopad.decode(encoded));
    const plan = base64urlnopad.encode(utf8.decode(text)) === encoded ? parseReturn(text) : null;
    return plan && { text, plan };
  } catch {
    return null;
  }
}
