import type { GuaranteeDetails, Transaction } from '@/domain/models';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { putRecord } from '@/services/put-record';
import { request, sendRequest } from '@/services/request';
import { buildPath, parseResponse } from '@/services/response';
import { listOf, txidField } from '@/services/schemas/fields.schema';
import { readCreated } from '@/services/schemas/read-record';
import { guaranteeDetailsSchema, transactionSchema } from '@/services/schemas/records.schema';
import { transactionToWire } from '@/services/schemas/records.writer';

export interface NewDeposit {
  contractId: Id;
  guaranteeId: Id;
  senderId: Id;
}

export interface NewWithdrawal {
  guaranteeId: Id;
  /** Destination. */
  address: string;
  /** After the network fee or before it (docs/api.md#amount-of-a-withdrawal). */
  amount: Sats;
  /** The first contractor. */
  senderId: Id;
  /** The current user. */
  receiverIds: Id[];
}

/** Requests a deposit address; `address` is `null` if the backend sent none. */
export async function createDeposit({ contractId, guaranteeId, senderId }: NewDeposit): Promise<Transaction> {
  const body = { contractId, guaranteeId, senderId };
  return request(
    readCreated(transactionSchema, { guarantee_id: guaranteeId, sender_id: senderId }),
    { method: 'POST', path: buildPath('contracts', 'deposit'), body },
    'transaction',
  );
}

/** Creates an unsigned withdrawal; `unsignedPsbt` is `null` if the backend sent none. */
export async function createWithdrawal(input: NewWithdrawal): Promise<Transaction> {
  const { guaranteeId, address, amount, senderId, receiverIds } = input;
  const body = {
    guarantee_id: guaranteeId,
    withdrawal: true,
    address,
    amount: formatBtc(amount),
    sender_id: senderId,
    receivers_id: receiverIds,
    status: 'pending',
  };
  return request(
    readCreated(transactionSchema, body),
    { method: 'POST', path: buildPath('contracts', 'withdrawal'), body },
    'transaction',
  );
}

/** Sends the transaction, unknown fields included. */
export async function updateTransaction(transaction: Transaction, signal?: AbortSignal): Promise<Transaction> {
  const path = buildPath('contracts', 'transaction', transaction.id);
  const answer = await putRecord({ path, signal }, (form) => transactionToWire(transaction, form));
  return parseResponse(transactionSchema, `PUT ${path}`, answer, 'transaction');
}

export async function deleteTransaction(id: Id): Promise<void> {
  return sendRequest({ method: 'DELETE', path: buildPath('contracts', 'transaction', id) });
}

export async function listWithdrawals(guaranteeId: Id, signal?: AbortSignal): Promise<Transaction[]> {
  const path = buildPath('contracts', 'guarantee', 'withdrawal', guaranteeId);
  return request(listOf(transactionSchema), { method: 'GET', path, signal });
}

export async function listDeposits(guaranteeId: Id, signal?: AbortSignal): Promise<Transaction[]> {
  const path = buildPath('contracts', 'guarantee', 'deposit', guaranteeId);
  return request(listOf(transactionSchema), { method: 'GET', path, signal });
}

export async function getGuaranteeDetails(guaranteeId: Id): Promise<GuaranteeDetails> {
  return request(guaranteeDetailsSchema, { method: 'GET', path: buildPath('contracts', 'guarantee', guaranteeId) });
}

/**
 * Broadcasts a final transaction and returns its txid; may be repeated (docs/bitcoin.md#broadcasting).
 * @param txHex the raw transaction, hex
 * @throws AppError `http` with status 400 and the node's reason as `serverText` if it is refused
 */
export async function broadcastTransaction(txHex: string): Promise<string> {
  return request(txidField, { method: 'POST', path: buildPath('contracts', 'broadcast'), body: { txHex } }, 'txid');
}
