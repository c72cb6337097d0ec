import { bitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';

/**
 * What the backend gets as the password (VITE_LOGIN_SECRET): the password itself, or what is derived from it in the
 * worker, which opens no key.
 */
export async function loginSecret(email: string, password: string): Promise<string> {
  if (settings().loginSecret === 'password') return password;
  return (await bitcoin()).deriveLoginSecret(email, password);
}
