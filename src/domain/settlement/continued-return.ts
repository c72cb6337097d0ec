import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { listCountedGiven } from '@/domain/settlement/counted';
import type { OfferPlace } from '@/domain/settlement/offer-rules';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { findReturnFault, getPayee, listReturnConcerns, type ReturnGround } from '@/domain/settlement/return-rules';
import type { KnownAsk, SettlementRecord } from '@/domain/settlement/settlement-record';

/*
 * The remainder of a payment in the guarantee is a new coin. Its return follows from what both have signed for the coins that the payment
 * spends (docs/settlement.md#what-a-release-leaves), so that each side can sign it along with the payment.
 */

/**
 * The ask whose return a payment carries over: of the earliest return of each coin that it spends, the latest. `null`: a coin has none
 * that the payer has signed, so that nothing was agreed about all of the money.
 * @param outpoints `txid:vout` of the coins
 */
export function findCarriedAsk(
  record: Pick<SettlementRecord, 'asks' | 'given'>,
  outpoints: readonly string[],
  place: OfferPlace,
): KnownAsk | null {
  const given = listCountedGiven(record);
  const signed = record.asks.filter((ask) => getPayee(ask.plan, place) !== null);
  const earliest = outpoints.map((outpoint) => {
    const answered = signed.filter(({ hash, plan }) =>
      given.some((each) => each.hash === hash && isCoin(plan.coins[each.index], outpoint)),
    );
    return answered.sort(compareAsks)[0] ?? null;
  });
  if (earliest.length === 0 || !earliest.every((ask) => ask !== null)) return null;
  const latest = earliest.sort(compareAsks).at(-1) ?? null;
  const isOneSided = latest !== null && earliest.every(({ plan }) => plan.payee.key === latest.plan.payee.key);
  return isOneSided ? latest : null;
}

function isCoin(coin: GuaranteeCoin | undefined, outpoint: string): boolean {
  return coin !== undefined && getOutpoint(coin) === outpoint;
}

/** By date. Both sides have to choose the same of two with one date. */
function compareAsks(a: KnownAsk, b: KnownAsk): number {
  if (a.plan.from !== b.plan.from) return a.plan.from - b.plan.from;
  return a.hash < b.hash ? -1 : Number(a.hash > b.hash);
}

export interface ContinuedGround extends Omit<ReturnGround, 'coins'> {
  isSigned: boolean;
  /** Hash of the terms that both signed. */
  terms: string;
}

/**
 * The return of what is left: the text of the ask with this coin in place of its coins. `null`: it could not be agreed today, or not without
 * another question. Who deposits was answered with the signatures for the coins that the payment spends.
 * @param coin the output of the payment that is being signed, read from the payment itself
 */
export function continueReturn(
  { plan }: KnownAsk,
  coin: GuaranteeCoin & { address: string },
  ground: ContinuedGround,
): ReturnPlan | null {
  const { order, txid, value, vout } = coin;
  const continued = { ...plan, coins: [{ order, txid, value, vout }] };
  if (listReturnConcerns(continued, ground).includes('other-terms')) return null;
  return findReturnFault(continued, { ...ground, coins: [coin] }) === null ? continued : null;
}
