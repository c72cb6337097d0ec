import { readSealLine } from '@/domain/seals/seal-line';

const LONGEST_TEXT = 1_000;

/** The text of a message without its line that looks like a signature, shortened; `null` if it has no such line. */
export function readTextAround(message: string): string | null {
  if (readSealLine(message).kind === 'none') return null;
  const start = message.startsWith('aval:seal:') ? 0 : message.indexOf('\naval:seal:');
  const end = message.indexOf('\n', start + 1);
  // As much as may be shown, and no more of a message that may be very long.
  const after = end === -1 ? '' : message.slice(end, end + LONGEST_TEXT);
  const text = `${message.slice(0, Math.min(start, LONGEST_TEXT))}${after}`.trim();
  return text.length < LONGEST_TEXT ? text : `${[...text.slice(0, LONGEST_TEXT - 1)].slice(0, -1).join('')}…`;
}
