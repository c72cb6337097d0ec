import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/**
 * The contractor who has this key; `null` for any other key: among the three keys of a deposit, that is the
 * arbitrator's.
 * @param publicKey hex, in lower case
 */
export function findSigner(
  { contractors, keys }: Pick<Contract, 'contractors' | 'keys'>,
  publicKey: string,
): Id | null {
  const place = keys.slice(0, 2).findIndex((key) => key.publicKey?.toLowerCase() === publicKey);
  return contractors[place] ?? null;
}
