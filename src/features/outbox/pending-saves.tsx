import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { statusMessages } from '@/content/status.messages';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { usePolling } from '@/lib/use-polling';
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectPendingSaves, selectUnsent } from '@/store/outbox/outbox.selectors';
import { type OutboxEntry, refusalNoted } from '@/store/outbox/outbox.slice';
import { sendThroughExplorer } from '@/store/withdrawals/send-through-explorer.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { ActionOf, type MessageAction } from '@/ui/message/message-action';

const RETRY_MS = 10_000;
/** An open signing dialog shows its own progress. */
const GRACE_MS = 3_000;

interface PendingSavesProps {
  online: boolean;
}

/** Resumes unfinished releases and broadcasts, on every screen and after a reload (docs/bitcoin.md#broadcasting). */
export function PendingSaves({ online }: PendingSavesProps) {
  const t = useMessages(statusMessages);
  const count = useAppSelector(selectPendingSaves);
  const unsent = useAppSelector(selectUnsent);
  const saving = count - unsent.length;
  const graceOver = useSettled(true, GRACE_MS);
  const { settle, busy } = useSettleOutbox();
  // The key restarts the poll when the device is back online, whatever the back-off.
  usePolling(() => settle(), RETRY_MS, { enabled: graceOver && online, key: String(online) });
  const onPress = () => void settle(true).catch(() => undefined);
  const retry = { label: t.retryNow, busy, busyLabel: t.retrying, onPress };
  return (
    <>
      <RefusalNotice />
      {graceOver && unsent.map((entry) => <UnsentTransaction key={entry.txid} entry={entry} retry={retry} />)}
      {graceOver && saving > 0 && (
        <Banner tone="gray" action={retry}>
          {saving === 1 ? t.savingOne : t.savingMany({ count: saving })}
        </Banner>
      )}
    </>
  );
}

/** A signed transaction that was finally refused after its dialog had closed. */
function RefusalNotice() {
  const t = useMessages(statusMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const refusal = useAppSelector((state) => state.outbox.refusal);
  if (refusal === null) return null;
  return (
    <Banner tone="red" action={{ label: t.dismiss, onPress: () => dispatch(refusalNoted(null)) }}>
      <span className="font-medium">{refusal.code === 'broadcast-refused' ? t.notBroadcast : t.releaseNotSaved}</span>{' '}
      {describeError(errors, refusal)}
    </Banner>
  );
}

/** Status for failures without one: the poll backs off on 503. */
const UNAVAILABLE = 503;

/** `settle` rejects while something is left, so that the poll backs off. */
function useSettleOutbox(): { settle: (insistent?: boolean) => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  async function settle(insistent = false): Promise<void> {
    setBusy(true);
    try {
      await dispatch(settleOutbox(insistent));
    } catch (thrown) {
      const { code, message, detail } = toErrorData(thrown);
      throw new AppError(code, message, { ...detail, status: detail.status ?? UNAVAILABLE });
    } finally {
      setBusy(false);
    }
  }

  return { settle, busy };
}

interface UnsentTransactionProps {
  entry: OutboxEntry;
  /** Tries the server again. */
  retry: MessageAction;
}

/**
 * Offers to send a complete transaction through the explorer if the server does not broadcast it, even after a reload.
 */
function UnsentTransaction({ entry, retry }: UnsentTransactionProps) {
  const t = useMessages(statusMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const actions = (
    <div className="flex flex-wrap gap-2">
      <ActionOf action={retry} />
      <Button
        size="sm"
        busy={busy}
        busyLabel={t.sending}
        onClick={() => void run((intent) => dispatch(sendThroughExplorer(entry, entry.withdrawal.id, intent)))}
      >
        {t.sendThroughExplorer}
      </Button>
    </div>
  );
  return (
    <>
      <Banner tone="yellow" action={actions}>
        {t.unsent}
      </Banner>
      <Outcome task={task} />
    </>
  );
}
