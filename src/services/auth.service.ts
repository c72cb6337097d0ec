import type { Person, User } from '@/domain/models';
import { request, requestList } from '@/services/request';
import { personSchema, userKeySchema, userSchema } from '@/services/schemas/people.schema';

export interface Registration {
  username: string;
  email: string;
  password: string;
  /** The key envelope, as text. */
  encryptedKey: string;
  /** 33-byte compressed public key, hex. */
  publicKey: string;
}

/** Throws AppError `http` with status 409 if the e-mail is taken. */
export async function registerUser(registration: Registration): Promise<User> {
  const { username, email, password, encryptedKey, publicKey } = registration;
  const body = { username, email, password, encrypted_key: encryptedKey, public_key: publicKey };
  return request(userSchema, { method: 'POST', path: '/auth/register', body }, 'user');
}

/** Sends the e-mail as username. Throws AppError `http` with status 401 for wrong credentials. */
export async function loginUser(email: string, password: string): Promise<User> {
  return request(userSchema, { method: 'POST', path: '/auth/login', body: { username: email, password } }, 'user');
}

/** The public keys of all users, where the backend sends them. */
export async function listUserKeys(signal?: AbortSignal): Promise<Pick<User, 'id' | 'publicKey'>[]> {
  return (await requestList(userKeySchema, { method: 'GET', path: '/auth/users', signal })).items;
}

/** All users, without secrets. */
export async function listUsers(): Promise<Person[]> {
  return (await requestList(personSchema, { method: 'GET', path: '/auth/users' })).items;
}
