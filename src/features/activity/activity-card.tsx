import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import type { Contract } from '@/domain/models';
import { ActivityList } from '@/features/activity/activity-list';
import { useActivity } from '@/features/activity/use-activity';
import { useEntryTitle } from '@/features/activity/use-entry-title';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

export interface ActivityCardProps {
  contract: Contract;
  /** The contract is complete, as the server sends it now. */
  loaded: boolean;
  /** In a tab: all entries, and whether it is selected. Absent: folded until it is pressed. */
  shown?: boolean;
}

/** What happened in the contract: the newest entry in one line, which opens to all (docs/activity.md). */
export function ActivityCard({ contract, loaded, shown }: ActivityCardProps) {
  const t = useMessages(activityMessages);
  const [open, setOpen] = useState(false);
  const entries = useActivity(contract, loaded, shown ?? open);
  const newest = entries?.[0] ?? null;
  if (shown !== undefined) {
    return (
      <Card flush className="pt-4">
        <h2 className="sr-only">{t.title}</h2>
        {entries === null && <p className="p-5 text-sm text-ink-faint">{t.loading}</p>}
        {shown && entries !== null && <ActivityList contract={contract} entries={entries} />}
      </Card>
    );
  }
  return (
    <Card flush>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-5 py-2.5 text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="-ml-1 size-4 shrink-0 transition-transform group-open:rotate-90"
          />
          <h2 className="text-base font-semibold">{t.title}</h2>
          {entries === null && <span className="text-ink-faint">{t.loading}</span>}
          {newest !== null && !open && <NewestEntry entry={newest} />}
        </summary>
        {open && entries !== null && <ActivityList contract={contract} entries={entries} />}
      </details>
    </Card>
  );
}

function NewestEntry({ entry }: { entry: ActivityEntry }) {
  const t = useMessages(activityMessages);
  const title = useEntryTitle(entry);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-ink-soft">
      <span>{title}</span>
      {entry.amount !== null && <Amount sats={entry.amount} mark={false} fiat={false} />}
      <DateText value={entry.at ?? entry.recordedAt} show="relative" className="text-ink-faint" />
      <span className="text-ink-faint">· {t[`proof-${entry.proof}`]}</span>
    </span>
  );
}
