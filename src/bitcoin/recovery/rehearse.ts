import type { KeyHandle } from '@/bitcoin/api';
import { openKey } from '@/bitcoin/keys/keys';
import { getOpenKey, wipeOpenKey } from '@/bitcoin/keys/open-keys';
import { createSigner, type Signer } from '@/bitcoin/keys/signer';
import { findKitFault } from '@/bitcoin/recovery/check-kit';
import { buildRehearsal, listLockedCoins, signRehearsal } from '@/bitcoin/recovery/rehearsal-transaction';
import { formatCoin, type KitGuarantee, type RecoveryKit, sumKitCoins } from '@/domain/kit/recovery-kit';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** Tries a kit without moving money (docs/exit.md#the-rehearsal). The signatures are thrown away. */
export async function rehearseKit(kit: RecoveryKit, password: string): Promise<Result<RehearsedKit, RehearsalFault>> {
  const fault = findKitFault(kit);
  if (fault !== null) return { ok: false, error: fault };
  const deposits = kit.guarantees.flatMap((guarantee) => guarantee.deposits);
  const coins = deposits.flatMap((deposit) => deposit.coins);
  const amount = sumKitCoins(deposits);
  if (amount === null) return { ok: false, error: { kind: 'amount-impossible' } };
  const opened = await openEnvelope(kit, password);
  if (!opened.ok) return opened;
  try {
    const key = createSigner(getOpenKey(opened.value));
    for (const guarantee of kit.guarantees) {
      const coin = findUnsignedCoin(guarantee, kit.network, key);
      if (coin !== null) return { ok: false, error: { kind: 'signature-invalid', coin } };
    }
  } finally {
    wipeOpenKey(opened.value);
  }
  return { ok: true, value: { amount, addresses: deposits.length, coins: coins.map(formatCoin) } };
}

/** The first coin whose signature does not verify; `null`: none. */
function findUnsignedCoin({ deposits }: KitGuarantee, network: Network, key: Signer): string | null {
  const coins = listLockedCoins(deposits);
  const [first] = deposits;
  if (first === undefined || coins.length === 0) return null;
  const signatures = signRehearsal(buildRehearsal(coins, first.address, network), coins, key);
  const at = signatures.indexOf(null);
  const coin = coins[at];
  return coin === undefined ? null : formatCoin(coin);
}

const ENVELOPE_FAULTS: Partial<Record<string, RehearsalFault>> = {
  'wrong-password': { kind: 'wrong-password' },
  'bad-envelope': { kind: 'envelope-invalid' },
  'key-mismatch': { kind: 'envelope-foreign' },
};

/** Throws AppError `crypto-unavailable`. */
async function openEnvelope(kit: RecoveryKit, password: string): Promise<Result<KeyHandle, RehearsalFault>> {
  if (kit.envelope === null) return { ok: false, error: { kind: 'no-envelope' } };
  try {
    return { ok: true, value: await openKey(kit.envelope, password, kit.keys[kit.role]) };
  } catch (error) {
    const fault = error instanceof AppError ? ENVELOPE_FAULTS[error.code] : undefined;
    if (fault === undefined) throw error;
    return { ok: false, error: fault };
  }
}
