import { mayDo } from '@/domain/contract/permissions';
import { type Id, idKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { Chat } from '@/store/chat/chat.slice';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';

export interface ChatView {
  /** `null` until the first answer. */
  chat: Chat | null;
  mayChat: boolean;
  reload: () => void;
}

/** The messages of a contract, asked for every 10 s while they are shown. */
export function useChat(contractId: Id): ChatView {
  const dispatch = useAppDispatch();
  const chat = useAppSelector((state) => state.chat.byContract[idKey(contractId)] ?? null);
  const mayChat = useAppSelector((state) => {
    const contract = selectContract(state, contractId);
    return contract !== null && mayDo(contract, selectUserId(state), 'chat');
  });
  const load = () => dispatch(loadMessages(contractId));
  usePolling(load, TIMERS.chat, { enabled: mayChat, key: idKey(contractId) });
  return { chat, mayChat, reload: () => void load().catch(() => undefined) };
}
