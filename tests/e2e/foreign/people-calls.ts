import { scryptSync } from 'node:crypto';
import { accountAnswer, answerCreated, noteAnswer } from './answers';
import { type Account, arbitratorKeyOf, type Ledger } from './ledger';
import type { Calls } from './server';
import { check, type Json, LOGIN, MESSAGE, REGISTER, refuse } from './wire';

/** N = 2^10: enough for accounts that last as long as a test. */
const hash = (email: string, password: unknown) =>
  scryptSync(String(password), email, 32, { N: 1024 }).toString('base64');

export function peopleCalls(ledger: Ledger): Calls {
  const find = (email: unknown) => ledger.accounts.rows.find((row) => row.email === String(email).toLowerCase());
  return {
    'POST /auth/register': (_ids, body) => {
      const fields = check(body, REGISTER);
      const email = String(fields.email).toLowerCase();
      if (find(email)) refuse(409, 'this e-mail address has an account');
      const keys = { envelope: String(fields.encrypted_key), publicKey: String(fields.public_key) };
      const account = ledger.accounts.add({ email, secret: hash(email, fields.password), ...keys });
      return answerUser(ledger, account);
    },
    'POST /auth/login': (_ids, body) => {
      const fields = check(body, LOGIN);
      const account = find(fields.username);
      const isRight = account !== undefined && account.secret === hash(account.email, fields.password);
      return isRight ? answerUser(ledger, account) : refuse(401, 'Invalid credentials');
    },
    // No names.
    'GET /auth/users': () =>
      ledger.accounts.rows.map(({ id, email, publicKey }) => ({
        ...{ id, email },
        ...(ledger.options.keys === 'users' ? { public_key: publicKey } : {}),
      })),
    'GET /arbitrators/:id': ([id = '']) => ({ public_key: arbitratorKeyOf(decodeURIComponent(id)) }),
    'POST /chat/messages': (_ids, body) => say(ledger, check(body, MESSAGE)),
    'GET /chat/messages/:id': ([id]) => {
      const deal = ledger.deals.get(id);
      return ledger.notes.rows.filter(({ dealId }) => dealId === deal.id).map(noteAnswer);
    },
    'DELETE /chat/messages/:id': ([id]) => ledger.notes.remove(ledger.notes.get(id)),
  };
}

function answerUser(ledger: Ledger, account: Account): Json {
  return answerCreated(ledger, accountAnswer(ledger, account), 'user', ['id', 'email', 'encrypted_key', 'public_key']);
}

function say(ledger: Ledger, { userId, contractId, content }: Json): Json {
  const deal = ledger.deals.get(contractId);
  const author = ledger.party(deal, userId);
  const note = { dealId: deal.id, author, content: String(content), at: new Date().toISOString() };
  return noteAnswer(ledger.notes.add(note));
}
