import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Guarantee } from '@/domain/models';
import type { WithdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { useMessages } from '@/i18n/use-messages';
import { selectOtherName } from '@/store/people/people.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Amount } from '@/ui/text/amount';

export interface WithdrawalNoticeTextProps {
  notice: WithdrawalNotice;
  guarantee: Guarantee;
}

/**
 * Where the open withdrawal is. One that the user has to sign is among the tasks, unless the status speaks against it
 * (docs/decisions/0022).
 */
export function WithdrawalNoticeText({
  notice: { kind, withdrawal },
  guarantee: { contractId, status },
}: WithdrawalNoticeTextProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const other = useAppSelector((state) => (contractId === null ? null : selectOtherName(state, contractId)));
  if (kind === 'sign-due' && status === 'active') return null;
  const text = kind === 'waits-for-other' && other !== null ? row.waitsFor({ name: other }) : t[`notice-${kind}`];
  return (
    <p className="flex flex-wrap gap-x-2 pl-4.5 text-xs font-medium text-tone-blue">
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t.amountUnknown} />
    </p>
  );
}
