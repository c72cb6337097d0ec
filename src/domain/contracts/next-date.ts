import type { Contract, Guarantee } from '@/domain/models';
import { isCalendarDate } from '@/domain/primitives/dates';

/** A day on which a guarantee ends. */
interface DueDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Days from today; negative in the past. */
  inDays: number;
  /** Description of the guarantee. */
  of: string;
}

interface DueDates {
  /** The earliest day that has not passed; today counts as not passed. */
  next: DueDay | null;
  /** The latest day that has passed. */
  passed: DueDay | null;
  /** Number of guarantees whose day has passed. */
  overdue: number;
  /** Every guarantee is executed: no date is left to come. */
  isOver: boolean;
}

const DAY_MS = 86_400_000;

/** The days on which guarantees that are not executed end. @param today YYYY-MM-DD */
export function findContractDates({ guarantees }: Pick<Contract, 'guarantees'>, today: string): DueDates {
  const open = guarantees.filter(({ status }) => status !== 'executed');
  const days = open
    .map((guarantee) => toDueDay(guarantee, today))
    .filter((day) => day !== null)
    .sort((a, b) => a.inDays - b.inDays);
  const passed = days.filter(({ inDays }) => inDays < 0);
  return {
    next: days.find(({ inDays }) => inDays >= 0) ?? null,
    passed: passed.at(-1) ?? null,
    overdue: passed.length,
    isOver: open.length === 0,
  };
}

/** `null` without a known date. */
function toDueDay({ validUntil: day, description }: Guarantee, today: string): DueDay | null {
  if (day === null || !isCalendarDate(day)) return null;
  return {
    day,
    inDays: Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS),
    of: description,
  };
}
