import { isSettlementOn } from '@/config/settings';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { getReturnDay } from '@/domain/settlement/return-state';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { DayText } from '@/ui/text/day-text';
import { Fact } from '@/ui/text/fact-list';

/**
 * The return date that both have signed, or else the one that follows from the last day to claim. Nothing is stored: *Ask for a return
 * date* proposes the same day (docs/settlement.md#return-date).
 */
export function ReturnFact({ contractId, guarantee }: Pick<GuaranteeRef, 'contractId'> & { guarantee: Guarantee }) {
  const t = useMessages(guaranteesMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const returns = useAppSelector(
    (state) => (contract === null ? [] : selectReturns(state, contract, guarantee.id)),
    isSameJson,
  );
  const found = getReturnDay(returns, guarantee.validUntil, toCalendarDate(new Date()));
  if (!isSettlementOn() || found === null || guarantee.status === 'executed') return null;
  return (
    <Fact label={t.returnDate} note={found.isSigned ? undefined : t.returnUnsigned}>
      <DayText day={found.day} />
    </Fact>
  );
}
