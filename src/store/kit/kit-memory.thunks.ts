import * as v from 'valibot';
import { type Kit, listKitReturns, listOrders } from '@/domain/kit/kit';
import { formatKitReturn, type KitRecord, type KnownKit, NO_KIT } from '@/domain/kit/kit-state';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectKitRecord } from '@/store/kit/kit.selectors';
import { kitRead } from '@/store/kit/kit.slice';

const knownKitSchema: v.GenericSchema<unknown, KnownKit | null> = v.nullable(
  v.object({
    at: v.string(),
    contracts: v.record(v.string(), v.array(v.number())),
    returns: v.optional(v.record(v.string(), v.array(v.string())), {}),
  }),
);
const recordSchema: v.GenericSchema<unknown, KitRecord> = v.object({
  saved: knownKitSchema,
  rehearsed: knownKitSchema,
});

/**
 * The recovery kits that were saved and rehearsed on this device (docs/decisions/0029). A damaged record counts as none:
 * the user saves another kit.
 */
const kitRecords = deviceRecord<KitRecord, [publicKey: string]>({
  name: 'kits',
  parse: (stored) => v.parse(v.fallback(recordSchema, NO_KIT), stored),
});

/** Reads what this device remembers of the account's kits. Never rejects. */
export function readKitRecord(): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(keepRecord(kitRecords.read, (known) => known));
}

/**
 * Remembers a file that was saved or rehearsed. Never rejects: if it cannot be stored, it counts until the page is
 * closed.
 */
export function rememberKit(what: keyof KitRecord, kits: readonly Kit[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Contracts of the same parties may share a descriptor.
    const contracts: Record<string, number[]> = {};
    const returns: Record<string, string[]> = {};
    for (const kit of kits) {
      const { descriptor } = kit;
      contracts[descriptor] = [...(contracts[descriptor] ?? []), ...listOrders(kit)];
      const carried = listKitReturns(kit).map(({ outpoint, from }) => formatKitReturn(outpoint, from));
      returns[descriptor] = [...(returns[descriptor] ?? []), ...carried];
    }
    const kit: KnownKit = { at: new Date().toISOString(), contracts, returns };
    const note = (known: KitRecord) => ({ ...known, [what]: kit });
    await dispatch(keepRecord((ids) => kitRecords.change(ids, note), note));
  };
}

/** `otherwise`: the record from the one of this page, if the browser keeps none. */
function keepRecord(
  access: (ids: [publicKey: string]) => Promise<KitRecord>,
  otherwise: (known: KitRecord) => KitRecord,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await access([publicKey]).catch((error: unknown) => {
      logger.warn(`The memory of recovery kits cannot be used: ${String(error)}`);
      return otherwise(selectKitRecord(getState()) ?? NO_KIT);
    });
    if (selectSigner(getState()) === publicKey) dispatch(kitRead(record));
  };
}
