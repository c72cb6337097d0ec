import type { Result } from '@/domain/primitives/errors';
import { parseExplorer } from '@/exit/explorer/address';
import { broadcast } from '@/exit/explorer/explorer';
import { BroadcastFailure, type BroadcastFault, isUnknown } from '@/exit/screen/done/broadcast-failure';
import { useTexts } from '@/exit/texts/texts';
import { useTask } from '@/lib/use-task';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface BroadcastProps {
  final: { txHex: string; txid: string };
  /** The typed address of the block explorer. */
  explorer: string;
}

/** Sends the transaction to the explorer. */
export function Broadcast({ final, explorer }: BroadcastProps) {
  const t = useTexts();
  const task = useTask<BroadcastFault>();
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        className="self-start"
        busy={task.busy}
        busyLabel={t.done.broadcasting}
        onClick={() => void task.run(() => send(final, explorer))}
      >
        {t.done.broadcast}
      </Button>
      {task.state.status === 'done' && <Banner tone="green">{t.done.accepted}</Banner>}
      {task.error !== null && (
        <Banner tone={isUnknown(task.error) ? 'yellow' : 'red'} role="alert">
          <BroadcastFailure fault={task.error} />
        </Banner>
      )}
    </div>
  );
}

async function send(
  { txHex, txid }: BroadcastProps['final'],
  explorer: string,
): Promise<Result<string, BroadcastFault>> {
  const base = parseExplorer(explorer);
  if (!base.ok) return base;
  const answer = await broadcast(base.value, txHex);
  return answer.ok && answer.value !== txid ? { ok: false, error: { kind: 'other-txid' } } : answer;
}
