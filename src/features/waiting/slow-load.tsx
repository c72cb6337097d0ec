import { waitingMessages } from '@/content/waiting.messages';
import { useMessages } from '@/i18n/use-messages';
import { SLOW_MS } from '@/lib/slow';
import { useSettled } from '@/lib/timed-flags';
import { Banner } from '@/ui/message/banner';

interface SlowNoticeProps {
  /** Loads again, and drops the slow request. */
  onRetry: () => void;
}

/** Says in place that something is still being loaded. */
export function SlowNotice({ onRetry }: SlowNoticeProps) {
  const t = useMessages(waitingMessages);
  return (
    <Banner tone="gray" action={{ label: t.retry, onPress: onRetry }}>
      {t.slowLoad}
    </Banner>
  );
}

/** The same, shown only after something has been loading for a long time. */
export function SlowLoad({ busy, onRetry }: SlowNoticeProps & { busy: boolean }) {
  return useSettled(busy, SLOW_MS) ? <SlowNotice onRetry={onRetry} /> : null;
}
