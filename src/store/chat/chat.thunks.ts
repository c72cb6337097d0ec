import { AppError, errorData } from '@/domain/errors';
import { type Id, idKey, sameId } from '@/domain/ids';
import type { Message } from '@/domain/models';
import { listMessages, sendMessage } from '@/services/chat.service';
import { attempt, type Outcome } from '@/store/attempt';
import { selectUser } from '@/store/auth/auth.selectors';
import { messageSent, messagesFailed, messagesLoaded } from '@/store/chat/chat.slice';
import { isSignedIn } from '@/store/is-signed-in';
import { onceOnly } from '@/store/once-only';
import { withOwnChanges } from '@/store/own-changes';
import { patiently } from '@/store/persistently';
import type { AppThunk } from '@/store/store-types';

/**
 * Fetches the messages; rejects when it failed, so that the poll backs off. One that was sent while the list was under
 * way may not be in it, and stays.
 */
export function loadMessages(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const inHand = () => getState().chat.byContract[idKey(contractId)]?.messages ?? NONE;
    const before = inHand();
    const user = selectUser(getState());
    try {
      const fetched = await patiently(listMessages(contractId));
      if (!isSignedIn(getState(), user)) return;
      dispatch(messagesLoaded({ contractId, messages: withOwnChanges(fetched, before, inHand()) }));
    } catch (error) {
      if (!isSignedIn(getState(), user)) return;
      dispatch(messagesFailed({ contractId, error: errorData(error) }));
      throw error;
    }
  };
}

const NONE: Message[] = [];

/** Sends the trimmed text; an empty one is not sent (spec, section 5, Chat). */
export function sendChatMessage(contractId: Id, text: string): AppThunk<Promise<Outcome<Message | null>>> {
  return (dispatch, getState) =>
    attempt('Sending a message', async () => {
      const content = text.trim();
      const user = selectUser(getState());
      if (content === '') return null;
      if (user === null) throw new AppError('unexpected', 'No user is signed in');
      const chat = getState().chat.byContract[idKey(contractId)];
      const message = await onceOnly(
        () => sendMessage({ userId: user.id, contractId, content }),
        async () => {
          const last = (await listMessages(contractId)).findLast(({ userId }) => sameId(userId, user.id));
          // Only a chat that was read can tell a new message from an old one with the same words.
          const isNew = chat?.state === 'ready' && !chat.messages.some(({ id }) => sameId(id, last?.id));
          return isNew && last?.content === content ? last : undefined;
        },
      );
      if (isSignedIn(getState(), user)) dispatch(messageSent({ contractId, message }));
      return message;
    });
}
