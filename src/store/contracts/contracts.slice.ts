import { createAction, createSlice, freeze, type PayloadAction } from '@reduxjs/toolkit';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findIndexById, getIndexById, replaceEntity, toOriginal } from '@/store/contracts/entities';
import { loggedOut } from '@/store/core/session.actions';

/** docs/specification.md#3-entities-and-their-fields */
export interface ContractsState {
  contracts: Contract[];
  loading: boolean;
  error: ErrorData | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    contracts: ContractsState;
  }
}

export const NO_CONTRACTS: ContractsState = { contracts: [], loading: false, error: null };

/** Ids of the contracts of a list that the backend has sent just now. */
export const contractsListed = createAction<string[]>('contracts/contractsListed');

function findContract({ contracts }: ContractsState, id: Id): Contract | undefined {
  return contracts[findIndexById(contracts, id)];
}

function findGuarantee(state: ContractsState, { contractId, guaranteeId }: GuaranteeRef): Guarantee | undefined {
  const guarantees = findContract(state, contractId)?.guarantees ?? [];
  return guarantees[findIndexById(guarantees, guaranteeId)];
}

/** Adds the item or replaces the one with its id. */
function upsert<Item extends { id: Id }>(list: Item[], item: Item): void {
  const index = findIndexById(list, item.id);
  if (index === -1) list.push(item);
  else list[index] = item;
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
    contractAdded: (state, { payload }: PayloadAction<Contract>) => upsert(state.contracts, payload),
    contractUpdated: (state, { payload }: PayloadAction<{ id: Id; changes: Partial<Contract> }>) => {
      const contracts = toOriginal(state.contracts);
      const index = getIndexById(contracts, payload.id);
      if (index === -1) return;
      // Frozen, so that Immer does not go through thousands of other contracts.
      const changed = freeze({ ...contracts[index], ...payload.changes } as Contract, true);
      state.contracts = replaceEntity(contracts, index, changed);
    },
    contractDeleted: (state, { payload }: PayloadAction<Id>) => {
      state.contracts = toOriginal(state.contracts).filter(({ id }) => !isSameId(id, payload));
    },
    guaranteeAdded: (state, { payload }: PayloadAction<{ contractId: Id; guarantee: Guarantee }>) => {
      findContract(state, payload.contractId)?.guarantees.push(payload.guarantee);
    },
    guaranteeUpdated: (state, { payload }: PayloadAction<GuaranteeRef & { changes: Partial<Guarantee> }>) => {
      const guarantee = findGuarantee(state, payload);
      if (guarantee !== undefined) Object.assign(guarantee, payload.changes);
    },
    /** docs/specification.md#3-entities-and-their-fields */
    guaranteeFailed: (state, action: PayloadAction<ErrorData>) => {
      state.error = action.payload;
    },
    /** Clears the failure before another attempt, or when the user gives up. */
    guaranteeFailureCleared: (state) => {
      const { code } = state.error ?? {};
      if (code === 'guarantee-update-failed' || code === 'status-not-saved' || code === 'recorded-twice')
        state.error = null;
    },
    counterpartyAccepted: (state, { payload }: PayloadAction<{ contractId: Id; counterpartyId: Id }>) => {
      const contract = findContract(state, payload.contractId);
      if (contract === undefined) return;
      contract.contractors[1] = payload.counterpartyId;
      contract.status = 'active';
    },
    // A list that was not received stays unknown: with this record alone, it would lack the others.
    depositSaved: (state, { payload }: PayloadAction<GuaranteeRef & { transaction: Transaction }>) => {
      const deposits = findGuarantee(state, payload)?.deposits;
      if (deposits) upsert(deposits, payload.transaction);
    },
    withdrawalSaved: (state, { payload }: PayloadAction<GuaranteeRef & { transaction: Transaction }>) => {
      const withdrawals = findGuarantee(state, payload)?.withdrawals;
      if (withdrawals) upsert(withdrawals, payload.transaction);
    },
    withdrawalDeleted: (state, { payload }: PayloadAction<GuaranteeRef & { transactionId: Id }>) => {
      const guarantee = findGuarantee(state, payload);
      if (guarantee === undefined) return;
      guarantee.withdrawals = guarantee.withdrawals?.filter(({ id }) => !isSameId(id, payload.transactionId)) ?? null;
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
