import { useEffect, useMemo, useRef, useState } from 'react';
import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { listLast, listNews, listSent, toReleaseId } from '@/domain/activity/activity-steps';
import { isFull } from '@/domain/activity/merge-activity';
import { type DatedEntry, listDated } from '@/domain/activity/sort-activity';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { ActivityItem } from '@/features/activity/activity-item';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { Disclosure } from '@/ui/layout/disclosure';
import { PageList } from '@/ui/list/page-list';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';

interface ActivityListProps {
  contract: Contract;
  /** Newest first. */
  entries: readonly ActivityEntry[];
}

/** Number of entries that a longer log shows first. */
const NEWEST = 12;

/**
 * The entries by day, those of unknown days last, at first without the steps to a payment. A payment or signature that
 * was not proven is marked; the source of every entry is shown on request.
 */
export function ActivityList({ contract, entries }: ActivityListProps) {
  const t = useMessages(activityMessages);
  const [all, setAll] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const sources = useRef<HTMLDivElement>(null);
  // The entries above it grow.
  useEffect(() => {
    if (isMarked) sources.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked]);
  const guarantees = new Map(contract.guarantees.map(({ id, description }) => [toIdKey(id), description]));
  const sent = listSent(entries);
  const last = useMemo(() => listLast(entries), [entries]);
  const rows = useMemo(
    () => toRows(all || isMarked ? listDated(entries) : listNews(entries)),
    [entries, all, isMarked],
  );
  const shown = all ? rows : rows.slice(0, NEWEST);
  return (
    <div className="flex flex-col gap-2 px-4 pb-4 sm:px-5">
      {isFull(entries) && <Banner tone="yellow">{t.full}</Banner>}
      <PageList
        items={shown}
        itemKey={getKey}
        itemClass={getClass}
        render={({ entry, at, day, isDated }) => (
          <>
            {day !== null && (
              <h3
                className={classes(
                  'pb-1 text-xs font-semibold text-ink-soft',
                  entry !== shown[0]?.entry && 'border-t border-line pt-3',
                )}
              >
                {day === 'unknown' ? t.timeUnknown : <DateText value={day} />}
              </h3>
            )}
            <ActivityItem
              contractId={contract.id}
              entry={entry}
              at={at}
              guarantee={entry.guaranteeId === null ? null : (guarantees.get(toIdKey(entry.guaranteeId)) ?? null)}
              isSent={sent.has(toReleaseId(entry))}
              isDated={isDated}
              isLast={last.has(entry.id)}
              isMarked={isMarked}
            />
          </>
        )}
        estimate={60}
      />
      {(all || shown.length < entries.length) && (
        <Button size="sm" variant="quiet" className="-ml-3 self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.showNewest : t.showAll(entries.length)}
        </Button>
      )}
      <div ref={sources}>
        <Disclosure summary={t.sources} onToggle={setMarked}>
          {t.explain}
        </Disclosure>
      </div>
    </div>
  );
}

interface ActivityRow extends Pick<DatedEntry, 'entry' | 'at'> {
  /** A moment of the day that begins with this entry, or that no day is known; `null`: as of the entry above. */
  day: string | 'unknown' | null;
  /** Its own time is of that day. */
  isDated: boolean;
}

function toRows(entries: readonly DatedEntry[]): ActivityRow[] {
  let before: string | null = null;
  return entries.map(({ entry, at, time }) => {
    const day = at === null ? 'unknown' : new Date(time).toDateString();
    const isNew = day !== before;
    before = day;
    const isDated = at !== null && new Date(at).toDateString() === day;
    const heading = at === null ? 'unknown' : new Date(time).toISOString();
    return { entry, at, day: isNew ? heading : null, isDated };
  });
}

function getKey({ entry }: ActivityRow): string {
  return entry.id;
}

function getClass(): string {
  return 'py-1.5';
}
