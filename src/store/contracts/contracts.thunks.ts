import { settings } from '@/config/settings';
import type { ContractText } from '@/domain/contract/contract-form';
import type { Contract, ContractStatus } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { addContractor, deleteContract, getContract, updateContract } from '@/services/contracts.service';
import { isGone, toResult, withTimeout } from '@/store/calls/requests';
import {
  contractAdded,
  contractDeleted,
  contractUpdated,
  counterpartyAccepted,
} from '@/store/contracts/contracts.slice';
import { createContractOnce } from '@/store/contracts/create-once.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { requireContract, requireUser } from '@/store/contracts/require';
import type { AppThunk } from '@/store/setup/store-types';

export interface ContractDraft {
  title: string;
  description: string;
  pdfUrl: string | null;
  /** 'Save as Draft' or 'Create Contract' (docs/specification.md#4-states-and-transitions). */
  status: Extract<ContractStatus, 'draft' | 'pending_counterparty'>;
}

/** Creates a contract whose only contractor is the current user (docs/specification.md#7-calls). */
export function createNewContract(draft: ContractDraft): AppThunk<Promise<Result<Contract>>> {
  return (dispatch, getState) =>
    toResult('Creating the contract', async () => {
      const user = requireUser(getState());
      const now = new Date().toISOString();
      const newContract = {
        title: draft.title.trim(),
        description: draft.description.trim(),
        contractOrder: 0,
        status: draft.status,
        pdfUrl: draft.pdfUrl,
        createdAt: now,
        updatedAt: now,
        contractors: [user.id],
        arbitrator: settings().arbitratorId,
        keys: [],
        guarantees: [],
      };
      const contract = await dispatch(createContractOnce(newContract));
      dispatch(contractAdded(contract));
      return contract;
    });
}

/** Saves a changed title and description. */
export function editContract(id: Id, text: ContractText): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Saving the contract', async () => {
      await dispatch(loadContract(id));
      await dispatch(saveContract(id, text));
    });
}

/** Draft to pending_counterparty, owner only (docs/specification.md#4-states-and-transitions). */
export function publishContract(id: Id): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Publishing the contract', async () => {
      await dispatch(loadContract(id));
      // Another tab may have done so.
      if (requireContract(getState(), id).status !== 'draft') return;
      await dispatch(saveContract(id, { status: 'pending_counterparty' }));
    });
}

/**
 * Puts the contract with its changes; the state follows only when the backend took it. The whole contract is sent: it is
 * loaded anew before, or a counterparty who joined meanwhile would be overwritten.
 */
function saveContract(id: Id, changes: Partial<Contract>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), id);
    const dated = { ...changes, updatedAt: new Date().toISOString() };
    await withTimeout(updateContract({ ...contract, ...dated }));
    dispatch(contractUpdated({ id, changes: dated }));
  };
}

export function removeContract(id: Id): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Deleting the contract', async () => {
      await withTimeout(deleteContract(id)).catch((error) => {
        // Gone is what was wanted, for instance by a call whose answer was lost.
        if (!isGone(error)) throw error;
      });
      dispatch(contractDeleted(id));
    });
}

/** Adds the current user as the counterparty; the contract becomes active (docs/specification.md#4-states-and-transitions). */
export function joinContract(contract: Contract): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Joining the contract', async () => {
      const user = requireUser(getState());
      dispatch(contractAdded(await joined(contract.id, user.id)));
      dispatch(counterpartyAccepted({ contractId: contract.id, counterpartyId: user.id }));
    });
}

/** Joins; one whose answer was lost, or who joined in another tab, is a contractor already. */
async function joined(id: Id, userId: Id): Promise<Contract> {
  try {
    return await withTimeout(addContractor(id, userId));
  } catch (error) {
    const contract = await withTimeout(getContract(id)).catch(() => null);
    if (contract?.contractors.some((contractor) => isSameId(contractor, userId))) return contract;
    throw error;
  }
}

/** Fetches a contract for someone who may not be part of it: the join screen. Nothing is stored. */
export function fetchContract(id: Id): AppThunk<Promise<Result<Contract>>> {
  return () => toResult('Loading the contract', () => getContract(id));
}
