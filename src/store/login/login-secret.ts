import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';

export interface LoginInput {
  email: string;
  password: string;
}

/** The user has agreed to send the password itself (VITE_LOGIN_SECRET=migrate). */
export interface PasswordConsent {
  sendsPassword?: boolean;
}

/** The secret that is sent as the password (VITE_LOGIN_SECRET): the password, or a derived secret that opens no key. */
export async function createLoginSecret(input: LoginInput & PasswordConsent): Promise<string> {
  const { email, password, sendsPassword = false } = input;
  const { loginSecret, network, brand } = settings();
  if (loginSecret === 'password' || (loginSecret === 'migrate' && sendsPassword)) return password;
  return (await loadBitcoin('login')).deriveLoginSecret(email, password, { network, deployment: brand });
}
