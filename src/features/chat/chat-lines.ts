import type { Message } from '@/domain/models';
import { type Id, sameId } from '@/domain/primitives/ids';
import { byCreation } from '@/domain/primitives/time-order';

/** A message with what is said around it. */
export interface ChatLine {
  message: Message;
  own: boolean;
  /** The first of its day: the day is named above it. */
  startsDay: boolean;
  /** Somebody else than before speaks: they are named above it. */
  startsTurn: boolean;
}

/** The messages, oldest first, as lines of a conversation seen by this user. */
export function chatLines(messages: readonly Message[], userId: Id | null): ChatLine[] {
  let before: { day: number | null; speaker: string } | null = null;
  return byCreation(messages).map((message) => {
    const day = dayOf(message);
    const speaker = String(message.userId);
    const startsDay = day !== null && day !== before?.day;
    const startsTurn = startsDay || speaker !== before?.speaker;
    before = { day, speaker };
    return { message, own: sameId(message.userId, userId), startsDay, startsTurn };
  });
}

// By message, which never changes: of five thousand, the one that came is looked at.
const days = new WeakMap<Message, number | null>();

/** A number for the reader's own calendar day; `null` where there is none. */
function dayOf(message: Message): number | null {
  const known = days.get(message);
  if (known !== undefined) return known;
  const at = new Date(message.createdAt ?? Number.NaN);
  const day = Number.isNaN(at.getTime()) ? null : (at.getFullYear() * 12 + at.getMonth()) * 31 + at.getDate();
  days.set(message, day);
  return day;
}
