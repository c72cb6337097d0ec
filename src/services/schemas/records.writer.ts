import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import { toDateText } from '@/services/schemas/fields.schema';
import { isEmpty, writeRecord } from '@/services/schemas/read-record';
import { CONTRACT, GUARANTEE, KEY_NAMES, TRANSACTION } from '@/services/schemas/records.schema';

/*
 * The strict writer (docs/api.md#conventions): wire names, BTC amounts with 8 decimals, ids and unknown fields as
 * received.
 */

/** A guarantee to add (docs/specification.md#backend-calls-with-known-method-and-path). */
export interface NewGuarantee extends Omit<Guarantee, 'id' | 'deposits' | 'withdrawals' | 'awaited' | 'sentDate'> {
  amount: Sats;
}

/** A contract to create; the backend assigns its id. */
export interface NewContract extends Omit<Contract, 'id' | 'guarantees'> {
  guarantees: NewGuarantee[];
}

type WireRecord = Record<string, unknown>;
/** How values are written. */
interface Writing {
  amount: (amount: Sats | null) => unknown;
  /** A value that could not be read, from what was received. */
  unread: (value: unknown) => unknown;
}

const TO_WIRE: Writing = { amount: amountToWire, unread: (value) => value };

export function amountToWire(amount: Sats | null): string | null {
  return amount === null ? null : formatBtc(amount);
}

export function writeTransaction(transaction: Transaction, writing: Writing): WireRecord {
  const { recordedAmount, ...fields } = transaction;
  const amount = writing.amount(recordedAmount ?? transaction.amount);
  return writeRecord(TRANSACTION.names, { ...fields, amount }, writing.unread);
}

function writeGuarantee({ awaited: _, sentDate, ...guarantee }: Guarantee, writing: Writing): WireRecord {
  const { validUntil } = guarantee;
  const isSameDate = sentDate !== undefined && toDateText(sentDate) === validUntil;
  const record = {
    ...guarantee,
    validUntil: isSameDate ? sentDate : validUntil,
    amount: writing.amount(guarantee.amount),
    deposits: guarantee.deposits?.map((deposit) => writeTransaction(deposit, writing)) ?? null,
    withdrawals: guarantee.withdrawals?.map((withdrawal) => writeTransaction(withdrawal, writing)) ?? null,
  };
  return writeRecord(GUARANTEE.names, record, writing.unread);
}

export function writeContract(contract: Contract, writing: Writing): WireRecord {
  const record = {
    ...contract,
    keys: contract.keys.map((key) => writeRecord(KEY_NAMES, key, writing.unread)),
    guarantees: contract.guarantees.map((guarantee) => writeGuarantee(guarantee, writing)),
  };
  return writeRecord(CONTRACT.names, record, writing.unread);
}

/**
 * The fields that a PUT carries (docs/api.md#changed-records). `received`: with the empty texts and lists that were received. `complete`: every known field. `bare`: without empty fields, and without lists of transactions, which have calls of their own.
 */
export type PutForm = 'received' | 'complete' | 'bare';

export function transactionToWire(transaction: Transaction, form: PutForm): WireRecord {
  return toForm(writeTransaction(transaction, TO_WIRE), form, transaction.extra);
}

export function guaranteeToWire(guarantee: Guarantee, form: PutForm): WireRecord {
  const listToWire = (list: Transaction[] | null) => list?.map((each) => transactionToWire(each, form)) ?? null;
  const record = writeGuarantee(nameStandIn({ ...guarantee, deposits: null, withdrawals: null }), TO_WIRE);
  const lists = { deposits: listToWire(guarantee.deposits), withdrawals: listToWire(guarantee.withdrawals) };
  return toForm({ ...record, ...lists }, form, guarantee.extra);
}

export function contractToWire(contract: Contract, form: PutForm): WireRecord {
  const guarantees = contract.guarantees.map((guarantee) => guaranteeToWire(guarantee, form));
  return toForm({ ...writeContract({ ...contract, guarantees: [] }, TO_WIRE), guarantees }, form, contract.extra);
}

const TRANSACTION_LISTS = ['deposits', 'withdrawals'];
/** Unknown, they are not written in any form: `null` would say that there are none. */
const NEVER_EMPTY = [...TRANSACTION_LISTS, 'withdrawal'];

/** @param extra with the empty texts and lists that were received */
function toForm(record: WireRecord, form: PutForm, extra: WireRecord = {}): WireRecord {
  const isSent = ([name, value]: [string, unknown]) => {
    if (value === null) return form === 'complete' && !NEVER_EMPTY.includes(name);
    if (form === 'complete') return true;
    if (TRANSACTION_LISTS.includes(name)) return form === 'received';
    return !isEmpty(value) || (form === 'received' && Object.hasOwn(extra, name));
  };
  return Object.fromEntries(Object.entries(record).filter(isSent));
}

/** Restores the depositor that the backend has recorded, since it may refuse a guarantee without one. */
function nameStandIn(guarantee: Guarantee): Guarantee {
  return { ...guarantee, depositorId: guarantee.depositorId ?? guarantee.awaited?.standIn ?? null };
}

/** Of a new record, what is unknown is absent: strict backends refuse `null`. */
function dropUnknown(record: WireRecord): WireRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

export function newGuaranteeToWire(guarantee: NewGuarantee): WireRecord {
  return dropUnknown(writeRecord(GUARANTEE.names, { ...guarantee, id: '', amount: formatBtc(guarantee.amount) }));
}

/** Without `keys`, which the backend adds. */
export function newContractToWire({ keys: _, guarantees, ...draft }: NewContract): WireRecord {
  return dropUnknown(writeRecord(CONTRACT.names, { ...draft, guarantees: guarantees.map(newGuaranteeToWire) }));
}
