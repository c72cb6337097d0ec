import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { isRecorded } from '@/domain/deposits/address-memory';
import { isDerived } from '@/domain/deposits/deposit-verdict';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { hasBothParties, normalizeKey } from '@/domain/keys/current-keys';
import type { Contract, Guarantee } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import type { RecoveryDeposit, RecoveryKeys } from '@/domain/recovery/recovery-file';
import type { AppThunk } from '@/store/core/store-types';
import { readPlaces } from '@/store/deposits/address-memory.thunks';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { requireUnchangedKeys } from '@/store/keys/keys.thunks';

/** The keys of the contract, compared with the remembered ones. Throws `recovery-unverified`, `keys-changed`. */
export function verifyKeys(contract: Contract): AppThunk<Promise<RecoveryKeys>> {
  return async (dispatch) => {
    const [owner, counterparty] = contract.keys.map(({ publicKey }) => normalizeKey(publicKey));
    const xpub = (await fetchArbitratorKey(contract))?.trim() ?? null;
    if (!hasBothParties(contract) || !owner || !counterparty || xpub === null || contract.arbitrator === null)
      throw new AppError('recovery-unverified', 'A party or a key of the contract is missing');
    // A recovery file looks at all contracts that the backend lists: it is no act on each of them.
    await dispatch(requireUnchangedKeys(contract, xpub, false));
    return { owner, counterparty, arbitrator: { id: toIdKey(contract.arbitrator), xpub } };
  };
}

/** A guarantee with the deposits that follow from the keys, without their coins. */
export interface VerifiedGuarantee {
  guarantee: Guarantee;
  deposits: RecoveryDeposit[];
  unverified: string[];
}

/** Verifies every deposit address of the contract again. Throws `recovery-unverified`. */
export function verifyGuarantees(
  contract: Contract,
  keys: RecoveryKeys,
  contractOrder: number,
): AppThunk<Promise<VerifiedGuarantee[]>> {
  return async (dispatch) => {
    const engine = await loadBitcoin();
    const { owner, counterparty, arbitrator } = keys;
    const contractorKeys = [owner, counterparty] as const;
    const { network } = settings();
    const depositKeys = { network, contractorKeys, arbitratorKey: arbitrator.xpub, contractOrder };
    const verified: VerifiedGuarantee[] = [];
    const known = await dispatch(readPlaces(contract));
    // The server may show one address several times, also in other guarantees.
    const taken = new Set<string>();
    for (const guarantee of contract.guarantees) {
      const verdicts = await dispatch(verifyGuarantee(contract, guarantee, arbitrator.xpub));
      const deposits: RecoveryDeposit[] = [];
      for (const { address, guaranteeOrder } of guarantee.deposits ?? []) {
        if (address === null || guaranteeOrder === null || taken.has(address) || !isDerived(verdicts[address]))
          continue;
        const derived = await engine.deriveDepositAddress(depositKeys, guaranteeOrder).catch(() => null);
        if (derived?.address !== address) continue;
        taken.add(address);
        const mark = isRecorded(known, contract.id, guarantee, address) ? { isRecorded: true } : {};
        deposits.push({ guaranteeOrder, address, coins: [], ...mark });
      }
      const unverified = listDepositAddresses(guarantee).filter((address) => !taken.has(address));
      if (deposits.length + unverified.length > 0) verified.push({ guarantee, deposits, unverified });
    }
    if (verified.length > 0 && verified.every(({ deposits }) => deposits.length === 0))
      throw new AppError('recovery-unverified', 'No deposit address of the contract is verified');
    return verified;
  };
}
