import { returnsMessages } from '@/content/returns.messages';
import { sumCoins } from '@/domain/returns/coins';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import { toReturnDay } from '@/domain/returns/return-rules';
import { toBtc } from '@/features/returns/use-returns';
import { useMessages } from '@/i18n/use-messages';

/** The sentences above return dates in the chat, for people who have no Aval. */
export function useSentences() {
  const t = useMessages(returnsMessages);
  return {
    give: t.sentenceGive,
    ofAsk: ({ coins, from }: Pick<ReturnPlan, 'coins' | 'from'>) =>
      t.sentenceAsk({ day: toReturnDay(from), amount: toBtc(sumCoins({ coins })) }),
  };
}
