import * as v from 'valibot';
import { type Destination, findDestination, rememberDestination } from '@/domain/withdrawals/destinations';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';

const destinationSchema: v.GenericSchema<unknown, Destination> = v.object({
  address: v.string(),
  name: v.string(),
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * The addresses that an account paid from this device. The user can delete them (docs/security.md#destinations). An entry
 * that cannot be read counts as never paid.
 */
export const destinationRecords = deviceRecord<Destination[], [publicKey: string]>({
  name: 'destinations',
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((each): each is Destination => v.is(destinationSchema, each)) : [],
});

/** The account's destinations on this device; `null` if there are none. Never rejects. */
export function loadDestinations(): AppThunk<Promise<Destination[] | null>> {
  return (dispatch) => dispatch(access((account) => destinationRecords.read([account])));
}

/** After a release was signed. Never rejects. */
export function noteDestination(address: string, name: string): AppThunk<Promise<Destination[] | null>> {
  const paid = { address, name, paidAt: new Date().toISOString() };
  return (dispatch) =>
    dispatch(access((account) => destinationRecords.change([account], (known) => rememberDestination(known, paid))));
}

/** Forgets one destination, or all with `null`. Never rejects. */
export function forgetDestination(address: string | null): AppThunk<Promise<Destination[] | null>> {
  return (dispatch) =>
    dispatch(
      access((account) =>
        destinationRecords.change([account], (known) => {
          const gone = address === null ? null : findDestination(known, address);
          return address === null ? [] : known.filter((destination) => destination !== gone);
        }),
      ),
    );
}

function access(use: (account: string) => Promise<Destination[]>): AppThunk<Promise<Destination[] | null>> {
  return async (_dispatch, getState) => {
    const account = selectSigner(getState());
    if (account === null) return null;
    try {
      return await use(account);
    } catch (error) {
      logger.warn(`The memory of destinations cannot be used: ${String(error)}`);
      return null;
    }
  };
}
