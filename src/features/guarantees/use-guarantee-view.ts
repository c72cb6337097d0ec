import { useState } from 'react';
import { findDueAction, listGuaranteeActions } from '@/domain/contract/permissions';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import { listLinkedAddresses } from '@/domain/deposit/deposits';
import { type BalanceView, computeFunding, type Funding, toBalanceView } from '@/domain/guarantee/guarantee-funds';
import { type GuaranteeParties, getGuaranteeParties } from '@/domain/guarantee/guarantee-parties';
import { computeWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { type Coins, isBeingPaidOut } from '@/domain/withdrawal/paid-out';
import { filterActions, getWithdrawalNotice, type WithdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { findLastWithdrawal, type GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';
import type { DialogAction } from '@/features/guarantees/contract-dialog';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectBalanceEntry, selectBalanceTotal, selectCoins } from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { selectKeysForbid } from '@/store/pins/pins.selectors';
import { useAppSelector } from '@/store/setup/hooks';

/** What a guarantee's card shows. */
export interface GuaranteeView {
  guarantee: Guarantee;
  parties: GuaranteeParties;
  balance: BalanceView;
  /** At deposit addresses that are not counted. */
  excluded: Sats;
  /** A recorded payment does not exist any more. */
  missing: boolean;
  /** Money that the status does not expect any more, but that can be released. */
  late: boolean;
  /** Payments too small to be spent, which are not counted either. */
  dust: Sats;
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
  /** A key of the contract changed or is not accepted: no payment or signature. */
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
  const sending = useAppSelector(
    (state) => guarantee !== null && selectIsSending(state, findLastWithdrawal(guarantee)),
  );
  const blocked = useAppSelector((state) => selectKeysForbid(state, contractId));
  const settleNotice = useSettledNotice(guaranteeId, total);
  if (contract === null || guarantee === null) return null;
  const balance = toBalanceView(guarantee.status, guarantee.amount, knowledge);
  const missing = (knowledge?.missing ?? 0) > 0;
  const funds = {
    missing,
    balance,
    excluded: knowledge?.excluded ?? ZERO_SATS,
    dust: knowledge?.dust ?? ZERO_SATS,
    total,
    warning,
  };
  const view = toView(contract, guarantee, userId, funds, { sending, blocked });
  return { ...view, notice: settleNotice(view.notice) };
}

/** The withdrawal may be on its way before its record says so. */
function useSettledNotice(
  guaranteeId: Id,
  total: Sats | null,
): (notice: WithdrawalNotice | null) => WithdrawalNotice | null {
  const coins = useAppSelector((state) => selectCoins(state, guaranteeId));
  const [seen, setSeen] = useState<{ withdrawalId: Id; coins: Coins } | null>(null);
  return (notice) => {
    if (notice?.kind !== 'waits-for-other') return notice;
    const { id } = notice.withdrawal;
    const coinsThen = seen?.withdrawalId === id ? seen.coins : null;
    if (coinsThen === null && coins !== null) setSeen({ withdrawalId: id, coins });
    return isBeingPaidOut(coinsThen, { total, coins }) ? { ...notice, kind: 'paid-out' } : notice;
  };
}

function toView(
  contract: Contract,
  guarantee: Guarantee,
  userId: Id | null,
  {
    total,
    ...funds
  }: Pick<GuaranteeView, 'balance' | 'missing' | 'excluded' | 'dust' | 'warning'> & { total: Sats | null },
  { sending, blocked }: { sending: boolean; blocked: boolean },
): GuaranteeView {
  const withdrawn = computeWithdrawn(guarantee.withdrawals);
  const actions = filterActions(sending, listGuaranteeActions({ contract, guarantee, userId, balance: total }));
  return {
    guarantee,
    parties: getGuaranteeParties(guarantee, contract),
    ...funds,
    withdrawn,
    late:
      guarantee.status !== 'active' &&
      guarantee.status !== 'pending' &&
      (total ?? 0) > 0 &&
      actions.some(isWithdrawing),
    funding: computeFunding(guarantee.amount, total, withdrawn),
    addresses: listLinkedAddresses(guarantee),
    txid: actions.includes('view-transaction') ? (findLastWithdrawal(guarantee)?.txid ?? null) : null,
    notice: getWithdrawalNotice(contract, guarantee, userId, sending, actions),
    actions: actions.filter((action) => action !== 'view-transaction'),
    due: findDueAction(actions, guarantee, userId),
    blocked,
  };
}

function isWithdrawing(action: GuaranteeAction): boolean {
  return action === 'release' || action === 'release-remaining';
}
