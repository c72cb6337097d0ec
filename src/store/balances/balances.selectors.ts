import { includesAddress } from '@/domain/deposits/deposit-address';
import type { Balance } from '@/domain/deposits/deposits';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeBalance } from '@/domain/guarantees/guarantee-funds';
import { holdsMoney } from '@/domain/guarantees/guarantee-funds';
import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { listPayouts, type Payout, withPayouts } from '@/domain/withdrawals/payouts';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';

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

/** Txids of transactions without a record that have spent coins of the guarantee, as the explorer says. */
export function selectSpenders(state: Balances, guaranteeId: Id): readonly string[] {
  return state.balances.spenders[toIdKey(guaranteeId)] ?? NO_SPENDERS;
}

/** Txids of all that have spent coins of the guarantee and are in no block yet, where they were looked up. */
export function selectUnconfirmed(state: Balances, guaranteeId: Id): readonly string[] {
  return state.balances.unconfirmed[toIdKey(guaranteeId)] ?? NO_SPENDERS;
}

const NO_SPENDERS: readonly string[] = [];

/** The money of the guarantee has left by a transaction without a record, and nothing was deposited since. */
export function selectHasLeft(state: Balances, guaranteeId: Id): boolean {
  const total = selectKnownBalance(state, guaranteeId)?.total ?? null;
  return total !== null && isEmptyBalance(total) && selectSpenders(state, guaranteeId).length > 0;
}

/** The payments of a transaction out of the guarantee. `undefined`: not read yet; `null`: not proven, or change is not known. */
export function selectPayouts(state: RootState, guarantee: Guarantee, txid: string): Payout[] | null | undefined {
  const outputs = state.balances.outputs[txid];
  return outputs && selectLeaving(state, guarantee, outputs);
}

/** The outputs of a transaction that leave the guarantee; `null`: it is not decided whether one is change. A new list each time. */
export function selectLeaving(state: RootState, guarantee: Guarantee, outputs: readonly Payout[]): Payout[] | null {
  const own = listDepositAddresses(guarantee);
  return listPayouts(outputs, (address) =>
    includesAddress(own, address) ? selectDepositStatus(state, guarantee.id, address) : null,
  );
}

/** The withdrawals with the amounts that their transactions pay out, as far as they are proven; without those that pay nobody. */
export function selectProven<Withdrawal extends Transaction>(
  state: RootState,
  guarantee: Guarantee,
  withdrawals: readonly Withdrawal[],
): Withdrawal[] {
  return withdrawals.flatMap((each) => {
    const payouts = each.txid === null ? null : selectPayouts(state, guarantee, each.txid);
    if (!payouts) return [each];
    return payouts.length === 0 ? [] : [withPayouts(each, payouts)];
  });
}
