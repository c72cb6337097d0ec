import { settings } from '@/config/settings';
import type { ContractText } from '@/domain/contracts/contract-form';
import { matchKeys } from '@/domain/keys/current-keys';
import type { Contract, ContractStatus } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { fetchRecord } from '@/services/contract-record.service';
import { addContractor, deleteContract, getContract, updateContract } from '@/services/contracts.service';
import { uploadDocument } from '@/services/upload.service';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { isGone, sendOnce, toResult } from '@/store/calls/requests';
import { takeTurn } from '@/store/calls/with-timeout';
import { addMissingGuarantees } from '@/store/contracts/add-missing.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import {
  contractAdded,
  contractDeleted,
  contractUpdated,
  counterpartyAccepted,
} from '@/store/contracts/contracts.slice';
import { correctDepositors } from '@/store/contracts/correct-depositors.thunks';
import { createOnce } from '@/store/contracts/create-once.thunks';
import { selectMissingGuarantees } from '@/store/contracts/imports.slice';
import { changeImports } from '@/store/contracts/imports.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';

export interface ContractDraft {
  title: string;
  description: string;
  pdfUrl: string | null;
  /** 'Save as Draft' or 'Create Contract' (docs/specification.md#4-states-and-transitions). */
  status: Extract<ContractStatus, 'draft' | 'pending_counterparty'>;
}

/** Creates a contract whose only contractor is the current user (docs/specification.md#7-calls). */
export function createNewContract(draft: ContractDraft): AppThunk<Promise<Result<Contract>>> {
  const text = { title: draft.title.trim(), description: draft.description.trim() };
  return (dispatch) =>
    toResult('Creating the contract', () => dispatch(addContract({ ...draft, ...text }, settings().arbitratorId)));
}

/** Creates a contract of the current user. Throws AppError. */
function addContract(draft: ContractDraft, arbitrator: Id): AppThunk<Promise<Contract>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const contract = await dispatch(createOnce({ ...draft, arbitrator, guarantees: [] }));
    if (isSignedIn(getState(), user)) dispatch(contractAdded(contract));
    return contract;
  };
}

/**
 * Saves a changed title and description.
 * @param from only over this text; by default over any
 */
export function editContract(
  id: Id,
  text: ContractText,
  intent: Intent = BACKGROUND,
  from: ContractText | null = null,
): AppThunk<Promise<Result<void>>> {
  const edit = ({ title, description }: Contract) =>
    from === null || (title === from.title && description === from.description) ? text : null;
  return (dispatch) =>
    toResult('Saving the contract', async () => void (await dispatch(changeContract(id, edit, intent))));
}

/** Draft to pending_counterparty, owner only (docs/specification.md#4-states-and-transitions). */
export function publishContract(id: Id, intent: Intent = BACKGROUND): AppThunk<Promise<Result<void>>> {
  // Another tab may have published it.
  const publish = ({ status }: Contract) => (status === 'draft' ? { status: 'pending_counterparty' as const } : null);
  return (dispatch, getState) =>
    toResult('Publishing the contract', async () => {
      if (!(await dispatch(changeContract(id, publish, intent)))) return;
      // Published, even if this fails: the contract shows what is missing.
      if (selectMissingGuarantees(getState(), id).length > 0) await dispatch(addMissingGuarantees(id, intent));
    });
}

/**
 * Loads the contract, so that a counterparty who has just joined is not overwritten, and saves it with changes.
 * Simultaneous changes would undo each other, since each sends the whole contract.
 * @param choose `null`: there is nothing to change
 * @returns whether it was changed; never saved for a user other than the one who asked
 */
function changeContract(
  id: Id,
  choose: (contract: Contract) => Partial<Contract> | null,
  intent: Intent,
): AppThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const user = requireUser(getState());
    return dispatch(
      takeTurn(
        `contract ${toIdKey(id)}`,
        async () => {
          await intent.call(() => dispatch(loadContract(id)));
          if (!isSignedIn(getState(), user)) return false;
          const changes = choose(requireContract(getState(), id));
          if (changes !== null) await dispatch(saveContract(id, changes));
          return changes !== null;
        },
        intent,
      ),
    );
  };
}

/** Sends the contract with its changes, and then updates the state. After a lost response, reads it back. */
function saveContract(id: Id, changes: Partial<Contract>): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { record, complete } = await fetchRecord(requireContract(getState(), id));
    const dated = { ...changes, updatedAt: new Date().toISOString() };
    await sendOnce(
      () => updateContract({ ...record, ...dated }, { ...complete, ...dated }),
      async () => (isChanged(await getContract(id), changes) ? null : undefined),
    );
    dispatch(contractUpdated({ id, changes: dated }));
  };
}

function isChanged(contract: Contract, changes: Partial<Contract>): boolean {
  return Object.entries(changes).every(([name, value]) => contract[name as keyof Contract] === value);
}

export function removeContract(id: Id): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Deleting the contract', async () => {
      const wasDeleted = () => getContract(id).then(() => undefined, toNullIfGone);
      // It may be deleted already, in another tab for example.
      await sendOnce(() => deleteContract(id), wasDeleted).catch(toNullIfGone);
      dispatch(contractDeleted(id));
      await dispatch(changeImports((list) => list.filter((entry) => !isSameId(entry.contractId, id))));
    });
}

function toNullIfGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

/** Adds the current user as the counterparty; the contract becomes active (docs/specification.md#4-states-and-transitions). */
export function joinContract({ id }: Contract): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Joining the contract', async () => {
      const user = requireUser(getState());
      const contract = await joinOnce(id, user.id);
      if (!isSignedIn(getState(), user)) return;
      dispatch(contractAdded(matchKeys(contract, user)));
      dispatch(counterpartyAccepted({ contractId: id, counterpartyId: user.id }));
      // Joined, even if this fails: it is repeated with the next refresh.
      await dispatch(correctDepositors(id));
    });
}

/** Succeeds if the user is a contractor already, after a lost response or in another tab. */
async function joinOnce(id: Id, userId: Id): Promise<Contract> {
  try {
    return await addContractor(id, userId);
  } catch (error) {
    const contract = await getContract(id).catch(() => null);
    if (contract?.contractors.some((contractor) => isSameId(contractor, userId))) return contract;
    throw error;
  }
}

/** Fetches a contract for the join screen, whose user may not be part of it. Nothing is stored. */
export function fetchContract(id: Id, signal?: AbortSignal): AppThunk<Promise<Result<Contract>>> {
  return () => toResult('Loading the contract', () => getContract(id, signal));
}

/** Uploads the PDF of a new contract and returns its URL. @param onProgress share sent, 0 to 1 */
export function uploadPdf(file: File, onProgress: (share: number) => void): AppThunk<Promise<Result<string>>> {
  return () => toResult('Uploading the PDF', () => uploadDocument(file, onProgress));
}
