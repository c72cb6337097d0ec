import type { JsonSchema } from '@tests/openapi/accepted-input';

/* Fields by name, of answers and requests: what the schemas do not say. */

export const refer = (name: string) => `#/components/schemas/${name}`;
const ref = (name: string): JsonSchema => ({ $ref: refer(name) });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** Of answers: where a schema accepts more than a backend should send, or is converted by code. */
export const SHAPES: Record<string, JsonSchema> = {
  arbitrator: ref('OptionalId'),
  contract_id: ref('OptionalId'),
  contractor_id: ref('OptionalId'),
  guarantee_id: ref('OptionalId'),
  sender_id: ref('OptionalId'),
  signer: ref('OptionalId'),
  user_id: ref('OptionalId'),
  amount: ref('BtcAmount'),
  encrypted_key: { type: ['string', 'object', 'null'] },
  public_key: { anyOf: [ref('PublicKey'), { type: 'null' }] },
  value: ref('Sats'),
  funded_txo_sum: ref('Sats'),
  spent_txo_sum: ref('Sats'),
  fee: orNull(ref('Sats')),
  EUR: { type: 'number' },
  USD: { type: 'number' },
};

export const NOTES: Record<string, string> = {
  username: 'A name for people.',
  email: 'The address that the account was registered with.',
  encrypted_key:
    'The private key, encrypted by the client that made the account. It goes back in the format in which it came.',
  contract_order:
    'First step of the derivation path of the deposit addresses. Assigned by the backend, and never changed.',
  guarantee_order:
    'Second step of the derivation path of the deposit address. Counts across all guarantees of the contract.',
  pdf_url: 'Where the document of the contract is, if there is one.',
  contractors: 'The owner, and the counterparty once it has joined. The order is fixed.',
  arbitrator: 'The arbitrator, as in GET /arbitrators/{id}.',
  keys: 'keys[i] belongs to contractors[i].',
  contract_id: 'The contract of this record.',
  contractor_id: 'The depositor. Null until the depositor has joined.',
  valid_until: 'A calendar date, YYYY-MM-DD, the same day everywhere.',
  verification_process: 'How the conditions are verified.',
  deposits: 'Absent means unknown. An empty list means that there is none.',
  withdrawals: 'Absent means unknown. An empty list means that there is none.',
  guarantee_id: 'The guarantee of this transaction.',
  address: 'Of a deposit: where it is paid to. Of a withdrawal: its destination.',
  txid: 'The transaction in the Bitcoin network, once it is known.',
  vout: 'The output of that transaction.',
  withdrawal: 'Whether this is a withdrawal. Otherwise it is a deposit.',
  receivers_id: 'Of a withdrawal: the user who created it.',
  u_psbt: 'The unsigned transaction: BIP174 version 0, base64. Hex is read too.',
  p_psbt: 'The same with the signature of one party.',
  signer: 'The user who signed p_psbt.',
  estimatedFees: 'What it costs to release everything, in BTC.',
  content: 'The text of the message.',
};
