import type { Transaction } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeCoin } from '@/domain/returns/coins';
import type { KnownAsk, KnownGiven, ReturnRecord } from '@/domain/returns/return-record';
import { toUnrecorded } from '@/domain/withdrawals/payouts';

/** A return that both have signed. */
export interface SignedReturn extends Pick<KnownGiven, 'txids'> {
  /** The id that its text names. */
  guarantee: string;
  coin: GuaranteeCoin;
}

/** Each transaction once: a signature is as good for another text with the same one. */
export function listSignedReturns({ asks, given }: Pick<ReturnRecord, 'asks' | 'given'>): SignedReturn[] {
  const signed = given.flatMap(({ hash, index, txids }): [string, SignedReturn][] => {
    const plan = asks.find((each) => each.hash === hash)?.plan;
    const coin = plan?.coins[index];
    return plan === undefined || coin === undefined
      ? []
      : [[String(txids), { txids, guarantee: plan.guarantee, coin }]];
  });
  return [...new Map(signed).values()];
}

/** The returns among the transactions that have spent coins of a guarantee, as withdrawals of the whole coins. */
export function listTaken(returns: readonly SignedReturn[], spenders: readonly string[]): Transaction[] {
  return returns.flatMap(({ txids, coin }) => {
    // A replacement pays more.
    const txid = txids.findLast((each) => spenders.includes(each));
    return txid === undefined ? [] : [{ ...toUnrecorded(txid), amount: coin.value }];
  });
}

/** The return of a coin in the form of a withdrawal. */
export function toReturn(
  { plan, hash }: Pick<KnownAsk, 'plan' | 'hash'>,
  index: number,
  guaranteeId: Id,
  amount: Transaction['amount'],
): Transaction {
  const about = { id: `return ${hash} ${index}`, guaranteeId, address: plan.address, amount };
  return { ...toUnrecorded(''), ...about, txid: null, status: 'pending' };
}
