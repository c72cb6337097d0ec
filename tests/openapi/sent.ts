import type { JsonSchema } from '@tests/openapi/accepted-input';
import { refer } from '@tests/openapi/fields';
import { CONTRACT, GUARANTEE, TRANSACTION } from '@/services/schemas/records.schema';

/* The bodies that the app sends (src/services/schemas/records.writer.ts). */

const ref = (name: string): JsonSchema => ({ $ref: refer(name) });
const idOrNull: JsonSchema = { anyOf: [ref('Id'), { type: 'null' }] };
const listOf = (name: string): JsonSchema => ({ type: 'array', items: ref(name) });
const text: JsonSchema = { type: 'string' };
const filled: JsonSchema = { type: 'string', minLength: 1 };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const wholeOrNull: JsonSchema = { type: ['integer', 'null'], minimum: 0 };

/** The form in which each field of a record is sent. One that is missing here fails `npm run openapi`. */
const FORMS: Record<string, JsonSchema> = {
  id: ref('Id'),
  title: text,
  description: text,
  contract_order: wholeOrNull,
  status: text,
  pdf_url: textOrNull,
  created_at: textOrNull,
  updated_at: textOrNull,
  contractors: listOf('Id'),
  arbitrator: idOrNull,
  keys: { type: 'array', items: { type: 'object', properties: { public_key: {}, encrypted_key: {} } } },
  guarantees: listOf('ChangedGuarantee'),
  contract_id: idOrNull,
  contractor_id: idOrNull,
  amount: ref('BtcAmount'),
  valid_until: { type: ['string', 'number', 'null'] },
  conditions: text,
  verification_process: text,
  deposits: listOf('ChangedTransaction'),
  withdrawals: listOf('ChangedTransaction'),
  guarantee_id: idOrNull,
  guarantee_order: wholeOrNull,
  address: textOrNull,
  txid: textOrNull,
  vout: wholeOrNull,
  withdrawal: { type: 'boolean' },
  sender_id: idOrNull,
  receivers_id: listOf('Id'),
  u_psbt: textOrNull,
  p_psbt: textOrNull,
  signer: idOrNull,
};

function describeSent(record: { entries: object }, omitted: readonly string[] = []): Record<string, JsonSchema> {
  const names = Object.keys(record.entries).filter((name) => !omitted.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const form = FORMS[name];
      if (form === undefined) throw new Error(`tests/openapi/sent.ts does not say how ${name} is sent`);
      return [name, form];
    }),
  );
}

/** Exactly these fields, all of them. */
function exactly(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A changed record: what was received and what changed, with fields that the app does not know. */
function changed(record: { entries: object }): JsonSchema {
  return { type: 'object', properties: describeSent(record), required: ['id'] };
}

const BTC_TEXT: JsonSchema = { type: 'string', pattern: '^\\d{1,8}\\.\\d{8}$', description: 'BTC, with 8 decimals.' };

export const SENT: Record<string, JsonSchema> = {
  Registration: exactly({
    username: filled,
    email: filled,
    password: {
      ...filled,
      description: 'The login secret: not the password itself, unless VITE_LOGIN_SECRET says so.',
    },
    encrypted_key: { ...filled, description: 'The private key, encrypted by the app.' },
    public_key: { type: 'string', pattern: '^0[23][0-9a-f]{64}$' },
  }),
  Login: exactly({ username: { ...filled, description: 'The e-mail address.' }, password: filled }),
  NewGuarantee: exactly(
    {
      ...describeSent(GUARANTEE, ['deposits', 'withdrawals']),
      id: { const: '', description: 'The backend assigns the id.' },
      ...{ contract_id: ref('Id'), contractor_id: ref('Id'), amount: BTC_TEXT },
      depositor_role: { const: 'counterparty', description: 'The counterparty deposits, once it has joined.' },
    },
    ['contract_id', 'contractor_id', 'depositor_role'],
  ),
  NewContract: exactly(
    { ...describeSent(CONTRACT, ['id', 'keys']), guarantees: listOf('NewGuarantee'), pdf_url: filled },
    ['pdf_url'],
  ),
  ChangedContract: changed(CONTRACT),
  ChangedGuarantee: changed(GUARANTEE),
  ChangedTransaction: changed(TRANSACTION),
  NewGuarantees: exactly({ guarantees: listOf('NewGuarantee') }),
  GuaranteeChange: exactly({ guarantee: ref('ChangedGuarantee') }),
  Join: exactly({ contractorId: ref('Id') }),
  NewDeposit: exactly({ contractId: ref('Id'), guaranteeId: ref('Id'), senderId: ref('Id') }),
  NewWithdrawal: exactly({
    guarantee_id: ref('Id'),
    withdrawal: { const: true },
    address: filled,
    amount: { ...BTC_TEXT, description: 'BTC, with 8 decimals: what reaches the address, after the fee.' },
    sender_id: { ...ref('Id'), description: 'The first contractor.' },
    receivers_id: { type: 'array', items: ref('Id'), minItems: 1, maxItems: 1, description: 'The current user.' },
    status: { const: 'pending' },
  }),
  Broadcast: exactly({ txHex: { type: 'string', pattern: '^([0-9a-fA-F]{2})+$' } }),
  NewMessage: exactly({ userId: ref('Id'), contractId: ref('Id'), content: filled }),
};
