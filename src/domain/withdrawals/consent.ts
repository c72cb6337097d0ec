import type { Sats } from '@/domain/primitives/amount';
import type { Concern, UnknownCoins } from '@/domain/withdrawals/concerns';
import type { AcceptedInspection, PsbtSummary } from '@/domain/withdrawals/inspection';

/**
 * The transaction that the user was shown, and the questions about it that they have accepted. A txid does not cover the amounts
 * of the inputs, and so not the fee.
 */
export interface Consent extends Pick<PsbtSummary, 'txid' | 'inputSum' | 'fee'> {
  accepted: readonly Concern[];
}

/** The consent of a user who accepts all that is on screen. */
export function toConsent(review: {
  inspection: Pick<AcceptedInspection, 'summary'>;
  concerns: readonly Concern[];
}): Consent {
  const { txid, inputSum, fee } = review.inspection.summary;
  return { txid, inputSum, fee, accepted: review.concerns };
}

/** False if the transaction to be signed has another effect than the one on screen. */
export function isAsShown({ txid, inputSum, fee }: PsbtSummary, shown: Consent): boolean {
  return txid === shown.txid && inputSum === shown.inputSum && fee === shown.fee;
}

/** True when the user has accepted every concern, in its present size. */
export function areAccepted(concerns: readonly Concern[], accepted: readonly Concern[]): boolean {
  return concerns.every((concern) => accepted.some((each) => isCovered(concern, each)));
}

/** Part of the accepted estimate to which the rates may fall while the user types the password. */
const LOWEST_ESTIMATE = 0.5;

function isCovered(now: Concern, accepted: Concern): boolean {
  if (now.kind === 'fee-high' && accepted.kind === 'fee-high')
    return now.fee === accepted.fee && now.estimate >= LOWEST_ESTIMATE * accepted.estimate;
  if (now.kind === 'amounts-unproven' && accepted.kind === 'amounts-unproven')
    return isFeeCovered(now.worstFee, accepted.worstFee);
  if (now.kind === 'unknown-coins' && accepted.kind === 'unknown-coins') return areCoinsCovered(now, accepted);
  return JSON.stringify(now) === JSON.stringify(accepted);
}

/** An unknown fee was accepted as everything that the coins hold. */
function isFeeCovered(now: Sats | null, accepted: Sats | null): boolean {
  return accepted === null || (now !== null && now <= accepted);
}

/** Nothing but what was shown, as it was shown. Coins that have moved since are no new question. */
function areCoinsCovered({ coins, ...now }: UnknownCoins, { coins: shown, ...accepted }: UnknownCoins): boolean {
  const isShown = (coin: UnknownCoins['coins'][number]) =>
    shown.some(
      ({ address, amount }) =>
        address === coin.address && (amount === null || (coin.amount !== null && coin.amount <= amount)),
    );
  return JSON.stringify(now) === JSON.stringify(accepted) && coins.every(isShown);
}
