import { readStoredUser } from '@/services/schemas/stored-user';
import { NO_ACCOUNT } from '@/store/account/account.slice';
import { toAuthState } from '@/store/auth/auth.slice';
import { NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { EMPTY_OUTBOX } from '@/store/outbox/outbox.slice';
import { readStored } from '@/store/persistence/read-storage';
import {
  parseAccount,
  parseClauses,
  parseContracts,
  parseIntents,
  parseOutbox,
} from '@/store/persistence/stored-state';
import type { PersistedState } from '@/store/setup/base-store';

/** The state after a reload. Without a user, only what the first login needs of the registration before it is kept. */
export function loadPersisted(): PersistedState {
  const user = readStored('user', readStoredUser);
  const account = readStored('account', parseAccount);
  const contracts = readStored('contracts', parseContracts);
  const entries = readStored('outbox', parseOutbox);
  const intents = readStored('intents', parseIntents);
  const own = readStored('clauses', parseClauses);
  return {
    auth: toAuthState(user),
    account: { ...NO_ACCOUNT, ...account, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
  };
}
