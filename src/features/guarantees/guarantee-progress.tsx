import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { WithdrawalNotice } from '@/domain/contracts/withdrawal-notice';
import { computeSurplus, findMoneyFact } from '@/domain/guarantees/guarantee-funds';
import { hasUnreadAmount } from '@/domain/guarantees/unread-amounts';
import type { Guarantee } from '@/domain/models';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { Amount } from '@/ui/text/amount';

/** The last line of a guarantee's row: its open withdrawal or else a fact about its money. Usually nothing. */
export function GuaranteeProgress({ view }: { view: GuaranteeCardView }) {
  const { notice, guarantee } = view;
  // A withdrawal that the user has to sign is among the tasks, unless the status contradicts it (docs/decisions/0022).
  if (notice === null || (notice.kind === 'sign-due' && guarantee.status === 'active'))
    return <MoneyFact view={view} />;
  return <WithdrawalNoticeText notice={notice} contractId={guarantee.contractId} />;
}

function MoneyFact({ view: { guarantee, late, balance } }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteesMessages);
  const fact = findMoneyFact(guarantee, late, balance);
  // The opened card has it as a banner.
  if (fact === null || fact === 'late') return null;
  return (
    <p className="pl-4.5 text-xs text-pretty text-ink-soft">
      {fact === 'overpaid' && <Amount sats={computeSurplus(balance, guarantee.amount)} mark={false} fiat={false} />}{' '}
      {t[fact]}
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
    <p className="flex flex-wrap gap-x-2 pl-4.5 text-xs font-medium text-tone-blue">
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t[nameUnknown(withdrawal)]} />
      {kind === 'waits-for-other' && withdrawal.amount !== null && <span>{row.afterFee}</span>}
    </p>
  );
}

/** The text in place of an amount that is not known. */
export function nameUnknown(record: Pick<Guarantee, 'amount' | 'extra'>): 'amountUnread' | 'amountUnknown' {
  return hasUnreadAmount(record) ? 'amountUnread' : 'amountUnknown';
}
