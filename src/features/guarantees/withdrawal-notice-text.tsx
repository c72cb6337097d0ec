import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Id } from '@/domain/primitives/ids';
import type { WithdrawalNotice } from '@/domain/withdrawal/withdrawal-notice';
import { useMessages } from '@/i18n/use-messages';
import { selectOtherName } from '@/store/people/people.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Amount } from '@/ui/text/amount';

export interface WithdrawalNoticeTextProps {
  notice: WithdrawalNotice;
  contractId: Id | null;
}

/** Where the open withdrawal is, unless the user has to sign it: then it is among the tasks, and the row has the button. */
export function WithdrawalNoticeText({ notice: { kind, withdrawal }, contractId }: WithdrawalNoticeTextProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const other = useAppSelector((state) => (contractId === null ? null : selectOtherName(state, contractId)));
  if (kind === 'sign-due') return null;
  const text = kind === 'waits-for-other' && other !== null ? row.waitsFor({ name: other }) : t[`notice-${kind}`];
  return (
    <p className="flex flex-wrap gap-x-2 pl-4.5 text-xs font-medium text-tone-blue">
      <span title={kind === 'paid-out' ? row.paidOutHint : undefined}>{text}</span>
      <Amount sats={withdrawal.amount} mark={false} unknown={t.amountUnknown} />
    </p>
  );
}
