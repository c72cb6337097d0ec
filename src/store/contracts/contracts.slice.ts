import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { originalOf, placeOf } from '@/store/contracts/place-of';
import { loggedOut } from '@/store/setup/session.actions';

/** docs/specification.md#3-entities-and-their-fields. */
export interface ContractsState {
  contracts: Contract[];
  loading: boolean;
  error: ErrorData | null;
}

export const NO_CONTRACTS: ContractsState = { contracts: [], loading: false, error: null };

type TransactionList = 'deposits' | 'withdrawals';

function findContract(state: ContractsState, id: Id): Contract | undefined {
  return state.contracts[placeOf(state.contracts, id)];
}

function findGuarantee(state: ContractsState, { contractId, guaranteeId }: GuaranteeRef): Guarantee | undefined {
  const guarantees = findContract(state, contractId)?.guarantees ?? [];
  return guarantees[placeOf(guarantees, guaranteeId)];
}

function putTransaction(guarantee: Guarantee | undefined, list: TransactionList, transaction: Transaction): void {
  if (guarantee === undefined) return;
  const place = placeOf(guarantee[list], transaction.id);
  if (place === -1) guarantee[list].push(transaction);
  else guarantee[list][place] = transaction;
}

export const contractsSlice = createSlice({
  name: 'contracts',
  initialState: NO_CONTRACTS,
  reducers: {
    contractsLoading: (state) => {
      state.loading = true;
      state.error = null;
    },
    contractsFailed: (state, action: PayloadAction<ErrorData>) => {
      state.loading = false;
      state.error = action.payload;
    },
    contractsSet: (state, action: PayloadAction<Contract[]>) => {
      state.contracts = action.payload;
      state.loading = false;
      state.error = null;
    },
    /** Adds, or puts in the place of the one with this id. */
    contractAdded: (state, { payload }: PayloadAction<Contract>) => {
      const place = placeOf(state.contracts, payload.id);
      if (place === -1) state.contracts.push(payload);
      else state.contracts[place] = payload;
    },
    contractUpdated: (state, { payload }: PayloadAction<{ id: Id; changes: Partial<Contract> }>) => {
      const contract = findContract(state, payload.id);
      if (contract !== undefined) Object.assign(contract, payload.changes);
    },
    contractDeleted: (state, { payload }: PayloadAction<Id>) => {
      state.contracts = originalOf(state.contracts).filter(({ id }) => !isSameId(id, payload));
    },
    guaranteeAdded: (state, { payload }: PayloadAction<{ contractId: Id; guarantee: Guarantee }>) => {
      findContract(state, payload.contractId)?.guarantees.push(payload.guarantee);
    },
    guaranteeUpdated: (state, { payload }: PayloadAction<GuaranteeRef & { changes: Partial<Guarantee> }>) => {
      const guarantee = findGuarantee(state, payload);
      if (guarantee !== undefined) Object.assign(guarantee, payload.changes);
    },
    /** docs/specification.md#3-entities-and-their-fields: a failed guarantee addition leaves this error in the state. */
    guaranteeFailed: (state, action: PayloadAction<ErrorData>) => {
      state.error = action.payload;
    },
    /** The addition is tried again, or given up. */
    guaranteeFailureCleared: (state) => {
      if (state.error?.code === 'guarantee-update-failed') state.error = null;
    },
    counterpartyAccepted: (state, { payload }: PayloadAction<{ contractId: Id; counterpartyId: Id }>) => {
      const contract = findContract(state, payload.contractId);
      if (contract === undefined) return;
      contract.contractors[1] = payload.counterpartyId;
      contract.status = 'active';
    },
    depositSaved: (state, { payload }: PayloadAction<GuaranteeRef & { transaction: Transaction }>) => {
      putTransaction(findGuarantee(state, payload), 'deposits', payload.transaction);
    },
    withdrawalSaved: (state, { payload }: PayloadAction<GuaranteeRef & { transaction: Transaction }>) => {
      putTransaction(findGuarantee(state, payload), 'withdrawals', payload.transaction);
    },
    withdrawalDeleted: (state, { payload }: PayloadAction<GuaranteeRef & { transactionId: Id }>) => {
      const guarantee = findGuarantee(state, payload);
      if (guarantee === undefined) return;
      guarantee.withdrawals = guarantee.withdrawals.filter(({ id }) => !isSameId(id, payload.transactionId));
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_CONTRACTS),
});

export const {
  contractsLoading,
  contractsFailed,
  contractsSet,
  contractAdded,
  contractUpdated,
  contractDeleted,
  guaranteeAdded,
  guaranteeUpdated,
  guaranteeFailed,
  guaranteeFailureCleared,
  counterpartyAccepted,
  depositSaved,
  withdrawalSaved,
  withdrawalDeleted,
} = contractsSlice.actions;
