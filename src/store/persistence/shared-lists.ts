import { clausesAdopted } from '@/store/clauses/clauses.slice';
import { storedClauses } from '@/store/clauses/stored-clauses';
import { outboxAdopted } from '@/store/outbox/outbox.slice';
import type { SharedListSpec } from '@/store/persistence/shared-list';
import { KEYS } from '@/store/persistence/storage-keys';
import { intentToStored, outboxEntryToStored, storedIntents, storedOutbox } from '@/store/persistence/stored-shapes';

/*
 * The lists that this device alone holds, each entry with a name: tabs merge them, entry by entry.
 */

export const OUTBOX = spec({
  key: KEYS.outbox,
  of: ({ outbox }) => outbox.entries,
  read: storedOutbox,
  write: outboxEntryToStored,
  nameOf: ({ txid }) => txid,
  adopted: (entries) => outboxAdopted({ entries }),
});

export const INTENTS = spec({
  key: KEYS.intents,
  of: ({ outbox }) => outbox.intents,
  read: storedIntents,
  write: intentToStored,
  nameOf: ({ key }) => key,
  adopted: (intents) => outboxAdopted({ intents }),
});

export const CLAUSES = spec({
  key: KEYS.clauses,
  of: ({ clauses }) => clauses.own,
  read: storedClauses,
  write: (clause) => clause,
  nameOf: ({ id }) => id,
  adopted: clausesAdopted,
});

/** Lets the entries' type follow from the slice. */
function spec<Item>(list: SharedListSpec<Item>): SharedListSpec<Item> {
  return list;
}
