import type { ContractText } from '@/domain/contract-form';
import { type Id, sameId } from '@/domain/ids';
import type { Contract, ContractStatus } from '@/domain/models';
import { settings } from '@/lib/settings';
import { addContractor, deleteContract, getContract, updateContract } from '@/services/contracts.service';
import { attempt, type Outcome } from '@/store/attempt';
import {
  contractAdded,
  contractDeleted,
  contractUpdated,
  counterpartyAccepted,
} from '@/store/contracts/contracts.slice';
import { createContractOnce } from '@/store/contracts/create-once.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { requireContract, requireUser } from '@/store/contracts/require';
import { isGone, patiently } from '@/store/persistently';
import type { AppThunk } from '@/store/store-types';

export interface ContractDraft {
  title: string;
  description: string;
  pdfUrl: string | null;
  /** 'Save as Draft' or 'Create Contract' (spec, section 4). */
  status: Extract<ContractStatus, 'draft' | 'pending_counterparty'>;
}

/** Creates a contract whose only contractor is the current user (spec, section 7, Create contract). */
export function createNewContract(draft: ContractDraft): AppThunk<Promise<Outcome<Contract>>> {
  return (dispatch, getState) =>
    attempt('Creating the contract', async () => {
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
export function editContract(id: Id, text: ContractText): AppThunk<Promise<Outcome<void>>> {
  return (dispatch) =>
    attempt('Saving the contract', async () => {
      await dispatch(loadContract(id));
      await dispatch(saveContract(id, text));
    });
}

/** Draft to pending_counterparty, owner only (spec, section 4). */
export function publishContract(id: Id): AppThunk<Promise<Outcome<void>>> {
  return (dispatch, getState) =>
    attempt('Publishing the contract', async () => {
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
    await patiently(updateContract({ ...contract, ...dated }));
    dispatch(contractUpdated({ id, changes: dated }));
  };
}

export function removeContract(id: Id): AppThunk<Promise<Outcome<void>>> {
  return (dispatch) =>
    attempt('Deleting the contract', async () => {
      await patiently(deleteContract(id)).catch((error) => {
        // Gone is what was wanted, for instance by a call whose answer was lost.
        if (!isGone(error)) throw error;
      });
      dispatch(contractDeleted(id));
    });
}

/** Adds the current user as the counterparty; the contract becomes active (spec, section 4). */
export function joinContract(contract: Contract): AppThunk<Promise<Outcome<void>>> {
  return (dispatch, getState) =>
    attempt('Joining the contract', async () => {
      const user = requireUser(getState());
      dispatch(contractAdded(await joined(contract.id, user.id)));
      dispatch(counterpartyAccepted({ contractId: contract.id, counterpartyId: user.id }));
    });
}

/** Joins; one whose answer was lost, or who joined in another tab, is a contractor already. */
async function joined(id: Id, userId: Id): Promise<Contract> {
  try {
    return await patiently(addContractor(id, userId));
  } catch (error) {
    const contract = await patiently(getContract(id)).catch(() => null);
    if (contract?.contractors.some((contractor) => sameId(contractor, userId))) return contract;
    throw error;
  }
}

/** Fetches a contract for someone who may not be part of it: the join screen. Nothing is stored. */
export function fetchContract(id: Id): AppThunk<Promise<Outcome<Contract>>> {
  return () => attempt('Loading the contract', () => getContract(id));
}
