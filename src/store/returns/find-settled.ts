import type { AddressTransaction } from '@/domain/chain';
import type { Contract, Guarantee } from '@/domain/models';
import { getOutpoint } from '@/domain/returns/coins';
import type { ReturnRecord } from '@/domain/returns/return-record';
import { type Awaited, listAwaited } from '@/domain/returns/settled';
import { getTransactionInfo, listHistory } from '@/services/explorer.service';
import { selectCoins } from '@/store/balances/balances.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import type { RootState } from '@/store/core/store-types';
import { selectHolders } from '@/store/returns/returns.selectors';

/** The transaction that spent a coin, according to the explorer. */
interface Spender {
  txid: string;
  confirmed: boolean;
}

/** By `txid:vout`. One in a block is not asked about again, unless the coin is listed as unspent again. */
const spenders = new Map<string, Spender>();
/** When each payment was asked about last, so that all get their turn. */
const turns = new Map<string, number>();
let turn = 0;
const MAX_KNOWN = 5_000;

/** Calls of one look, after which no other payment is asked about. */
const MAX_CALLS = 20;

/** The returns of a contract that the network has. */
export interface Found {
  /** Txids. */
  settled: string[];
  /** Txids of those that are in no block yet. */
  pending: string[];
}

/** Looks up what has spent the coins of returns, once a coin is no longer listed. */
export async function findSettled(state: RootState, contract: Contract, record: ReturnRecord): Promise<Found> {
  const spent = listAwaited(record).flatMap((payment) => {
    const [guarantee] = selectHolders(state, contract, [payment.coin], payment.guarantee);
    const unspent = guarantee === undefined ? null : selectCoins(state, guarantee.id);
    if (guarantee === undefined || unspent === null) return [];
    const outpoint = getOutpoint(payment.coin);
    if (!unspent.includes(outpoint)) return [{ payment, outpoint, guarantee }];
    spenders.delete(outpoint);
    return [];
  });
  await lookUp(spent.filter(({ outpoint }) => spenders.get(outpoint)?.confirmed !== true));
  const found = spent.flatMap(({ payment, outpoint }) => {
    const spender = spenders.get(outpoint);
    return spender !== undefined && payment.txids.includes(spender.txid) ? [spender] : [];
  });
  return {
    settled: found.map(({ txid }) => txid),
    pending: found.filter(({ confirmed }) => !confirmed).map(({ txid }) => txid),
  };
}

interface SpentCoin {
  payment: Awaited;
  outpoint: string;
  guarantee: Guarantee;
}

async function lookUp(open: readonly SpentCoin[]): Promise<void> {
  if (spenders.size + turns.size > MAX_KNOWN) for (const known of [spenders, turns]) known.clear();
  const toTurn = ({ payment }: SpentCoin) => turns.get(payment.txids.join()) ?? 0;
  const histories = new Map<string, AddressTransaction[]>();
  let calls = 0;
  for (const { payment, outpoint, guarantee } of open.toSorted((a, b) => toTurn(a) - toTurn(b))) {
    if (calls >= MAX_CALLS) return;
    turn += 1;
    turns.set(payment.txids.join(), turn);
    const address =
      guarantee.deposits?.find(({ guaranteeOrder }) => guaranteeOrder === payment.coin.order)?.address ?? null;
    if (address !== null && !histories.has(address)) {
      calls += 1;
      histories.set(address, await withTimeout(listHistory(address, null)).catch(() => []));
    }
    const spender = (histories.get(address ?? '') ?? []).find((each) => each.spent.includes(outpoint));
    if (spender !== undefined) {
      spenders.set(outpoint, { txid: spender.txid, confirmed: spender.confirmed });
      continue;
    }
    // Not on the newest page of the address. A replacement pays more, so the highest rate is asked about first.
    for (const txid of payment.txids.toReversed()) {
      calls += 1;
      const info = await withTimeout(getTransactionInfo(txid)).catch(() => null);
      if (info === null) continue;
      spenders.set(outpoint, { txid, confirmed: info.confirmed });
      break;
    }
  }
}
