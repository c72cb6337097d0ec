import { settlementMessages } from '@/content/settlement.messages';
import { sumCoins } from '@/domain/settlement/coins';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { toBtc } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';

/** The sentences above return dates in the chat, for people who have no Aval. */
export function useSentences() {
  const t = useMessages(settlementMessages);
  return {
    give: t.sentenceGive,
    ofAsk: ({ coins, from }: Pick<ReturnPlan, 'coins' | 'from'>) =>
      t.sentenceAsk({ day: toReturnDay(from), amount: toBtc(sumCoins({ coins })) }),
  };
}
