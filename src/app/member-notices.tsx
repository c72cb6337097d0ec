import { UnsettledNotice } from '@/features/status/unsettled-notice';
import { AccountStrip } from './account-strip';
import { useWholeStore } from './use-whole-store';

/** What there is to say about the own key. */
export function MemberStrip() {
  useWholeStore();
  return <AccountStrip />;
}

/** What was begun and is not on record yet. */
export function MemberSaves() {
  useWholeStore();
  return <UnsettledNotice />;
}
