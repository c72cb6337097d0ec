import * as v from 'valibot';
import { settings } from '@/config/settings';
import { withNormalAddress } from '@/domain/deposits/deposit-address';
import type {
  Arbitrator,
  Contract,
  ContractKey,
  Guarantee,
  GuaranteeDetails,
  Message,
  Transaction,
} from '@/domain/models';
import { MAX_SATS, type Sats, sumAmounts } from '@/domain/primitives/amount';
import { shortenText } from '@/domain/primitives/bounded-text';
import {
  amountField,
  dateField,
  flagField,
  idField,
  idsField,
  listOf,
  optionalId,
  optionalListOf,
  optionalMoment,
  optionalText,
  optionalWhole,
  reduceDate,
  textField,
} from '@/services/schemas/fields.schema';
import { readPaidAmount } from '@/services/schemas/paid-amount';
import { describeRecord, describeStored, readRecord } from '@/services/schemas/read-record';

/*
 * The records of docs/api.md#shapes. Wire, local storage and the fill of a contract share these descriptions; they differ
 * in the format of amounts and in required fields.
 */

/** Characters of a chat message. Messages are only shown: what is beyond is named in its place. */
const MAX_MESSAGE_LENGTH = 50_000;

const messageField = v.pipe(
  textField,
  v.transform((text) => shortenText(text, MAX_MESSAGE_LENGTH)),
);

export const MESSAGE = describeRecord(
  { id: idField, user_id: optionalId, contract_id: optionalId, content: messageField, created_at: optionalMoment },
  { user_id: 'userId', contract_id: 'contractId', created_at: 'createdAt' },
  ['content'],
);

export const messageSchema: v.GenericSchema<unknown, Message> = readRecord(MESSAGE);

export const arbitratorSchema: v.GenericSchema<unknown, Arbitrator> = readRecord(
  describeRecord({ public_key: v.pipe(v.string(), v.nonEmpty()) }, { public_key: 'publicKey' }),
);

/** The envelope is of no use here. Like any unknown field, a PUT sends it back as it was received, text or object. */
const KEY = describeRecord({ public_key: optionalText }, { public_key: 'publicKey' });

/** A missing key keeps its index: keys[i] belongs to contractors[i]. */
const keySchema: v.GenericSchema<unknown, ContractKey> = v.pipe(v.nullish(v.unknown(), {}), readRecord(KEY));

/** [owner, counterparty?]; an absent counterparty may be null or empty, the owner may not. */
const contractorsField = v.pipe(
  v.nullish(v.pipe(v.array(v.unknown()), v.transform(trimAbsentEnd)), []),
  v.array(idField),
);

function trimAbsentEnd(ids: unknown[]): unknown[] {
  const last = ids.findLastIndex((id) => id !== null && id !== '');
  return ids.slice(0, last + 1);
}

/** Of a guarantee that is named by its id alone, nothing else is known. */
function toRecord(guarantee: unknown): unknown {
  return typeof guarantee === 'string' || typeof guarantee === 'number' ? { id: guarantee } : guarantee;
}

interface ReadingRules {
  amount: v.GenericSchema<unknown, Sats | null>;
  /** Every field must be present: required in storage, not on the wire. */
  complete: boolean;
  /** Keeps empty texts and lists as received, since the record will be written back. */
  keepsEmpty?: boolean;
}

/** Contract, guarantee and transaction. */
export function describeContractRecords({ amount, complete, keepsEmpty = false }: ReadingRules) {
  const describe: typeof describeRecord = complete ? describeStored : describeRecord;
  const transaction = describe(
    {
      id: idField,
      guarantee_id: optionalId,
      guarantee_order: optionalWhole,
      address: optionalText,
      amount,
      txid: optionalText,
      vout: optionalWhole,
      withdrawal: flagField,
      sender_id: optionalId,
      receivers_id: idsField,
      status: textField,
      u_psbt: optionalText,
      p_psbt: optionalText,
      signer: optionalId,
      created_at: optionalMoment,
      updated_at: optionalMoment,
    },
    {
      guarantee_id: 'guaranteeId',
      guarantee_order: 'guaranteeOrder',
      withdrawal: 'isWithdrawal',
      sender_id: 'senderId',
      receivers_id: 'receiverIds',
      u_psbt: 'unsignedPsbt',
      p_psbt: 'signedPsbt',
      created_at: 'createdAt',
      updated_at: 'updatedAt',
    },
    ['withdrawal'],
  );
  const transactionSchema: v.GenericSchema<unknown, Transaction> = v.pipe(
    readRecord(transaction, { complete, keepsEmpty }),
    v.transform(withNormalAddress),
    v.transform((transaction) => readPaidAmount(transaction, settings().withdrawalAmount)),
  );

  const guarantee = describe(
    {
      id: idField,
      contract_id: optionalId,
      contractor_id: optionalId,
      description: textField,
      amount,
      valid_until: dateField,
      conditions: textField,
      verification_process: textField,
      status: textField,
      deposits: optionalListOf(transactionSchema),
      withdrawals: optionalListOf(transactionSchema),
    },
    {
      contract_id: 'contractId',
      contractor_id: 'depositorId',
      valid_until: 'validUntil',
      verification_process: 'verificationProcess',
    },
  );
  const guaranteeSchema: v.GenericSchema<unknown, Guarantee> = v.pipe(
    readRecord(guarantee, { complete, keepsEmpty }),
    v.transform((fields) => reduceDate<Guarantee>(fields)),
  );

  const contract = describe(
    {
      id: idField,
      title: textField,
      description: textField,
      contract_order: optionalWhole,
      status: textField,
      pdf_url: optionalText,
      created_at: optionalMoment,
      updated_at: optionalMoment,
      contractors: complete ? v.array(idField) : contractorsField,
      arbitrator: optionalId,
      keys: v.nullish(v.array(keySchema), []),
      guarantees: listOf(v.pipe(v.unknown(), v.transform(toRecord), guaranteeSchema)),
    },
    { contract_order: 'contractOrder', pdf_url: 'pdfUrl', created_at: 'createdAt', updated_at: 'updatedAt' },
    ['contractors', 'keys', 'guarantees'],
  );
  const contractSchema: v.GenericSchema<unknown, Contract> = readRecord(contract, { complete, keepsEmpty });

  return { transaction, transactionSchema, guarantee, guaranteeSchema, contract, contractSchema };
}

const wire = describeContractRecords({ amount: amountField, complete: false });

export const { transactionSchema, guaranteeSchema, contractSchema } = wire;
export const { transaction: TRANSACTION, guarantee: GUARANTEE, contract: CONTRACT } = wire;
export const KEY_NAMES = KEY.names;

/** Reads a contract that will be written back (docs/api.md#changed-records). */
export const writableContractSchema = describeContractRecords({
  amount: amountField,
  complete: false,
  keepsEmpty: true,
}).contractSchema;

/** `GET /contracts/guarantee/{id}` (docs/specification.md#3-entities-and-their-fields) */
export const guaranteeDetailsSchema: v.GenericSchema<unknown, GuaranteeDetails> = v.pipe(
  v.looseObject({ amount: amountField, estimatedFees: amountField }),
  v.check(({ amount, estimatedFees }) => (amount ?? 0) + (estimatedFees ?? 0) <= MAX_SATS),
  v.transform(({ amount, estimatedFees }) => ({
    amount,
    estimatedFees,
    totalAmount: sumAmounts([amount, estimatedFees]),
  })),
);
