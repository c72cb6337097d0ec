import { UnsettledNotice } from '@/features/status/unsettled-notice';
import { useWholeStore } from './use-whole-store';

/** What was begun and is not on record yet. */
export function MemberSaves() {
  useWholeStore();
  return <UnsettledNotice />;
}
