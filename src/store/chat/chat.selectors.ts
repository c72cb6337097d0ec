import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Message } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { isEvent } from '@/domain/terms/chat-line';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { Chat } from '@/store/chat/chat.slice';
import type { RootState } from '@/store/core/store-types';

/** `null` until the chat is requested. */
export function selectChat(state: RootState, contractId: Id): Chat | null {
  return state.chat.byContract[toIdKey(contractId)] ?? null;
}

/** How many messages others have written, without events; `null` until they are loaded. */
export function selectReceivedCount(state: RootState, contractId: Id): number | null {
  const chat = selectChat(state, contractId);
  return chat?.state === 'ready' ? countOfOthers(chat.messages, selectUserId(state)) : null;
}

/** Once per list: selectors run with every change of the state. */
const countOfOthers = weakMapMemoize((messages: readonly Message[], userId: Id | null): number => {
  let count = 0;
  for (const message of messages) if (!isSameId(message.userId, userId) && !isEvent(message.content)) count += 1;
  return count;
});
