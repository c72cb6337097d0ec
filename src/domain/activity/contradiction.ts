import { type ActivityEvent, isOtherPerson } from '@/domain/activity/activity';

/** Only times of creation are compared: a record's time of change moves with every change. */
const FIXED_TIMES: readonly string[] = ['created', 'guarantee', 'address'];

/** True if a known value differs. An unknown one contradicts nothing. */
export function isContradiction(known: ActivityEvent, event: ActivityEvent): boolean {
  const isSameText = known.hash !== null && known.hash === event.hash;
  return (
    (!isSameText && known.amount !== null && event.amount !== null && known.amount !== event.amount) ||
    (known.hash !== null && event.hash !== null && known.hash !== event.hash) ||
    isOtherPerson(known.person, event.person) ||
    isOtherPerson(known.guaranteeId, event.guaranteeId) ||
    (FIXED_TIMES.includes(event.kind) && isOtherTime(known, event))
  );
}

function isOtherTime(a: ActivityEvent, b: ActivityEvent): boolean {
  if (a.at === null || b.at === null || a.at === b.at) return false;
  const [first, second] = [Date.parse(a.at), Date.parse(b.at)];
  return first !== second && !(Number.isNaN(first) && Number.isNaN(second));
}

/** Names a claim by its values, so that it is recorded once. */
export function formatValues({ kind, amount, person, guaranteeId, hash, at }: ActivityEvent): string {
  return [amount, person, guaranteeId, hash, FIXED_TIMES.includes(kind) ? at : null]
    .map((each) => each ?? '')
    .join(' ');
}
