import { readStoredUser } from '@/services/schemas/stored-user';
import { NO_ACCOUNT } from '@/store/account/account.slice';
import { storedAccount } from '@/store/account/stored-account';
import { SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import { NO_PINS, pinsFrom } from '@/store/pins/pins.slice';
import { storedPins } from '@/store/pins/stored-pins';
import { restore } from '@/store/restore';
import { KEYS } from '@/store/storage-keys';
import type { RootState } from '@/store/store-types';
import { storedContracts, storedIntents, storedOutbox } from '@/store/stored-shapes';

export type Persisted = Pick<RootState, 'auth' | 'account' | 'contracts' | 'outbox' | 'clauses' | 'pins'>;

/** The part of the state that a reload brings back. What fails to parse is logged and ignored. */
export function loadPersisted(): Persisted {
  const user = restore(KEYS.user, readStoredUser);
  const account = restore(KEYS.account, storedAccount);
  const contracts = restore(KEYS.contracts, storedContracts);
  const entries = restore(KEYS.outbox, storedOutbox);
  const intents = restore(KEYS.intents, storedIntents);
  const own = restore(KEYS.clauses, storedClauses);
  const pinned = restore(KEYS.pins, storedPins);
  return {
    auth: user === null ? SIGNED_OUT : signedIn(user),
    // Of the registration before the first login, too.
    account: { ...NO_ACCOUNT, ...account, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
    pins: user === null || pinned === null ? NO_PINS : pinsFrom(pinned),
  };
}
