import { loadBitcoin } from '@/bitcoin/client';
import type { Report } from '@/check/report';
import type { Settings } from '@/config/settings';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { loginUser } from '@/services/auth.service';

export interface Credentials {
  email: string;
  password: string;
}

/** The secret that the backend gets as password under the settings. */
export async function toLoginSecret({ email, password }: Credentials, settings: Settings): Promise<string> {
  const { loginSecret, network, deployment } = settings;
  if (loginSecret === 'password') return password;
  return (await loadBitcoin('login')).deriveLoginSecret(email, password, { network, deployment });
}

const LOGIN = 'POST /auth/login';

/** Logs in as the app does. `null`: refused, or the account cannot be used. */
export async function logIn(report: Report, credentials: Credentials, settings: Settings): Promise<User | null> {
  const secret = await toLoginSecret(credentials, settings);
  report.keepSecret(secret);
  report.keepSecret(credentials.password);
  try {
    const user = await loginUser(credentials.email, secret);
    report.keepSecret(user.encryptedKey);
    report.add('Calls, request and answer', LOGIN, 'works');
    return user;
  } catch (error) {
    const { detail } = toErrorData(error);
    const isRefused = detail.status === 400 || detail.status === 401 || detail.status === 403 || detail.status === 422;
    if (!isRefused || settings.loginSecret === 'password') {
      return report.attempt({ subject: LOGIN, needed: 'Nobody can log in.' }, () => Promise.reject(error));
    }
    report.add(
      'Settings',
      'VITE_LOGIN_SECRET',
      'breaks',
      `The backend refuses the login of ${credentials.email} with the secret that the app derives from the password.`,
      'If the account was made by another client, set VITE_LOGIN_SECRET=migrate (or password) and run the check again. ' +
        'docs/security.md says what the server then learns. If the backend limits the length of passwords, admit 64 characters.',
    );
    return null;
  }
}

const KEYS = 'The keys of the account';

/** The account's key, opened with the password. True: the user can sign. */
export async function checkAccountKey(report: Report, user: User, password: string): Promise<boolean> {
  const { publicKey, encryptedKey } = user;
  const section = 'Key envelopes';
  if (publicKey === null || !/^0[23][0-9a-f]{64}$/i.test(publicKey)) {
    const what =
      publicKey === null ? 'The account has no public_key.' : 'public_key is not a compressed public key in hex.';
    const text = `${what} Such a user cannot get a deposit address or sign.`;
    const advice = 'Store public_key and encrypted_key at registration, and return both at login.';
    report.add(section, KEYS, 'breaks', text, advice);
    return false;
  }
  if (encryptedKey === null) {
    const text =
      'Without encrypted_key: the user reads, writes and gets deposit addresses, but signs with a key file only.';
    report.add(section, KEYS, 'without', text, 'Store encrypted_key at registration, and return it at login.');
    return false;
  }
  const opened = await report.attempt({ section, subject: KEYS, needed: 'The user cannot sign.' }, async () => {
    const engine = await loadBitcoin('keys');
    await engine.closeKey(await engine.openKey(encryptedKey, password, publicKey));
    return true;
  });
  return opened === true;
}
