import { createSlice, freeze, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { findIndexById, toOriginal } from '@/store/contracts/entities';
import { loggedOut } from '@/store/core/session.actions';

export interface Chat {
  messages: Message[];
  state: 'loading' | 'ready' | 'failed';
  error: ErrorData | null;
  /** It was received, if not with the last call. */
  isRead: boolean;
}

interface LoadedMessages {
  contractId: Id;
  messages: Message[];
  /** Says how many others could not be read. */
  unread?: ErrorData | null;
}

interface ChatState {
  byContract: Record<string, Chat>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    chat: ChatState;
  }
}

const NO_CHATS: ChatState = { byContract: createRecord() };

/** Creates the chat if there is none. */
function openChat(state: ChatState, contractId: Id): Chat {
  const key = toIdKey(contractId);
  const chat = state.byContract[key] ?? { messages: [], state: 'loading', error: null, isRead: false };
  state.byContract[key] = chat;
  return state.byContract[key];
}

export const chatSlice = createSlice({
  name: 'chat',
  initialState: NO_CHATS,
  reducers: {
    messagesLoaded: (state, { payload }: PayloadAction<LoadedMessages>) => {
      const chat = openChat(state, payload.contractId);
      chat.state = 'ready';
      chat.error = payload.unread ?? null;
      chat.isRead = true;
      if (!isSameList(toOriginal(chat.messages), payload.messages)) chat.messages = payload.messages;
    },
    messagesFailed: (state, { payload }: PayloadAction<{ contractId: Id; error: ErrorData }>) => {
      Object.assign(openChat(state, payload.contractId), { state: 'failed', error: payload.error });
    },
    messageSent: (state, { payload }: PayloadAction<{ contractId: Id; message: Message }>) => {
      const chat = openChat(state, payload.contractId);
      const messages = toOriginal(chat.messages);
      // Polling may have added it already.
      if (findIndexById(messages, payload.message.id) !== -1) return;
      // Frozen, so that Immer does not go through thousands of other messages.
      chat.messages = Object.freeze([...messages, freeze(payload.message, true)]) as Message[];
    },
    messageDeleted: (state, { payload }: PayloadAction<{ contractId: Id; id: Id }>) => {
      const { messages } = openChat(state, payload.contractId);
      const index = findIndexById(messages, payload.id);
      if (index !== -1) messages.splice(index, 1);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_CHATS),
});

function isSameList(a: readonly Message[], b: readonly Message[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, content }, index) => isSameId(id, b[index]?.id) && content === b[index]?.content)
  );
}

export const { messagesLoaded, messagesFailed, messageSent, messageDeleted } = chatSlice.actions;
