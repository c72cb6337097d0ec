import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { useMessages } from '@/i18n/use-messages';

/** What happened, or what the server says instead of what was recorded. */
export function useEntryTitle({ kind, contradicts }: ActivityEntry): string {
  const t = useMessages(activityMessages);
  const what = t[`kind-${kind}`];
  return contradicts === null ? what : t.claims({ what });
}
