import type { StoredContract, StoredGuarantee, StoredTransaction, StoredUser } from '@mocks/store/entities';
import type { Store } from '@mocks/store/store';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/*
 * Entities as sent over the wire (docs/api.md#shapes).
 */

export type Wire = Record<string, unknown>;

/** Decimal BTC string with 8 decimals; `null` if unknown. */
export function toWireAmount(sats: Sats | null): string | null {
  return sats === null ? null : formatBtc(sats);
}

/** The account as its owner receives it at login. */
export function toWireAccount({ password: _password, ...account }: StoredUser): Wire {
  return account;
}

/** The public part of a user. */
export function toWireUser({ id, username, email, public_key }: StoredUser): Wire {
  return { id, username, email, public_key };
}

export function toWireTransaction(tx: StoredTransaction): Wire {
  return { ...tx, amount: toWireAmount(tx.amount) };
}

export function toWireGuarantee({ extra, ...guarantee }: StoredGuarantee): Wire {
  return { ...extra, ...guarantee, amount: toWireAmount(guarantee.amount) };
}

/** A contract with its guarantees, without their deposits and withdrawals. */
export function toWireContract(contract: StoredContract, store: Store): Wire {
  const { next_guarantee_order: _order, ...fields } = contract;
  return { ...fields, guarantees: store.guaranteesOf(contract.id).map(toWireGuarantee) };
}

/** The additions of `fillcontract` to a contract: keys, and guarantees with their transactions. */
export function toWireFill(contract: StoredContract, store: Store): Wire {
  return {
    keys: contract.contractors.map((id) => toWireKey(id, store)),
    guarantees: store.guaranteesOf(contract.id).map((guarantee) => ({
      ...toWireGuarantee(guarantee),
      deposits: store.deposits(guarantee.id).map(toWireTransaction),
      withdrawals: store.withdrawals(guarantee.id).map(toWireTransaction),
    })),
  };
}

function toWireKey(userId: Id, store: Store): Wire {
  const user = store.user(userId);
  return { public_key: user?.public_key ?? null, encrypted_key: user?.encrypted_key ?? null };
}
