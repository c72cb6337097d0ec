/** The line of a chat message that carries a signature (docs/seal.md#the-signature). */
export interface SealChatLine {
  revision: number;
  /** 64 hex digits in lower case. */
  hash: string;
  /** BIP137, base64: 65 bytes. */
  signature: string;
}

export type ReadLine =
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
  const start = message.startsWith(PREFIX) ? 0 : message.indexOf(`\n${PREFIX}`) + 1;
  if (start === 0 && !message.startsWith(PREFIX)) return { kind: 'none' };
  const end = message.indexOf('\n', start);
  const text = message.slice(start, end === -1 ? undefined : end);
  const match = text.length > MAX_LINE ? null : LINE.exec(text.trimEnd());
  if (match === null) return { kind: 'unreadable' };
  const [, revision = '', hash = '', signature = ''] = match;
  return { kind: 'seal', line: { revision: Number(revision), hash, signature } };
}
