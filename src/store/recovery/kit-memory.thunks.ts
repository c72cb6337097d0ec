import { type KitRecord, type KnownKit, NO_KIT } from '@/domain/kit/kit-state';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { selectSigner } from '@/store/account/own-key.selectors';
import { changeKit, type KitOwner, readKit } from '@/store/recovery/kit-store';
import { selectKitRecord } from '@/store/recovery/recovery.selectors';
import { kitRead } from '@/store/recovery/recovery.slice';
import type { AppThunk } from '@/store/setup/store-types';

/** Reads what this device remembers of the contract's kits. Never rejects. */
export function readKitRecord(contractId: Id): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(keepRecord(contractId, readKit, NO_KIT));
}

/** Remembers a kit that was saved or rehearsed. Never rejects: in this page it counts even if it cannot be stored. */
export function rememberKit(contractId: Id, what: keyof KitRecord, coins: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const kit: KnownKit = { at: new Date().toISOString(), coins: [...coins] };
    const known = selectKitRecord(getState(), contractId) ?? NO_KIT;
    await dispatch(keepRecord(contractId, (owner) => changeKit(owner, { [what]: kit }), { ...known, [what]: kit }));
  };
}

/** `otherwise`: the record if the browser does not keep it. */
function keepRecord(
  contractId: Id,
  access: (owner: KitOwner) => Promise<KitRecord>,
  otherwise: KitRecord,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await access({ publicKey, contractId }).catch((error: unknown) => {
      logger.warn(`The memory of recovery kits cannot be used: ${String(error)}`);
      return otherwise;
    });
    if (selectSigner(getState()) === publicKey) dispatch(kitRead({ contractId, record }));
  };
}
