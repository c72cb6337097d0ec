import { FullStore } from '@/app/full-store';
import { UnsettledNotice } from '@/features/outbox/unsettled-notice';

/** What was begun and is not on record yet. */
export function MemberSaves() {
  return (
    <FullStore>
      <UnsettledNotice />
    </FullStore>
  );
}
