import type { Message } from '@/domain/models';
import { sortByCreation } from '@/domain/primitives/dates';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import type { Id } from '@/domain/primitives/ids';

interface Writer {
  nameOf: (id: Id) => string;
  /** Where the server does not say who sent a message, or when. */
  unknown: string;
}

/** Line breaks, including those that only some editors show. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The chat as plain text, oldest first. Only heads start at the margin, so no message can pass for another one. */
export function formatChat(messages: readonly Message[], { nameOf, unknown }: Writer): string {
  const entries = sortByCreation(messages).map(({ userId, createdAt, content }) => {
    const head = `${formatMoment(createdAt, unknown)}, ${userId === null ? unknown : nameOf(userId)}`;
    const text = content.split(LINE_END).map((line) => `  ${line}`);
    return [stripBidiControls(head).split(LINE_END).join(' '), ...text, ''].join('\n');
  });
  return entries.join('\n');
}

function formatMoment(text: string | null, unknown: string): string {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? (text ?? unknown) : `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
