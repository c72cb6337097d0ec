import { statusMessages } from '@/content/status.messages';
import { useMessages } from '@/content/use-messages';
import { useLasting } from '@/lib/use-lasting';
import { usePolling } from '@/lib/use-polling';
import { useAppSelector } from '@/store/hooks';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { RefusalNotice } from './refusal-notice';
import { useSettling } from './use-settling';

const RETRY_MS = 10_000;
/** A signing dialog that is still at work tells of it itself. */
const GRACE_MS = 3_000;

export interface PendingSavesProps {
  online: boolean;
}

/** Goes on with what is not on record yet, on every screen and also after a reload (bitcoin.md, Broadcasting). */
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
