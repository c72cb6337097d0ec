import { useEffect, useMemo, useState } from 'react';
import { findDueAction, listGuaranteeActions } from '@/domain/contracts/permissions';
import { filterActions, getWithdrawalNotice, type WithdrawalNotice } from '@/domain/contracts/withdrawal-notice';
import type { DepositWarning } from '@/domain/deposits/deposit-verdict';
import { listLinkedAddresses } from '@/domain/deposits/deposits';
import { type Depositor, getDepositor } from '@/domain/guarantees/depositor';
import {
  type BalanceView,
  computeFunding,
  type Funding,
  type GuaranteeBalance,
  toBalanceView,
} from '@/domain/guarantees/guarantee-funds';
import { computeWithdrawn } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { isBeingPaidOut } from '@/domain/withdrawals/paid-out';
import type { PaidOut, Payout } from '@/domain/withdrawals/payouts';
import { findLastWithdrawal, type GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';
import type { DialogAction } from '@/features/dialogs/contract-dialog';
import { selectUserId } from '@/store/auth/auth.selectors';
import {
  selectBalanceEntry,
  selectBalanceTotal,
  selectCoins,
  selectHasLeft,
  selectLeaving,
} from '@/store/balances/balances.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectDepositWarning } from '@/store/deposits/verification.selectors';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKeysForbid } from '@/store/keys/keys.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { selectPaidGuarantee, selectPaidOuts } from '@/store/payouts/payouts.selectors';
import { selectIsOnlyProposed } from '@/store/terms/terms.selectors';
import { readSignedPayment, type SignedPayment } from '@/store/withdrawals/signed-payment.thunks';

/** The content of a guarantee's card. */
export interface GuaranteeCardView {
  guarantee: Guarantee;
  /** With everything that was paid out among its withdrawals, in the amounts of the transactions. */
  paid: Guarantee;
  depositor: Depositor;
  balance: BalanceView;
  /** Amount at deposit addresses that are not counted. */
  excluded: Sats;
  /** A recorded payment no longer exists. */
  missing: boolean;
  /** Releasable money that the status no longer expects. */
  late: boolean;
  /** Payments too small to be spent. Not counted. */
  dust: Sats;
  /** `null`: unknown. */
  withdrawn: Sats | null;
  funding: Funding | null;
  /** A deposit address failed its check, or could not be checked. */
  warning: DepositWarning | null;
  /** Deposit addresses to link to the explorer. */
  addresses: string[];
  /** The payments of each transaction, the latest last. */
  payouts: PaidOut[];
  /** The transaction that the footer links to. */
  txid: string | null;
  notice: WithdrawalNotice | null;
  /** The payments that wait for a signature, by the saved PSBT; `null`: unknown. */
  waiting: Payout[] | null;
  actions: DialogAction[];
  due: GuaranteeAction | null;
  /** A key of the contract changed or is not accepted, so nothing may be paid or signed. */
  blocked: boolean;
}

/** `null` while the contract or guarantee is not in the store. */
export function useGuaranteeView(contractId: Id, guaranteeId: Id): GuaranteeCardView | null {
  const guaranteeRef: GuaranteeRef = { contractId, guaranteeId };
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const paid = useAppSelector((state) => guarantee && selectPaidGuarantee(state, guarantee), isSameJson);
  const payouts = useAppSelector((state) => (guarantee ? selectPaidOuts(state, guarantee) : NO_PAYOUTS), isSameJson);
  const hasLeft = useAppSelector((state) => selectHasLeft(state, guaranteeId));
  const userId = useAppSelector(selectUserId);
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, guaranteeId));
  const total = useAppSelector((state) => (guarantee === null ? null : selectBalanceTotal(state, guarantee)));
  const warning = useAppSelector((state) => guarantee && selectDepositWarning(state, guarantee));
  const sending = useAppSelector(
    (state) => guarantee !== null && selectIsSending(state, findLastWithdrawal(guarantee)),
  );
  const blocked = useAppSelector((state) => selectKeysForbid(state, contractId));
  const isProposed = useAppSelector((state) => selectIsOnlyProposed(state, contractId, guaranteeId));
  const depositor = useMemo(
    () => (contract !== null && guarantee !== null ? getDepositor(guarantee, contract) : null),
    [contract, guarantee],
  );
  const view =
    contract !== null && guarantee !== null && paid !== null && depositor !== null
      ? makeView(
          { contract, guarantee, paid, depositor, userId },
          { knowledge, total, warning, payouts, hasLeft },
          { sending, blocked, isProposed },
        )
      : null;
  const { notice, outputs } = useSettledNotice(guaranteeId, total, view?.notice ?? null);
  const waiting = useAppSelector(
    (state) => (guarantee === null || outputs === null ? null : selectLeaving(state, guarantee, outputs)),
    isSameJson,
  );
  const isPaidOut = notice?.kind === 'paid-out';
  if (view === null) return null;
  return isPaidOut
    ? { ...view, ...UNRECORDED, notice, actions: filterActions(true, view.actions) }
    : { ...view, notice, waiting };
}

/** Unknown until the record of the withdrawal follows the coins. */
const UNRECORDED = { withdrawn: null, funding: null };

const NO_PAYOUTS: PaidOut[] = [];

interface Knowledge {
  knowledge: GuaranteeBalance | null;
  total: Sats | null;
  warning: DepositWarning | null;
  payouts: PaidOut[];
  /** The money has left without a record. */
  hasLeft: boolean;
}

interface Subject {
  contract: Contract;
  guarantee: Guarantee;
  paid: Guarantee;
  /** Keeps its identity while contract and guarantee do. */
  depositor: Depositor;
  userId: Id | null;
}

function makeView(
  { contract, guarantee, paid, depositor, userId }: Subject,
  { knowledge, total, warning, payouts, hasLeft }: Knowledge,
  { sending, blocked, isProposed }: { sending: boolean; blocked: boolean; isProposed: boolean },
): GuaranteeCardView {
  const { status, amount } = guarantee;
  const withdrawn = computeWithdrawn(paid.withdrawals, paid.deposits);
  const listed = listGuaranteeActions({ contract, guarantee, userId, balance: total, isProposed });
  const actions = filterActions(sending, listed);
  return {
    guarantee,
    paid,
    depositor,
    missing: (knowledge?.missing ?? 0) > 0,
    // It is not missing, and the card says where it went.
    balance: hasLeft ? { kind: 'hidden' } : toBalanceView(status, amount, knowledge),
    excluded: knowledge?.excluded ?? ZERO_SATS,
    dust: knowledge?.dust ?? ZERO_SATS,
    warning,
    withdrawn,
    late: status !== 'active' && status !== 'pending' && (total ?? 0) > 0 && actions.some(isWithdrawing),
    funding: computeFunding(amount, total, withdrawn),
    addresses: listLinkedAddresses(guarantee),
    payouts,
    txid: status === 'executed' || hasLeft ? ((payouts.at(-1) ?? findLastWithdrawal(guarantee))?.txid ?? null) : null,
    notice: getWithdrawalNotice(contract, guarantee, userId, sending, actions),
    waiting: null,
    actions: actions.filter((action) => action !== 'view-transaction'),
    // Another deposit stays possible.
    due: hasLeft ? null : findDueAction(actions, guarantee, userId),
    blocked,
  };
}

function isWithdrawing(action: GuaranteeAction): boolean {
  return action === 'release' || action === 'release-remaining';
}

/**
 * Shows a withdrawal that waits for the other signature as being paid out if its coins are spent: it may be on its way
 * before its record says so.
 * @param total according to the explorer
 */
function useSettledNotice(
  guaranteeId: Id,
  total: Sats | null,
  notice: WithdrawalNotice | null,
): { notice: WithdrawalNotice | null; outputs: SignedPayment['outputs'] } {
  const coins = useAppSelector((state) => selectCoins(state, guaranteeId));
  const isOpen = notice?.kind === 'waits-for-other' || notice?.kind === 'sign-due';
  const signed = useSignedPayment(isOpen ? notice.withdrawal : null);
  const outputs = signed?.outputs ?? null;
  if (notice?.kind !== 'waits-for-other') return { notice, outputs };
  const isPaidOut = isBeingPaidOut(signed?.coins ?? null, { total, coins });
  return { notice: isPaidOut ? { ...notice, kind: 'paid-out' } : notice, outputs };
}

/** `null` until it is read. */
function useSignedPayment(withdrawal: Transaction | null): SignedPayment | null {
  const dispatch = useAppDispatch();
  const key = withdrawal === null ? null : `${toIdKey(withdrawal.id)} ${withdrawal.signedPsbt}`;
  const [signed, setSigned] = useState<{ key: string; payment: SignedPayment } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload makes a new object
  useEffect(() => {
    if (withdrawal === null || key === null) return undefined;
    let isCurrent = true;
    void dispatch(readSignedPayment(withdrawal)).then((payment) => isCurrent && setSigned({ key, payment }));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, key]);
  return signed?.key === key ? (signed?.payment ?? null) : null;
}
