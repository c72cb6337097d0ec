import { useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import type { Refreshed } from '@/exit/explorer/refresh';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import {
  addTyped,
  beginCoins,
  type CoinAnswer,
  type CoinSource,
  chooseCoins,
  rebaseCoins,
  takeAnswer,
} from '@/exit/recovery/known-coins';

export interface CoinChoice {
  /** With the deposits that an explorer was asked about. */
  kit: CheckedKit;
  /** All known coins, including those of the kit and typed ones. */
  coins: readonly Coin[];
  chosen: readonly Coin[];
  isChosen: (coin: Coin) => boolean;
  /** The listed coins, and those of them in a block, as outpoints. */
  answer: CoinAnswer;
  /** The last answer of an explorer does not list the coin. */
  isMissing: (coin: Coin) => boolean;
  /** The same by outpoint. */
  isGone: (outpoint: string) => boolean;
  choose: (coins: readonly Coin[], on: boolean) => void;
  /** Takes an explorer's list: of the addresses that it answered for, chooses exactly its coins, without contradicted ones. */
  refresh: (refreshed: Refreshed) => void;
  add: (typed: readonly Coin[]) => void;
}

/** The coins that are known, and those that the next transaction spends. With another source, what is known beside it stays. */
export function useCoins(source: CoinSource): CoinChoice {
  const [state, setState] = useState(() => beginCoins(source));
  if (state.source !== source) setState(rebaseCoins(state, source));
  const { kit, coins, chosen, missing, listed, confirmed } = state;
  return {
    kit,
    coins,
    chosen: coins.filter((coin) => chosen.has(formatCoin(coin))),
    isChosen: (coin) => chosen.has(formatCoin(coin)),
    answer: { listed, confirmed },
    isMissing: (coin) => missing.has(formatCoin(coin)),
    isGone: (outpoint) => missing.has(outpoint),
    choose: (some, on) => setState((now) => chooseCoins(now, some, on)),
    refresh: (refreshed) => setState((now) => takeAnswer(now, refreshed)),
    add: (typed) => setState((now) => addTyped(now, typed)),
  };
}
