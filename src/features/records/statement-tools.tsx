import { useState } from 'react';
import { toContractPath } from '@/config/contract-links';
import { recordsMessages } from '@/content/records.messages';
import type { Id } from '@/domain/primitives/ids';
import { type Deadline, listDeadlines } from '@/domain/records/deadlines';
import { formatRecordName } from '@/domain/records/record-name';
import { writeStatementCsv } from '@/features/records/statement-csv';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import type { Statement } from '@/store/records/statement.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { getButtonClasses } from '@/ui/button/button-style';
import { Menu } from '@/ui/menu/menu';
import { Banner } from '@/ui/message/banner';
import { useLocale } from '@/ui/text/locale-context';

interface StatementToolsProps {
  statement: Statement;
  contractId: Id;
}

/** *Print* and the files. */
export function StatementTools({ statement, contractId }: StatementToolsProps) {
  const t = useMessages(recordsMessages);
  const language = useLocale().slice(0, 2).toUpperCase();
  const announce = useAnnounce();
  const [failed, setFailed] = useState(false);
  const { lines, contract, madeAt } = statement;
  const deadlines = contract === null ? [] : listDeadlines(contract);

  /** `write` may fetch a library. */
  async function save(
    kind: string,
    ending: string,
    type: string,
    write: () => string | Promise<string>,
  ): Promise<void> {
    const file = formatRecordName(kind, contractId, madeAt, ending);
    try {
      saveFile(file, await write(), type);
      setFailed(false);
      announce(t.saved({ file }));
    } catch {
      setFailed(true);
    }
  }

  const names = ({ guarantee, contract }: Deadline) => ({ guarantee, contract });
  const texts = {
    name: t.calendarName,
    summary: (deadline: Deadline) => t.calendarSummary(names(deadline)),
    description: (deadline: Deadline) => t.calendarDescription(names(deadline)),
    language,
  };
  const saveDeadlines = () => writeCalendar(deadlines, texts, new Date(), window.location);
  const entries = [
    {
      label: t.csv,
      onSelect: () => void save('statement', 'csv', 'text/csv;charset=utf-8', () => writeStatementCsv(lines)),
    },
    // Left out while no guarantee has a date.
    ...(deadlines.length === 0
      ? []
      : [
          {
            label: t.calendar,
            onSelect: () => void save('deadlines', 'ics', 'text/calendar;charset=utf-8', saveDeadlines),
          },
        ]),
  ];

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu label={t.download} className={getButtonClasses('secondary', 'md')} entries={entries} />
      <Button variant="primary" onClick={() => window.print()}>
        {t.print}
      </Button>
      {failed && <Banner tone="red">{t.downloadFailed}</Banner>}
    </div>
  );
}

interface CalendarTexts {
  /** Name of the calendar. */
  name: string;
  summary: (deadline: Deadline) => string;
  description: (deadline: Deadline) => string;
  /** `EN`, `ES`. */
  language: string;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Seconds before the day begins: seven days and one day before, at nine in the morning. */
const REMINDERS = [7 * DAY - 9 * HOUR, DAY - 9 * HOUR];
/** Calendars replace an entry only by one with a higher sequence number, so it counts the minutes from here. */
const SEQUENCE_START = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/** Deadlines as iCalendar (docs/records.md#deadlines). */
export async function writeCalendar(
  deadlines: readonly Deadline[],
  texts: CalendarTexts,
  now: Date,
  { origin, host }: Pick<Location, 'origin' | 'host'>,
): Promise<string> {
  const {
    default: createCalendar,
    ICalAlarmType,
    ICalEventStatus,
    ICalEventTransparency,
  } = await import('ical-generator');
  const calendar = createCalendar({
    name: texts.name,
    prodId: { company: 'Aval', product: 'Deadlines', language: texts.language },
  });
  for (const deadline of deadlines) {
    const event = calendar.createEvent({
      id: `guarantee.${deadline.key}@${host}`,
      start: new Date(`${deadline.date}T00:00:00Z`),
      allDay: true,
      stamp: now,
      sequence: Math.floor((now.getTime() - SEQUENCE_START) / MINUTE_MS),
      summary: texts.summary(deadline),
      description: texts.description(deadline),
      url: `${origin}${toContractPath(deadline.contractId)}`,
      status: deadline.isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (!deadline.isOver) for (const trigger of REMINDERS) event.createAlarm({ type: ICalAlarmType.display, trigger });
  }
  // The standard ends the last line as well, which the library does not.
  return `${calendar.toString().trimEnd()}\r\n`;
}
