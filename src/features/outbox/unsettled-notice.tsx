import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy';
import { useOnline } from '@/lib/use-online';
import { useAppSelector } from '@/store/core/hooks';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';

// Loaded only when there is something to save.
const PendingSaves = lazyPart('PendingSaves', () => import('@/features/outbox/pending-saves'));

/** Shown while the outbox holds unfinished work or a refusal. */
export function UnsettledNotice() {
  const online = useOnline();
  const unsettled = useAppSelector((state) => selectHasUnsettled(state) || state.outbox.refusal !== null);
  return <Suspense fallback={null}>{unsettled && <PendingSaves online={online} />}</Suspense>;
}
