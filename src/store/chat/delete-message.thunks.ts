import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { deleteMessage, listMessages } from '@/services/chat.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { isGone, toResult, withRetry } from '@/store/calls/requests';
import { messageDeleted } from '@/store/chat/chat.slice';
import { loadMessages } from '@/store/chat/chat.thunks';
import type { AppThunk } from '@/store/core/store-types';

/** Deletes a message and fetches the list again. */
export function deleteChatMessage(contractId: Id, id: Id, intent: Intent): AppThunk<Promise<Result<null>>> {
  return (dispatch, getState) =>
    toResult('Deleting a message', async () => {
      const user = selectUser(getState());
      try {
        await withRetry(() => deleteMessage(id), intent);
      } catch (error) {
        // 404 is also the answer of a backend without this call.
        if (!isGone(error) || (await isListed(contractId, id))) throw error;
      }
      if (!isSignedIn(getState(), user)) return null;
      dispatch(messageDeleted({ contractId, id }));
      // A failure is shown by the list itself.
      void dispatch(loadMessages(contractId)).catch(() => undefined);
      return null;
    });
}

async function isListed(contractId: Id, id: Id): Promise<boolean> {
  const { items, unread } = await withRetry(() => listMessages(contractId));
  return unread > 0 || items.some((message) => isSameId(message.id, id));
}
