import type { Guarantee, Transaction } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { Holds } from '@/domain/returns/coin-holder';
import { type GuaranteeCoin, getOutpoint } from '@/domain/returns/coins';
import { listCountedGiven } from '@/domain/returns/counted';
import type { KnownAsk, ReturnRecord } from '@/domain/returns/return-record';

/** A return that both have signed, and that the network may have by now. */
export interface Awaited {
  /** One of them can be mined. */
  txids: string[];
  guarantee: string;
  coin: GuaranteeCoin;
}

/** All of them: one that is in the network can be replaced. */
export function listAwaited({ asks, given }: ReturnRecord): Awaited[] {
  return given.flatMap(({ hash, index, txids }): Awaited[] => {
    const plan = asks.find((each) => each.hash === hash)?.plan;
    const coin = plan?.coins[index];
    return plan === undefined || coin === undefined ? [] : [{ txids, guarantee: plan.guarantee, coin }];
  });
}

/**
 * The guarantee with its returns among the withdrawals; itself if there are none, or if the withdrawals are unknown. Only for what was paid:
 * which withdrawal is the last one is for the backend's records to say.
 * @param holds whether the guarantee has the coins
 * @param unspent outputs of the guarantee, `txid:vout`; a return whose coin is unspent again does not count. `null`: unknown
 */
export function addSettled(
  guarantee: Guarantee,
  record: ReturnRecord,
  holds: Holds,
  unspent: readonly string[] | null,
): Guarantee {
  const { withdrawals } = guarantee;
  if (withdrawals === null) return guarantee;
  const recorded = new Set(withdrawals.map(({ txid }) => txid));
  const paid = listCountedGiven(record).flatMap(({ hash, index, txids }) => {
    // The backend's record may have the transaction that another one has replaced.
    if (txids.some((each) => recorded.has(each))) return [];
    // A replacement pays more.
    const txid = txids.findLast((each) => record.settled.includes(each));
    const ask = record.asks.find((each) => each.hash === hash);
    const coin = ask?.plan.coins[index];
    if (ask === undefined || txid === undefined || coin === undefined) return [];
    if (!holds([coin], ask.plan.guarantee) || unspent?.includes(getOutpoint(coin))) return [];
    return [toReturn(ask, index, guarantee.id, { amount: coin.value, txid })];
  });
  const added = paid.filter(({ txid }, at) => paid.findIndex((each) => each.txid === txid) === at);
  return added.length === 0 ? guarantee : { ...guarantee, withdrawals: [...withdrawals, ...added] };
}

/** The return of a coin in the form of a withdrawal. @param txid once the network has it */
export function toReturn(
  { plan, hash }: Pick<KnownAsk, 'plan' | 'hash'>,
  index: number,
  guaranteeId: Id,
  { amount, txid }: Pick<Transaction, 'amount' | 'txid'>,
): Transaction {
  return {
    id: `return ${hash} ${index}`,
    guaranteeId,
    address: plan.address,
    amount,
    txid,
    status: txid === null ? 'pending' : 'executed',
    guaranteeOrder: null,
    vout: null,
    isWithdrawal: true,
    senderId: null,
    receiverIds: [],
    unsignedPsbt: null,
    signedPsbt: null,
    signer: null,
    createdAt: null,
    updatedAt: null,
  };
}
