import type { Store } from '@reduxjs/toolkit';
import type { Contract } from '@/domain/models';
import type { StorageState } from '@/store/device/device.slice';
import { contractsText } from '@/store/persistence/contract-texts';
import { deferred } from '@/store/persistence/deferred';
import { isStoredUser } from '@/store/persistence/is-stored-user';
import { withOwnChanges } from '@/store/persistence/merge-changes';
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
      const merged = withOwnChanges(contracts, written, now());
      written = contracts;
      return merged;
    },
  };
}

function alike(a: readonly Contract[], b: readonly Contract[]): boolean {
  return a.length === b.length && a.every((contract, at) => contract === b[at]);
}
