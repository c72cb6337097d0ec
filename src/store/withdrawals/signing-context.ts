import type { SigningContext } from '@/bitcoin/api';
import { settings } from '@/config/settings';
import { depositAddresses } from '@/domain/deposit/deposits';
import type { Sats } from '@/domain/primitives/amount';
import { recommendedFees } from '@/services/explorer.service';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { requireContract, requireGuarantee } from '@/store/contracts/require';
import { arbitratorKeyOf } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { previousTransactions } from '@/store/withdrawals/previous-transactions';

/**
 * Everything that a PSBT of this guarantee is inspected against; deposit addresses are verified afresh. Throws
 * `keys-changed`: from keys that changed nothing is signed.
 */
export function signingContext(
  place: GuaranteePlace,
  request: { address: string; amount: Sats },
  psbt: string,
): AppThunk<Promise<SigningContext>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), place.contractId);
    const guarantee = requireGuarantee(getState(), place);
    const { network, depositScript } = settings();
    const arbitratorKey = await arbitratorKeyOf(contract);
    await dispatch(requireUnchangedKeys(contract, arbitratorKey));
    const [fees, previous] = await Promise.all([recommendedFees(), previousTransactions(psbt)]);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, arbitratorKey));
    const trusted = depositAddresses(guarantee).filter(
      (address) => depositScript === 'unverified' || verdicts[address]?.verified === true,
    );
    return {
      network,
      depositScript,
      depositAddresses: trusted,
      contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
      request,
      fastestFee: fees.fastestFee,
      previousTransactions: previous,
    };
  };
}
