import { useMemo } from 'react';
import { findDueAction, listGuaranteeActions } from '@/domain/contract/permissions';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import { listLinkedAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeBalance } from '@/domain/guarantee/guarantee-funds';
import { type BalanceView, computeFunding, type Funding, toBalanceView } from '@/domain/guarantee/guarantee-funds';
import { type GuaranteeParties, getGuaranteeParties } from '@/domain/guarantee/guarantee-parties';
import { computeWithdrawn } from '@/domain/guarantee/guarantee-status';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { filterActions, getWithdrawalNotice, type WithdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { findLastWithdrawal, type GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';
import type { DialogAction } from '@/features/guarantees/contract-dialog';
import { useSettledNotice } from '@/features/guarantees/use-settled-notice';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectBalanceEntry, selectBalanceTotal } from '@/store/balances/balances.selectors';
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
  const parties = useMemo(
    () => (contract !== null && guarantee !== null ? getGuaranteeParties(guarantee, contract) : null),
    [contract, guarantee],
  );
  const view =
    contract !== null && guarantee !== null && parties !== null
      ? makeView({ contract, guarantee, parties, userId }, { knowledge, total, warning }, { sending, blocked })
      : null;
  const notice = useSettledNotice(guaranteeId, total, view?.notice ?? null);
  return view === null ? null : { ...view, notice };
}

interface Knowledge {
  knowledge: GuaranteeBalance | null;
  total: Sats | null;
  warning: DepositWarning | null;
}

interface Subject {
  contract: Contract;
  guarantee: Guarantee;
  /** Kept while both are the same. */
  parties: GuaranteeParties;
  userId: Id | null;
}

function makeView(
  subject: Subject,
  { knowledge, total, warning }: Knowledge,
  flags: { sending: boolean; blocked: boolean },
): GuaranteeView {
  const { guarantee } = subject;
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
  return toView(subject, funds, flags);
}

function toView(
  { contract, guarantee, parties, userId }: Subject,
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
    parties,
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
