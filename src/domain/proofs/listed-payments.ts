import type { Utxo } from '@/domain/chain';
import { withoutDust } from '@/domain/deposits/deposits';
import type { Sats } from '@/domain/primitives/amount';

/** An explorer's answer about an output; `unknown`: no answer. */
export type UnspentAnswer = 'unspent' | 'not-unspent' | 'unknown';

export interface ListedPayment {
  txid: string;
  vout: number;
  value: Sats;
  address: string;
  /** In no block, according to each explorer that lists it. */
  isUnconfirmed: boolean;
  /** By explorer, in their order. */
  answers: UnspentAnswer[];
}

/** Unspent outputs of an address, by explorer; `null`: no answer. */
export interface AddressCoins {
  address: string;
  lists: readonly (readonly Utxo[] | null)[];
}

/**
 * The payments that an explorer lists as unspent, each once, with the value that the first one says. Those of the first explorer
 * come first, so that coins that another one invents displace none of them; then the largest. Dust is left out: anybody can send it.
 */
export function listPayments(addresses: readonly AddressCoins[]): ListedPayment[] {
  const payments = addresses.flatMap(({ address, lists }) => {
    const coins = lists.flatMap((list) => withoutDust(list ?? []));
    return coins
      .filter((coin, at) => coins.findIndex((other) => isSameOutput(coin, other)) === at)
      .map((coin): ListedPayment => {
        const find = (list: readonly Utxo[]) => list.find((other) => isSameOutput(coin, other));
        const answers = lists.map((list): UnspentAnswer => {
          if (list === null) return 'unknown';
          return find(list) === undefined ? 'not-unspent' : 'unspent';
        });
        const isUnconfirmed = !lists.some((list) => find(list ?? [])?.confirmed);
        return { txid: coin.txid, vout: coin.vout, value: coin.value, address, isUnconfirmed, answers };
      });
  });
  const isOfFirst = ({ answers: [first] }: ListedPayment) => Number(first === 'unspent');
  return payments.sort((a, b) => isOfFirst(b) - isOfFirst(a) || b.value - a.value);
}

/** Places of the explorers that did not answer for every address. */
export function listSilent(addresses: readonly AddressCoins[]): number[] {
  const places = addresses.flatMap(({ lists }) => lists.flatMap((list, at) => (list === null ? [at] : [])));
  return [...new Set(places)].toSorted((a, b) => a - b);
}

function isSameOutput(a: Utxo, b: Utxo): boolean {
  return a.txid === b.txid && a.vout === b.vout;
}
