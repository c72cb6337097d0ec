import { listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { sortByCreation } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { listPayees, type Payee } from '@/domain/withdrawals/payees';
import { type PaidOut, toRecordedPayouts, toUnrecorded } from '@/domain/withdrawals/payouts';
import {
  selectCoins,
  selectKnownBalance,
  selectPayouts,
  selectProven,
  selectSpenders,
} from '@/store/balances/balances.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';

/** The withdrawals of a guarantee with transactions that nobody has recorded; `null`: unknown. A new list each time. */
export function selectSpends(state: RootState, guarantee: Guarantee): Transaction[] | null {
  const { withdrawals } = guarantee;
  if (withdrawals === null) return null;
  const known = new Set(withdrawals.map(({ txid }) => txid));
  return [
    ...withdrawals,
    ...selectSpenders(state, guarantee.id)
      .filter((txid) => !known.has(txid))
      .map(toUnrecorded),
  ];
}

/** The guarantee with `selectSpends` for its withdrawals, with the amounts that the transactions pay out. A new object each time. */
export function selectPaidGuarantee(state: RootState, guarantee: Guarantee): Guarantee {
  const spends = selectSpends(state, guarantee);
  return spends === null ? guarantee : { ...guarantee, withdrawals: selectProven(state, guarantee, spends) };
}

/** The payments of each transaction out of the guarantee, the latest last. A new list each time. */
export function selectPaidOuts(state: RootState, guarantee: Guarantee): PaidOut[] {
  return sortByCreation(selectSpends(state, guarantee) ?? []).flatMap((withdrawal): PaidOut[] => {
    const { txid } = withdrawal;
    if (txid === null) return [];
    const isRecorded = guarantee.withdrawals?.some((each) => each.txid === txid) === true;
    const payouts = selectPayouts(state, guarantee, txid);
    const about = { txid, isRecorded };
    if (payouts) return payouts.length === 0 ? [] : [{ ...about, payouts, source: 'transaction' }];
    // Coins that only move within the guarantee are paid to nobody.
    if (listLeaving([withdrawal], guarantee.deposits).length === 0) return [];
    const isUnproven = state.balances.outputs[txid] === null && isRecorded;
    return [{ ...about, payouts: isUnproven ? toRecordedPayouts(withdrawal) : null, source: 'record' }];
  });
}

/** Changes when a transaction is recorded for a contract, or when its coins have moved. */
export function selectSpendsKey(state: RootState, contractId: Id): string {
  const guarantees = selectContract(state, contractId)?.guarantees ?? [];
  const toKey = ({ id, withdrawals }: Guarantee) =>
    [
      ...(withdrawals ?? []).map(({ txid }) => txid),
      ...((selectKnownBalance(state, id) && selectCoins(state, id)) ?? ['unknown']),
    ].join();
  return guarantees.map(toKey).join(' ');
}

/** The party whose stated payout address it is; `null`: nobody's, or not known. A new object each time. */
export function selectPayee(state: RootState, contractId: Id, guaranteeId: Id, address: string | null): Payee | null {
  const owner = address === null ? null : selectPayoutOwner(state, contractId, address);
  const contract = selectContract(state, contractId);
  const guarantee = contract?.guarantees.find(({ id }) => isSameId(id, guaranteeId));
  if (owner === null || contract === null || guarantee === undefined) return null;
  return listPayees(guarantee, contract).find(({ id }) => isSameId(id, owner)) ?? null;
}
