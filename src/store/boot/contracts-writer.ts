import type { Store } from '@reduxjs/toolkit';
import type { Contract } from '@/domain/models';
import { ownsStorage } from '@/store/auth/storage-owner';
import { serializeContract } from '@/store/contracts/share-structure';
import type { RootState } from '@/store/core/store-types';
import { mergeLocal } from '@/store/device/merge-changes';
import { type StorageHealth, saveText } from '@/store/device/write-storage';

/*
 * Contracts are large and can be fetched again, so they alone are written with a delay. Data that must survive a killed
 * page has its own key (outbox, intents).
 */

export interface ContractsWriter {
  /** Schedules a write for when the page is idle. */
  scheduleWrite: () => void;
  /** Writes at once, after the user of this tab changed. */
  writeNow: () => void;
  /** Takes the state as written, after another tab changed the user and storage. */
  skipWrite: () => void;
  /** Merges the contracts that another tab wrote with those changed here and not written yet; returns the new state. */
  mergeFrom: (contracts: Contract[]) => Contract[];
}

/** @param onWritten called after each delayed write */
export function createContractsWriter(
  store: Store<RootState>,
  onWritten: (result: StorageHealth) => void,
): ContractsWriter {
  const current = () => store.getState().contracts.contracts;
  /** As storage holds them. */
  let written: readonly Contract[] = current();

  function write(): StorageHealth {
    written = current();
    return saveText('contracts', written.length === 0 ? null : `[${written.map(serializeContract).join(',')}]`);
  }

  const scheduleWrite = defer(() => {
    // Never restore data that another tab has cleared by a logout of which this tab has no event yet.
    if (!hasSameItems(written, current()) && ownsStorage(store.getState())) onWritten(write());
  });

  return {
    scheduleWrite,
    writeNow: write,
    skipWrite: () => {
      written = current();
    },
    mergeFrom: (contracts) => {
      const merged = mergeLocal(contracts, written, current());
      written = contracts;
      return merged;
    },
  };
}

function hasSameItems(a: readonly Contract[], b: readonly Contract[]): boolean {
  return a.length === b.length && a.every((contract, index) => contract === b[index]);
}

/** Combines consecutive changes, and lets the screen update first. */
const DELAY_MS = 50;
/** Limit for a page that is never idle. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Returns a function that schedules `work` for when the page is idle; repeated calls are combined. A page that is left
 * or hidden runs it at once, since it may not get another chance.
 */
export function defer(work: () => void): () => void {
  let isDue = false;

  function runIfDue(): void {
    if (!isDue) return;
    isDue = false;
    work();
  }

  globalThis.addEventListener?.('pagehide', runIfDue);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runIfDue();
  });

  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => runWhenIdle(runIfDue), DELAY_MS);
  };
}

function runWhenIdle(task: () => void): void {
  // Safari and Node have no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') task();
  else requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
}
