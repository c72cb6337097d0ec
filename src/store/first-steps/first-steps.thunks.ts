import * as v from 'valibot';
import { type FirstStepsRecord, isFunded, NO_STEPS } from '@/domain/contracts/first-steps';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { firstStepsRead } from '@/store/keys/own-key.slice';
import { selectKitRecord } from '@/store/kit/kit.selectors';
import { readKitRecord } from '@/store/kit/kit-memory.thunks';

const recordSchema = v.object({ hasBackup: v.boolean(), isDismissed: v.boolean() });

const firstStepsRecords = deviceRecord<FirstStepsRecord, [publicKey: string]>({
  name: 'first-steps',
  parse: (stored) => v.parse(v.fallback(recordSchema, NO_STEPS), stored),
});

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
    await dispatch(rememberStep({}));
  };
}

/** Remembers a step. Never rejects: if it cannot be stored, it counts until the page is closed. */
export function rememberStep(change: Partial<FirstStepsRecord>): AppThunk<Promise<void>> {
  const apply = (stored: FirstStepsRecord) => (Object.keys(change).length === 0 ? stored : { ...stored, ...change });
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await firstStepsRecords.change([publicKey], apply).catch((error: unknown) => {
      logger.warn(`The memory of first steps cannot be used: ${String(error)}`);
      return apply(getState().ownKey.firstSteps ?? NO_STEPS);
    });
    if (selectSigner(getState()) === publicKey) dispatch(firstStepsRead(record));
  };
}
