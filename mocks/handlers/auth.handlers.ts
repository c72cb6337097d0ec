import { fromHex } from '@mocks/chain/bytes';
import { textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import { type JsonObject, route } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredUser } from '@mocks/store/entities';
import { hashPassword, verifyPassword } from '@mocks/store/passwords';
import { toWireAccount, toWireUser, type Wire } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';
import * as ecc from 'tiny-secp256k1';

export function authHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  return [
    route('post', '/auth/register', async ({ body }) => register(services, await body()), 201),
    route('post', '/auth/login', async ({ body }) => login(services, await body())),
    route('get', '/auth/users', () => store.state.users.map(toWireUser)),
  ];
}

async function register({ store, clock, scryptCost }: Services, body: JsonObject): Promise<Wire> {
  const account = {
    username: textField(body, 'username').trim(),
    email: emailField(body),
    encrypted_key: textField(body, 'encrypted_key'),
    public_key: publicKeyField(body),
  };
  const password = await hashPassword(textField(body, 'password'), scryptCost);
  // Checked after the asynchronous hashing, so that two concurrent registrations cannot both pass.
  if (store.userByEmail(account.email)) refuse(409, 'This e-mail address is already registered');
  const user: StoredUser = {
    id: store.newId('user'),
    ...account,
    password,
    created_at: new Date(clock()).toISOString(),
  };
  store.state.users.push(user);
  store.markChanged();
  return { user: toWireAccount(user) };
}

/** The same error for an unknown address and a wrong password, so that it does not reveal who has an account. */
async function login({ store }: Services, body: JsonObject): Promise<Wire> {
  const user = store.userByEmail(textField(body, 'username'));
  const password = textField(body, 'password');
  if (!user?.password || !(await verifyPassword(password, user.password))) return refuse(401, 'Invalid credentials');
  return { user: toWireAccount(user) };
}

function emailField(body: JsonObject): string {
  const email = textField(body, 'email').trim();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : refuse(400, 'email is not an e-mail address');
}

function publicKeyField(body: JsonObject): string {
  const key = textField(body, 'public_key').toLowerCase();
  const bytes = fromHex(key);
  const valid = bytes?.length === 33 && ecc.isPoint(bytes);
  return valid ? key : refuse(400, 'public_key is not a compressed public key');
}
