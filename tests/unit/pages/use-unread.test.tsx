import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { Message } from '@/domain/models';
import { useUnread } from '@/pages/use-contract-tab';
import { createAppStore } from '@/store/boot/store';
import { messagesFailed, messagesLoaded } from '@/store/chat/chat.slice';

const ID = 'c1';

it('counts messages of people, and no events, since the chat was last on screen, and keeps the number while the server is unavailable', () => {
  const store = createAppStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook(({ isShown }) => useUnread(ID, isShown), {
    wrapper,
    initialProps: { isShown: false },
  });
  const load = (count: number) =>
    act(() => void store.dispatch(messagesLoaded({ contractId: ID, messages: makeMessages(count) })));
  load(3);
  expect(result.current).toBe(0);
  load(5);
  expect(result.current).toBe(2);
  const error = { code: 'network', message: 'The server is away', detail: {} } as const;
  act(() => void store.dispatch(messagesFailed({ contractId: ID, error })));
  expect(result.current).toBe(2);
  load(6);
  expect(result.current).toBe(3);
  const event = { ...makeMessages(1)[0], id: 'event', content: 'I signed.\naval:seal:1:cut' } as Message;
  act(() => void store.dispatch(messagesLoaded({ contractId: ID, messages: [...makeMessages(6), event] })));
  expect(result.current).toBe(3);
  rerender({ isShown: true });
  rerender({ isShown: false });
  expect(result.current).toBe(0);
});

function makeMessages(count: number): Message[] {
  const message = { contractId: ID, userId: 'berto', content: 'Hello', createdAt: null };
  return Array.from({ length: count }, (_, at) => ({ ...message, id: `m${at}` }));
}
