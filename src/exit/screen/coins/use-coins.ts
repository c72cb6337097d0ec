import { useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import type { Refreshed } from '@/exit/explorer/refresh';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';

export interface CoinChoice {
  /** All known coins, including those of the kit and typed ones. */
  coins: readonly Coin[];
  chosen: readonly Coin[];
  isChosen: (coin: Coin) => boolean;
  /** Base address of the explorer that answered last; `null`: none has. */
  explorer: string | null;
  /** The last answer of an explorer lists the coin as unspent. */
  isListed: (coin: Coin) => boolean;
  /** The last answer of an explorer does not list the coin. */
  isMissing: (coin: Coin) => boolean;
  /** The same by outpoint. */
  isGone: (outpoint: string) => boolean;
  choose: (coins: readonly Coin[], on: boolean) => void;
  /** Takes an explorer's list: of the addresses that it answered for, chooses exactly its coins, without contradicted ones. */
  refresh: (refreshed: Refreshed) => void;
  add: (typed: readonly Coin[]) => void;
}

interface State {
  coins: readonly Coin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
  listed: ReadonlySet<string>;
  explorer: string | null;
}

/**
 * The coins that are known, and those that the next transaction spends.
 * @param first known at the start; absent: those of the kit
 */
export function useCoins(kit: CheckedKit, onScanned: (kit: CheckedKit) => void, first?: readonly Coin[]): CoinChoice {
  const [{ coins, chosen, missing, listed, explorer }, setState] = useState<State>(() => {
    const listed = first ?? engine.listKitCoins(kit);
    return { coins: listed, chosen: toOutpoints(listed), missing: new Set(), listed: new Set(), explorer: null };
  });
  return {
    coins,
    explorer,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin) => chosen.has(formatCoin(coin)),
    isListed: (coin) => listed.has(formatCoin(coin)),
    isMissing: (coin) => missing.has(formatCoin(coin)),
    isGone: (outpoint) => missing.has(outpoint),
    choose: (some, on) =>
      setState((now) => {
        const next = new Set(now.chosen);
        for (const outpoint of toOutpoints(some)) on ? next.add(outpoint) : next.delete(outpoint);
        return { ...now, chosen: next };
      }),
    refresh: ({ kit: scanned, coins: fetched, contradicted, answered, base }) => {
      onScanned(scanned);
      setState((now) => {
        const listed = toOutpoints(fetched);
        // Without an answer for its address, nothing says that a coin is spent.
        const isKept = (coin: Coin) => !answered.has(coin.address) && now.chosen.has(formatCoin(coin));
        const chosen = new Set([...listed, ...toOutpoints(now.coins.filter(isKept))]);
        const isGone = (coin: Coin) =>
          answered.has(coin.address) && !listed.has(formatCoin(coin)) && !contradicted.includes(formatCoin(coin));
        const gone = toOutpoints(now.coins.filter(isGone));
        // A coin that was missing stays so until its address is answered for.
        const isStill = (coin: Coin) => !answered.has(coin.address) && now.missing.has(formatCoin(coin));
        const missing = new Set([...gone, ...toOutpoints(now.coins.filter(isStill))]);
        return { coins: engine.mergeCoins(now.coins, fetched), chosen, missing, listed, explorer: base };
      });
    },
    add: (typed) =>
      setState((now) => {
        const added = toOutpoints(typed);
        return {
          ...now,
          coins: engine.mergeCoins(now.coins, typed),
          chosen: new Set([...now.chosen, ...added]),
          missing: new Set([...now.missing].filter((outpoint) => !added.has(outpoint))),
        };
      }),
  };
}

function toOutpoints(coins: readonly Coin[]): Set<string> {
  return new Set(coins.map(formatCoin));
}
