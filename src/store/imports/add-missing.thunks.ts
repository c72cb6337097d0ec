import { canDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { type ImportedGuarantee, listMissing, noteFound, type TemplateImport } from '@/domain/template/template-import';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { addGuaranteeOnce } from '@/store/contracts/guarantee.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { noteImport } from '@/store/imports/imports.thunks';
import { sendWithStandIn } from '@/store/imports/stand-in';
import { toNewGuarantee } from '@/store/imports/to-new-guarantee';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Adds the guarantees of an imported template that the backend did not take with the contract, if its status allows.
 * Each is noted as soon as it exists, so that an interrupted attempt can be repeated.
 */
export function addMissingGuarantees(contractId: Id, stop?: AbortSignal): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Adding the guarantees of the template', async () => {
      await waitFor(dispatch(loadContract(contractId)), stop);
      const contract = requireContract(getState(), contractId);
      if (!canDo(contract, requireUser(getState()).id, 'add-guarantee')) return;
      const entries = getState().imports.list.filter((entry) => isSameId(entry.contractId, contractId));
      for (let entry of entries) {
        for (const wanted of listMissing(entry)) {
          requireWaiting(stop);
          entry = await dispatch(addOne(contract, entry, wanted));
        }
      }
      await dispatch(loadContract(contractId));
    });
}

function addOne(
  contract: Contract,
  entry: TemplateImport,
  wanted: ImportedGuarantee,
): AppThunk<Promise<TemplateImport>> {
  return async (dispatch, getState) => {
    const { id: owner } = requireUser(getState());
    const depositor = wanted.isOwn ? owner : (contract.contractors[1] ?? null);
    const { id } = await sendWithStandIn(owner, depositor === null, (standIn) =>
      dispatch(addGuaranteeOnce(contract.id, toNewGuarantee(wanted, contract.id, depositor ?? standIn))),
    );
    const guarantees = entry.guarantees.map((each) => (each === wanted ? noteFound(each, id) : each));
    const next = { ...entry, guarantees };
    await dispatch(noteImport(next));
    return next;
  };
}
