import * as v from 'valibot';
import type { Contract } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { isRecord } from '@/domain/primitives/records';
import { logger } from '@/lib/logger';
import { idField } from '@/services/schemas/fields.schema';
import { storedContractSchema, storedTransactionSchema, transactionToStored } from '@/services/schemas/stored.schema';
import type { Intent } from '@/store/outbox/intents';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';

/*
 * Readers of what this program wrote to local storage. Each returns `null` for any other shape.
 */

/** Contracts, bare or as part of the whole slice state. Those of another shape are dropped and fetched with the list. */
export function storedContracts(value: unknown): Contract[] | null {
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

const satsOrNull = v.nullable(
  v.pipe(
    v.number(),
    v.check((value) => toSats(value) !== null),
  ),
);

const guaranteeRef = { contractId: idField, guaranteeId: idField };

// Fields stand in the order in which the entries are made: tabs compare them as text.
const outboxSchema = v.array(
  v.looseObject({
    ...guaranteeRef,
    withdrawal: storedTransactionSchema,
    txid: v.string(),
    txHex: v.string(),
    stage: v.picklist(['signed', 'broadcast']),
  }),
);

const intentsSchema = v.array(
  v.variant('kind', [
    v.looseObject({
      kind: v.literal('release'),
      key: v.string(),
      ...guaranteeRef,
      address: v.nullable(v.string()),
      amount: satsOrNull,
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

export function storedOutbox(value: unknown): OutboxEntry[] | null {
  const result = v.safeParse(outboxSchema, value);
  return result.success ? result.output : null;
}

export function storedIntents(value: unknown): Intent[] | null {
  const result = v.safeParse(intentsSchema, value);
  // The branded amount was checked by the schema.
  return result.success ? (result.output as Intent[]) : null;
}

export function outboxEntryToStored(entry: OutboxEntry): unknown {
  return { ...entry, withdrawal: transactionToStored(entry.withdrawal) };
}

export function intentToStored(intent: Intent): unknown {
  return intent.kind === 'signature' ? { ...intent, withdrawal: transactionToStored(intent.withdrawal) } : intent;
}
