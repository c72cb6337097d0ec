import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry, ActivityProof } from '@/domain/activity/activity';
import type { Tone } from '@/domain/primitives/tone';
import { EntryLink } from '@/features/activity/entry-link';
import { EntryPerson } from '@/features/activity/entry-person';
import { useEntryTitle } from '@/features/activity/use-entry-title';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

const TONES: Record<ActivityProof, Tone> = { chain: 'green', signed: 'green', device: 'blue', server: 'gray' };

export interface ActivityItemProps {
  entry: ActivityEntry;
  /** Description of its guarantee. */
  guarantee: string | null;
  /** A signed transaction was broadcast, so that the explorer has a page of it. */
  isSent: boolean;
}

/** One entry: what, of which guarantee, who, how much, when, and how it is known. */
export function ActivityItem({ entry, guarantee, isSent }: ActivityItemProps) {
  const t = useMessages(activityMessages);
  const title = useEntryTitle(entry);
  const { amount, revision, gone, proof } = entry;
  return (
    <div className="flex flex-col gap-1 text-sm sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{title}</span>
          {amount !== null && <Amount sats={amount} mark={false} fiat={false} />}
          {revision !== null && <Foreign className="text-ink-soft">{t.revision({ revision })}</Foreign>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-ink-soft">
          {guarantee !== null && <Foreign className="line-clamp-2 min-w-0 break-words">{guarantee}</Foreign>}
          {guarantee !== null && entry.person !== null && <span aria-hidden="true">·</span>}
          <EntryPerson entry={entry} />
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint sm:max-w-[50%] sm:justify-end">
        <EntryTime entry={entry} />
        <EntryLink entry={entry} isSent={isSent} />
        <Badge tone={TONES[proof]}>{t[`proof-${proof}`]}</Badge>
        {gone && <Badge tone="yellow">{t.gone}</Badge>}
      </div>
    </div>
  );
}

/** Whose clock it is, where that is not clear from the mark. */
function EntryTime({ entry: { at, timeFrom, proof, recordedAt } }: { entry: ActivityEntry }) {
  const t = useMessages(activityMessages);
  if (at === null) {
    return (
      <span>
        {t.firstSeen} <DateText value={recordedAt} show="moment" />
      </span>
    );
  }
  return (
    <span>
      <DateText value={at} show="moment" />
      {proof !== 'server' && timeFrom === 'server' && ` (${t.serverTime})`}
    </span>
  );
}
