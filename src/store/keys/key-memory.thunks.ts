import * as v from 'valibot';
import { normalizeKey } from '@/domain/keys/current-keys';
import { hasLostEntries, type KeyMemory, NOTHING_SEEN, reconcile } from '@/domain/keys/key-memory';
import { learnOwnKey, noteStart } from '@/domain/keys/learn-keys';
import type { User } from '@/domain/models';
import { logger } from '@/lib/logger';
import { ownsStorage } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { getScope, readText } from '@/store/device/read-storage';
import { saveText } from '@/store/device/write-storage';
import { memoryFailed, memoryLost, memoryRead, memoryRestored } from '@/store/keys/keys.slice';
import { selectIsKeyOpened, selectSigner } from '@/store/keys/own-key.selectors';

const memorySchema = v.record(v.string(), v.string());

/** Remembered keys (docs/decisions.md#remembered-keys-in-indexeddb). */
const keyMemories = deviceRecord<KeyMemory>({
  name: 'keys',
  none: NOTHING_SEEN,
  parse: (stored) => v.parse(memorySchema, stored),
});

type Change = (memory: KeyMemory) => KeyMemory;

/** Updates the state from the stored memory, and writes changes that could not be written before. */
export function readMemory(): AppThunk<Promise<void>> {
  return changeMemory((memory) => memory);
}

/** Applies a change to the stored memory and to the state. Never rejects: a failure is part of the state. */
export function changeMemory(change: Change): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      reportFailure(change, async () => {
        const isLost = isEmpty(getState().keys.stored) && (await isMemoryLost());
        await dispatch(isLost ? memoryLost() : storeChange(change));
      }),
    );
}

/** Starts to remember keys again, once the user has confirmed that the earlier ones are lost. */
export function startMemoryAgain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { user } = getState().auth;
    const signer = selectIsKeyOpened(getState()) ? selectSigner(getState()) : null;
    const now = new Date().toISOString();
    const learn: Change = (memory) =>
      user === null ? memory : noteStart(learnOwnKey(memory, user.id, signer), user.id, now);
    await dispatch(reportFailure(learn, () => dispatch(storeChange(learn))));
  };
}

/** Remembers the account's own key. Call it only once the password has opened it. */
export function rememberOwnKey({ id, publicKey }: Pick<User, 'id' | 'publicKey'>): AppThunk<Promise<void>> {
  return changeMemory((memory) => learnOwnKey(memory, id, normalizeKey(publicKey)));
}

function reportFailure(change: Change, action: () => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      await action();
    } catch (error) {
      logger.error(`The remembered keys cannot be stored: ${String(error)}`);
      dispatch(memoryFailed(change(getState().keys.memory)));
    }
  };
}

/** True if this browser stored remembered keys that no longer exist. */
async function isMemoryLost(): Promise<boolean> {
  return isEmpty(await keyMemories.read([])) && (readText('keys') !== null || (await hasKeptKeys()));
}

function storeChange(change: Change): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { stored: base, memory: own } = getState().keys;
    const merge = (stored: KeyMemory) => change(reconcile(stored, base, own));
    const found = await keyMemories.read([]);
    const hasChanged = !isSameMemory(found, merge(found));
    const stored = hasChanged ? await keyMemories.change([], merge) : found;
    if (hasLostEntries(base, found)) dispatch(memoryRestored());
    const { keys } = getState();
    if (keys.keeping !== 'kept' || !isSameMemory(keys.stored, stored)) dispatch(memoryRead({ stored, base }));
    if (hasChanged) dispatch(noteChange());
    // Once per page is enough; the browser may have cleared caches only.
    if (hasChanged || (base === NOTHING_SEEN && stored !== NOTHING_SEEN)) await noteKeysKept();
  };
}

/** Tells the other tabs, and leaves a second mark until logout that keys were stored. */
function noteChange(): AppThunk<void> {
  return (_dispatch, getState) => {
    if (!ownsStorage(getState())) return;
    saveText('keys', JSON.stringify(new Date().toISOString()));
  };
}

function isEmpty(memory: KeyMemory): boolean {
  return Object.keys(memory).length === 0;
}

function isSameMemory(a: KeyMemory, b: KeyMemory): boolean {
  const [entries, others] = [Object.entries(a), Object.entries(b)];
  return entries.length === others.length && entries.every(([entry, value]) => b[entry] === value);
}

/** The name of an empty cache. Browsers store caches apart from databases, so it survives the deletion of a database. */
function getMarker(): string {
  return `aval keys ${getScope()}`;
}

/** True if this browser once stored remembered keys; false if it cannot tell. */
async function hasKeptKeys(): Promise<boolean> {
  try {
    return (await globalThis.caches?.has(getMarker())) ?? false;
  } catch (error) {
    logger.warn(`Cache storage cannot be read: ${String(error)}`);
    return false;
  }
}

/** Leaves the mark that `hasKeptKeys` looks for. */
async function noteKeysKept(): Promise<void> {
  try {
    await globalThis.caches?.open(getMarker());
  } catch (error) {
    logger.warn(`Cache storage cannot be written: ${String(error)}`);
  }
}
