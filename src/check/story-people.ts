import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { checkAccountKey, logIn, toLoginSecret } from '@/check/log-in';
import type { Report } from '@/check/report';
import type { Settings } from '@/config/settings';
import type { User } from '@/domain/models';
import { registerUser } from '@/services/auth.service';

/** A new account of the story. */
export interface StoryUser {
  user: User;
  /** Opens the key for one piece of work. */
  withKey<T>(work: (handle: KeyHandle) => Promise<T>): Promise<T>;
}

/** Registers an account and logs in. `null`: it cannot be used. */
export async function createPerson(
  report: Report,
  settings: Settings,
  { email, username, password }: { email: string; username: string; password: string },
): Promise<StoryUser | null> {
  const engine = await loadBitcoin('keys');
  const { publicKey, encryptedPrivateKey } = await engine.generateKeyPair(password);
  const secret = await toLoginSecret({ email, password }, settings);
  for (const each of [password, secret, encryptedPrivateKey]) report.keepSecret(each);
  const registration = { username, email, password: secret, encryptedKey: encryptedPrivateKey, publicKey };
  const about = { subject: 'POST /auth/register', needed: 'Nobody can create an account.' };
  const registered = await report.attempt(about, () => registerUser(registration));
  if (registered === null) return null;
  const user = await logIn(report, { email, password }, settings);
  if (user === null || !(await checkAccountKey(report, user, password))) return null;
  if (user.publicKey?.toLowerCase() !== publicKey) {
    const text = 'The account has another public key than the one it was registered with.';
    report.add('Key envelopes', 'The keys of the account', 'breaks', text, 'Return keys exactly as they were stored.');
    return null;
  }
  return {
    user,
    withKey: async (work) => {
      const handle = await engine.openKey(encryptedPrivateKey, password, publicKey);
      try {
        return await work(handle);
      } finally {
        await engine.closeKey(handle);
      }
    },
  };
}
