import { readStoredUser } from '@/services/schemas/stored-user';
import { NO_ACCOUNT } from '@/store/account/account.slice';
import { storedAccount } from '@/store/account/stored-account';
import { toAuthState } from '@/store/auth/auth.slice';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import { readStored } from '@/store/persistence/read-storage';
import { storedContracts, storedIntents, storedOutbox } from '@/store/persistence/stored-shapes';
import { NO_PINS, pinsFrom } from '@/store/pins/pins.slice';
import { storedPins } from '@/store/pins/stored-pins';
import type { PersistedState } from '@/store/setup/base-store';

/** The state after a reload. Without a user, only what the first login needs of the registration before it is kept. */
export function loadPersisted(): PersistedState {
  const user = readStored('user', readStoredUser);
  const account = readStored('account', storedAccount);
  const contracts = readStored('contracts', storedContracts);
  const entries = readStored('outbox', storedOutbox);
  const intents = readStored('intents', storedIntents);
  const own = readStored('clauses', storedClauses);
  const pinned = readStored('pins', storedPins);
  return {
    auth: toAuthState(user),
    account: { ...NO_ACCOUNT, ...account, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
    pins: user === null || pinned === null ? NO_PINS : pinsFrom(pinned),
  };
}
