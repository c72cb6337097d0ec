import type { Message } from '@/domain/models';
import { AppError, describeUnread, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { listMessages, sendMessage } from '@/services/chat.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { requireAllRead, sendOnce, toNoneIfUnknown, toResult } from '@/store/calls/requests';
import { messageSent, messagesFailed, messagesLoaded } from '@/store/chat/chat.slice';
import type { AppThunk } from '@/store/core/store-types';
import { mergeLocal } from '@/store/device/merge-changes';

/** Fetches the messages; rejects on failure, so that polling backs off. Messages sent meanwhile are kept. */
export function loadMessages(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const current = () => getState().chat.byContract[toIdKey(contractId)]?.messages ?? NO_MESSAGES;
    const before = current();
    const user = selectUser(getState());
    try {
      const { items, unread } = await listMessages(contractId, signal).catch(toNoneIfUnknown(before));
      if (!isSignedIn(getState(), user)) return;
      const messages = mergeLocal(items, before, current());
      dispatch(messagesLoaded({ contractId, messages, unread: describeUnread(unread) }));
    } catch (error) {
      if (signal?.aborted || !isSignedIn(getState(), user)) return;
      dispatch(messagesFailed({ contractId, error: toErrorData(error) }));
      throw error;
    }
  };
}

const NO_MESSAGES: Message[] = [];

/** Sends the trimmed text, unless it is empty (docs/specification.md#5-validation-rules). */
export function sendChatMessage(contractId: Id, text: string): AppThunk<Promise<Result<Message | null>>> {
  return (dispatch, getState) =>
    toResult('Sending a message', async () => {
      const content = text.trim();
      const user = selectUser(getState());
      if (content === '') return null;
      if (user === null) throw new AppError('unexpected', 'No user is signed in');
      const chat = getState().chat.byContract[toIdKey(contractId)];
      const message = await sendOnce(
        () => sendMessage({ userId: user.id, contractId, content }),
        async () => {
          const { items, unread } = await listMessages(contractId);
          const last = items.findLast(({ userId }) => isSameId(userId, user.id));
          // Only a loaded chat can tell a new message from an old one with the same text.
          const isNew = chat?.state === 'ready' && !chat.messages.some(({ id }) => isSameId(id, last?.id));
          return isNew && last?.content === content ? last : requireAllRead(unread);
        },
      );
      if (isSignedIn(getState(), user)) dispatch(messageSent({ contractId, message }));
      return message;
    });
}
