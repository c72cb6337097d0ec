import type { Balance } from '@/domain/deposit/deposits';
import { holdsMoney } from '@/domain/guarantee/guarantee-funds';
import type { Guarantee } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { GuaranteeBalance } from '@/store/balances/balances.slice';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/setup/store-types';

export function selectBalanceEntry(state: RootState, guaranteeId: Id): GuaranteeBalance | null {
  return state.balances.byGuarantee[toIdKey(guaranteeId)] ?? null;
}

/** `null` while the balance is unknown or out of date. */
export function selectKnownBalance(state: RootState, guaranteeId: Id): Balance | null {
  const entry = selectBalanceEntry(state, guaranteeId);
  return entry?.state === 'known' ? entry.balance : null;
}

/**
 * The total that rules use; `null` if unknown. 0 if executed (docs/specification.md#4-states-and-transitions), unless money
 * came back or arrived late.
 */
export function selectBalanceTotal(state: RootState, guarantee: Pick<Guarantee, 'id' | 'status'>): Sats | null {
  const entry = selectBalanceEntry(state, guarantee.id);
  if (guarantee.status === 'executed' && !holdsMoney(entry)) return ZERO_SATS;
  return selectKnownBalance(state, guarantee.id)?.total ?? null;
}

/** Number of the contract's guarantees with a recorded payment that does not exist any more. */
export function selectMissingDeposits(state: RootState, contractId: Id): number {
  const guarantees = selectContract(state, contractId)?.guarantees ?? [];
  return guarantees.filter(({ id }) => (selectBalanceEntry(state, id)?.missing ?? 0) > 0).length;
}
