import { statusMessages } from '@/content/status.messages';
import { RefusalNotice } from '@/features/outbox/refusal-notice';
import { useSettling } from '@/features/outbox/use-settling';
import { useMessages } from '@/i18n/use-messages';
import { useLasting } from '@/lib/use-lasting';
import { usePolling } from '@/lib/use-polling';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

const RETRY_MS = 10_000;
/** A signing dialog that is still at work tells of it itself. */
const GRACE_MS = 3_000;

export interface PendingSavesProps {
  online: boolean;
}

/** Goes on with what is not on record yet, on every screen and also after a reload (docs/bitcoin.md#broadcasting). */
export function PendingSaves({ online }: PendingSavesProps) {
  const t = useMessages(statusMessages);
  const count = useAppSelector(selectPendingSaves);
  const due = useLasting(true, GRACE_MS);
  const { settle, busy } = useSettling();
  // Back online it is due at once, however long the pause had become.
  usePolling(settle, RETRY_MS, { enabled: due && online, key: String(online) });
  const retry = (
    <Button size="sm" busy={busy} busyLabel={t.retrying} onClick={() => void settle().catch(() => undefined)}>
      {t.retryNow}
    </Button>
  );
  return (
    <>
      <RefusalNotice />
      {due && count > 0 && (
        <Banner tone="gray" action={retry}>
          {count === 1 ? t.savingOne : t.savingMany({ count })}
        </Banner>
      )}
    </>
  );
}
