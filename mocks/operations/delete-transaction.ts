import { scriptOfAddress } from '@mocks/chain/addresses';
import { refuse } from '@mocks/handlers/refusal';
import type { Services } from '@mocks/services';
import type { StoredTransaction } from '@mocks/store/entities';
import { psbtTxid } from './psbt-reading';

/** Removes what never reached the chain: money that moved keeps its record. */
export function deleteTransaction(services: Services, transaction: StoredTransaction): null {
  const { store } = services;
  if (transaction.status === 'executed') refuse(409, 'Executed transactions cannot be deleted');
  if (transaction.withdrawal && isBroadcast(services, transaction)) refuse(409, 'The withdrawal was broadcast already');
  if (!transaction.withdrawal && wasPaid(services, transaction)) refuse(409, 'The deposit address was paid already');
  store.state.transactions = store.state.transactions.filter((each) => each !== transaction);
  store.changed();
  return null;
}

function isBroadcast({ chain }: Services, { u_psbt }: StoredTransaction): boolean {
  const txid = u_psbt === null ? null : psbtTxid(u_psbt);
  return txid !== null && chain.transaction(txid) !== undefined;
}

function wasPaid({ chain }: Services, { address }: StoredTransaction): boolean {
  const script = scriptOfAddress(address);
  return script !== null && chain.history(script).length > 0;
}
