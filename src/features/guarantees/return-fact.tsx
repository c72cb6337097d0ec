import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { summariseReturns } from '@/domain/settlement/return-state';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { DayText } from '@/ui/text/day-text';
import { Fact } from '@/ui/text/fact-list';

/** The earliest return date that both have signed; nothing before that. */
export function ReturnFact({ contractId, guarantee }: Pick<GuaranteeRef, 'contractId'> & { guarantee: Guarantee }) {
  const t = useMessages(guaranteesMessages);
  const from = useAppSelector((state) => {
    const contract = selectContract(state, contractId);
    return contract === null ? null : summariseReturns(selectReturns(state, contract, guarantee.id)).from;
  });
  if (from === null) return null;
  return (
    <Fact label={t.returnDate}>
      <DayText day={toReturnDay(from)} />
    </Fact>
  );
}
