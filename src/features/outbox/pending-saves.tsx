import { useState } from 'react';
import { errorMessages, errorText } from '@/content/errors.messages';
import { statusMessages } from '@/content/status.messages';
import { AppError, errorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { useLasting } from '@/lib/use-lasting';
import { usePolling } from '@/lib/use-polling';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';
import { refusalNoted } from '@/store/outbox/outbox.slice';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
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

/** Something that was signed was refused for good while no dialog was there to tell of it. */
function RefusalNotice() {
  const t = useMessages(statusMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const refusal = useAppSelector((state) => state.outbox.refusal);
  if (refusal === null) return null;
  const dismiss = (
    <Button size="sm" onClick={() => dispatch(refusalNoted(null))}>
      {t.dismiss}
    </Button>
  );
  return (
    <Banner tone="red" action={dismiss}>
      <span className="font-medium">{refusal.code === 'broadcast-refused' ? t.notBroadcast : t.notTaken}</span>{' '}
      {errorText(errors, refusal)}
    </Banner>
  );
}

/** What the poll slows down on, where a failure has no status of its own. */
const UNAVAILABLE = 503;

/** Goes on with what is not on record yet; rejects when something is left, so that the pauses grow. */
function useSettling(): { settle: () => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  async function settle(): Promise<void> {
    setBusy(true);
    try {
      await dispatch(settleOutbox());
    } catch (thrown) {
      const { code, message, detail } = errorData(thrown);
      throw new AppError(code, message, { ...detail, status: detail.status ?? UNAVAILABLE });
    } finally {
      setBusy(false);
    }
  }

  return { settle, busy };
}
