import { type ComponentType, lazy, Suspense } from 'react';
import { useOnline } from '@/lib/use-online';
import { useAppSelector } from '@/store/hooks';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';
import type { PendingSavesProps } from './pending-saves';

// Only who has something unsaved needs it. Without a network it may be missing; the notice of that is there.
const PendingSaves = lazy<ComponentType<PendingSavesProps>>(() =>
  import('./pending-saves').then(
    ({ PendingSaves }) => ({ default: PendingSaves }),
    () => ({ default: () => null }),
  ),
);

/** What was begun and is not on record yet, or was given up. */
export function UnsettledNotice() {
  const online = useOnline();
  const unsettled = useAppSelector((state) => selectHasUnsettled(state) || state.outbox.refusal !== null);
  return <Suspense fallback={null}>{unsettled && <PendingSaves online={online} />}</Suspense>;
}
