import { createAction } from '@reduxjs/toolkit';
import { readStoredUser } from '@/services/schemas/stored-user';
import { type AccountState, NO_ACCOUNT } from '@/store/account/account.slice';
import { storedAccount } from '@/store/account/stored-account';
import { type AuthState, SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { type ClausesState, NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { type ContractsState, NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { EMPTY_OUTBOX, type OutboxState } from '@/store/outbox/outbox.slice';
import { restore } from '@/store/persistence/restore';
import { KEYS } from '@/store/persistence/storage-keys';
import { storedContracts, storedIntents, storedOutbox } from '@/store/persistence/stored-shapes';
import { NO_PINS, type PinsState, pinsFrom } from '@/store/pins/pins.slice';
import { storedPins } from '@/store/pins/stored-pins';

/** The slices that survive a reload. */
export interface Persisted {
  auth: AuthState;
  account: AccountState;
  contracts: ContractsState;
  outbox: OutboxState;
  clauses: ClausesState;
  pins: PinsState;
}

/** Another tab signed a user in: the state becomes what storage holds of them. */
export const sessionAdopted = createAction<Persisted>('session/adopted');

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
