import { type ReactNode, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { contractOverviewMessages } from '@/content/contract-overview.messages';
import { findContractDates } from '@/domain/contracts/next-date';
import { computeSecured } from '@/domain/contracts/secured';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { getOrCreate } from '@/domain/primitives/get-or-create';
import { useMessages } from '@/i18n/use-messages';
import { createReadings } from '@/store/balances/readings.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { useDateLocale } from '@/ui/text/use-date-locale';

interface RowFactsProps {
  contract: Contract;
}

const COLUMNS = 'sm:grid sm:grid-cols-[8.75rem_6.5rem] sm:gap-x-5';

/** Once above all rows, where they are columns. Each row has them for screen readers. */
export function RowHeadings() {
  const t = useMessages(contractOverviewMessages);
  return (
    <div aria-hidden="true" className="flex justify-end px-6 py-1.5 text-xs text-ink-faint max-lg:hidden">
      <div className={COLUMNS}>
        <span>{t.secured}</span>
        <span>{t.nextDate}</span>
      </div>
    </div>
  );
}

/** The secured amount and the next date, in columns or, on phones, among the other parts of the card: there a date and money begin lines of their own. */
export function RowFacts({ contract }: RowFactsProps) {
  return (
    <dl className={`shrink-0 text-xs max-sm:contents sm:text-sm ${COLUMNS}`}>
      <DateFact contract={contract} />
      <SecuredFact contract={contract} />
    </dl>
  );
}

/** Older balances are shown with their age. */
const RECENT_MS = 5 * 60_000;

function SecuredFact({ contract }: RowFactsProps) {
  const t = useMessages(contractOverviewMessages);
  const { total, unchecked, isLastKnown, readAt } = useAppSelector(
    ({ balances }) => computeSecured(contract, createReadings(balances)),
    shallowEqual,
  );
  const isOld = readAt !== null && (isLastKnown || Date.now() - readAt > RECENT_MS);
  const age = isOld ? <DateText value={new Date(readAt).toISOString()} show="relative" /> : null;
  const note =
    total === null ? null : unchecked > 0 ? (
      t.unchecked(unchecked)
    ) : isLastKnown ? (
      <>
        {t.lastKnown} {age}
      </>
    ) : isOld ? (
      <>
        {t.readAt} {age}
      </>
    ) : null;
  return (
    // Balance and price load later. Space for both and the note is reserved; a phone's line has no price.
    <Fact
      label={t.secured}
      detail={note}
      className={classes(
        'max-sm:order-3 max-sm:h-5.5 max-sm:basis-full sm:col-start-1 sm:row-start-1 sm:max-lg:min-h-20',
        // Known without asking: no money can have arrived.
        total === 0 && readAt === null && 'max-sm:hidden',
      )}
    >
      <span className="block whitespace-nowrap max-sm:**:data-fiat:hidden sm:min-h-10 sm:whitespace-normal">
        {total === null || total === 0 ? (
          <span className="text-ink-soft">{total === null ? t.notChecked : t.nothing}</span>
        ) : (
          <Amount key={total} sats={total} className="font-medium" />
        )}
      </span>
    </Fact>
  );
}

function DateFact({ contract }: RowFactsProps) {
  const t = useMessages(contractOverviewMessages);
  const today = toCalendarDate(new Date());
  const { next, passed, overdue, isOver } = useMemo(() => findContractDates(contract, today), [contract, today]);
  const shown = next ?? passed;
  if (shown === null)
    return (
      <Fact
        label={t.nextDate}
        className={classes('max-sm:order-1 sm:col-start-2 sm:row-start-1', isOver && 'max-sm:hidden')}
      >
        <span className="text-ink-soft">{t.noDate}</span>
      </Fact>
    );
  const relative = <RelativeDay inDays={shown.inDays} />;
  return (
    <Fact
      label={t.nextDate}
      className="max-sm:order-1 sm:col-start-2 sm:row-start-1"
      noteClass={next === null ? undefined : WIDE}
      note={
        next === null ? (
          <span className="text-tone-red">
            {t.passed} {relative}
          </span>
        ) : (
          relative
        )
      }
      detail={
        passed !== null && (
          <span className="text-tone-red sm:line-clamp-2">
            {next !== null && `${t.passed}: `}
            <Foreign>{passed.of}</Foreign>
            {overdue > 1 && ` · ${t.more(overdue - 1)}`}
          </span>
        )
      }
    >
      <DateText value={shown.day} />
    </Fact>
  );
}

/** A phone's lines have no room for it. */
const WIDE = 'max-sm:hidden';

interface FactProps {
  label: string;
  /** Below the value, on phones beside it. */
  note?: ReactNode;
  noteClass?: string | undefined;
  /** Below both, on phones beside them. */
  detail?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Fact({ label, note, noteClass, detail, className, children }: FactProps) {
  return (
    <div className={classes('flex max-w-full min-w-0 items-baseline gap-x-1.5 text-xs sm:block sm:text-sm', className)}>
      <dt className="shrink-0 text-xs text-ink-faint lg:sr-only">{label}</dt>
      <dd className="shrink-0">{children}</dd>
      {note && <dd className={classes('text-xs text-ink-soft', noteClass)}>{note}</dd>}
      {detail && <dd className="min-w-0 truncate text-xs text-ink-soft sm:whitespace-normal">{detail}</dd>}
    </div>
  );
}

/** A day in words: "today", "in 12 days", "3 months ago". */
function RelativeDay({ inDays }: { inDays: number }) {
  const locale = useDateLocale();
  return <>{formatRelativeDay(inDays, locale)}</>;
}

const UNITS = [
  { unit: 'year', days: 365.25, from: 730 },
  { unit: 'month', days: 30.44, from: 60 },
] as const;

// Creating a format is slow.
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** `inDays`: whole days from today; negative in the past. */
export function formatRelativeDay(inDays: number, locale: string): string {
  const format = getOrCreate(formats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const match = UNITS.find(({ from }) => Math.abs(inDays) >= from);
  return match === undefined
    ? format.format(inDays, 'day')
    : format.format(Math.round(inDays / match.days), match.unit);
}
