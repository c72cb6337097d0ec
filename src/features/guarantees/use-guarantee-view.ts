import { guaranteeActions } from '@/domain/contract/permissions';
import { linkedAddresses } from '@/domain/deposit/address-links';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import { dueAction } from '@/domain/guarantee/due-action';
import { type BalanceView, balanceView, type Funding, fundingOf } from '@/domain/guarantee/guarantee-funds';
import { amountWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { actionsWhile, type WithdrawalNotice, withdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { type GuaranteeAction, lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectBalanceEntry, selectBalanceTotal } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { selectKeysChanged } from '@/store/pins/pins.selectors';
import { useAppSelector } from '@/store/setup/hooks';

/** Everything that a guarantee's card shows, read off the rules. */
export interface GuaranteeView {
  guarantee: Guarantee;
  balance: BalanceView;
  /** What lies at deposit addresses that don't count. */
  apart: Sats;
  /** `null`: not known. */
  withdrawn: Sats | null;
  funding: Funding | null;
  /** A deposit address was found wanting, or could not be checked. */
  warning: DepositWarning | null;
  /** Deposit addresses to look at on the explorer. */
  addresses: string[];
  notice: WithdrawalNotice | null;
  actions: GuaranteeAction[];
  due: GuaranteeAction | null;
  /** A key of the contract changed: nothing is paid or signed until the user has checked it. */
  blocked: boolean;
}

/** `null` while contract or guarantee are not there. */
export function useGuaranteeView(contractId: Id, guaranteeId: Id): GuaranteeView | null {
  const place: GuaranteeRef = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, place));
  const userId = useAppSelector(selectUserId);
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, guaranteeId));
  const total = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const warning = useAppSelector((state) => guarantee && selectDepositWarning(state, guarantee));
  const sending = useAppSelector((state) => guarantee !== null && selectIsSending(state, lastWithdrawal(guarantee)));
  const blocked = useAppSelector((state) => selectKeysChanged(state, contractId));
  if (contract === null || guarantee === null) return null;
  const balance = balanceView(guarantee.status, guarantee.amount, knowledge);
  const funds = { balance, apart: knowledge?.apart ?? ZERO_SATS, total, warning };
  return viewOf(contract, guarantee, userId, funds, { sending, blocked });
}

function viewOf(
  contract: Contract,
  guarantee: Guarantee,
  userId: Id | null,
  { total, ...funds }: Pick<GuaranteeView, 'balance' | 'apart' | 'warning'> & { total: Sats | null },
  { sending, blocked }: { sending: boolean; blocked: boolean },
): GuaranteeView {
  const withdrawn = amountWithdrawn(guarantee.withdrawals);
  const actions = actionsWhile(sending, guaranteeActions({ contract, guarantee, userId, balance: total }));
  return {
    guarantee,
    ...funds,
    withdrawn,
    funding: fundingOf(guarantee.amount, total, withdrawn),
    addresses: linkedAddresses(guarantee),
    notice: withdrawalNotice(contract, guarantee, userId, sending),
    actions,
    due: dueAction(actions, guarantee, userId),
    blocked,
  };
}
