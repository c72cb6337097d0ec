import type { Store } from '@reduxjs/toolkit';
import type { Contract } from '@/domain/models';
import type { StorageState } from '@/store/device/device.slice';
import { contractsText } from '@/store/persistence/contract-texts';
import { isStoredUser } from '@/store/persistence/is-stored-user';
import { mergeLocal } from '@/store/persistence/merge-changes';
import { save } from '@/store/persistence/save-part';
import { KEYS } from '@/store/persistence/storage-keys';
import type { RootState } from '@/store/setup/store-types';

/*
 * The contracts are much to write, and each screen fetches them again: alone of all parts they are written after the
 * fact. Whatever must survive a page that is killed meanwhile has a part of its own (outbox, intents, pins).
 */

export interface ContractsWriter {
  /** They changed here: storage follows once the page is idle. */
  changed: () => void;
  /** Somebody signed in or out here: storage follows at once. */
  sessionChanged: () => void;
  /** Somebody signed in or out in another tab, which saw to storage: nothing of this tab is written any more. */
  sessionAdopted: () => void;
  /**
   * Another tab wrote these. Answers what the state becomes: a contract that was changed here and is not written yet
   * stays so, and is written later; all others are as the other tab has them, and are not written again.
   */
  adopted: (contracts: Contract[]) => Contract[];
}

/** @param onWritten told how storage took what was changed */
export function contractsWriter(store: Store<RootState>, onWritten: (storage: StorageState) => void): ContractsWriter {
  const now = () => store.getState().contracts.contracts;
  /** What is written, or was there before. */
  let written: readonly Contract[] = now();

  function write(): StorageState {
    written = now();
    return save(KEYS.contracts, written.length === 0 ? null : contractsText(written));
  }

  const writeLater = deferred(() => {
    // What another tab cleared, of whose logout this one has not heard yet, must not come back.
    if (!alike(written, now()) && isStoredUser(store.getState())) onWritten(write());
  });

  return {
    changed: writeLater,
    sessionChanged: write,
    sessionAdopted: () => {
      written = now();
    },
    adopted: (contracts) => {
      const merged = mergeLocal(contracts, written, now());
      written = contracts;
      return merged;
    },
  };
}

function alike(a: readonly Contract[], b: readonly Contract[]): boolean {
  return a.length === b.length && a.every((contract, at) => contract === b[at]);
}

/** Long enough for a row of changes to be one, and for what they change to be on screen first. */
const REST_MS = 50;
/** After it, on a page that is never idle. */
const AT_LATEST_MS = 500;

/**
 * Asks for work that waits until the page is idle; asked for again before that, it is done once. It is done at once when
 * the page goes, or is hidden: that may be the last that it hears.
 */
export function deferred(work: () => void): () => void {
  let due = false;

  function now(): void {
    if (!due) return;
    due = false;
    work();
  }

  globalThis.addEventListener?.('pagehide', now);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });

  return () => {
    if (due) return;
    due = true;
    setTimeout(() => whenIdle(now), REST_MS);
  };
}

function whenIdle(task: () => void): void {
  // Safari and Node have no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') task();
  else requestIdleCallback(task, { timeout: AT_LATEST_MS });
}
