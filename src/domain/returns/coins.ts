import type { Sats } from '@/domain/primitives/amount';

/** More are not in one text. */
export const MAX_COINS = 200;

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

export function sumCoins({ coins }: { coins: readonly { value: number }[] }): number {
  return coins.reduce((sum, { value }) => sum + value, 0);
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
