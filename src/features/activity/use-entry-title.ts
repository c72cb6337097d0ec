import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { useMessages } from '@/i18n/use-messages';

/** The title of an entry, or how the server's data contradicts it. */
export function useEntryTitle({ kind, contradicts }: ActivityEntry): string {
  const t = useMessages(activityMessages);
  const what = t[`kind-${kind}`];
  return contradicts === null ? what : t.claims({ what });
}
