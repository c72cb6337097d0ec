import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useMemo, useState } from 'react';
import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { listNews } from '@/domain/activity/activity-steps';
import type { DatedEntry } from '@/domain/activity/sort-activity';
import { hasLeftUnrecorded } from '@/domain/guarantees/guarantee-state';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { ActivityList } from '@/features/activity/activity-list';
import { useEntryTitle } from '@/features/activity/use-entry-title';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpPayments } from '@/store/activity/payments.thunks';
import { recordActivity } from '@/store/activity/record.thunks';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { Card } from '@/ui/layout/card';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

interface ActivityCardProps {
  contract: Contract;
  /** The server has sent the whole contract. */
  loaded: boolean;
  /** Whether the activity tab is selected. Absent outside of tabs, where the log is folded until pressed. */
  shown?: boolean;
}

/** The activity log (docs/activity.md), collapsed to the first entry of its list. */
export function ActivityCard({ contract, loaded, shown }: ActivityCardProps) {
  const t = useMessages(activityMessages);
  const [open, setOpen] = useState(false);
  const entries = useActivity(contract, loaded, shown ?? open);
  const newest = useMemo(() => listNews(entries ?? [])[0] ?? null, [entries]);
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
          {newest !== null && !open && <NewestEntry {...newest} />}
        </summary>
        {open && entries !== null && <ActivityList contract={contract} entries={entries} />}
      </details>
    </Card>
  );
}

function NewestEntry({ entry, at }: Pick<DatedEntry, 'entry' | 'at'>) {
  const title = useEntryTitle(entry);
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-ink-soft">
      <span>{title}</span>
      {entry.amount !== null && <Amount sats={entry.amount} mark={false} fiat={false} />}
      {at !== null && <DateText value={at} show="relative" className="text-ink-faint" />}
    </span>
  );
}

/**
 * Records while the screen is open. The explorer is asked only while the log is open, or if money has left unrecorded.
 * @param loaded the contract is fully loaded, so missing entries count as withdrawn by the server
 * @returns newest first; `null` until the log was read
 */
function useActivity({ id, ...contract }: Contract, loaded: boolean, open: boolean): ActivityEntry[] | null {
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => selectActivity(state, id));
  const verdicts = useAppSelector((state) => state.verification.byGuarantee);
  const isMissing = useAppSelector((state) =>
    contract.guarantees.some((each) => (state.balances.byGuarantee[toIdKey(each.id)]?.missing ?? 0) > 0),
  );

  const hasLeft = useAppSelector((state) =>
    contract.guarantees.some((each) => hasLeftUnrecorded(each, selectKnownBalance(state, each.id))),
  );
  const seals = useAppSelector((state) => selectContractSeals(state, id)?.record);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may add to the log
  useEffect(() => {
    if (loaded) void dispatch(recordActivity(id));
  }, [dispatch, id, loaded, contract.guarantees, contract.contractors, contract.status, verdicts, isMissing, seals]);

  // Reads entries of other tabs and signatures of this device.
  usePolling(() => dispatch(recordActivity(id)), TIMERS.contract, { enabled: loaded, key: String(id) });
  // A new entry and newly verified addresses poll at once.
  const checked = contract.guarantees.filter((each) => verdicts[toIdKey(each.id)] !== undefined).length;
  const key = `${id} ${entries?.length ?? 0} ${checked}`;
  usePolling((signal) => dispatch(lookUpPayments(id, signal)), TIMERS.contract, {
    enabled: (open || hasLeft) && loaded,
    key,
  });
  return entries;
}
