import { memo } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

type GuaranteeFactsProps = Pick<GuaranteeView, 'guarantee' | 'withdrawn'>;

/** The rest of what docs/specification.md#guarantees-panel-scrollable lists. */
export const GuaranteeFacts = memo(function GuaranteeFacts({ guarantee, withdrawn }: GuaranteeFactsProps) {
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
        <Foreign className="whitespace-pre-line">{guarantee.conditions}</Foreign>
      </Fact>
      <Fact label={t.verificationProcess} wide>
        <Foreign className="whitespace-pre-line">{guarantee.verificationProcess}</Foreign>
      </Fact>
    </FactList>
  );
});
