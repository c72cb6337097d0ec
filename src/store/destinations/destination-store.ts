import * as v from 'valibot';
import type { Destination } from '@/domain/withdrawal/destinations';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * The addresses that an account paid from this device, in IndexedDB: whether an address is new must outlive the session.
 * The user can delete them (docs/security.md#destinations).
 */

const DESTINATIONS = ['aval-destinations', 'destinations'] as const;

const destinationSchema: v.GenericSchema<unknown, Destination> = v.object({
  address: v.string(),
  name: v.string(),
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** @param account its public key, hex in lower case. Rejects if the browser keeps no databases. */
export function readDestinations(account: string): Promise<Destination[]> {
  return withTable(DESTINATIONS, 'readonly', async (table) => toList(await table.get(getKey(account))));
}

/** Changes the list in one transaction, and returns it. Rejects if the browser keeps no databases. */
export function changeDestinations(
  account: string,
  change: (known: readonly Destination[]) => Destination[],
): Promise<Destination[]> {
  return withTable(DESTINATIONS, 'readwrite', async (table) => {
    const changed = change(toList(await table.get(getKey(account))));
    if (changed.length === 0) await table.delete(getKey(account));
    else await table.put(changed, getKey(account));
    return changed;
  });
}

/** What cannot be read is as good as never paid. */
function toList(stored: unknown): Destination[] {
  return Array.isArray(stored) ? stored.filter((each): each is Destination => v.is(destinationSchema, each)) : [];
}

function getKey(account: string): string {
  return `${getStorageScope()} ${account}`;
}
