import { isFunded } from '@/domain/contract/first-steps';
import { logger } from '@/lib/logger';
import { firstStepsRead } from '@/store/account/account.slice';
import { changeSteps, type FirstStepsRecord, NO_STEPS, readSteps } from '@/store/account/first-steps-store';
import { selectSigner } from '@/store/account/own-key.selectors';
import { readKitRecord } from '@/store/recovery/kit-memory.thunks';
import { selectKitRecord } from '@/store/recovery/recovery.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/** Contracts whose recovery kits are looked up in this device's memory. */
const MAX_KITS = 25;

/** Reads what this device remembers: whether the key was backed up, and which kits were saved. Never rejects. */
export function readFirstSteps(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const unread = getState()
      .contracts.contracts.filter(isFunded)
      .slice(0, MAX_KITS)
      .filter(({ id }) => selectKitRecord(getState(), id) === null);
    await Promise.all(unread.map(({ id }) => dispatch(readKitRecord(id))));
    await dispatch(keepSteps(readSteps, {}));
  };
}

/** Remembers a step. Never rejects: in this page it counts even if it cannot be stored. */
export function rememberStep(change: Partial<FirstStepsRecord>): AppThunk<Promise<void>> {
  return keepSteps((publicKey) => changeSteps(publicKey, change), change);
}

function keepSteps(
  access: (publicKey: string) => Promise<FirstStepsRecord>,
  change: Partial<FirstStepsRecord>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await access(publicKey).catch((error: unknown) => {
      logger.warn(`The memory of first steps cannot be used: ${String(error)}`);
      return { ...(getState().account.firstSteps ?? NO_STEPS), ...change };
    });
    if (selectSigner(getState()) === publicKey) dispatch(firstStepsRead(record));
  };
}
