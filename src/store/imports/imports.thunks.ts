import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import {
  adoptContract,
  isImportOf,
  isSettled,
  markAwaited,
  type TemplateImport,
} from '@/domain/template/template-import';
import { logger } from '@/lib/logger';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { changeStoredImports, readStoredImports } from '@/store/imports/import-store';
import { importsRead } from '@/store/imports/imports.slice';
import { ownsStorage } from '@/store/persistence/storage-owner';
import { saveText } from '@/store/persistence/write-storage';
import type { AppThunk } from '@/store/setup/store-types';

type Change = (list: TemplateImport[]) => TemplateImport[];

/** Changes what is remembered. Never rejects: without IndexedDB, the tab remembers until it is closed. */
export function changeImports(change: Change): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) return;
    const list = await changeStoredImports(user.id, change).catch((error: unknown) => {
      logger.error(`The import cannot be remembered: ${toErrorData(error).message}`);
      return change(getState().imports.list);
    });
    if (!isSignedIn(getState(), user)) return;
    dispatch(importsRead(list));
    // Tells the other tabs.
    if (ownsStorage(getState())) saveText('imports', JSON.stringify(new Date().toISOString()));
  };
}

/** Replaces the import with this key, or adds it. */
export function noteImport(entry: TemplateImport): AppThunk<Promise<void>> {
  return changeImports((list) => [...list.filter(({ key }) => key !== entry.key), entry]);
}

/**
 * Compares contracts as received with what was imported on this device. Returns them with the guarantees marked that the
 * counterparty deposits.
 */
export function trackImports(contracts: readonly Contract[]): AppThunk<Promise<Contract[]>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) return [...contracts];
    await dispatch(readImports(user.id));
    const { list } = getState().imports;
    const tracked = trackAll(list, contracts, user.id);
    if (JSON.stringify(tracked) !== JSON.stringify(list)) {
      // Only what was compared: another tab may have added an import.
      await dispatch(changeImports((stored) => trackAll(stored, contracts, user.id)));
    }
    return contracts.map((contract) => markAwaited(contract, tracked));
  };
}

/** A contract belongs to one import: the same template may have been imported twice. */
function trackAll(list: readonly TemplateImport[], contracts: readonly Contract[], userId: Id): TemplateImport[] {
  const claimed = list.map(({ contractId }) => contractId);
  const isFree = ({ id }: Contract) => !claimed.some((each) => isSameId(each, id));
  return list.flatMap((entry) => {
    const contract = contracts.find(
      (each) => (entry.contractId !== null || isFree(each)) && isImportOf(entry, each, userId),
    );
    if (contract === undefined) return [entry];
    claimed.push(contract.id);
    const adopted = adoptContract(entry, contract);
    return isSettled(adopted, contract) ? [] : [adopted];
  });
}

function readImports(userId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { list: before, isRead } = getState().imports;
    if (isRead) return;
    const list = await readStoredImports(userId).catch(() => before);
    if (isSameId(selectUser(getState())?.id, userId)) dispatch(importsRead(list));
  };
}
