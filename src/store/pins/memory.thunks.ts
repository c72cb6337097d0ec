import { hasLostEntries, type KeyMemory, NOTHING_SEEN, reconcile } from '@/domain/key/key-memory';
import { learnOwnKey } from '@/domain/key/learn-keys';
import { normalizeKey } from '@/domain/key/pins';
import type { User } from '@/domain/models';
import { logger } from '@/lib/logger';
import { readText } from '@/store/persistence/read-storage';
import { ownsStorage } from '@/store/persistence/storage-owner';
import { saveText } from '@/store/persistence/write-storage';
import { readFormerPins } from '@/store/pins/former-pins';
import { hasKeptKeys, noteKeysKept } from '@/store/pins/key-marker';
import { changeKeyMemory, readKeyMemory } from '@/store/pins/key-store';
import { memoryFailed, memoryLost, memoryRead, memoryRestored } from '@/store/pins/pins.slice';
import type { AppThunk } from '@/store/setup/store-types';

type Change = (memory: KeyMemory) => KeyMemory;

/** Brings the state in step with the stored memory, and writes what could not be written before. */
export function readMemory(): AppThunk<Promise<void>> {
  return changeMemory((memory) => memory);
}

/** Applies a change to the stored memory and to the state. Never rejects: a failure is part of the state. */
export function changeMemory(change: Change): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      reportFailure(change, async () => {
        const isLost = Object.keys(getState().pins.stored).length === 0 && (await isMemoryLost());
        await dispatch(isLost ? memoryLost() : storeChange(change));
      }),
    );
}

/** After the loss of the memory, once the user knows of it: keys are remembered from here on. */
export function startMemoryAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { user } = getState().auth;
    const learn: Change = (memory) => (user === null ? memory : learnUser(memory, user));
    await dispatch(reportFailure(learn, () => dispatch(storeChange(learn))));
  };
}

/** Remembers the account's own key, once the password has opened it. */
export function rememberOwnKey(user: User): AppThunk<Promise<void>> {
  return changeMemory((memory) => learnUser(memory, user));
}

function learnUser(memory: KeyMemory, { id, publicKey }: User): KeyMemory {
  return learnOwnKey(memory, id, normalizeKey(publicKey), new Date().toISOString());
}

function reportFailure(change: Change, action: () => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      await action();
    } catch (error) {
      logger.error(`The remembered keys cannot be stored: ${String(error)}`);
      dispatch(memoryFailed(change(getState().pins.memory)));
    }
  };
}

/** True if this browser kept a memory that is gone. */
async function isMemoryLost(): Promise<boolean> {
  return (await readKeyMemory()) === null && (readText('keys') !== null || (await hasKeptKeys()));
}

function storeChange(change: Change): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { stored: base, memory: own } = getState().pins;
    const former = dispatch(readFormerPins());
    const merge = (stored: KeyMemory | null) => change({ ...former, ...reconcile(stored ?? NOTHING_SEEN, base, own) });
    const found = (await readKeyMemory()) ?? NOTHING_SEEN;
    const hasChanged = !isSameMemory(found, merge(found));
    const stored = hasChanged ? await changeKeyMemory(merge) : found;
    if (hasLostEntries(base, found)) dispatch(memoryRestored());
    const { pins } = getState();
    if (pins.keeping !== 'kept' || !isSameMemory(pins.stored, stored)) dispatch(memoryRead({ stored, base }));
    if (hasChanged) dispatch(noteChange());
    // Once per page is enough; it may have been cleared apart from the memory.
    if (hasChanged || (base === NOTHING_SEEN && stored !== NOTHING_SEEN)) await noteKeysKept();
  };
}

/** Tells the other tabs, and leaves a second mark of the memory until logout. */
function noteChange(): AppThunk<void> {
  return (_dispatch, getState) => {
    if (!ownsStorage(getState())) return;
    saveText('keys', JSON.stringify(new Date().toISOString()));
    saveText('pins', null);
  };
}

function isSameMemory(a: KeyMemory, b: KeyMemory): boolean {
  const [entries, others] = [Object.entries(a), Object.entries(b)];
  return entries.length === others.length && entries.every(([entry, value]) => b[entry] === value);
}
