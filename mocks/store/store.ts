import { randomBytes } from 'node:crypto';
import type { State, StoredContract, StoredGuarantee, StoredTransaction, StoredUser } from '@mocks/store/entities';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The backend's tables with lookups. Lists are in order of creation. */
export interface Store {
  readonly state: State;
  newId(kind: IdKind): Id;
  takeNumber(name: string): number;
  user(id: Id): StoredUser | undefined;
  userByEmail(email: string): StoredUser | undefined;
  contract(id: Id): StoredContract | undefined;
  contractsOf(userId: Id): StoredContract[];
  guarantee(id: Id): StoredGuarantee | undefined;
  guaranteesOf(contractId: Id): StoredGuarantee[];
  transaction(id: Id): StoredTransaction | undefined;
  deposits(guaranteeId: Id): StoredTransaction[];
  withdrawals(guaranteeId: Id): StoredTransaction[];
  /** Call after every change. */
  markChanged(): void;
}

export function createStore(state: State, ids: IdStyle, onChange: () => void): Store {
  const listTransactions = (id: Id, withdrawal: boolean) =>
    state.transactions.filter((tx) => isSameId(tx.guarantee_id, id) && tx.withdrawal === withdrawal);
  return {
    state,
    markChanged: onChange,
    newId: (kind) => newId(ids, kind, state.counters),
    takeNumber: (name) => takeNumber(state.counters, name),
    user: (id) => state.users.find((user) => isSameId(user.id, id)),
    userByEmail: (email) => state.users.find((user) => emailKey(user.email) === emailKey(email)),
    contract: (id) => state.contracts.find((contract) => isSameId(contract.id, id)),
    contractsOf: (userId) =>
      state.contracts.filter(({ contractors }) => contractors.some((id) => isSameId(id, userId))),
    guarantee: (id) => state.guarantees.find((guarantee) => isSameId(guarantee.id, id)),
    guaranteesOf: (contractId) => state.guarantees.filter((guarantee) => isSameId(guarantee.contract_id, contractId)),
    transaction: (id) => state.transactions.find((tx) => isSameId(tx.id, id)),
    deposits: (guaranteeId) => listTransactions(guaranteeId, false),
    withdrawals: (guaranteeId) => listTransactions(guaranteeId, true),
  };
}

/** E-mail addresses are compared case-insensitively. */
function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

type IdKind = 'user' | 'contract' | 'guarantee' | 'transaction' | 'message';

/** `random` by default, `numbers` as in many backends, `named` for reproducible demo data. */
export type IdStyle = 'random' | 'numbers' | 'named';

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 12;

/** A new unique id. */
function newId(style: IdStyle, kind: IdKind, counters: Record<string, number>): Id {
  if (style === 'random') return createRandomId();
  const number = takeNumber(counters, kind);
  return style === 'numbers' ? number : `demo-${kind}-${number}`;
}

/** Counts from 1. */
function takeNumber(counters: Record<string, number>, name: string): number {
  const number = (counters[name] ?? 0) + 1;
  counters[name] = number;
  return number;
}

function createRandomId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
