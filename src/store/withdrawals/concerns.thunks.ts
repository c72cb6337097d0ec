import type { Inspection, SigningContext } from '@/bitcoin/api';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { type Concern, listConcerns } from '@/domain/withdrawal/concerns';
import { logger } from '@/lib/logger';
import { getTipHeight } from '@/services/explorer.service';
import { selectSigner } from '@/store/account/own-key.selectors';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/setup/store-types';

/** An inspected transaction and what the user has to accept before signing it. */
export interface Review<Of extends Inspection = Inspection> {
  inspection: Of;
  concerns: Concern[];
}

/** What an inspected transaction is compared with: the creator's form, or the keys that it was inspected with. */
export type ComparedWith = { shownFee: Sats } | Pick<SigningContext, 'contractorKeys'>;

/** Relies on the keys that are passed: those in the state may be replaced at any moment. */
export function reviewInspection<Of extends Inspection>(
  { guaranteeId }: GuaranteeRef,
  inspection: Of,
  comparedWith: ComparedWith,
): AppThunk<Promise<Review<Of>>> {
  return async (_dispatch, getState) => {
    if (inspection.verdict === 'refuse') return { inspection, concerns: [] };
    const isCosigner = 'contractorKeys' in comparedWith;
    const facts = {
      shownFee: isCosigner ? null : comparedWith.shownFee,
      expectedSigner: isCosigner ? findOtherKey(comparedWith.contractorKeys, selectSigner(getState())) : null,
      balance: selectKnownBalance(getState(), guaranteeId)?.total ?? null,
      tip: { height: inspection.summary.locktime === 0 ? null : await fetchTipHeight(), time: Date.now() },
    };
    return { inspection, concerns: listConcerns(inspection, facts) };
  };
}

/** The other contractor's public key, hex in lower case. An unknown one matches no signature: it becomes empty. */
function findOtherKey(contractorKeys: SigningContext['contractorKeys'], ownKey: string | null): string {
  const keys = contractorKeys.map((key) => key?.toLowerCase() ?? '');
  const ownPlace = keys.indexOf(ownKey?.toLowerCase() ?? '');
  return ownPlace === -1 ? '' : (keys[1 - ownPlace] ?? '');
}

async function fetchTipHeight(): Promise<number | null> {
  try {
    return await withTimeout(getTipHeight());
  } catch (error) {
    logger.warn(`The height of the chain is unknown: ${toErrorData(error).message}`);
    return null;
  }
}
