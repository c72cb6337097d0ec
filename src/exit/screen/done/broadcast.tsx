import type { Result } from '@/domain/primitives/errors';
import { type ExplorerFault, parseExplorer } from '@/exit/explorer/address';
import { broadcast } from '@/exit/explorer/explorer';
import { describeExplorerFault } from '@/exit/screen/describe-faults';
import { type Texts, useTexts } from '@/exit/texts/texts';
import { useTask } from '@/lib/use-task';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

export interface BroadcastProps {
  final: { txHex: string; txid: string };
  /** What is typed as the block explorer. */
  explorer: string;
}

type Fault = ExplorerFault | { kind: 'other-txid' };

/** Sends the transaction to the explorer. */
export function Broadcast({ final, explorer }: BroadcastProps) {
  const t = useTexts();
  const task = useTask<Fault>();
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
          <Failure t={t} fault={task.error} />
        </Banner>
      )}
    </div>
  );
}

async function send({ txHex, txid }: BroadcastProps['final'], explorer: string): Promise<Result<string, Fault>> {
  const base = parseExplorer(explorer);
  if (!base.ok) return base;
  const answer = await broadcast(base.value, txHex);
  return answer.ok && answer.value !== txid ? { ok: false, error: { kind: 'other-txid' } } : answer;
}

function Failure({ t, fault }: { t: Texts; fault: Fault }) {
  switch (fault.kind) {
    case 'address-empty':
      return t.done.needsExplorer;
    case 'other-txid':
      return t.done.otherTxid;
    case 'status':
      return (
        <>
          <p>{t.done.refused}</p>
          <p className="mt-1 font-mono text-xs wrap-anywhere">
            {fault.text === '' ? `HTTP ${fault.status}` : <Foreign>{fault.text}</Foreign>}
          </p>
        </>
      );
    default:
      return (
        <>
          <p>{describeExplorerFault(t, fault)}</p>
          {isUnknown(fault) && <p className="mt-1">{t.done.unknown}</p>}
        </>
      );
  }
}

/** The transaction may have been sent. */
function isUnknown({ kind }: Fault): boolean {
  return ['timeout', 'unreachable', 'wrong-shape', 'too-large', 'other-txid'].includes(kind);
}
