import * as v from 'valibot';
import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import {
  adoptContract,
  isImportComplete,
  isImportOf,
  markAwaited,
  type TemplateImport,
} from '@/domain/templates/template-import';
import { idField, satoshis } from '@/services/schemas/fields.schema';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { importsRead } from '@/store/contracts/imports.slice';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { isSameJson } from '@/store/device/merge-changes';

const importsSchema = v.array(
  v.object({
    key: v.string(),
    contractId: v.nullable(idField),
    title: v.string(),
    description: v.string(),
    known: v.array(idField),
    // An earlier version kept guarantees here that had no amount.
    guarantees: v.pipe(
      v.array(
        v.object({
          role: v.picklist(['buyer', 'seller']),
          description: v.string(),
          amount: v.nullable(satoshis),
          validUntil: v.string(),
          conditions: v.string(),
          verificationProcess: v.string(),
          isOwn: v.boolean(),
          guaranteeId: v.nullable(idField),
        }),
      ),
      v.transform((list) => list.flatMap(({ amount, ...each }) => (amount === null ? [] : [{ ...each, amount }]))),
    ),
  }),
);

/** Imports by user: days and logouts may lie between an import and the join that names the depositor (docs/decisions.md#depositors-of-templates). */
const importRecords = deviceRecord<TemplateImport[], [userId: Id]>({
  name: 'imports',
  none: [],
  parse: (stored) => v.parse(importsSchema, stored),
});

type Change = (list: TemplateImport[]) => TemplateImport[];

/** Changes the remembered imports. Never rejects: without IndexedDB, they last until the tab is closed. */
export function changeImports(change: Change): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) return;
    const { value: list } = await importRecords.keep([user.id], getState().imports.list, change);
    // An unchanged list would render the screens again.
    if (isSignedIn(getState(), user) && !isSameJson(list, getState().imports.list)) dispatch(importsRead(list));
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
    const track = (list: TemplateImport[]) => {
      const tracked = trackAll(list, contracts, user.id);
      return isSameJson(tracked, list) ? list : tracked;
    };
    await dispatch(changeImports(track));
    return contracts.map((contract) => markAwaited(contract, getState().imports.list));
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
    return isImportComplete(adopted, contract) ? [] : [adopted];
  });
}
