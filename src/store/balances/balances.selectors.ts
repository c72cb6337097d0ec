import type { Balance } from '@/domain/deposits/deposits';
import type { GuaranteeBalance } from '@/domain/guarantees/guarantee-funds';
import { holdsMoney } from '@/domain/guarantees/guarantee-funds';
import type { Guarantee } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';

/** The part of the state that holds balances. */
type Balances = Pick<RootState, 'balances'>;

export function selectBalanceEntry(state: Balances, guaranteeId: Id): GuaranteeBalance | null {
  return state.balances.byGuarantee[toIdKey(guaranteeId)] ?? null;
}

/** `null` while the balance is unknown or out of date. */
export function selectKnownBalance(state: Balances, guaranteeId: Id): Balance | null {
  const entry = selectBalanceEntry(state, guaranteeId);
  return entry?.state === 'known' ? entry.balance : null;
}

/** Outpoints (`txid:vout`) of the counted outputs; `null` before the first look-up, and after a broadcast. */
export function selectCoins(state: RootState, guaranteeId: Id): readonly string[] | null {
  return state.balances.coins[toIdKey(guaranteeId)] ?? null;
}

/**
 * The total that rules use; `null` if unknown. 0 if executed (docs/specification.md#4-states-and-transitions), unless money
 * came back or arrived late.
 */
export function selectBalanceTotal(state: Balances, guarantee: Pick<Guarantee, 'id' | 'status'>): Sats | null {
  const entry = selectBalanceEntry(state, guarantee.id);
  if (guarantee.status === 'executed' && !holdsMoney(entry)) return ZERO_SATS;
  return selectKnownBalance(state, guarantee.id)?.total ?? null;
}

/** Number of the contract's guarantees with a recorded payment that no longer exists. */
export function selectMissingDeposits(state: RootState, contractId: Id): number {
  const guarantees = selectContract(state, contractId)?.guarantees ?? [];
  return guarantees.filter(({ id }) => (selectBalanceEntry(state, id)?.missing ?? 0) > 0).length;
}
