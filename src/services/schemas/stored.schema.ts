import * as v from 'valibot';
import { KEY_VERDICTS } from '@/domain/keys/key-verdict';
import {
  CLAUSE_TYPES,
  CONTRACT_TYPES,
  type Comment,
  type Contract,
  type Transaction,
  type User,
} from '@/domain/models';
import { parseWireBtc, type Sats, toSats } from '@/domain/primitives/amount';
import { setAside } from '@/services/schemas/read-record';
import { describeContractRecords } from '@/services/schemas/records.schema';
import { writeContract, writeTransaction } from '@/services/schemas/records.writer';
import type { WireUser } from '@/services/schemas/stored-user';

/*
 * Records in local storage: wire names, all fields present, amounts in satoshis. Other builds store amounts as BTC text,
 * so both are read.
 */

const storedAmount: v.GenericSchema<unknown, Sats | null> = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.rawTransform(({ dataset, addIssue, NEVER }): Sats => {
      const sats = readStoredAmount(dataset.value);
      if (sats !== null) return sats;
      addIssue({ message: 'not an amount' });
      return NEVER;
    }),
  ),
  null,
);

function readStoredAmount(value: number | string): Sats | null {
  if (typeof value === 'number') return toSats(value);
  const parsed = parseWireBtc(value);
  return parsed.ok ? parsed.sats : null;
}

const complete = describeContractRecords({ amount: storedAmount, complete: true });
const tolerant = describeContractRecords({ amount: storedAmount, complete: false });

export const storedContractSchema: v.GenericSchema<unknown, Contract> = complete.contractSchema;

/** Tolerant: an unrecorded broadcast must not be dropped for a missing field. */
export const storedTransactionSchema: v.GenericSchema<unknown, Transaction> = tolerant.transactionSchema;

/** Amounts in satoshis; what could not be read apart from them, so that it goes back as it came after a reload too. */
const TO_STORAGE = { amount: (amount: Sats | null) => amount, unread: setAside };

export function transactionToStored(transaction: Transaction): Record<string, unknown> {
  return writeTransaction(transaction, TO_STORAGE);
}

export function contractToStored(contract: Contract): Record<string, unknown> {
  return writeContract(contract, TO_STORAGE);
}

export function userToStored({ id, email, username, encryptedKey, publicKey }: User): WireUser {
  return { id, email, username, encrypted_key: encryptedKey, public_key: publicKey };
}

export const storedClausesSchema = v.array(
  v.looseObject({
    id: v.string(),
    title: v.string(),
    content: v.string(),
    type: v.picklist(CLAUSE_TYPES),
    contractTypes: v.array(v.picklist(CONTRACT_TYPES)),
    votes: v.number(),
    comments: v.array(v.custom<Comment>(() => true)),
  }),
);

/** The part of the own key's state that survives a reload. */
export const storedOwnKeySchema = v.object({
  keyVerdict: v.nullish(v.picklist(KEY_VERDICTS), null),
});
