import { convertSchemas, type JsonSchema } from '@tests/openapi/accepted-input';
import { NOTES, refer, SHAPES } from '@tests/openapi/fields';
import { SENT } from '@tests/openapi/sent';
import { historicalPricesSchema, pricesSchema } from '@/services/prices.service';
import { contractFillSchema } from '@/services/schemas/contract-fill.schema';
import * as explorer from '@/services/schemas/explorer.schema';
import { idField, txidField } from '@/services/schemas/fields.schema';
import { personSchema, userSchema } from '@/services/schemas/people.schema';
import * as records from '@/services/schemas/records.schema';

/** Any transaction and address: the schemas are made for one. */
const ANY = '';

/** The records that the app reads, by name. */
const READ = {
  Id: idField,
  Txid: txidField,
  User: userSchema,
  Person: personSchema,
  Contract: records.contractSchema,
  ContractFill: contractFillSchema,
  Guarantee: records.guaranteeSchema,
  Transaction: records.transactionSchema,
  Message: records.messageSchema,
  Arbitrator: records.arbitratorSchema,
  GuaranteeDetails: records.guaranteeDetailsSchema,
  AddressActivity: explorer.addressStatsSchema,
  UnspentOutputs: explorer.utxosSchema,
  AddressTransactions: explorer.historyPageSchema(ANY),
  FeeRates: explorer.feeRatesSchema,
  TransactionInfo: explorer.transactionInfoSchema,
  Height: explorer.heightSchema,
  RawTransaction: explorer.rawTransactionSchema,
  Prices: pricesSchema,
  HistoricalPrices: historicalPricesSchema,
};

/** Plain declarations of what is converted by code (docs/api.md#conventions). */
const DECLARED: Record<string, JsonSchema> = {
  BtcAmount: {
    description: 'BTC: decimal text, or a number. Sent as text with 8 decimals. Null or absent means unknown.',
    anyOf: [
      { type: 'string', pattern: '^(\\d+(\\.\\d{1,8})?([eE][+-]?\\d+)?)?$' },
      { type: 'number', minimum: 0, maximum: 21_000_000 },
      { type: 'null' },
    ],
  },
  OptionalId: {
    description: 'The id of another record. Null, blank or absent means that there is none.',
    anyOf: [{ type: 'string', maxLength: 200 }, { type: 'integer' }, { type: 'null' }],
  },
  Sats: { description: 'Whole satoshis.', type: 'integer', minimum: 0, maximum: 2_100_000_000_000_000 },
  PublicKey: {
    description: 'A compressed public key: 33 bytes, hex. Accounts with any other cannot be a party.',
    type: 'string',
    maxLength: 200,
  },
  Failure: {
    description: 'The text is shown to the user. A body of any other shape does no harm.',
    type: 'object',
    properties: { error: { type: 'string', description: 'A text for a person.' } },
  },
};

function describeFields(schema: JsonSchema, shapes: Record<string, JsonSchema>): JsonSchema {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  const items = schema.items as JsonSchema | undefined;
  const anyOf = schema.anyOf as JsonSchema[] | undefined;
  if (anyOf !== undefined) return { ...schema, anyOf: anyOf.map((each) => describeFields(each, shapes)) };
  if (items !== undefined) return { ...schema, items: describeFields(items, shapes) };
  if (properties === undefined) return schema;
  const described = Object.entries(properties).map(([field, shape]) => {
    const given = shapes[field] ?? describeFields(shape, shapes);
    const description = NOTES[field];
    return [field, description === undefined ? given : { description, ...given }];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

export function createComponents(): Record<string, JsonSchema> {
  const { Arbitrator, ...read } = convertSchemas(READ, refer);
  const describeAll = (schemas: Record<string, JsonSchema>, shapes: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeFields(schema, shapes)]));
  const described = describeAll(read, SHAPES);
  return {
    ...DECLARED,
    ...described,
    // Of a new address nothing else is read: its record is found in the lists (docs/api.md#deposits-and-withdrawals).
    NewAddress: { ...described.Transaction, required: ['address'] },
    AddedGuarantees: { type: 'array', items: { $ref: refer('Guarantee') }, minItems: 1 },
    ...describeAll({ Arbitrator: Arbitrator ?? {}, ...SENT }, {}),
  };
}
