import type { ContractText } from '@/domain/contracts/contract-form';
import { getDepositor } from '@/domain/guarantees/depositor';
import { isPastDate } from '@/domain/guarantees/guarantee-form';
import type { Contract } from '@/domain/models';
import { matchBlanks } from '@/domain/primitives/blanks';
import { listPartyBlanks } from '@/domain/templates/party-blanks';

/** A gap in a contract that is about to be published. The owner may publish it all the same. */
export type OpenPoint =
  /** Changes to the text that were typed and not saved, and would not be published. */
  | { kind: 'unsaved' }
  /** The quote is the parties' own words. */
  | { kind: 'blank' | 'no-depositor'; quote: string }
  | { kind: 'past'; quote: string; date: string };

/** A hostile text may have thousands. */
const MOST = 20;

/** @param today YYYY-MM-DD */
export function listOpenPoints(
  { title, description, contractors = [], guarantees = [] }: ContractText & Partial<Contract>,
  today: string,
): OpenPoint[] {
  // Left to the party that joins.
  const left = listPartyBlanks(description).map(({ mark }) => mark);
  const blanks = [title, description].flatMap((text) =>
    matchBlanks(text)
      .filter(([mark]) => !left.includes(mark))
      .slice(0, MOST)
      .map((mark): OpenPoint => ({ kind: 'blank', quote: takeContext(text, mark) })),
  );
  const about = guarantees.flatMap((guarantee): OpenPoint[] => {
    const { description: name, validUntil: date, status } = guarantee;
    const quote = cutQuote(name);
    const isPast = status === 'pending' && date !== null && isPastDate(date, today);
    const hasNone = getDepositor(guarantee, { contractors }).kind === 'not-stated';
    return [
      ...(hasNone ? [{ kind: 'no-depositor' as const, quote }] : []),
      ...(isPast ? [{ kind: 'past' as const, quote, date }] : []),
    ];
  });
  return [...blanks, ...about.slice(0, MOST)];
}

const CONTEXT = 40;

/** The blank with the preceding words of its line, which say what belongs there. */
function takeContext(text: string, { 0: mark, index }: RegExpExecArray): string {
  // `[to be completed: price]` already says it.
  if (mark.includes(' ') && mark.trim().length > CONTEXT / 4) return cutQuote(mark);
  const before = text.slice(Math.max(0, index - CONTEXT), index);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const words = line.length === CONTEXT ? `…${line.slice(line.indexOf(' '))}` : line;
  return cutQuote(`${words}${mark.slice(0, CONTEXT)}`);
}

/** Longer quotes are cut. */
const QUOTE_LENGTH = 80;

function cutQuote(text: string): string {
  const line = text.trim();
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH).trimEnd()}…` : line;
}
