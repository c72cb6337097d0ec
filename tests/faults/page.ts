import type { User } from '@/domain/models';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { type AppStore, createAppStore } from '@/store/store';
import { MemoryStorage } from './memory-storage';

export type Page = AppStore;

/** A page in a browser that remembers nobody, or this user. */
export function openPage(user: User | null): Page {
  const storage = new MemoryStorage();
  if (user !== null) storage.setItem('user', JSON.stringify(user));
  return pageOver(storage);
}

/** The page after a reload: local storage is all that is left. */
export function reloaded(): Page {
  return pageOver((localStorage as MemoryStorage).copy());
}

function pageOver(storage: MemoryStorage): Page {
  Object.assign(globalThis, { localStorage: storage, sessionStorage: new MemoryStorage() });
  return createAppStore();
}

/** What the screens do by themselves: load, go on with what is unsaved, refresh. */
export async function idle(page: Page): Promise<void> {
  if (page.getState().auth.user === null) return;
  await page.dispatch(settleOutbox()).catch(() => undefined);
  await page.dispatch(loadContracts());
  const userId = page.getState().auth.user?.id;
  for (const { id, contractors } of page.getState().contracts.contracts) {
    if (!contractors.some((contractor) => contractor === userId)) continue;
    await page.dispatch(loadContract(id)).catch(() => undefined);
    await page.dispatch(verifyContract(id)).catch(() => undefined);
    await page.dispatch(refreshBalances(id)).catch(() => undefined);
    await page.dispatch(loadMessages(id)).catch(() => undefined);
  }
}
