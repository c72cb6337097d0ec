import { Suspense } from 'react';
import { late } from '@/lib/late';
import { useOnline } from '@/lib/use-online';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';
import { useAppSelector } from '@/store/setup/hooks';

// Only who has something unsaved needs it. What lost the network then loses this too at first; the notice of that is there.
const PendingSaves = late(async () => ({ default: (await import('@/features/outbox/pending-saves')).PendingSaves }));

/** What was begun and is not on record yet, or was given up. */
export function UnsettledNotice() {
  const online = useOnline();
  const unsettled = useAppSelector((state) => selectHasUnsettled(state) || state.outbox.refusal !== null);
  return <Suspense fallback={null}>{unsettled && <PendingSaves online={online} />}</Suspense>;
}
