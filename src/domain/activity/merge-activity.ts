import {
  type ActivityEntry,
  type ActivityEvent,
  isBetterTime,
  isOtherPerson,
  isStronger,
} from '@/domain/activity/activity';
import { toDepositId } from '@/domain/activity/record-events';
import { toIdKey } from '@/domain/primitives/ids';

/** Limit of entries reported by the server alone, so that a server cannot fill the storage with invented ones. */
export const MAX_CLAIMS = 5_000;

type Log = Map<string, ActivityEntry>;

/**
 * Adds events to the log. A recorded entry stays as it is, except that unknown values become known and its proof gets
 * stronger. If the server later reports different values, they become a separate entry (docs/activity.md#rules).
 * @param now ISO 8601
 * @param unknown guarantees (`toIdKey`) whose records were not received: their entries are not missing
 * @returns `stored` itself if nothing is new
 */
export function mergeActivity(
  stored: readonly ActivityEntry[],
  events: readonly ActivityEvent[],
  now: string,
  unknown: ReadonlySet<string> = new Set(),
): readonly ActivityEntry[] {
  const log: Log = new Map(stored.map((entry) => [entry.id, entry]));
  const room = { claims: MAX_CLAIMS - stored.filter(({ proof }) => proof === 'server').length };
  for (const event of events) addEvent(log, event, now, room);
  markGone(log, events, unknown);
  const merged = [...log.values()];
  return merged.length === stored.length && merged.every((entry, at) => entry === stored[at]) ? stored : merged;
}

/** True if the server may have reported more than was recorded. */
export function isFull(entries: readonly ActivityEntry[]): boolean {
  return entries.filter(({ proof }) => proof === 'server').length >= MAX_CLAIMS;
}

function addEvent(log: Log, event: ActivityEvent, now: string, room: { claims: number }): void {
  const known = takeKnown(log, event);
  if (known === undefined) {
    addEntry(log, event, { recordedAt: now, contradicts: null }, room);
    return;
  }
  const differs = isContradiction(known, event);
  if (isStronger(event.proof, known.proof)) {
    log.set(known.id, strengthen(known, event));
    if (differs) addClaim(log, known, known, known.recordedAt, room);
  } else if (!differs) {
    const filled = fillIn(known, event);
    if (!isEqual(filled, known)) log.set(known.id, filled);
  } else if (event.proof === 'server') addClaim(log, known, event, now, room);
  // Proven twice with different values: two events to which the server gave the same id.
  else addEvent(log, { ...event, id: `${event.id}#${formatValues(event)}` }, now, room);
}

/**
 * The entry of the same event. A record may lack the index of the output that paid it, so its entry takes the id of the first output of
 * that transaction that is known.
 */
function takeKnown(log: Log, event: ActivityEvent): ActivityEntry | undefined {
  const { id, kind, link, record } = event;
  const same = log.get(id);
  if (same !== undefined || kind !== 'deposit' || link === null || !('txid' in link)) return same;
  const vagueId = toDepositId(link.txid, null);
  const found = id === vagueId ? findOutput(log, link.txid) : log.get(vagueId);
  if (found === undefined) return undefined;
  const known = { ...found, id: id === vagueId ? found.id : id, record: record ?? found.record };
  if (isEqual(known, found)) return found;
  if (known.id !== found.id) log.delete(found.id);
  log.set(known.id, known);
  return known;
}

function findOutput(log: Log, txid: string): ActivityEntry | undefined {
  for (const entry of log.values()) {
    const { kind, link, contradicts } = entry;
    if (kind === 'deposit' && contradicts === null && link !== null && 'txid' in link && link.txid === txid)
      return entry;
  }
  return undefined;
}

function addClaim(log: Log, about: ActivityEntry, claim: ActivityEvent, at: string, room: { claims: number }): void {
  const id = `${about.id}!${formatValues(claim)}`;
  if (log.has(id)) return;
  const event: ActivityEvent = { ...toPlainEvent(claim), id, proof: 'server', timeFrom: 'server', record: null };
  addEntry(log, event, { recordedAt: at, contradicts: about.id }, room);
}

function addEntry(
  log: Log,
  event: ActivityEvent,
  about: Pick<ActivityEntry, 'recordedAt' | 'contradicts'>,
  room: { claims: number },
): void {
  if (event.proof === 'server') {
    if (room.claims <= 0) return;
    room.claims -= 1;
  }
  log.set(event.id, { ...toPlainEvent(event), ...about, gone: false });
}

/** Proven values count; the others are claims of the server. */
function strengthen(known: ActivityEntry, event: ActivityEvent): ActivityEntry {
  const proven = {
    amount: event.amount ?? known.amount,
    person: event.person ?? known.person,
    guaranteeId: event.guaranteeId ?? known.guaranteeId,
    hash: event.hash ?? known.hash,
  };
  return { ...fillIn(known, event), ...proven, proof: event.proof };
}

function fillIn(known: ActivityEntry, event: ActivityEvent): ActivityEntry {
  const isBetter = event.at !== null && (known.at === null || isBetterTime(event.timeFrom, known.timeFrom));
  return {
    ...known,
    ...(isBetter ? { at: event.at, timeFrom: event.timeFrom } : {}),
    person: known.person ?? event.person,
    amount: known.amount ?? event.amount,
    guaranteeId: known.guaranteeId ?? event.guaranteeId,
    link: known.link ?? event.link,
    hash: known.hash ?? event.hash,
    record: known.record ?? event.record,
  };
}

function markGone(log: Log, events: readonly ActivityEvent[], unknown: ReadonlySet<string>): void {
  const records = new Set(events.map(({ record }) => record));
  for (const entry of log.values()) {
    if (entry.guaranteeId !== null && unknown.has(toIdKey(entry.guaranteeId))) continue;
    const gone = entry.record !== null && !records.has(entry.record);
    if (gone !== entry.gone) log.set(entry.id, { ...entry, gone });
  }
}

function isEqual(a: ActivityEntry, b: ActivityEntry): boolean {
  return (Object.keys(a) as (keyof ActivityEntry)[]).every((key) => a[key] === b[key]);
}

/** The event alone, without the fields that an entry adds. */
function toPlainEvent(event: ActivityEvent): ActivityEvent {
  const { id, kind, proof, guaranteeId, at, timeFrom, after, person, amount, link, hash, revision, record } = event;
  return { id, kind, proof, guaranteeId, at, timeFrom, after, person, amount, link, hash, revision, record };
}

/** Only times of creation are compared: the time of a record's last change is expected to differ. */
const FIXED_TIMES: readonly string[] = ['created', 'guarantee', 'address'];

/** True if a known value differs. An unknown one contradicts nothing. */
function isContradiction(known: ActivityEvent, event: ActivityEvent): boolean {
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
function formatValues({ kind, amount, person, guaranteeId, hash, at }: ActivityEvent): string {
  return [amount, person, guaranteeId, hash, FIXED_TIMES.includes(kind) ? at : null]
    .map((each) => each ?? '')
    .join(' ');
}
