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
  /** What it lists, and what of that is in a block, as outpoints. */
  answer: Answer;
  /** The last answer of an explorer does not list the coin. */
  isMissing: (coin: Coin) => boolean;
  /** The same by outpoint. */
  isGone: (outpoint: string) => boolean;
  choose: (coins: readonly Coin[], on: boolean) => void;
  /** Takes an explorer's list: of the addresses that it answered for, chooses exactly its coins, without contradicted ones. */
  refresh: (refreshed: Refreshed) => void;
  add: (typed: readonly Coin[]) => void;
}

interface Answer {
  listed: ReadonlySet<string>;
  confirmed: ReadonlySet<string>;
}

interface State extends Answer {
  coins: readonly Coin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
  explorer: string | null;
}

/** The coins at the start, if they are not those of the kit. */
export interface FirstCoins {
  coins: readonly Coin[];
  /** Whether a coin is chosen before the user has chosen it. */
  isReady: (coin: Coin, answer: Answer) => boolean;
}

/** The coins that are known, and those that the next transaction spends. */
export function useCoins(kit: CheckedKit, onScanned: (kit: CheckedKit) => void, first?: FirstCoins): CoinChoice {
  const isReady = first?.isReady ?? (() => true);
  const [{ coins, chosen, missing, listed, confirmed, explorer }, setState] = useState<State>(() => {
    const all = first?.coins ?? engine.listKitCoins(kit);
    const none = { missing: new Set<string>(), listed: new Set<string>(), confirmed: new Set<string>() };
    return { ...none, coins: all, chosen: toOutpoints(all.filter((coin) => isReady(coin, none))), explorer: null };
  });
  return {
    coins,
    explorer,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin) => chosen.has(formatCoin(coin)),
    isListed: (coin) => listed.has(formatCoin(coin)),
    answer: { listed, confirmed },
    isMissing: (coin) => missing.has(formatCoin(coin)),
    isGone: (outpoint) => missing.has(outpoint),
    choose: (some, on) =>
      setState((now) => {
        const next = new Set(now.chosen);
        for (const outpoint of toOutpoints(some)) on ? next.add(outpoint) : next.delete(outpoint);
        return { ...now, chosen: next };
      }),
    refresh: ({ kit: scanned, coins: fetched, contradicted, answered, base, confirmed: inBlocks }) => {
      onScanned(scanned);
      setState((now) => {
        const listed = toOutpoints(fetched);
        const isOld = (coin: Coin) => !answered.has(coin.address) && now.confirmed.has(formatCoin(coin));
        const confirmed = new Set([...inBlocks, ...toOutpoints(now.coins.filter(isOld))]);
        const coins = engine.mergeCoins(now.coins, fetched);
        // Without an answer for its address, nothing says that a coin is spent.
        const isKept = (coin: Coin) =>
          now.chosen.has(formatCoin(coin)) && (!answered.has(coin.address) || listed.has(formatCoin(coin)));
        const isNew = (coin: Coin) => listed.has(formatCoin(coin)) && isReady(coin, { listed, confirmed });
        const chosen = toOutpoints(coins.filter((coin) => isKept(coin) || isNew(coin)));
        const isGone = (coin: Coin) =>
          answered.has(coin.address) && !listed.has(formatCoin(coin)) && !contradicted.includes(formatCoin(coin));
        const gone = toOutpoints(now.coins.filter(isGone));
        // A coin that was missing stays so until its address is answered for.
        const isStill = (coin: Coin) => !answered.has(coin.address) && now.missing.has(formatCoin(coin));
        const missing = new Set([...gone, ...toOutpoints(now.coins.filter(isStill))]);
        return { coins, chosen, missing, listed, confirmed, explorer: base };
      });
    },
    add: (typed) =>
      setState((now) => {
        const added = toOutpoints(typed);
        const coins = engine.mergeCoins(now.coins, typed);
        const ready = coins.filter((coin) => added.has(formatCoin(coin)) && isReady(coin, now));
        return {
          ...now,
          coins,
          chosen: new Set([...now.chosen, ...toOutpoints(ready)]),
          missing: new Set([...now.missing].filter((outpoint) => !added.has(outpoint))),
        };
      }),
  };
}

function toOutpoints(coins: readonly Coin[]): Set<string> {
  return new Set(coins.map(formatCoin));
}
