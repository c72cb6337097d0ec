import { AppError, errorData } from '@/domain/errors';
import { type Id, idKey } from '@/domain/ids';
import type { Message } from '@/domain/models';
import { listMessages, sendMessage } from '@/services/chat.service';
import { attempt, type Outcome } from '@/store/attempt';
import { selectUserId } from '@/store/auth/auth.selectors';
import { messageSent, messagesFailed, messagesLoaded } from '@/store/chat/chat.slice';
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
    try {
      const fetched = await patiently(listMessages(contractId));
      dispatch(messagesLoaded({ contractId, messages: withOwnChanges(fetched, before, inHand()) }));
    } catch (error) {
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
      const userId = selectUserId(getState());
      if (content === '') return null;
      if (userId === null) throw new AppError('unexpected', 'No user is signed in');
      const message = await sendMessage({ userId, contractId, content });
      dispatch(messageSent({ contractId, message }));
      return message;
    });
}
