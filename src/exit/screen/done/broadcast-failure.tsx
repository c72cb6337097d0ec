import type { ExplorerFault } from '@/exit/explorer/address';
import { describeExplorerFault } from '@/exit/screen/describe-faults';
import { useTexts } from '@/exit/texts/texts';
import { Foreign } from '@/ui/text/foreign';

export type BroadcastFault = ExplorerFault | { kind: 'other-txid' };

/** The outcome of a broadcast that did not succeed. */
export function BroadcastFailure({ fault }: { fault: BroadcastFault }) {
  const t = useTexts();
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
export function isUnknown({ kind }: BroadcastFault): boolean {
  return ['timeout', 'unreachable', 'wrong-shape', 'too-large', 'other-txid'].includes(kind);
}
