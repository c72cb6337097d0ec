import type { TermsRole } from '@/domain/seals/terms';

/** The line of a chat message that carries a signature (docs/seal.md#the-signature). */
export interface SealChatLine {
  revision: number;
  /** 64 hex digits in lower case. */
  hash: string;
  /** BIP137, base64: 65 bytes. */
  signature: string;
}

type ReadLine =
  | { kind: 'none' }
  | { kind: 'seal'; line: SealChatLine }
  /** Begins like one, but is cut off, too long, or of a later version. */
  | { kind: 'unreadable' };

const PREFIX = 'aval:seal:';
const LINE = /^aval:seal:1:([1-9]\d{0,8}):([0-9a-f]{64}):([A-Za-z0-9+/]{87}=)$/;
/** Characters. The longest line has fewer. */
const MAX_LINE = 200;

/** A sentence for people who have no Aval, then the line. The sentence is put on one line, and cannot be read as a seal. */
export function formatSealMessage(sentence: string, { revision, hash, signature }: SealChatLine): string {
  const before = sentence.replace(/\s+/g, ' ').trim();
  const line = `${PREFIX}1:${revision}:${hash}:${signature}`;
  return before.startsWith(PREFIX) ? line : `${before}\n${line}`;
}

/** Reads the first line of a message that begins like a seal. Only a line of its own counts. */
export function readSealLine(message: string): ReadLine {
  const start = findLine(message, PREFIX);
  if (start === null) return { kind: 'none' };
  const end = message.indexOf('\n', start);
  const text = message.slice(start, end === -1 ? undefined : end);
  const match = text.length > MAX_LINE ? null : LINE.exec(text.trimEnd());
  if (match === null) return { kind: 'unreadable' };
  const [, revision = '', hash = '', signature = ''] = match;
  return { kind: 'seal', line: { revision: Number(revision), hash, signature } };
}

/** Where the first line that begins with `prefix` starts; `null`: nowhere. */
export function findLine(message: string, prefix: string): number | null {
  const start = message.startsWith(prefix) ? 0 : message.indexOf(`\n${prefix}`) + 1;
  return start === 0 && !message.startsWith(prefix) ? null : start;
}

/** The verdict on a chat message that looks like a seal (docs/seal.md#the-signature). */
export type LineVerdict =
  | 'valid' // signed by its sender, over terms that this device has
  | 'other-terms' // signed by its sender, over terms that this device does not have: an older or another text
  | 'other-contract' // … over terms of another contract of this account
  | 'other-revision' // … over terms of another revision than it says
  | 'repeated' // the sender sent a signature of the same terms before
  | 'other-sender' // a valid signature, but not by the sender
  | 'invalid' // no signature of either party
  | 'unreadable';

export interface CheckedLine {
  verdict: LineVerdict;
  /** Of the sender. */
  role: TermsRole;
  /** As the line says; `null` if it cannot be read. */
  revision: number | null;
  hash: string | null;
}

/** Whether the chat, as far as it is loaded, has this person's signature of these terms. */
export function isInChat(lines: readonly CheckedLine[], hash: string, role: TermsRole): boolean {
  return lines.some((line) => line.role === role && line.hash === hash && line.verdict === 'valid');
}

/** A line that a program has written: a signature, an address, an offer. */
const MACHINE_LINE = /^aval:[a-z]+:.*\n?/gm;
const LONGEST_TEXT = 1_000;

/** Whether a message is told as an event of the chat. */
export function isEvent(message: string): boolean {
  return message.search(MACHINE_LINE) !== -1;
}

/** The text of an event without the lines of programs, shortened; `null` for any other message. */
export function readTextAround(message: string): string | null {
  if (!isEvent(message)) return null;
  const text = message.replace(MACHINE_LINE, '').trim();
  return text.length < LONGEST_TEXT ? text : `${[...text.slice(0, LONGEST_TEXT - 1)].slice(0, -1).join('')}…`;
}
