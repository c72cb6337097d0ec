import * as v from 'valibot';
import type { Person, User } from '@/domain/models';
import { idField, nameId, optionalText, textField } from '@/services/schemas/fields.schema';

/* The accounts of docs/api.md#shapes. */

/** Characters. Longer texts that are only shown are cut; an answer whose key is longer than any key is refused. */
const MAX_NAME_LENGTH = 320;
const MAX_KEY_LENGTH = 200;

const cut = (text: string | null) => text?.slice(0, MAX_NAME_LENGTH) ?? null;

const PERSON = {
  id: idField,
  email: v.pipe(
    textField,
    v.transform((text) => text.slice(0, MAX_NAME_LENGTH)),
  ),
  username: v.pipe(optionalText, v.transform(cut)),
};

/** Characters; an envelope has a few hundred. */
const MAX_ENVELOPE_LENGTH = 64 * 1024;

/** Known fields only: the user is kept in local storage, where a large record would leave no room for other data. */
export const userSchema: v.GenericSchema<unknown, User> = v.pipe(
  v.unknown(),
  v.transform(nameId),
  v.object({
    ...PERSON,
    encrypted_key: v.nullish(v.pipe(v.unknown(), v.transform(toEnvelopeText), limitLength(MAX_ENVELOPE_LENGTH)), null),
    public_key: limitLength(MAX_KEY_LENGTH),
  }),
  v.transform(({ encrypted_key, public_key, ...user }) => ({
    ...user,
    encryptedKey: encrypted_key,
    publicKey: public_key,
  })),
);

/** A column of JSON arrives as an object. Whatever it holds, it must not keep its owner from logging in. */
function toEnvelopeText(value: unknown): unknown {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Of `GET /auth/users`, which omits the secrets. */
export const personSchema: v.GenericSchema<unknown, Person> = v.pipe(
  v.unknown(),
  v.transform(nameId),
  v.object(PERSON),
);

/** Of the same call. */
export const userKeySchema: v.GenericSchema<unknown, Pick<User, 'id' | 'publicKey'>> = v.pipe(
  v.unknown(),
  v.transform(nameId),
  v.object({ id: idField, public_key: limitLength(MAX_KEY_LENGTH) }),
  v.transform(({ id, public_key }) => ({ id, publicKey: public_key })),
);

function limitLength(max: number) {
  return v.pipe(
    optionalText,
    v.check((text) => text === null || text.length <= max),
  );
}
