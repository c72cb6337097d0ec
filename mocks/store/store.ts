import { type Id, isSameId } from '@/domain/primitives/ids';
import type { State, StoredContract, StoredGuarantee, StoredTransaction, StoredUser } from './entities';
import { type IdKind, type IdStyle, newId, nextNumber } from './identifiers';

/** The backend's tables with the lookups that handlers need. Lists come in the order of creation. */
export interface Store {
  readonly state: State;
  newId(kind: IdKind): Id;
  nextNumber(name: string): number;
  user(id: Id): StoredUser | undefined;
  userByEmail(email: string): StoredUser | undefined;
  contract(id: Id): StoredContract | undefined;
  contractsOf(userId: Id): StoredContract[];
  guarantee(id: Id): StoredGuarantee | undefined;
  guaranteesOf(contractId: Id): StoredGuarantee[];
  transaction(id: Id): StoredTransaction | undefined;
  deposits(guaranteeId: Id): StoredTransaction[];
  withdrawals(guaranteeId: Id): StoredTransaction[];
  /** To be called after every change. */
  changed(): void;
}

export function createStore(state: State, ids: IdStyle, changed: () => void): Store {
  const transactionsOf = (id: Id, withdrawal: boolean) =>
    state.transactions.filter((tx) => isSameId(tx.guarantee_id, id) && tx.withdrawal === withdrawal);
  return {
    state,
    changed,
    newId: (kind) => newId(ids, kind, state.counters),
    nextNumber: (name) => nextNumber(state.counters, name),
    user: (id) => state.users.find((user) => isSameId(user.id, id)),
    userByEmail: (email) => state.users.find((user) => emailKey(user.email) === emailKey(email)),
    contract: (id) => state.contracts.find((contract) => isSameId(contract.id, id)),
    contractsOf: (userId) =>
      state.contracts.filter(({ contractors }) => contractors.some((id) => isSameId(id, userId))),
    guarantee: (id) => state.guarantees.find((guarantee) => isSameId(guarantee.id, id)),
    guaranteesOf: (contractId) => state.guarantees.filter((guarantee) => isSameId(guarantee.contract_id, contractId)),
    transaction: (id) => state.transactions.find((tx) => isSameId(tx.id, id)),
    deposits: (guaranteeId) => transactionsOf(guaranteeId, false),
    withdrawals: (guaranteeId) => transactionsOf(guaranteeId, true),
  };
}

/** E-mail addresses are compared without case. */
function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
