import { act, renderHook, waitFor } from '@testing-library/react';
import { pass, stopClock } from '@tests/screens/clock';
import { api, createContract, person, testWorld } from '@tests/screens/support';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { useNewsWhileHidden } from '@/app/use-news-while-hidden';
import { createAppStore } from '@/store/boot/store';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';

const world = testWorld();

describe('useNewsWhileHidden', () => {
  it('continues after a callback throws, and reports the same news again', async () => {
    stopClock();
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const id = await createContract(ana, {}, berto);
    localStorage.setItem('user', JSON.stringify(ana));
    const store = createAppStore();
    await store.dispatch(loadContract(id));
    await store.dispatch(loadMessages(id));
    const onNews = vi.fn().mockImplementationOnce(() => {
      throw new Error('Out of order');
    });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    renderHook(() => useNewsWhileHidden(id, onNews), { wrapper });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await api('POST', '/chat/messages', { userId: berto.id, contractId: id, content: 'Hello' });
    await pass(world, 61_000);
    await waitFor(() => expect(onNews).toHaveBeenCalledTimes(1));
    await pass(world, 61_000);
    await waitFor(() => expect(onNews).toHaveBeenCalledTimes(2));
    expect(onNews.mock.lastCall?.[0]).toMatchObject([{ kind: 'message', count: 1 }]);
  });
});
