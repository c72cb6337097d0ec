import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { statusMessages } from '@/content/status.messages';
import { useMessages } from '@/content/use-messages';
import { clockHoursOff, onClockChange } from '@/lib/server-clock';
import { useOnline } from '@/lib/use-online';
import { useAppSelector } from '@/store/hooks';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';
import { Banner } from '@/ui/banner';
import type { PendingSavesProps } from './pending-saves';

// Only who has something unsaved needs it. Without a network it may be missing; the notice of that is here.
const PendingSaves = lazy<ComponentType<PendingSavesProps>>(() =>
  import('./pending-saves').then(
    ({ PendingSaves }) => ({ default: PendingSaves }),
    () => ({ default: () => null }),
  ),
);

/** Under the navigation bar of every screen: what is missing at the moment. Nothing most of the time. */
export function StatusNotices() {
  const t = useMessages(statusMessages);
  const online = useOnline();
  const storage = useAppSelector((state) => state.device.storage);
  const hours = useSyncExternalStore(onClockChange, clockHoursOff);
  const member = useAppSelector((state) => state.auth.user !== null);
  const unsettled = useAppSelector((state) => selectHasUnsettled(state) || state.outbox.refusal !== null);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-2 px-4 pt-4 empty:hidden sm:px-6">
      {!online && <Banner tone="gray">{t.offline}</Banner>}
      {storage !== 'works' && <Banner tone="yellow">{storage === 'full' ? t.storageFull : t.storageBlocked}</Banner>}
      {hours !== 0 && <Banner tone="yellow">{t.clock({ hours: Math.abs(hours) })}</Banner>}
      {member && <Suspense fallback={null}>{unsettled && <PendingSaves online={online} />}</Suspense>}
    </div>
  );
}
