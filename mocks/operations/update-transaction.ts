import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredTransaction, TransactionChanges } from '@mocks/store/entities';
import { depositChanges } from './record-deposit';
import { withdrawalChanges } from './record-withdrawal';

/** Records a payment to a deposit address, a signature, or a broadcast. Repeating a record is harmless. */
export function updateTransaction(
  services: Services,
  transaction: StoredTransaction,
  body: JsonObject,
): StoredTransaction {
  const changes = (transaction.withdrawal ? withdrawalChanges : depositChanges)(services, transaction, body);
  const changed = Object.entries(changes).some(
    ([name, value]) => transaction[name as keyof TransactionChanges] !== value,
  );
  if (!changed) return transaction;
  if (transaction.status === 'executed') refuse(409, 'Executed transactions cannot be changed');
  Object.assign(transaction, changes, { updated_at: new Date(services.clock()).toISOString() });
  services.store.changed();
  return transaction;
}
