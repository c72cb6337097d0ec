import * as v from 'valibot';
import type { User } from '@/domain/models';
import { idField, optionalText, textField } from './fields.schema';

/** `GET /auth/users` comes without secrets. */
export const userSchema: v.GenericSchema<unknown, User> = v.looseObject({
  id: idField,
  email: textField,
  username: optionalText,
  encrypted_key: optionalText,
  public_key: optionalText,
});
