import * as v from 'valibot';
import { type KitRecord, type KnownKit, NO_KIT } from '@/domain/kit/kit-state';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectKitRecord } from '@/store/kit/kit.selectors';
import { kitRead } from '@/store/kit/kit.slice';

const knownKitSchema: v.GenericSchema<unknown, KnownKit | null> = v.nullable(
  v.object({ at: v.string(), coins: v.array(v.string()) }),
);
const recordSchema: v.GenericSchema<unknown, KitRecord> = v.object({
  saved: knownKitSchema,
  rehearsed: knownKitSchema,
});

/**
 * The recovery kits that were saved and rehearsed on this device (docs/decisions/0029). A damaged record counts as none:
 * the user saves another kit.
 */
const kitRecords = deviceRecord<KitRecord, [publicKey: string, contractId: Id]>({
  name: 'kits',
  parse: (stored) => v.parse(v.fallback(recordSchema, NO_KIT), stored),
});

/** Reads what this device remembers of the contract's kits. Never rejects. */
export function readKitRecord(contractId: Id): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(keepRecord(contractId, kitRecords.read, NO_KIT));
}

/**
 * Remembers a kit that was saved or rehearsed. Never rejects: if it cannot be stored, it counts until the page is
 * closed.
 */
export function rememberKit(contractId: Id, what: keyof KitRecord, coins: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const kit: KnownKit = { at: new Date().toISOString(), coins: [...coins] };
    const known = selectKitRecord(getState(), contractId) ?? NO_KIT;
    await dispatch(
      keepRecord(contractId, (ids) => kitRecords.change(ids, (stored) => ({ ...stored, [what]: kit })), {
        ...known,
        [what]: kit,
      }),
    );
  };
}

/** `otherwise`: the record if the browser does not keep it. */
function keepRecord(
  contractId: Id,
  access: (ids: [publicKey: string, contractId: Id]) => Promise<KitRecord>,
  otherwise: KitRecord,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await access([publicKey, contractId]).catch((error: unknown) => {
      logger.warn(`The memory of recovery kits cannot be used: ${String(error)}`);
      return otherwise;
    });
    if (selectSigner(getState()) === publicKey) dispatch(kitRead({ contractId, record }));
  };
}
