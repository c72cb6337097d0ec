import type { ReactNode } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { statusMessages } from '@/content/status.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { sendThroughExplorer } from '@/store/withdrawals/send-through-explorer.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface UnsentTransactionProps {
  entry: OutboxEntry;
  /** Tries the server again. */
  retry: ReactNode;
}

/** A complete transaction that the server does not broadcast: the explorer can, also after a reload. */
export function UnsentTransaction({ entry, retry }: UnsentTransactionProps) {
  const t = useMessages(statusMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  const actions = (
    <div className="flex flex-wrap gap-2">
      {retry}
      <Button
        size="sm"
        busy={busy}
        busyLabel={t.sending}
        onClick={() => void run((stop) => dispatch(sendThroughExplorer(entry, entry.withdrawal.id, stop)))}
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
      <Waiting task={task} next="sign" />
      {error !== null && <Banner tone="red">{describeError(errors, error)}</Banner>}
    </>
  );
}
