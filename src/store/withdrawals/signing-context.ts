import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { listDepositAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { getFeeRates } from '@/services/explorer.service';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { loadAmountProofs } from '@/store/withdrawals/amount-proofs';
import { fetchOpenSignatures } from '@/store/withdrawals/open-signatures.thunks';
import { requireSignatures } from '@/store/withdrawals/signature-memory.thunks';

/**
 * Loads everything that a PSBT of this guarantee is inspected against, and verifies the deposit addresses again. Throws
 * `keys-changed`, `signatures-lost`, `signatures-not-kept`.
 */
export function loadSigningContext(
  guaranteeRef: GuaranteeRef,
  request: { address: string; amount: Sats },
  psbt: string,
  signal?: AbortSignal,
): AppThunk<Promise<SigningContext>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const { network, depositScript } = settings();
    const arbitratorKey = await fetchArbitratorKey(contract);
    await dispatch(requireUnchangedKeys(contract, arbitratorKey));
    await dispatch(requireSignatures());
    const [fees, verdicts] = await Promise.all([
      getFeeRates(signal),
      dispatch(verifyGuarantee(contract, guarantee, arbitratorKey)),
    ]);
    const trusted = listDepositAddresses(guarantee).filter(
      (address) => depositScript === 'unverified' || verdicts[address]?.verified === true,
    );
    const spent = await (await loadBitcoin()).readSpentOutputs(psbt, network);
    const outpoints = spent.map(({ outpoint }) => outpoint);
    const [proofs, openSignatures] = await Promise.all([
      dispatch(loadAmountProofs(spent, trusted, signal)),
      dispatch(fetchOpenSignatures(guaranteeRef, outpoints)),
    ]);
    return {
      network,
      depositScript,
      depositAddresses: trusted,
      contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
      request,
      fastestFee: fees.fastestFee,
      ...proofs,
      openSignatures,
    };
  };
}
