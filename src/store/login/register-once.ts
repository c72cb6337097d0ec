import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { loginUser, type Registration, registerUser } from '@/services/auth.service';
import { isRefusal } from '@/store/calls/requests';

/** A registration with an unknown outcome: the account may exist. */
let unsettled: Created | null = null;

/** The key with which an account was created. */
type Created = Pick<Registration, 'email' | 'publicKey' | 'encryptedKey'>;

/**
 * Registers. Without a usable answer, or when the account is refused as taken, a login finds out whether it was created: the
 * browser itself may send the request again, and show the second answer only. Returns the key of the account.
 */
export async function registerOnce(registration: Registration): Promise<Created> {
  const { email, password, publicKey, encryptedKey } = registration;
  const tried = { email, publicKey, encryptedKey };
  const earlier = unsettled?.email === email ? unsettled : null;
  unsettled = earlier ?? tried;
  try {
    await registerUser(registration);
    unsettled = tried;
    return tried;
  } catch (error) {
    if (isRefusal(error) && earlier === null) unsettled = null;
    const own = [tried, ...(earlier === null ? [] : [earlier])];
    const isTaken = toErrorData(error).detail.status === 409;
    const isUnknown = !isRefusal(error) || isTaken || earlier !== null;
    const found = isUnknown ? await loginUser(email, password).catch(() => null) : null;
    const created = own.find((key) => isKeyOf(found, key.publicKey));
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
