import type { GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import {
  type GivenSignature,
  groupByPayment,
  isByKeyOf,
  isOfGuarantee,
  listDistinctReturns,
} from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import { selectCoins } from '@/store/balances/balances.selectors';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { isFinal, listReopened, listSpent } from '@/store/signing/settled.thunks';
import { listGivenSignatures, settleSignatures } from '@/store/signing/signature-store';

/*
 * Returns that the user has signed in advance (docs/terms.md#return-dates). They are no rivals of other payments, and end once a
 * block has spent their coin, one way or another.
 */

/** Settles the returns of a guarantee that are over, and opens those again whose coin is back. Throws AppError `signatures-not-kept`. */
export function settleReturns(guaranteeRef: GuaranteeRef): AppThunk<Promise<GivenSignature[]>> {
  return async (dispatch, getState) => {
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const own = selectSigner(getState());
    const given = await listGivenSignatures();
    const returns = given.filter(
      (each) => each.kind === 'return' && isByKeyOf(each, contract, own) && isOfGuarantee(each, guarantee),
    );
    if (returns.length === 0) return [];
    const reopened = await dispatch(listReopened(returns.filter(({ settledAt }) => settledAt !== null)));
    if (reopened.length > 0) await settleSignatures(reopened, null);
    const open = returns.filter(({ settledAt }) => settledAt === null);
    const spent = open.length === 0 ? [] : await findSpent(open);
    const left = open.filter((each) => !spent.includes(each));
    const leaving = groupByPayment(left, given, selectCoins(getState(), guarantee.id) ?? []);
    const unmade = await findUnmade(leaving);
    const over = [...spent, ...unmade];
    if (over.length > 0) await settleSignatures(over, new Date().toISOString());
    return [...left.filter((each) => !unmade.includes(each)), ...reopened];
  };
}

/** An error of the explorer leaves them open. */
async function findSpent(open: readonly GivenSignature[]): Promise<GivenSignature[]> {
  try {
    return await listSpent(open);
  } catch (error) {
    logger.warn(`Whether returns are still open is unknown: ${toErrorData(error).message}`);
    return [];
  }
}

/**
 * Those of a coin that can never be: the user has signed the payment that would leave it, and a block has another payment of the same coins.
 */
async function findUnmade(leaving: ReadonlyMap<GivenSignature, readonly GivenSignature[]>): Promise<GivenSignature[]> {
  const unmade: GivenSignature[] = [];
  for (const [payment, returns] of leaving) if (await isFinal(payment, false)) unmade.push(...returns);
  return unmade;
}

/** The open returns of a guarantee, one of each coin and date. Throws AppError `signatures-not-kept`. */
export function fetchOpenReturns(guaranteeRef: GuaranteeRef): AppThunk<Promise<GivenSignature[]>> {
  return async (dispatch) => listDistinctReturns(await dispatch(settleReturns(guaranteeRef)));
}
