import type { Inspection, SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { AgreedSpend } from '@/bitcoin/settlement/settlement-api';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toCalendarDate } from '@/domain/primitives/dates';
import { toErrorData } from '@/domain/primitives/errors';
import type { Offer } from '@/domain/settlement/offer';
import { isLargePart } from '@/domain/settlement/offer-rules';
import { type Concern, listConcerns, listPlaces } from '@/domain/withdrawals/concerns';
import { type GivenSignature, toOpenPayment } from '@/domain/withdrawals/open-signatures';
import { createIntent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { getTipHeight } from '@/services/explorer.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { requireDeposits } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { findUnknownCoins } from '@/store/deposits/address-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectSealedHash } from '@/store/seals/seals.selectors';
import type { Ground } from '@/store/signing/gate';
import { passGates } from '@/store/signing/gates';
import { loadSigningContext } from '@/store/signing/signing-context';

/** An inspected transaction, and the concerns that the user has to accept before signing it. */
export interface Review<Of extends Inspection = Inspection> {
  inspection: Of;
  concerns: Concern[];
}

/** A transaction to be signed. */
export interface TransactionDraft {
  guaranteeRef: GuaranteeRef;
  psbt: string;
  /** The destination, and the amount that must reach it. */
  pays: SigningContext['request'];
  /** The settlement that it has to be; absent for a withdrawal. */
  settlement?: AgreedSpend;
  /** The offer that is settled: what is unusual about it is asked. */
  offer?: Offer;
  /** Defaults to `settlement` if there is one. */
  kind?: GivenSignature['kind'];
  /** The fee that the creator's form showed; `null` for a co-signer, who is shown the transaction itself. */
  shownFee: Sats | null;
}

/**
 * Inspects what the other party has signed, before the password is asked. A withdrawal may arrive before the list that names
 * its deposit address, so an unknown address is looked up at the backend before it refuses. Rejects if that does not respond.
 */
export function readDraft(draft: TransactionDraft, signal?: AbortSignal): AppThunk<Promise<Review>> {
  return async (dispatch) => {
    const { contractId } = draft.guaranteeRef;
    const inspect = async () => {
      const ground = await dispatch(passGates({ contractId, action: 'inspect', intent: createIntent(signal) }));
      return (await dispatch(reviewDraft(ground, draft, signal))).review;
    };
    const review = await inspect();
    const { inspection } = review;
    if (inspection.verdict !== 'refuse' || inspection.rule !== 'input-not-guarantee') return review;
    await dispatch(loadContract(contractId, signal));
    await dispatch(requireDeposits(draft.guaranteeRef, signal));
    return inspect();
  };
}

/** Inspects a transaction with the keys that have passed the gates, and lists what is unusual about it. */
export function reviewDraft(
  ground: Ground,
  draft: TransactionDraft,
  signal?: AbortSignal,
): AppThunk<Promise<{ context: SigningContext; review: Review }>> {
  return async (dispatch, getState) => {
    const { guaranteeRef, psbt, shownFee, offer } = draft;
    const { context, beside, spent } = await dispatch(loadSigningContext(ground, draft, signal));
    const inspection = await (await loadBitcoin()).inspectPsbt(psbt, context);
    if (inspection.verdict === 'refuse') return { context, review: { inspection, concerns: [] } };
    const places = listPlaces(spent, inspection.summary.outputs, context.depositAddresses);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const facts = {
      shownFee,
      expectedSigner: shownFee === null ? findOtherKey(context.contractorKeys, selectSigner(getState())) : null,
      balance: selectKnownBalance(getState(), guaranteeRef.guaranteeId)?.total ?? null,
      tip: { height: inspection.summary.locktime === 0 ? null : await fetchTipHeight(), time: Date.now() },
      openPayments: beside.map(toOpenPayment),
      unknownCoins: await dispatch(findUnknownCoins(ground.contract, guarantee, places)),
      offer: offer && {
        isExpired: toCalendarDate(new Date()) > offer.expires,
        isFeeLarge: isLargePart(offer),
        isUnderOtherTerms: offer.terms !== selectSealedHash(getState(), guaranteeRef.contractId),
      },
    };
    return { context, review: { inspection, concerns: listConcerns(inspection, facts) } };
  };
}

/** The other contractor's public key, hex in lower case. An unknown key becomes empty, which matches no signature. */
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
