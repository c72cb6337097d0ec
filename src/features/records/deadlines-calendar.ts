import { toContractPath } from '@/config/contract-links';
import type { Deadline } from '@/domain/records/deadlines';

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
const UID_START: Record<Deadline['kind'], string> = { claim: 'guarantee', return: 'return' };

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
      id: `${UID_START[deadline.kind]}.${deadline.key}@${host}`,
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
