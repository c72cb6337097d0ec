import type { Inspection } from '@/bitcoin/api';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { type Concern, listConcerns } from '@/domain/withdrawal/concerns';
import { logger } from '@/lib/logger';
import { getTipHeight } from '@/services/explorer.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/** An inspected transaction and what the user has to accept before signing it. */
export interface Review<Of extends Inspection = Inspection> {
  inspection: Of;
  concerns: Concern[];
}

/** @param shownFee the fee in the form of the creator; `null` for a co-signer */
export function reviewInspection<Of extends Inspection>(
  { contractId, guaranteeId }: GuaranteeRef,
  inspection: Of,
  shownFee: Sats | null,
): AppThunk<Promise<Review<Of>>> {
  return async (_dispatch, getState) => {
    if (inspection.verdict === 'refuse') return { inspection, concerns: [] };
    const facts = {
      shownFee,
      expectedSigner: shownFee === null ? findOtherKey(getState(), contractId) : null,
      balance: selectKnownBalance(getState(), guaranteeId)?.total ?? null,
      tip: { height: inspection.summary.locktime === 0 ? null : await fetchTipHeight(), time: Date.now() },
    };
    return { inspection, concerns: listConcerns(inspection, facts) };
  };
}

/** The other contractor's public key, hex in lower case; an unknown key matches no signature. */
function findOtherKey(state: RootState, contractId: GuaranteeRef['contractId']): string {
  const { contractors, keys } = requireContract(state, contractId);
  const ownPlace = contractors.findIndex((id) => isSameId(id, requireUser(state).id));
  const other = ownPlace === 0 ? keys[1] : keys[0];
  return other?.publicKey?.toLowerCase() ?? '';
}

async function fetchTipHeight(): Promise<number | null> {
  try {
    return await withTimeout(getTipHeight());
  } catch (error) {
    logger.warn(`The height of the chain is unknown: ${toErrorData(error).message}`);
    return null;
  }
}
