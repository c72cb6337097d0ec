import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { StoredContract, StoredGuarantee, StoredTransaction, StoredUser } from './entities';
import type { Store } from './store';

/*
 * Entities as they go over the wire (docs/api.md#shapes).
 */

export type Wire = Record<string, unknown>;

/** A decimal string with 8 decimals; `null` where not known. */
export function wireAmount(sats: Sats | null): string | null {
  return sats === null ? null : formatBtc(sats);
}

/** The account for its owner, after login. */
export function wireAccount({ password: _password, ...account }: StoredUser): Wire {
  return account;
}

/** A user for anybody: no key envelope, no password. */
export function wireUser({ id, username, email, public_key }: StoredUser): Wire {
  return { id, username, email, public_key };
}

export function wireTransaction(tx: StoredTransaction): Wire {
  return { ...tx, amount: wireAmount(tx.amount) };
}

export function wireGuarantee(guarantee: StoredGuarantee): Wire {
  return { ...guarantee, amount: wireAmount(guarantee.amount) };
}

/** A contract with its guarantees, these without deposits and withdrawals. */
export function wireContract(contract: StoredContract, store: Store): Wire {
  const { next_guarantee_order: _order, ...fields } = contract;
  return { ...fields, guarantees: store.guaranteesOf(contract.id).map(wireGuarantee) };
}

/** The part that `fillcontract` lays over the contract: keys, and guarantees with their transactions. */
export function wireFill(contract: StoredContract, store: Store): Wire {
  return {
    keys: contract.contractors.map((id) => wireKey(id, store)),
    guarantees: store.guaranteesOf(contract.id).map((guarantee) => ({
      ...wireGuarantee(guarantee),
      deposits: store.deposits(guarantee.id).map(wireTransaction),
      withdrawals: store.withdrawals(guarantee.id).map(wireTransaction),
    })),
  };
}

function wireKey(userId: Id, store: Store): Wire {
  const user = store.user(userId);
  return { public_key: user?.public_key ?? null, encrypted_key: user?.encrypted_key ?? null };
}
