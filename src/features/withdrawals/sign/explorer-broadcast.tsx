import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { Failure, scrollIntoView } from '@/features/signing/failure';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendThroughExplorer } from '@/store/withdrawals/send-through-explorer.thunks';
import { Banner } from '@/ui/message/banner';

export interface ExplorerBroadcastProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  onBroadcast: (txid: string) => void;
}

/** A second way to the network, for a complete transaction that the backend does not broadcast. */
export function ExplorerBroadcast({ guaranteeRef, withdrawal, onBroadcast }: ExplorerBroadcastProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  async function send(): Promise<void> {
    const sent = await run((intent) => dispatch(sendThroughExplorer(guaranteeRef, withdrawal.id, intent)));
    if (sent !== null) onBroadcast(sent.value);
  }

  return (
    <div ref={scrollIntoView} className="flex scroll-mb-5 flex-col gap-3">
      <Banner
        tone="blue"
        action={{ label: t.sendThroughExplorer, onPress: () => void send(), busy, busyLabel: t.sending }}
      >
        {t.explorerText}
      </Banner>
      <Waiting task={task} />
      {error !== null && <Failure error={error} />}
    </div>
  );
}
