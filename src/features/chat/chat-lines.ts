import { type Id, sameId } from '@/domain/ids';
import type { Message } from '@/domain/models';
import { byCreation } from '@/domain/time-order';

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
  return byCreation(messages).map((message, at, all) => {
    const before = all[at - 1];
    const startsDay = dayOf(message) !== null && (before === undefined || dayOf(before) !== dayOf(message));
    const sameSpeaker = before !== undefined && String(before.user_id) === String(message.user_id);
    return { message, own: sameId(message.user_id, userId), startsDay, startsTurn: startsDay || !sameSpeaker };
  });
}

/** The reader's own calendar day; `null` where there is none. */
function dayOf({ created_at }: Message): string | null {
  const at = new Date(created_at ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toDateString();
}
