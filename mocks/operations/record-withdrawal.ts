import { choiceField, idField, optionalTextField } from '@mocks/handlers/fields';
import { found, refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredTransaction, TransactionChanges } from '@mocks/store/entities';
import { requireContractor } from './contractors';
import { isSignedBy, psbtTxid } from './psbt-reading';

/**
 * A signature (`p_psbt`, `signer`) or a broadcast (`status: executed`, `txid`). Destination and amount are fixed: they
 * are what the PSBT was made for.
 */
export function withdrawalChanges(
  services: Services,
  withdrawal: StoredTransaction,
  body: JsonObject,
): TransactionChanges {
  const status = choiceField(body, 'status', ['pending', 'executed'], withdrawal.status);
  const signature = signatureChanges(services, withdrawal, body);
  if (status === 'pending') return { ...signature, status };
  return { ...signature, status, txid: broadcastTxid(services, withdrawal, body) };
}

function signatureChanges(services: Services, withdrawal: StoredTransaction, body: JsonObject): TransactionChanges {
  const p_psbt = optionalTextField(body, 'p_psbt');
  if (p_psbt === null || p_psbt === withdrawal.p_psbt) return {};
  const guarantee = found(services.store.guarantee(withdrawal.guarantee_id), 'Guarantee');
  const contract = found(services.store.contract(guarantee.contract_id), 'Contract');
  const signer = requireContractor(contract, idField(body, 'signer'));
  const user = found(services.store.user(signer), 'User');
  if (psbtTxid(p_psbt) !== ownTxid(withdrawal)) refuse(400, 'p_psbt is not a PSBT of this withdrawal');
  if (!isSignedBy(p_psbt, user.public_key)) refuse(400, "p_psbt does not hold the signer's signature");
  return { p_psbt, signer };
}

function broadcastTxid(services: Services, withdrawal: StoredTransaction, body: JsonObject): string {
  const txid = optionalTextField(body, 'txid');
  if (txid === null) return refuse(400, 'txid is required');
  if (txid !== ownTxid(withdrawal)) refuse(409, 'txid is not that of this withdrawal');
  return services.chain.transaction(txid) ? txid : refuse(409, 'The network does not know this transaction');
}

function ownTxid({ u_psbt }: StoredTransaction): string | null {
  return u_psbt === null ? null : psbtTxid(u_psbt);
}
