import type { WireUser } from '@/services/schemas/wire';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';
import { MemoryLocks } from './memory-locks';
import { MemoryStorage } from './memory-storage';
import { inTab, type Tab } from './tab';

export interface Page extends Pick<AppStore, 'dispatch' | 'getState'> {
  tab: Tab;
}

/** A page in a browser that remembers nobody, or this user. */
export function openPage(user: WireUser | null): Page {
  const storage = new MemoryStorage();
  if (user !== null) storage.setItem('user', JSON.stringify(user));
  return pageOver(storage);
}

/** The page after a reload: local storage is all that is left. */
export function reloaded(page: Page): Page {
  writePutOff(page);
  return reopened(page);
}

/** Local storage gets what the page put off writing. */
export function writePutOff({ tab }: Page): void {
  inTab(tab, () => tab.events.dispatchEvent(new Event('pagehide')));
}

/** The page after the browser was killed: what it had put off was never written. */
export function reopened({ tab }: Page): Page {
  tab.closed = true;
  return pageOver(tab.storage.copy());
}

function pageOver(storage: MemoryStorage): Page {
  const tab = { storage, locks: new MemoryLocks(), events: new EventTarget(), closed: false };
  const { dispatch, getState } = inTab(tab, createAppStore);
  return { tab, dispatch, getState };
}

/** Lets a person or the screens do something in a page. */
export function within<Result>(page: Page, work: (page: Page) => Promise<Result>): Promise<Result> {
  return inTab(page.tab, () => work(page));
}

/** What the screens do by themselves: load, go on with what is unsaved, refresh. */
export function idle(page: Page): Promise<void> {
  return within(page, refresh);
}

async function refresh(page: Page): Promise<void> {
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
