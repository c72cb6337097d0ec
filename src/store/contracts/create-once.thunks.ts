import type { Contract, Guarantee } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { addGuarantee, createContract, getContract, listContracts } from '@/services/contracts.service';
import type { NewContract, NewGuarantee } from '@/services/schemas/records.writer';
import { sendOnce } from '@/store/calls/requests';
import { selectContract, selectContractsState } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/** Creates a contract; one that was created although its answer was lost is found instead of created again. */
export function createContractOnce(draft: NewContract): AppThunk<Promise<Contract>> {
  return async (_dispatch, getState) => {
    const [owner] = draft.contractors;
    const known = selectContractsState(getState()).contracts;
    return sendOnce(
      () => createContract(draft),
      async () => {
        const listed = owner === undefined ? [] : await listContracts(owner);
        return listed.findLast((contract) => isNew(contract, known) && isUntouched(contract, draft));
      },
    );
  };
}

/** Adds a guarantee; likewise. */
export function addGuaranteeOnce(contractId: Id, guarantee: NewGuarantee): AppThunk<Promise<Guarantee>> {
  return async (_dispatch, getState) => {
    const known = selectContract(getState(), contractId)?.guarantees ?? [];
    return sendOnce(
      () => addGuarantee(contractId, guarantee),
      async () => {
        const { guarantees } = await getContract(contractId);
        return guarantees.findLast((each) => isNew(each, known) && isAlike(each, guarantee));
      },
    );
  };
}

function isNew({ id }: Contract | Guarantee, known: readonly (Contract | Guarantee)[]): boolean {
  return !known.some((each) => isSameId(each.id, id));
}

function isUntouched(contract: Contract, draft: NewContract): boolean {
  const { title, description, status, contractors, guarantees } = contract;
  const same = title === draft.title && description === draft.description && status === draft.status;
  return same && isSameId(contractors[0], draft.contractors[0]) && contractors.length === 1 && guarantees.length === 0;
}

function isAlike(each: Guarantee, sent: NewGuarantee): boolean {
  const own = isSameId(each.depositorId, sent.depositorId);
  return own && each.description === sent.description && each.amount === sent.amount && each.status === sent.status;
}
