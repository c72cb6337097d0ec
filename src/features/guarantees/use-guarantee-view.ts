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
import type { DialogAction } from '@/features/guarantees/contract-dialog';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectBalanceEntry, selectBalanceTotal } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { selectKeysChanged } from '@/store/pins/pins.selectors';
import { useAppSelector } from '@/store/setup/hooks';

/** What a guarantee's card shows. */
export interface GuaranteeView {
  guarantee: Guarantee;
  balance: BalanceView;
  /** At deposit addresses that are not counted. */
  apart: Sats;
  /** `null`: not known. */
  withdrawn: Sats | null;
  funding: Funding | null;
  /** A deposit address failed its check, or could not be checked. */
  warning: DepositWarning | null;
  /** Deposit addresses to link to the explorer. */
  addresses: string[];
  /** Broadcast withdrawal to link to the explorer. */
  txid: string | null;
  notice: WithdrawalNotice | null;
  actions: DialogAction[];
  due: GuaranteeAction | null;
  /** A key of the contract changed: no payment or signature until the user has checked it. */
  blocked: boolean;
}

/** `null` while the contract or guarantee is not in the store. */
export function useGuaranteeView(contractId: Id, guaranteeId: Id): GuaranteeView | null {
  const guaranteeRef: GuaranteeRef = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const userId = useAppSelector(selectUserId);
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, guaranteeId));
  const total = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const warning = useAppSelector((state) => guarantee && selectDepositWarning(state, guarantee));
  const sending = useAppSelector((state) => guarantee !== null && selectIsSending(state, lastWithdrawal(guarantee)));
  const blocked = useAppSelector((state) => selectKeysChanged(state, contractId));
  if (contract === null || guarantee === null) return null;
  const balance = balanceView(guarantee.status, guarantee.amount, knowledge);
  const funds = { balance, apart: knowledge?.apart ?? ZERO_SATS, total, warning };
  return toView(contract, guarantee, userId, funds, { sending, blocked });
}

function toView(
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
    txid: actions.includes('view-transaction') ? (lastWithdrawal(guarantee)?.txid ?? null) : null,
    notice: withdrawalNotice(contract, guarantee, userId, sending),
    actions: actions.filter((action) => action !== 'view-transaction'),
    due: dueAction(actions, guarantee, userId),
    blocked,
  };
}
