import { addressToScript } from '@mocks/chain/addresses';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { readDepositChanges } from '@mocks/operations/deposits';
import { readPsbtTxid } from '@mocks/operations/psbt-reading';
import { readWithdrawalChanges } from '@mocks/operations/withdrawals';
import type { Services } from '@mocks/services';
import type { StoredTransaction, TransactionChanges } from '@mocks/store/entities';

/** Records a payment to a deposit address, a signature, or a broadcast. Idempotent. */
export function updateTransaction(
  services: Services,
  transaction: StoredTransaction,
  body: JsonObject,
): StoredTransaction {
  const changes = (transaction.withdrawal ? readWithdrawalChanges : readDepositChanges)(services, transaction, body);
  const hasChanges = Object.entries(changes).some(
    ([name, value]) => transaction[name as keyof TransactionChanges] !== value,
  );
  if (!hasChanges) return transaction;
  if (transaction.status === 'executed' && !canChange(services, transaction, changes)) {
    refuse(409, 'Executed transactions cannot be changed');
  }
  Object.assign(transaction, changes, { updated_at: new Date(services.clock()).toISOString() });
  services.store.markChanged();
  return transaction;
}

/** A withdrawal can be released again until a block has its transaction. It stays executed. */
function canChange(
  { chain }: Services,
  { withdrawal, txid }: StoredTransaction,
  { status }: TransactionChanges,
): boolean {
  return withdrawal && status !== 'pending' && txid !== null && chain.transaction(txid)?.record.height == null;
}

/** Deletes a transaction that never reached the chain. */
export function deleteTransaction(services: Services, transaction: StoredTransaction): null {
  const { store } = services;
  if (transaction.status === 'executed') refuse(409, 'Executed transactions cannot be deleted');
  if (transaction.withdrawal && isBroadcast(services, transaction)) refuse(409, 'The withdrawal was broadcast already');
  if (!transaction.withdrawal && wasPaid(services, transaction)) refuse(409, 'The deposit address was paid already');
  store.state.transactions = store.state.transactions.filter((each) => each !== transaction);
  store.markChanged();
  return null;
}

function isBroadcast({ chain }: Services, { u_psbt }: StoredTransaction): boolean {
  const txid = u_psbt === null ? null : readPsbtTxid(u_psbt);
  return txid !== null && chain.transaction(txid) !== undefined;
}

function wasPaid({ chain }: Services, { address }: StoredTransaction): boolean {
  const script = addressToScript(address);
  return script !== null && chain.listHistory(script).length > 0;
}
