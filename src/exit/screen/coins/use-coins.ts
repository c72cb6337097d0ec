import { useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import type { FetchedCoins } from '@/exit/explorer/fetch-coins';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';

export interface CoinChoice {
  /** All known coins, including those of the kit and typed ones. */
  coins: readonly Coin[];
  chosen: readonly Coin[];
  isChosen: (coin: Coin) => boolean;
  /** The last answer of an explorer does not list the coin. */
  isMissing: (coin: Coin) => boolean;
  /** The same by outpoint. */
  isGone: (outpoint: string) => boolean;
  choose: (coins: readonly Coin[], on: boolean) => void;
  /** Takes an explorer's list: chooses exactly its coins, without those that their transactions contradict. */
  refresh: (fetched: FetchedCoins) => void;
  add: (typed: readonly Coin[]) => void;
}

interface State {
  coins: readonly Coin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
}

/** The coins that are known, and those that the next transaction spends. */
export function useCoins(kit: CheckedKit, onScanned: (kit: CheckedKit) => void): CoinChoice {
  const [{ coins, chosen, missing }, setState] = useState<State>(() => {
    const listed = engine.listKitCoins(kit);
    return { coins: listed, chosen: toOutpoints(listed), missing: new Set() };
  });
  return {
    coins,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin) => chosen.has(formatCoin(coin)),
    isMissing: (coin) => missing.has(formatCoin(coin)),
    isGone: (outpoint) => missing.has(outpoint),
    choose: (some, on) =>
      setState((now) => {
        const next = new Set(now.chosen);
        for (const outpoint of toOutpoints(some)) on ? next.add(outpoint) : next.delete(outpoint);
        return { ...now, chosen: next };
      }),
    refresh: ({ kit: scanned, coins: fetched, contradicted }) => {
      onScanned(scanned);
      setState((now) => {
        const chosen = toOutpoints(fetched);
        const listed = new Set([...chosen, ...contradicted]);
        const gone = [...toOutpoints(now.coins)].filter((outpoint) => !listed.has(outpoint));
        return { coins: engine.mergeCoins(now.coins, fetched), chosen, missing: new Set(gone) };
      });
    },
    add: (typed) =>
      setState((now) => {
        const added = toOutpoints(typed);
        return {
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
