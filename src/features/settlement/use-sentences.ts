import { settlementMessages } from '@/content/settlement.messages';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { getShare, type Offer } from '@/domain/settlement/offer';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { toBtc } from '@/features/settlement/offer-text';
import { useMessages } from '@/i18n/use-messages';

/** The sentences above settlements in the chat, for people who have no Aval. */
export function useSentences() {
  const t = useMessages(settlementMessages);
  return {
    accept: t.sentenceAccept,
    decline: t.sentenceDecline,
    give: t.sentenceGive,
    ofAsk: ({ coins, from }: Pick<ReturnPlan, 'coins' | 'from'>) =>
      t.sentenceAsk({ day: toReturnDay(from), amount: toBtc(coins.reduce((sum, { value }) => sum + value, 0)) }),
    ofOffer: ({ kind, expires, ...offer }: Pick<Offer, 'kind' | 'expires' | 'outputs'>, maker: TermsRole) => {
      const [own, other] = [toBtc(getShare(offer, maker)), toBtc(getShare(offer, getOtherRole(maker)))];
      if (kind === 'confidential') return t.sentenceConfidential({ expires });
      const stays = getShare(offer, 'guarantee');
      return stays === 0
        ? t.sentenceOffer({ own, other, expires })
        : t.sentencePart({ own, other, stays: toBtc(stays), expires });
    },
  };
}
