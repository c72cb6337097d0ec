import { type Destination, findDestination, rememberDestination } from '@/domain/withdrawal/destinations';
import { logger } from '@/lib/logger';
import { selectSigner } from '@/store/account/own-key.selectors';
import { changeDestinations, readDestinations } from '@/store/destinations/destination-store';
import type { AppThunk } from '@/store/setup/store-types';

/** What this device remembers of the account's destinations; `null` if it keeps nothing. Never rejects. */
export function loadDestinations(): AppThunk<Promise<Destination[] | null>> {
  return (dispatch) => dispatch(access(readDestinations));
}

/** After a release was signed. Never rejects. */
export function noteDestination(address: string, name: string): AppThunk<Promise<Destination[] | null>> {
  const paid = { address, name, paidAt: new Date().toISOString() };
  return (dispatch) =>
    dispatch(access((account) => changeDestinations(account, (known) => rememberDestination(known, paid))));
}

/** Forgets one destination, or all with `null`. Never rejects. */
export function forgetDestination(address: string | null): AppThunk<Promise<Destination[] | null>> {
  return (dispatch) =>
    dispatch(
      access((account) =>
        changeDestinations(account, (known) => {
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
