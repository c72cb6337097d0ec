import type { WireUser } from '@mocks/wire';
import { IDBFactory } from 'fake-indexeddb';
import { refreshBalances, refreshExecuted } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { readPayouts } from '@/store/payouts/read-payouts.thunks';
import { syncReturns } from '@/store/returns/sync-returns.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { MemoryLocks } from './memory-locks';
import { MemoryStorage } from './memory-storage';
import { inTab, type Tab } from './tab';

export interface Page extends Pick<AppStore, 'dispatch' | 'getState'> {
  tab: Tab;
}

/** Opens a page in a new browser, logged out or logged in as this user. */
export function openPage(user: WireUser | null): Page {
  const storage = new MemoryStorage();
  if (user !== null) storage.setItem('user', JSON.stringify(user));
  if (user !== null) storage.setItem('ownKey', '{"keyVerdict":"good"}');
  return createPage(storage, new IDBFactory());
}

/** Reloads the page; only local storage and IndexedDB survive. */
export function reloadPage(page: Page): Page {
  flushWrites(page);
  return reopenAfterKill(page);
}

/** Flushes deferred writes to local storage. */
export function flushWrites({ tab }: Pick<Page, 'tab'>): void {
  inTab(tab, () => tab.events.dispatchEvent(new Event('pagehide')));
}

/** Reopens the page after the browser was killed; deferred writes are lost. */
export function reopenAfterKill({ tab }: Page): Page {
  tab.closed = true;
  return createPage(tab.storage.copy(), tab.databases);
}

/** Opens another tab of the same browser. */
export function openTab({ tab }: Page): Page {
  flushWrites({ tab });
  return createPage(tab.storage, tab.databases, tab.locks);
}

function createPage(storage: MemoryStorage, databases: IDBFactory, locks = new MemoryLocks()): Page {
  const tab = { storage, databases, locks, events: new EventTarget(), closed: false };
  const { dispatch, getState } = inTab(tab, createAppStore);
  return { tab, dispatch, getState };
}

/** Runs an action of the user or of the screens in a page. */
export function runInPage<Result>(page: Page, work: (page: Page) => Promise<Result>): Promise<Result> {
  return inTab(page.tab, () => work(page));
}

/** Does what the screens do on their own: load, settle the outbox, refresh. */
export function refreshPage(page: Page): Promise<void> {
  return runInPage(page, refresh);
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
    await page.dispatch(refreshExecuted(id)).catch(() => undefined);
    await page.dispatch(loadMessages(id)).catch(() => undefined);
    await page.dispatch(syncReturns(id));
    await page.dispatch(readPayouts(id));
  }
}
