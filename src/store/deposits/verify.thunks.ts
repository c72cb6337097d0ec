import type { DepositVerdict } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import { errorData } from '@/domain/errors';
import { type Id, sameId } from '@/domain/ids';
import type { Contract, Guarantee, Transaction, User } from '@/domain/models';
import { hasBothParties } from '@/domain/pins';
import { logger } from '@/lib/logger';
import { settings } from '@/lib/settings';
import { getArbitrator } from '@/services/arbitrators.service';
import { requireContract, requireUser } from '@/store/contracts/require';
import { depositsChecked } from '@/store/deposits/verification.slice';
import { checkKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/store-types';

export type DepositVerdicts = Record<string, DepositVerdict>;

const KEYS_CHANGED: DepositVerdict = { verified: false, doubt: 'keys-changed', expected: null };

/**
 * Holds the contract's keys against those remembered here, then every deposit address against the keys, and puts the
 * verdicts into the state.
 */
export function verifyContract(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    if (!hasBothParties(contract)) return;
    const arbitratorKey = await arbitratorKeyOf(contract);
    await dispatch(checkKeys(contract, arbitratorKey));
    const guarantees = contract.guarantees.filter(({ deposits }) => deposits.length > 0);
    for (const guarantee of guarantees) await dispatch(verifyGuarantee(contract, guarantee, arbitratorKey));
  };
}

/** Verdicts on one guarantee's deposit addresses, fresh. From keys that changed nothing follows. */
export function verifyGuarantee(
  contract: Contract,
  guarantee: Guarantee,
  arbitratorKey: string | null,
): AppThunk<Promise<DepositVerdicts>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const changed = (await dispatch(checkKeys(contract, arbitratorKey))) === 'changed';
    const verdicts: DepositVerdicts = {};
    for (const deposit of guarantee.deposits) {
      if (deposit.address === null) continue;
      verdicts[deposit.address] = changed
        ? KEYS_CHANGED
        : await verdictOn(contract, deposit, deposit.address, user, arbitratorKey);
    }
    dispatch(depositsChecked({ guaranteeId: guarantee.id, verdicts }));
    return verdicts;
  };
}

async function verdictOn(
  contract: Contract,
  deposit: Transaction,
  address: string,
  user: User,
  arbitratorKey: string | null,
): Promise<DepositVerdict> {
  const { network, depositScript } = settings();
  return (await bitcoin()).checkDepositAddress({
    depositScript,
    network,
    contractorKeys: [contract.keys[0]?.public_key ?? null, contract.keys[1]?.public_key ?? null],
    arbitratorKey,
    contractOrder: contract.contract_order,
    guaranteeOrder: deposit.guarantee_order,
    address,
    ownKey: user.public_key,
    ownPlace: contract.contractors.findIndex((id) => sameId(id, user.id)),
  });
}

/** The arbitrator's extended public key, or `null`: then no address can be verified, and the screen says so. */
export async function arbitratorKeyOf(contract: Contract): Promise<string | null> {
  if (contract.arbitrator === null) return null;
  try {
    return (await getArbitrator(contract.arbitrator)).public_key;
  } catch (error) {
    logger.error(`Loading the arbitrator failed: ${errorData(error).message}`);
    return null;
  }
}
