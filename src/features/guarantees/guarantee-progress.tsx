import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { WithdrawalNotice } from '@/domain/contracts/withdrawal-notice';
import { computeSurplus, findMoneyFact } from '@/domain/guarantees/guarantee-funds';
import { hasUnreadAmount } from '@/domain/guarantees/unread-amounts';
import type { Guarantee } from '@/domain/models';
import { CheckAgain } from '@/features/guarantees/check-again';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { Amount } from '@/ui/text/amount';

interface GuaranteeProgressProps {
  view: GuaranteeCardView;
  /** Heading of the guarantee. */
  titleId: string;
  /** The card is unfolded. */
  open: boolean;
}

/** The last line of a guarantee's row: its open withdrawal or else a fact about its money. Usually nothing. */
export function GuaranteeProgress(props: GuaranteeProgressProps) {
  const { view } = props;
  const { notice, guarantee } = view;
  // A withdrawal that the user has to sign is among the tasks, unless the status contradicts it (docs/decisions/0022).
  if (notice === null || (notice.kind === 'sign-due' && guarantee.status === 'active')) return <MoneyFact {...props} />;
  return <WithdrawalNoticeText notice={notice} contractId={guarantee.contractId} />;
}

function MoneyFact({ view: { guarantee, late, balance }, titleId, open }: GuaranteeProgressProps) {
  const t = useMessages(guaranteesMessages);
  const fact = findMoneyFact(guarantee, late, balance);
  // The opened card has it as a banner, and says that the balance is unknown beside its name.
  if (fact === null || fact === 'late' || (fact === 'expired-unknown' && open)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pl-4.5 text-xs text-pretty text-ink-soft">
      {fact === 'overpaid' && <Amount sats={computeSurplus(balance, guarantee.amount)} mark={false} fiat={false} />}{' '}
      {t[fact]}
      {fact === 'expired-unknown' && guarantee.contractId !== null && (
        <CheckAgain contractId={guarantee.contractId} titleId={titleId} />
      )}
    </p>
  );
}

interface WithdrawalNoticeTextProps {
  notice: WithdrawalNotice;
  contractId: Guarantee['contractId'];
}

/** The stage of the open withdrawal. */
function WithdrawalNoticeText({ notice: { kind, withdrawal }, contractId }: WithdrawalNoticeTextProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const other = useAppSelector((state) => (contractId === null ? null : selectOtherName(state, contractId)));
  const text = kind === 'waits-for-other' && other !== null ? row.waitsFor({ name: other }) : t[`notice-${kind}`];
  return (
    <p className="pl-4.5 text-xs font-medium text-pretty text-tone-blue">
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>{' '}
      <Amount sats={withdrawal.amount} mark={false} unknown={t[nameUnknown(withdrawal)]} />
      {kind === 'waits-for-other' && withdrawal.amount !== null && ` ${row.afterFee}`}
    </p>
  );
}

/** The text in place of an amount that is not known. */
export function nameUnknown(record: Pick<Guarantee, 'amount' | 'extra'>): 'amountUnread' | 'amountUnknown' {
  return hasUnreadAmount(record) ? 'amountUnread' : 'amountUnknown';
}
