import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { GuaranteeRef } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getArbitrator } from '@/services/arbitrators.service';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { requireUnchangedKeys } from '@/store/keys/keys.thunks';

/**
 * Derives the dispute fee address of a guarantee from the arbitrator's key (docs/bitcoin.md#dispute-fee-address). Fails
 * with AppError `keys-changed` if the key differs from the remembered one.
 */
export function getDisputeFeeAddress(guaranteeRef: GuaranteeRef): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Deriving the dispute fee address', async () => {
      const contract = requireContract(getState(), guaranteeRef.contractId);
      const { arbitrator, contractOrder } = contract;
      const { id } = requireGuarantee(getState(), guaranteeRef);
      if (arbitrator === null)
        throw new AppError('address-not-derived', 'Failed to generate address: the contract names no arbitrator');
      if (contractOrder === null)
        throw new AppError('address-not-derived', 'Failed to generate address: the contract has no order');
      const { publicKey } = await getArbitrator(arbitrator);
      await dispatch(requireUnchangedKeys(contract, publicKey));
      return (await loadBitcoin()).deriveDisputeFeeAddress(publicKey, settings().network, contractOrder, toIdKey(id));
    });
}

interface DisputeSubmission extends GuaranteeRef {
  explanation: string;
  files: readonly File[];
}

/** Makes no call (docs/specification.md#4-states-and-transitions). Logs neither the explanation nor file names. */
export function submitDispute({ guaranteeId, explanation, files }: DisputeSubmission): AppThunk<void> {
  return () => {
    const length = explanation.trim().length;
    logger.info(`Dispute of guarantee ${guaranteeId} submitted: ${length} characters, ${files.length} file(s)`);
  };
}
