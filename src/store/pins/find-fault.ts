import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { type CurrentKeys, isArbitratorUnlisted, isOwnKeyReplaced, type KeyFault } from '@/domain/key/pins';
import type { Contract } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';

/** What is wrong with the keys of a contract, whatever is remembered. Rejects if that cannot be found out. */
export async function findFault(contract: Contract, current: CurrentKeys): Promise<KeyFault | null> {
  if (isArbitratorUnlisted(settings().arbitratorKeys, current)) return 'arbitrator-unlisted';
  if (isOwnKeyReplaced(contract, current.ownPlace, current.ownKey)) return 'own-key-missing';
  return (await canDeriveAddress(contract, current)) ? null : 'invalid-key';
}

/** Keys that are not known yet are no fault. */
async function canDeriveAddress({ keys, contractOrder }: Contract, { arbitrator }: CurrentKeys): Promise<boolean> {
  const [owner, counterparty] = keys.map(({ publicKey }) => publicKey);
  if (!owner || !counterparty || arbitrator === null || contractOrder === null) return true;
  const { network } = settings();
  const contractorKeys = [owner, counterparty] as const;
  try {
    const engine = await loadBitcoin();
    await engine.deriveDepositAddress({ network, contractorKeys, arbitratorKey: arbitrator, contractOrder }, 0);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'address-not-derived') return false;
    throw error;
  }
}
