import type { GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type OpenPayment, toOpenPayment } from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { fetchOpenReturns } from '@/store/signing/open-returns.thunks';
import { fetchOpenSignaturesOf } from '@/store/signing/open-signatures.thunks';

/**
 * The payments from a guarantee that others can still complete, as far as this device knows, and then the returns that the user has signed
 * in advance. Never rejects.
 */
export function listOpenPayments(guaranteeRef: GuaranteeRef): AppThunk<Promise<OpenPayment[]>> {
  return async (dispatch) => {
    try {
      const signatures = await dispatch(fetchOpenSignaturesOf(guaranteeRef));
      return [...signatures, ...(await dispatch(fetchOpenReturns(guaranteeRef)))].map(toOpenPayment);
    } catch (error) {
      logger.warn(`The open payments of a guarantee are not known: ${toErrorData(error).message}`);
      return [];
    }
  };
}
