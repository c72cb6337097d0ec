import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { isFull } from '@/domain/activity/merge-activity';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { ActivityItem } from '@/features/activity/activity-item';
import { useMessages } from '@/i18n/use-messages';
import { PageList } from '@/ui/list/page-list';
import { Banner } from '@/ui/message/banner';

export interface ActivityListProps {
  contract: Contract;
  /** Newest first. */
  entries: readonly ActivityEntry[];
}

/** Every entry, and what its marks mean. */
export function ActivityList({ contract, entries }: ActivityListProps) {
  const t = useMessages(activityMessages);
  const guarantees = new Map(contract.guarantees.map(({ id, description }) => [toIdKey(id), description]));
  const sent = new Set(entries.filter(({ kind }) => kind === 'release').map(({ id }) => id));
  return (
    <div className="flex flex-col gap-3 px-5 pt-4 pb-2">
      <p className="max-w-[72ch] text-xs text-ink-faint">{t.explain}</p>
      {isFull(entries) && <Banner tone="yellow">{t.full}</Banner>}
      <PageList
        items={entries}
        itemKey={getKey}
        itemClass={getClass}
        render={(entry) => (
          <ActivityItem
            entry={entry}
            guarantee={entry.guaranteeId === null ? null : (guarantees.get(toIdKey(entry.guaranteeId)) ?? null)}
            isSent={sent.has(`release:${entry.hash}`)}
          />
        )}
        estimate={72}
      />
    </div>
  );
}

function getKey({ id }: ActivityEntry): string {
  return id;
}

function getClass(): string {
  return 'border-t border-line py-3 first:border-t-0';
}
