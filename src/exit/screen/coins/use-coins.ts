import { useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import type { Refreshed } from '@/exit/explorer/fetch-coins';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';

export interface CoinChoice {
  /** With the deposits that an explorer was asked about. */
  kit: CheckedKit;
  /** All known coins, including those of the kit and typed ones. */
  coins: readonly Coin[];
  chosen: readonly Coin[];
  isChosen: (coin: Coin) => boolean;
  /** The last answer of an explorer does not list the coin. */
  isMissing: (coin: Coin) => boolean;
  /** The same by outpoint. */
  isGone: (outpoint: string) => boolean;
  choose: (coins: readonly Coin[], on: boolean) => void;
  /** Takes an explorer's list: of the addresses that it answered for, chooses exactly its coins, without contradicted ones. */
  refresh: (refreshed: Refreshed) => void;
  add: (typed: readonly Coin[]) => void;
}

/** The coins that are known, from the kit, an explorer, or typed, and those that the next transaction spends. */
export function useCoins(opened: CheckedKit): CoinChoice {
  const [state, setState] = useState(() => beginCoins(opened));
  const { kit, coins, chosen, missing } = state;
  return {
    kit,
    coins,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin) => chosen.has(formatCoin(coin)),
    isMissing: (coin) => missing.has(formatCoin(coin)),
    isGone: (outpoint) => missing.has(outpoint),
    choose: (some, on) => setState((now) => chooseCoins(now, some, on)),
    refresh: (refreshed) => setState((now) => takeAnswer(now, refreshed)),
    add: (typed) => setState((now) => addTyped(now, typed)),
  };
}

interface KnownCoins {
  kit: CheckedKit;
  coins: readonly Coin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
}

function beginCoins(kit: CheckedKit): KnownCoins {
  const coins = engine.listKitCoins(kit);
  return { kit, coins, chosen: toOutpoints(coins), missing: new Set() };
}

function chooseCoins(now: KnownCoins, some: readonly Coin[], on: boolean): KnownCoins {
  const chosen = new Set(now.chosen);
  for (const outpoint of toOutpoints(some)) on ? chosen.add(outpoint) : chosen.delete(outpoint);
  return { ...now, chosen };
}

function takeAnswer(now: KnownCoins, { kit, coins: fetched, contradicted, answered }: Refreshed): KnownCoins {
  const listed = toOutpoints(fetched);
  const named = new Set([...listed, ...contradicted]);
  // Without an answer for its address, nothing says that a coin is spent.
  const keepOld = (outpoints: ReadonlySet<string>) =>
    toOutpoints(now.coins.filter((coin) => !answered.has(coin.address) && outpoints.has(formatCoin(coin))));
  const spent = now.coins.filter((coin) => answered.has(coin.address) && !named.has(formatCoin(coin)));
  return {
    kit,
    coins: engine.mergeCoins(now.coins, fetched),
    chosen: new Set([...listed, ...keepOld(now.chosen)]),
    missing: new Set([...toOutpoints(spent), ...keepOld(now.missing)]),
  };
}

function addTyped(now: KnownCoins, typed: readonly Coin[]): KnownCoins {
  const added = toOutpoints(typed);
  return {
    ...now,
    coins: engine.mergeCoins(now.coins, typed),
    chosen: new Set([...now.chosen, ...added]),
    missing: new Set([...now.missing].filter((outpoint) => !added.has(outpoint))),
  };
}

function toOutpoints(coins: readonly Coin[]): Set<string> {
  return new Set(coins.map(formatCoin));
}
