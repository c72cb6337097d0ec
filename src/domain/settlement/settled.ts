import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { Holds } from '@/domain/settlement/coin-holder';
import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { listCountedAcceptances, listCountedGiven } from '@/domain/settlement/counted';
import type { KnownAsk, KnownOffer, SettlementRecord } from '@/domain/settlement/settlement-record';

/**
 * Whether the network has carried a payment out. One that it has dropped leaves all coins unspent.
 * @param settled txids that the network has shown
 * @param holds whether the guarantee has the coins
 * @param unspent outputs of the guarantee, `txid:vout`; `null`: unknown
 */
export function isCarriedOut(
  { txid, coins }: { txid: string; coins: readonly GuaranteeCoin[] },
  settled: readonly string[],
  unspent: { has: (outpoint: string) => boolean } | null,
): boolean {
  return settled.includes(txid) && !coins.every((coin) => unspent?.has(getOutpoint(coin)) === true);
}

/** A settlement in the form of a withdrawal. No backend has a record of it. @param txid once the network has it */
export function toWithdrawal(
  { hash }: Pick<KnownOffer, 'hash'>,
  guaranteeId: Id,
  { address, amount, txid }: Pick<Transaction, 'address' | 'amount' | 'txid'>,
): Transaction {
  return {
    ...EMPTY,
    id: `settlement ${hash}`,
    guaranteeId,
    address,
    amount,
    txid,
    status: txid === null ? 'pending' : 'executed',
  };
}

/** The amount that leaves the guarantee, without the fee. */
function sumPaid({ outputs }: { outputs: readonly { to: string; value: Sats }[] }) {
  return sumAmounts(outputs.filter(({ to }) => to !== 'guarantee').map(({ value }) => value));
}

/** A payment that both have signed, and that the network may have by now. */
export interface Awaited {
  /** One of them can be mined. */
  txids: string[];
  guarantee: string;
  coins: readonly GuaranteeCoin[];
}

/** Settlements that are not known to be in the network, and all returns: one that is there can be replaced. */
export function listAwaited({ offers, acceptances, asks, given, settled }: SettlementRecord): Awaited[] {
  const agreed = acceptances.flatMap(({ hash, txid }): Awaited[] => {
    const offer = offers.find((each) => each.hash === hash)?.offer;
    return offer === undefined ? [] : [{ txids: [txid], guarantee: offer.guarantee, coins: offer.coins }];
  });
  const returns = given.flatMap(({ hash, index, txids }): Awaited[] => {
    const plan = asks.find((each) => each.hash === hash)?.plan;
    const coin = plan?.coins[index];
    return plan === undefined || coin === undefined ? [] : [{ txids, guarantee: plan.guarantee, coins: [coin] }];
  });
  const once = agreed.filter(({ txids }) => !txids.some((txid) => settled.includes(txid)));
  return [...once, ...returns];
}

/**
 * The guarantee with its settlements and returns among the withdrawals; itself if there are none, or if the withdrawals are unknown. Only for what was paid:
 * which withdrawal is the last one is for the backend's records to say.
 * @param holds whether the guarantee has the coins
 * @param unspent outputs of the guarantee, `txid:vout`; one whose coins are all unspent again does not count. `null`: unknown
 */
export function addSettled(
  guarantee: Guarantee,
  record: SettlementRecord,
  holds: Holds,
  unspent: readonly string[] | null,
): Guarantee {
  const { withdrawals } = guarantee;
  if (withdrawals === null) return guarantee;
  const isPaid: IsPaid = (coins, named) =>
    holds(coins, named) && !coins.every((coin) => unspent?.includes(getOutpoint(coin)));
  const counted = {
    ...record,
    acceptances: listCountedAcceptances(record),
    given: listCountedGiven(record),
  };
  const recorded = new Set(withdrawals.map(({ txid }) => txid));
  // The record of a return may have the transaction that another one has replaced.
  const unrecorded = {
    ...counted,
    given: counted.given.filter(({ txids }) => !txids.some((each) => recorded.has(each))),
  };
  const paid = [...listSettlements(counted, guarantee.id, isPaid), ...listReturned(unrecorded, guarantee.id, isPaid)];
  const added = paid.filter(
    ({ txid }, at) => !recorded.has(txid) && paid.findIndex((each) => each.txid === txid) === at,
  );
  return added.length === 0 ? guarantee : { ...guarantee, withdrawals: [...withdrawals, ...added] };
}

/** Whether a payment of these coins is from the guarantee, and was made. */
type IsPaid = Holds<GuaranteeCoin>;

function listSettlements({ offers, acceptances, settled }: SettlementRecord, id: Id, isPaid: IsPaid): Transaction[] {
  return acceptances
    .filter(({ txid }) => settled.includes(txid))
    .flatMap(({ hash, txid }) => {
      const known = offers.find((each) => each.hash === hash);
      if (known === undefined || !isPaid(known.offer.coins, known.offer.guarantee)) return [];
      return [toWithdrawal(known, id, { address: null, amount: sumPaid(known.offer), txid })];
    });
}

function listReturned({ asks, given, settled }: SettlementRecord, id: Id, isPaid: IsPaid): Transaction[] {
  return given.flatMap(({ hash, index, txids }) => {
    // A replacement pays more.
    const txid = txids.findLast((each) => settled.includes(each));
    const ask = asks.find((each) => each.hash === hash);
    const coin = ask?.plan.coins[index];
    if (ask === undefined || txid === undefined || coin === undefined) return [];
    if (!isPaid([coin], ask.plan.guarantee)) return [];
    return [toReturn(ask, index, id, { amount: coin.value, txid })];
  });
}

/** The return of a coin in the form of a withdrawal. */
export function toReturn(
  { plan, hash }: Pick<KnownAsk, 'plan' | 'hash'>,
  index: number,
  guaranteeId: Id,
  { amount, txid }: Pick<Transaction, 'amount' | 'txid'>,
): Transaction {
  return {
    ...EMPTY,
    id: `return ${hash} ${index}`,
    guaranteeId,
    address: plan.address,
    amount,
    txid,
    status: txid === null ? 'pending' : 'executed',
  };
}

const EMPTY = {
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
