import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { paidOutMessages } from '@/content/paid-out.messages';
import { computeSurplus, findMoneyFact } from '@/domain/guarantees/guarantee-funds';
import { hasUnreadAmount } from '@/domain/guarantees/unread-amounts';
import type { Guarantee } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { PayoutList } from '@/features/people/payout-list';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { selectName } from '@/store/people/people.thunks';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface GuaranteeProgressProps {
  view: GuaranteeCardView;
  /** The card is unfolded. */
  open: boolean;
}

/** The last line of a guarantee's row: its open withdrawal or else a fact about its money. Usually nothing. */
export function GuaranteeProgress(props: GuaranteeProgressProps) {
  const { view } = props;
  const { notice, guarantee } = view;
  const { contractId } = guarantee;
  const other = useAppSelector((state) => (contractId === null ? null : selectOtherName(state, contractId)));
  // A withdrawal that the user has to sign is among the tasks, unless the status contradicts it (docs/decisions.md#money-before-status). The task has one amount.
  const isTask = notice?.kind === 'sign-due' && guarantee.status === 'active' && (view.waiting?.length ?? 0) < 2;
  if (notice === null || isTask) return <MoneyFact {...props} />;
  return <WithdrawalNoticeText view={{ ...view, notice }} other={other} />;
}

const NOTICE = 'pl-4.5 text-xs font-medium text-pretty text-tone-blue';

function MoneyFact({ view: { guarantee, late, balance }, open }: GuaranteeProgressProps) {
  const t = useMessages(guaranteesMessages);
  const fact = findMoneyFact(guarantee, late, balance);
  // The opened card has it as a banner, and says that the balance is unknown beside its name.
  if (fact === null || fact === 'late' || (fact === 'expired-unknown' && open)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pl-4.5 text-xs text-pretty text-ink-soft">
      {fact === 'overpaid' && <Amount sats={computeSurplus(balance, guarantee.amount)} mark={false} fiat={false} />}{' '}
      {fact === 'next-in_dispute' && guarantee.contractId !== null ? (
        <DisputeNext contractId={guarantee.contractId} />
      ) : (
        t[fact]
      )}
    </p>
  );
}

/** The next step in a dispute, with the name of the third key's holder if it is known. */
function DisputeNext({ contractId }: { contractId: Id }) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const arbitrator = useAppSelector((state) => selectContract(state, contractId)?.arbitrator ?? null);
  const name = useAppSelector((state) => (arbitrator === null ? null : selectName(state, arbitrator)));
  return <Foreign>{name === null ? t['next-in_dispute'] : row.disputeNext({ name })}</Foreign>;
}

interface WithdrawalNoticeTextProps {
  view: Pick<GuaranteeCardView, 'guarantee' | 'waiting'> & { notice: NonNullable<GuaranteeCardView['notice']> };
  /** Name of the other party. */
  other: string | null;
}

/** The stage of the open withdrawal. Of one that waits: the payments of its saved PSBT, or what the record says. */
function WithdrawalNoticeText({ view: { notice, guarantee, waiting }, other }: WithdrawalNoticeTextProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { byRecord } = useMessages(paidOutMessages);
  const { kind, withdrawal } = notice;
  const [payment, ...more] = waiting ?? [];
  const text = kind === 'waits-for-other' && other !== null ? row.waitsFor({ name: other }) : t[`notice-${kind}`];
  if (waiting !== null && more.length > 0 && guarantee.contractId !== null)
    return (
      <div className={NOTICE}>
        {text}
        <PayoutList contractId={guarantee.contractId} guaranteeId={guarantee.id} payouts={waiting} fiat={false} />
      </div>
    );
  const amount = payment === undefined ? withdrawal.amount : payment.amount;
  return (
    <p className={NOTICE}>
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>{' '}
      <Amount sats={amount} mark={false} unknown={t[nameUnknown(withdrawal)]} />
      {kind === 'waits-for-other' && amount !== null && ` ${payment === undefined ? `${byRecord}.` : row.afterFee}`}
    </p>
  );
}

/** The text in place of an amount that is not known. */
export function nameUnknown(record: Pick<Guarantee, 'amount' | 'extra'>): 'amountUnread' | 'amountUnknown' {
  return hasUnreadAmount(record) ? 'amountUnread' : 'amountUnknown';
}
