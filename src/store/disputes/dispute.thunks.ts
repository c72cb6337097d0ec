import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { isDisputeFeePaid } from '@/domain/dispute/dispute';
import type { GuaranteeRef } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getArbitrator } from '@/services/arbitrators.service';
import { getAddressStats } from '@/services/explorer.service';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * The address that takes the dispute fee of a guarantee, derived here from the arbitrator's key (docs/bitcoin.md): `keys-changed`
 * when that is not the one that this device remembers.
 */
export function deriveDisputeFeeAddress(place: GuaranteeRef): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Deriving the dispute fee address', async () => {
      const contract = requireContract(getState(), place.contractId);
      const { arbitrator, contractOrder } = contract;
      const { id } = requireGuarantee(getState(), place);
      if (arbitrator === null) throw new AppError('address-not-derived', 'The contract names no arbitrator');
      if (contractOrder === null) throw new AppError('address-not-derived', 'The contract has no order');
      const { publicKey } = await getArbitrator(arbitrator);
      await dispatch(requireUnchangedKeys(contract, publicKey));
      return (await loadBitcoin()).deriveDisputeFeeAddress(publicKey, settings().network, contractOrder, toIdKey(id));
    });
}

/** Whether the explorer shows the fee at the address, confirmed or not. Rejects with AppError when it does not say. */
export function findDisputeFee(address: string): AppThunk<Promise<boolean>> {
  return async () => isDisputeFeePaid(await getAddressStats(address));
}

export interface DisputeSubmission extends GuaranteeRef {
  explanation: string;
  files: readonly File[];
}

/** Only logs, and no call is made (docs/specification.md#4-states-and-transitions); neither the explanation nor a file's name or content is logged. */
export function submitDispute({ guaranteeId, explanation, files }: DisputeSubmission): AppThunk<void> {
  return () => {
    const length = explanation.trim().length;
    logger.info(`Dispute of guarantee ${guaranteeId} submitted: ${length} characters, ${files.length} file(s)`);
  };
}
