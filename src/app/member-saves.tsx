import { useFullStore } from '@/app/use-whole-store';
import { UnsettledNotice } from '@/features/outbox/unsettled-notice';

/** What was begun and is not on record yet. */
export function MemberSaves() {
  useFullStore();
  return <UnsettledNotice />;
}
