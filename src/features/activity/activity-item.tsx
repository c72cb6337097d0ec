import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { EntryLink } from '@/features/activity/entry-link';
import { EntryPerson } from '@/features/activity/entry-person';
import { ProofMark } from '@/features/activity/proof-mark';
import { useEntryTitle } from '@/features/activity/use-entry-title';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

export interface ActivityItemProps {
  entry: ActivityEntry;
  /** Description of its guarantee. */
  guarantee: string | null;
  /** A signed transaction was broadcast, so that the explorer has a page of it. */
  isSent: boolean;
  /** Under a heading with its day. */
  isDated: boolean;
}

/** One entry in two lines: how it is known, what and how much; of which guarantee, who and when. */
export function ActivityItem({ entry, guarantee, isSent, isDated }: ActivityItemProps) {
  const t = useMessages(activityMessages);
  const title = useEntryTitle(entry);
  const { amount, revision, gone, proof } = entry;
  return (
    <div className="flex gap-3 text-sm">
      <span className="pt-0.5">
        <ProofMark proof={proof} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{title}</span>
            {revision !== null && <Foreign className="text-ink-soft">{t.revision({ revision })}</Foreign>}
            {gone && <Badge tone="yellow">{t.gone}</Badge>}
          </p>
          {amount !== null && <Amount sats={amount} mark={false} fiat={false} className="ml-auto font-medium" />}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-soft">
          <p className="flex min-w-0 flex-wrap gap-x-2">
            {guarantee !== null && <Foreign className="line-clamp-1 min-w-0 break-words">{guarantee}</Foreign>}
            {guarantee !== null && entry.person !== null && <span aria-hidden="true">·</span>}
            <EntryPerson entry={entry} />
          </p>
          <p className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3 text-right text-ink-faint">
            <EntryLink entry={entry} isSent={isSent} />
            <EntryTime entry={entry} isDated={isDated} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** Whose clock it is, where that is not clear from the mark. */
function EntryTime({ entry, isDated }: Pick<ActivityItemProps, 'entry' | 'isDated'>) {
  const t = useMessages(activityMessages);
  const { at, timeFrom, proof, recordedAt } = entry;
  const show = isDated ? 'time' : 'moment';
  if (at === null) {
    return (
      <span>
        {t.firstSeen} <DateText value={recordedAt} show={show} />
      </span>
    );
  }
  return (
    <span>
      <DateText value={at} show={show} />
      {proof !== 'server' && timeFrom === 'server' && ` (${t.serverTime})`}
    </span>
  );
}
