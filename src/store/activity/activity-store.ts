import * as v from 'valibot';
import { ACTIVITY_KINDS, ACTIVITY_PROOFS, type ActivityEntry, TIME_SOURCES } from '@/domain/activity/activity';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * The activity logs that this device keeps, in IndexedDB: they outlive the session, and what the server says later
 * (docs/decisions/0031).
 */

const LOGS = ['aval-activity', 'logs'] as const;

const text = v.nullable(v.string());
const id = v.nullable(v.union([v.string(), v.number()]));
const amount = v.custom<Sats>((value) => typeof value === 'number' && toSats(value) !== null);

const entrySchema: v.GenericSchema<unknown, ActivityEntry> = v.object({
  id: v.string(),
  kind: v.picklist(ACTIVITY_KINDS),
  proof: v.picklist(ACTIVITY_PROOFS),
  guaranteeId: id,
  at: text,
  timeFrom: v.picklist(TIME_SOURCES),
  after: text,
  person: id,
  amount: v.nullable(amount),
  link: v.nullable(v.union([v.object({ txid: v.string() }), v.object({ address: v.string() })])),
  hash: text,
  revision: text,
  record: text,
  recordedAt: v.string(),
  gone: v.boolean(),
  contradicts: text,
});

export interface ActivityOwner {
  /** The account's public key, hex in lower case; its id if it has none. */
  account: string;
  contractId: Id;
}

/**
 * Changes a log in one transaction, so that tabs that add at the same time keep each other's entries, and returns it.
 * Rejects if the browser keeps no databases.
 */
export function changeLog(
  owner: ActivityOwner,
  change: (stored: readonly ActivityEntry[]) => readonly ActivityEntry[],
): Promise<readonly ActivityEntry[]> {
  return withTable(LOGS, 'readwrite', async (table) => {
    const row = await table.get(getKey(owner));
    const rows = Array.isArray(row) ? row : [];
    const stored = rows.filter((each) => v.is(entrySchema, each)) as ActivityEntry[];
    const changed = change(stored);
    // Entries of another version are kept as they are.
    const others = rows.filter((each) => !v.is(entrySchema, each));
    if (others.length > 0) logger.warn(`${others.length} entries of the activity log cannot be read`);
    if (changed !== stored) await table.put([...others, ...changed], getKey(owner));
    return changed;
  });
}

function getKey({ account, contractId }: ActivityOwner): string {
  return `${getStorageScope()} ${account} ${toIdKey(contractId)}`;
}
