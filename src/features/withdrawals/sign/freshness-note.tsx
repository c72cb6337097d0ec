import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { type Freshness, isFresh, isStale } from '@/domain/withdrawal/freshness';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Warns that a signed withdrawal can't be broadcast, may not be, or could not be checked; nothing for a fresh one. */
export function FreshnessNote({ freshness }: { freshness: Freshness }) {
  const t = useMessages(withdrawalsMessages);
  if (freshness.spent === null) return <Banner tone="yellow">{t.spentUnknown}</Banner>;
  if (isFresh(freshness)) return null;
  const stale = isStale(freshness);
  return (
    <Banner tone={stale ? 'red' : 'yellow'} role="alert">
      <p className="font-medium">{stale ? t.spentTitle : t.tooLowTitle}</p>
      <p>{stale ? t.spentText : t.tooLowText({ rate: freshness.minimumFee })}</p>
    </Banner>
  );
}
