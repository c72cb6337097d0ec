import { guaranteesMessages } from '@/content/guarantees.messages';
import { useMessages } from '@/content/use-messages';
import { Amount } from '@/ui/amount';
import { DateText } from '@/ui/date-text';
import { Fact, FactList } from '@/ui/fact-list';
import type { GuaranteeView } from './use-guarantee-view';

/** What was agreed, and what went out so far. */
export function GuaranteeDetails({ view: { guarantee, withdrawn } }: { view: GuaranteeView }) {
  const t = useMessages(guaranteesMessages);
  return (
    <FactList>
      <Fact label={t.validUntil}>
        <DateText value={guarantee.validUntil} />
      </Fact>
      <Fact label={t.amountWithdraw}>
        <Amount sats={withdrawn} mark={false} unknown={t.amountUnknown} />
      </Fact>
      <Fact label={t.conditions} wide>
        <span className="whitespace-pre-line">{guarantee.conditions}</span>
      </Fact>
      <Fact label={t.verificationProcess} wide>
        <span className="whitespace-pre-line">{guarantee.verificationProcess}</span>
      </Fact>
    </FactList>
  );
}
