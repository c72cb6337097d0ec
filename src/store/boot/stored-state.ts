import * as v from 'valibot';
import type { Clause, Contract } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';
import { logger } from '@/lib/logger';
import { idField, satoshis } from '@/services/schemas/fields.schema';
import {
  storedClausesSchema,
  storedContractSchema,
  storedOwnKeySchema,
  storedTransactionSchema,
  transactionToStored,
} from '@/services/schemas/stored.schema';
import type { OwnKeyState } from '@/store/keys/own-key.slice';
import type { StoredIntent } from '@/store/outbox/intents';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';

/* Parsers of local storage return `null` for any other shape. The user has a parser of its own (stored-user.ts). */

/** Contracts, bare or as part of the slice state. Invalid ones are dropped; they are fetched again with the list. */
export function parseContracts(value: unknown): Contract[] | null {
  const list = isRecord(value) ? value.contracts : value;
  if (!Array.isArray(list)) return null;
  const contracts: Contract[] = [];
  for (const item of list) {
    const result = v.safeParse(storedContractSchema, item, { abortEarly: true });
    if (result.success) contracts.push(result.output);
  }
  const dropped = list.length - contracts.length;
  if (dropped > 0) logger.warn(`Stored contracts of another shape are ignored: ${dropped}`);
  return contracts.length === 0 && dropped > 0 ? null : contracts;
}

const guaranteeRef = { contractId: idField, guaranteeId: idField };

// Tabs compare entries as JSON, so the fields are in the order in which entries are created.
const outboxSchema = v.array(
  v.looseObject({
    ...guaranteeRef,
    withdrawal: storedTransactionSchema,
    txid: v.string(),
    txHex: v.string(),
    stage: v.picklist(['signed', 'broadcast']),
  }),
);

export function parseOutbox(value: unknown): OutboxEntry[] | null {
  const result = v.safeParse(outboxSchema, value);
  return result.success ? result.output : null;
}

export function outboxEntryToStored(entry: OutboxEntry): unknown {
  return { ...entry, withdrawal: transactionToStored(entry.withdrawal) };
}

const intentsSchema = v.array(
  v.variant('kind', [
    v.looseObject({
      kind: v.literal('release'),
      key: v.string(),
      ...guaranteeRef,
      address: v.nullable(v.string()),
      amount: v.nullable(satoshis),
      known: v.array(idField),
      withdrawalId: v.nullable(idField),
    }),
    v.looseObject({
      kind: v.literal('signature'),
      key: v.string(),
      ...guaranteeRef,
      withdrawal: storedTransactionSchema,
    }),
    v.looseObject({ kind: v.literal('deposit'), key: v.string(), ...guaranteeRef, known: v.array(idField) }),
  ]),
);

export function parseIntents(value: unknown): StoredIntent[] | null {
  const result = v.safeParse(intentsSchema, value);
  // The schema has checked the branded amount.
  return result.success ? (result.output as StoredIntent[]) : null;
}

export function intentToStored(intent: StoredIntent): unknown {
  return intent.kind === 'signature' ? { ...intent, withdrawal: transactionToStored(intent.withdrawal) } : intent;
}

/** Returns the value itself, since tabs compare clauses as JSON. */
export function parseClauses(value: unknown): Clause[] | null {
  return v.is(storedClausesSchema, value) ? value : null;
}

export type StoredOwnKey = Pick<OwnKeyState, 'keyVerdict'>;

export function parseOwnKey(value: unknown): StoredOwnKey | null {
  const result = v.safeParse(storedOwnKeySchema, value);
  return result.success ? result.output : null;
}

/** `null` if there is nothing to store. */
export function ownKeyToStored({ keyVerdict }: OwnKeyState): StoredOwnKey | null {
  return keyVerdict === null ? null : { keyVerdict };
}
