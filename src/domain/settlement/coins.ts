import type { Sats } from '@/domain/primitives/amount';

/** A coin of a guarantee, with the `guarantee_order` of its deposit address. */
export interface GuaranteeCoin {
  order: number;
  /** 64 hex digits, in display order. */
  txid: string;
  value: Sats;
  vout: number;
}

/** `txid:vout` */
export function getOutpoint({ txid, vout }: Pick<GuaranteeCoin, 'txid' | 'vout'>): string {
  return `${txid}:${vout}`;
}

/** Of two payments that do, only one can happen. */
export function sharesCoin(one: Coins, other: Coins): boolean {
  const outpoints = new Set(one.coins.map(getOutpoint));
  return other.coins.some((coin) => outpoints.has(getOutpoint(coin)));
}

interface Coins {
  coins: readonly Pick<GuaranteeCoin, 'txid' | 'vout'>[];
}

/** By txid, then output: the order that the format asks for. */
export function compareCoins(a: Pick<GuaranteeCoin, 'txid' | 'vout'>, b: Pick<GuaranteeCoin, 'txid' | 'vout'>): number {
  return a.txid === b.txid ? a.vout - b.vout : a.txid < b.txid ? -1 : 1;
}

/** In canonical texts: names sorted, numbers as text. */
export function formatCoins(coins: readonly GuaranteeCoin[]) {
  return coins.map(({ order, txid, value, vout }) => ({
    order: String(order),
    txid,
    value: String(value),
    vout: String(vout),
  }));
}
