import type { User } from '@/domain/models';
import { loginUser, type Registration, registerUser } from '@/services/auth.service';
import { isRefusal } from '@/store/calls/requests';

/** E-mail and public key of a registration with an unknown outcome: the account may exist. */
let unsettled: { email: string; publicKey: string } | null = null;

/**
 * Registers. Without a usable answer, or when the account is refused as taken after such an attempt, a login finds out
 * whether it was created. Returns the public key of the account.
 */
export async function registerOnce(registration: Registration): Promise<string> {
  const { email, password, publicKey } = registration;
  const earlier = unsettled?.email === email ? unsettled.publicKey : null;
  unsettled = { email, publicKey: earlier ?? publicKey };
  try {
    await registerUser(registration);
    unsettled = { email, publicKey };
    return publicKey;
  } catch (error) {
    if (isRefusal(error) && earlier === null) unsettled = null;
    const own = [publicKey, ...(earlier === null ? [] : [earlier])];
    const isUnknown = !isRefusal(error) || earlier !== null;
    const found = isUnknown ? await loginUser(email, password).catch(() => null) : null;
    const created = own.find((key) => isKeyOf(found, key));
    if (created === undefined) throw error;
    return created;
  }
}

/** The user was told that the account exists. */
export function settleRegistration(): void {
  unsettled = null;
}

function isKeyOf(user: User | null, key: string): boolean {
  return user?.publicKey?.toLowerCase() === key.toLowerCase();
}
