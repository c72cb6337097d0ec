import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import {
  type ImportedGuarantee,
  listMissingGuarantees,
  noteFound,
  type TemplateImport,
} from '@/domain/templates/template-import';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { addGuaranteeOnce } from '@/store/contracts/guarantee.thunks';
import { noteImport } from '@/store/contracts/imports.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { sendWithStandIn, toNewGuarantee } from '@/store/contracts/to-new-guarantee';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Adds the guarantees of an imported template that the backend did not create with the contract, if its status allows.
 * Each is recorded as soon as it exists, so that an interrupted attempt can be repeated.
 */
export function addMissingGuarantees(contractId: Id, intent: Intent = BACKGROUND): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Adding the guarantees of the template', async () => {
      await intent.call(() => dispatch(loadContract(contractId)));
      const contract = requireContract(getState(), contractId);
      if (!canDo(contract, requireUser(getState()).id, 'add-guarantee')) return;
      const entries = getState().imports.list.filter((entry) => isSameId(entry.contractId, contractId));
      for (let entry of entries) {
        for (const wanted of listMissingGuarantees(entry)) {
          intent.requireWaiting();
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
