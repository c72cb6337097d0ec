import type { TermsRole } from '@/domain/terms/terms';

/** The line of a chat message that carries a signature (docs/terms.md#the-signature). */
export interface SealChatLine {
  revision: number;
  /** 64 hex digits in lower case. */
  hash: string;
  /** BIP137, base64: 65 bytes. */
  signature: string;
}

/** Begins the line of a message. */
export const SEAL_PREFIX = 'aval:seal:';
const LINE = /^aval:seal:1:([1-9]\d{0,8}):([0-9a-f]{64}):([A-Za-z0-9+/]{87}=)$/;

/** A sentence for people who have no Aval, then the line. The sentence is put on one line, and cannot be read as a seal. */
export function formatSealMessage(sentence: string, { revision, hash, signature }: SealChatLine): string {
  const before = sentence.replace(/\s+/g, ' ').trim();
  const line = `${SEAL_PREFIX}1:${revision}:${hash}:${signature}`;
  return before.startsWith(SEAL_PREFIX) ? line : `${before}\n${line}`;
}

/** `null`: it is cut off, or of a later version. */
export function parseSealLine(text: string): SealChatLine | null {
  const [, revision, hash = '', signature = ''] = LINE.exec(text) ?? [];
  return revision === undefined ? null : { revision: Number(revision), hash, signature };
}

/** Where the first line that begins with `prefix` starts; `null`: nowhere. */
export function findLine(message: string, prefix: string): number | null {
  const start = message.startsWith(prefix) ? 0 : message.indexOf(`\n${prefix}`) + 1;
  return start === 0 && !message.startsWith(prefix) ? null : start;
}

/** The verdict on a chat message that looks like a seal (docs/terms.md#the-signature). */
export type LineVerdict =
  | 'valid' // signed by its sender, over terms that this device has
  | 'other-terms' // signed by its sender, over terms that this device does not have
  | 'invalid'; // no signature of the sender, or it cannot be read

export interface CheckedLine {
  verdict: LineVerdict;
  /** Of the sender. */
  role: TermsRole;
  /** Of its terms, or as the line says if they are not known; `null` if it does not count. */
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
