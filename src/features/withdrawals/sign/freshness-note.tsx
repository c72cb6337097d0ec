import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { type Freshness, isFresh } from '@/domain/withdrawal/freshness';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Says, before anything is asked for, that a signed withdrawal leads nowhere any more; nothing for a fresh one. */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const t = useMessages(withdrawalsMessages);
  if (freshness.spent === null) return <Banner tone="yellow">{t.spentUnknown}</Banner>;
  if (isFresh(freshness)) return null;
  const gone = freshness.spent.length > 0;
  return (
    <Banner tone={gone ? 'red' : 'yellow'} role="alert">
      <p className="font-medium">{gone ? t.spentTitle : t.tooLowTitle}</p>
      <p>{gone ? t.spentText : t.tooLowText({ rate: freshness.minimumFee })}</p>
    </Banner>
  );
}
