import { readStoredUser } from '@/services/schemas/stored-user';
import { toAuthState } from '@/store/auth/auth.slice';
import type { PersistedState } from '@/store/boot/base-store';
import { parseClauses, parseContracts, parseIntents, parseOutbox, parseOwnKey } from '@/store/boot/stored-state';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { readStored } from '@/store/device/read-storage';
import { NO_OWN_KEY } from '@/store/keys/own-key.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';

/** The state after a reload. Without a user, only the data of a registration that the first login needs is kept. */
export function loadPersisted(): PersistedState {
  const user = readStored('user', readStoredUser);
  const ownKey = readStored('ownKey', parseOwnKey);
  const contracts = readStored('contracts', parseContracts);
  const entries = readStored('outbox', parseOutbox);
  const intents = readStored('intents', parseIntents);
  const own = readStored('clauses', parseClauses);
  return {
    auth: toAuthState(user),
    ownKey: { ...NO_OWN_KEY, ...ownKey, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
  };
}
