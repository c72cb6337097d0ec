import type { GenericSchema } from 'valibot';
import { fillOrNothing } from '@/services/contracts.service';
import * as explorer from '@/services/schemas/explorer.schema';
import { listOf } from '@/services/schemas/fields.schema';
import { personSchema } from '@/services/schemas/people.schema';
import * as records from '@/services/schemas/records.schema';

/** A GET call of the specification (docs/specification.md#7-calls). */
export interface ReadCall<T = unknown> {
  /** With its path, in which an id is asked for. */
  call: string;
  schema: GenericSchema<unknown, T>;
  /** The consequence for the app of an answer that cannot be read. */
  effect: string;
  /** The schema is that of one record of a list. One that cannot be read hides no other. */
  isList?: boolean;
  /** The app works without what the call gives. */
  isOptional?: boolean;
  /** The fields of the record. One that may be absent does not make it unreadable. */
  fields?: object | undefined;
}

const CONTRACT = records.CONTRACT.entries;
const TRANSACTION = records.TRANSACTION.entries;
const LISTS = 'It takes those that the contract names. Without any list, nothing is paid in or released.';
const transactions = listOf(records.transactionSchema);

export const CALLS = {
  fees: get('GET /v1/fees/recommended', explorer.feeRatesSchema, 'It knows no fee, and releases nothing.'),
  users: ease(list('GET /auth/users', personSchema, 'It shows ids instead of the names of other people.')),
  arbitrator: get('GET /arbitrators/{id}', records.arbitratorSchema, 'It verifies no address: nothing can be paid in.'),
  contracts: list('GET /contracts/user/{userId}', records.contractSchema, 'It shows no list of contracts.', CONTRACT),
  contract: get('GET /contracts/{id}', records.contractSchema, 'It cannot open the contract.', CONTRACT),
  fill: get(
    'GET /contracts/{id}/fillcontract',
    fillOrNothing,
    'It takes keys and lists from other calls if there is no such call, and otherwise knows no balance.',
    CONTRACT,
  ),
  messages: list(
    'GET /chat/messages/{contractId}',
    records.messageSchema,
    'It shows no chat and no signed terms.',
    records.MESSAGE.entries,
  ),
  details: ease(get('GET /contracts/guarantee/{id}', records.guaranteeDetailsSchema, 'It estimates the fee.')),
  deposits: ease(get('GET /contracts/guarantee/deposit/{guaranteeId}', transactions, LISTS, TRANSACTION)),
  withdrawals: ease(get('GET /contracts/guarantee/withdrawal/{guaranteeId}', transactions, LISTS, TRANSACTION)),
  transaction: ease(get('GET /contracts/transaction/{id}', records.transactionSchema, 'It does not use this call.')),
  address: get('GET /address/{address}', explorer.addressStatsSchema, 'It gives no new deposit address.'),
  coins: get('GET /address/{address}/utxo', explorer.utxosSchema, 'It knows no balance, and releases nothing.'),
  payment: ease(get('GET /tx/{txid}', explorer.transactionInfoSchema, 'It does not know what is confirmed.')),
};

function get<T>(call: string, schema: GenericSchema<unknown, T>, effect: string, fields?: object): ReadCall<T> {
  return { call, schema, effect: `What the app does: ${effect}`, fields };
}

function list<T>(...call: Parameters<typeof get<T>>): ReadCall<T> {
  return { ...get(...call), isList: true };
}

function ease<T>(call: ReadCall<T>): ReadCall<T> {
  return { ...call, isOptional: true };
}
