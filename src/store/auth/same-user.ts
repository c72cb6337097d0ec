import type { User } from '@/domain/models';
import { sameId } from '@/domain/primitives/ids';

/** The same account; nobody is the same as nobody. */
export function isSameUser(a: User | null, b: User | null): boolean {
  return a === b || sameId(a?.id, b?.id);
}
