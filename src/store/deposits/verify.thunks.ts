import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { isOwnedElsewhere } from '@/domain/deposit/address-owner';
import { type DepositVerdict, markShared, markUnchecked } from '@/domain/deposit/deposit-verdict';
import { hasBothParties } from '@/domain/key/pins';
import type { Contract, Guarantee, Transaction, User } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { keyToShowBy } from '@/store/deposits/arbitrator-key.thunks';
import { selectAddressOwners } from '@/store/deposits/verification.selectors';
import { depositsChecked } from '@/store/deposits/verification.slice';
import { checkKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';

export type DepositVerdicts = Record<string, DepositVerdict>;

const KEYS_CHANGED: DepositVerdict = { verified: false, issue: 'keys-changed', expected: null };

/**
 * Holds the contract's keys against those remembered here, then every deposit address against the keys, and puts the
 * verdicts into the state. Rejects when the backend did not tell the arbitrator's key and none is remembered: then the
 * addresses could not be checked.
 */
export function verifyContract(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    if (!hasBothParties(contract)) return;
    const { key, failure } = await dispatch(keyToShowBy(contract));
    const unanswered = failure !== null && key === null;
    await dispatch(checkKeys(contract, key));
    const guarantees = contract.guarantees.filter(({ deposits }) => deposits.length > 0);
    for (const guarantee of guarantees) await dispatch(verifyGuarantee(contract, guarantee, key, unanswered));
    if (unanswered) throw failure;
  };
}

/**
 * Verdicts on one guarantee's deposit addresses, fresh. From keys that changed nothing follows. `unanswered`: the key is
 * missing because the backend did not answer.
 */
export function verifyGuarantee(
  contract: Contract,
  guarantee: Guarantee,
  arbitratorKey: string | null,
  unanswered = false,
): AppThunk<Promise<DepositVerdicts>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const changed = (await dispatch(checkKeys(contract, arbitratorKey))) === 'changed';
    const verdicts: DepositVerdicts = createRecord();
    for (const deposit of guarantee.deposits) {
      if (deposit.address === null) continue;
      const verdict = changed ? KEYS_CHANGED : await verdictOn(contract, deposit, deposit.address, user, arbitratorKey);
      const shared = isOwnedElsewhere(selectAddressOwners(getState()), deposit.address, contract.id, guarantee.id);
      const own = shared ? markShared(verdict) : verdict;
      verdicts[deposit.address] = unanswered ? markUnchecked(own) : own;
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
  return (await loadBitcoin()).checkDepositAddress({
    depositScript,
    network,
    contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
    arbitratorKey,
    contractOrder: contract.contractOrder,
    guaranteeOrder: deposit.guaranteeOrder,
    address,
    ownKey: user.publicKey,
    ownPlace: contract.contractors.findIndex((id) => isSameId(id, user.id)),
  });
}
