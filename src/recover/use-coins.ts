import { useState } from 'react';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins, mergeCoins } from '@/bitcoin/recovery/coins';
import { formatCoin } from '@/domain/recovery/recovery-file';
import type { Refreshed } from '@/recover/explorer/refresh-coins';

export type CoinChoice = ReturnType<typeof useCoins>;

/** The coins that are known, from the file, an explorer, or a transaction, and those that the next transaction spends. */
export function useCoins(opened: CheckedContract) {
  const [state, setState] = useState(() => beginCoins(opened));
  const { checked, coins, chosen, missing } = state;
  return {
    checked,
    coins,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin: KnownCoin) => chosen.has(formatCoin(coin)),
    /** The last answer of an explorer does not list the outpoint. */
    isGone: (outpoint: string) => missing.has(outpoint),
    choose: (some: readonly KnownCoin[], on: boolean) => setState((now) => chooseCoins(now, some, on)),
    /** Takes an explorer's list: of the addresses that it answered for, chooses exactly its coins, without contradicted ones. */
    refresh: (refreshed: Refreshed) => setState((now) => takeAnswer(now, refreshed)),
    add: (added: readonly KnownCoin[]) => setState((now) => addCoins(now, added)),
  };
}

interface KnownCoins {
  /** With the deposits that an explorer was asked about. */
  checked: CheckedContract;
  /** All known coins, including those of the file and added ones. */
  coins: readonly KnownCoin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
}

function beginCoins(checked: CheckedContract): KnownCoins {
  const coins = listFileCoins(checked);
  return { checked, coins, chosen: toOutpoints(coins), missing: new Set() };
}

function chooseCoins(now: KnownCoins, some: readonly KnownCoin[], on: boolean): KnownCoins {
  const chosen = new Set(now.chosen);
  for (const outpoint of toOutpoints(some)) on ? chosen.add(outpoint) : chosen.delete(outpoint);
  return { ...now, chosen };
}

function takeAnswer(now: KnownCoins, { checked, coins: fetched, contradicted, answered }: Refreshed): KnownCoins {
  const listed = toOutpoints(fetched);
  const named = new Set([...listed, ...contradicted]);
  // Without an answer for its address, nothing says that a coin is spent.
  const keepOld = (outpoints: ReadonlySet<string>) =>
    toOutpoints(now.coins.filter((coin) => !answered.has(coin.address) && outpoints.has(formatCoin(coin))));
  const spent = now.coins.filter((coin) => answered.has(coin.address) && !named.has(formatCoin(coin)));
  return {
    checked,
    coins: mergeCoins(now.coins, fetched),
    chosen: new Set([...listed, ...keepOld(now.chosen)]),
    missing: new Set([...toOutpoints(spent), ...keepOld(now.missing)]),
  };
}

function addCoins(now: KnownCoins, added: readonly KnownCoin[]): KnownCoins {
  const outpoints = toOutpoints(added);
  return {
    ...now,
    coins: mergeCoins(now.coins, added),
    chosen: new Set([...now.chosen, ...outpoints]),
    missing: new Set([...now.missing].filter((outpoint) => !outpoints.has(outpoint))),
  };
}

function toOutpoints(coins: readonly KnownCoin[]): Set<string> {
  return new Set(coins.map(formatCoin));
}
