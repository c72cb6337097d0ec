import type { KeyFile } from '@/domain/keys/key-file';

/** A new account, kept in memory until the login form that it fills is closed. */
interface FreshLogin {
  email: string;
  password: string;
  key: KeyFile;
}

let fresh: FreshLogin | null = null;

export function keepFreshLogin(login: FreshLogin | null): void {
  fresh = login;
}

export function recallFreshLogin(): FreshLogin | null {
  return fresh;
}
