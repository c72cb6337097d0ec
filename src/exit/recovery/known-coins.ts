import { formatCoin } from '@/domain/kit/kit';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { addOrders } from '@/exit/recovery/check-kit';
import { mergeCoins } from '@/exit/recovery/coins';

/* The coins that the user knows: from files, from an explorer, or typed. */

/** The last answer of an explorer, as outpoints. */
export interface CoinAnswer {
  listed: ReadonlySet<string>;
  confirmed: ReadonlySet<string>;
}

/** The coins that the files list. */
export interface CoinSource {
  kit: CheckedKit;
  coins: readonly Coin[];
  /** Why a coin is not chosen before the user has chosen it; `null`: it is. */
  findDoubt: (coin: Coin, answer: CoinAnswer) => string | null;
}

export interface KnownCoins extends CoinAnswer {
  source: CoinSource;
  /** With the deposits that an explorer was asked about. */
  kit: CheckedKit;
  coins: readonly Coin[];
  /** Outpoints. */
  chosen: ReadonlySet<string>;
  missing: ReadonlySet<string>;
  contradicted: ReadonlySet<string>;
  /** Addresses that an explorer has answered for. */
  answered: ReadonlySet<string>;
}

/** An answer of an explorer. */
export interface TakenAnswer {
  kit: CheckedKit;
  coins: readonly Coin[];
  contradicted: readonly string[];
  confirmed: ReadonlySet<string>;
  /** Of other addresses nothing new is known. */
  answered: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function beginCoins(source: CoinSource): KnownCoins {
  const { kit, coins } = source;
  const none = { missing: NONE, listed: NONE, confirmed: NONE, contradicted: NONE, answered: NONE };
  const chosen = toOutpoints(coins.filter((coin) => source.findDoubt(coin, none) === null));
  return { ...none, source, kit, coins, chosen };
}

export function chooseCoins(now: KnownCoins, some: readonly Coin[], on: boolean): KnownCoins {
  const chosen = new Set(now.chosen);
  for (const outpoint of toOutpoints(some)) on ? chosen.add(outpoint) : chosen.delete(outpoint);
  return { ...now, chosen };
}

/** The answer may be to a question that was asked before another file was opened. */
export function takeAnswer(now: KnownCoins, taken: TakenAnswer): KnownCoins {
  const { answered, contradicted } = taken;
  const kit = addDeposits(now.kit, taken.kit);
  const fetched = placeCoins(kit, taken.coins);
  const listed = toOutpoints(fetched);
  const keepOld = (outpoints: ReadonlySet<string>) =>
    toOutpoints(now.coins.filter((coin) => !answered.has(coin.address) && outpoints.has(formatCoin(coin))));
  const confirmed = new Set([...taken.confirmed, ...keepOld(now.confirmed)]);
  const coins = mergeCoins(now.coins, fetched);
  const facts = { answered, listed, confirmed, contradicted: new Set(contradicted) };
  const isReady = (coin: Coin) => listed.has(formatCoin(coin)) && now.source.findDoubt(coin, facts) === null;
  const hasChanged = createComparison(now, now.source, facts);
  // Without an answer for its address, nothing says that a coin is spent.
  const isKept = (coin: Coin) =>
    now.chosen.has(formatCoin(coin)) &&
    (!answered.has(coin.address) || listed.has(formatCoin(coin))) &&
    !hasChanged(coin);
  const chosen = toOutpoints(coins.filter((coin) => isReady(coin) || isKept(coin)));
  // A coin that was missing stays so until its address is answered for.
  const missing = new Set([...findMissing(now.coins, facts), ...keepOld(now.missing)]);
  return { ...now, ...facts, kit, coins, chosen, missing };
}

export function addTyped(now: KnownCoins, typed: readonly Coin[]): KnownCoins {
  const added = toOutpoints(typed);
  const coins = mergeCoins(now.coins, typed);
  const ready = coins.filter((coin) => added.has(formatCoin(coin)) && now.source.findDoubt(coin, now) === null);
  return {
    ...now,
    coins,
    chosen: new Set([...now.chosen, ...toOutpoints(ready)]),
    missing: new Set([...now.missing].filter((outpoint) => !added.has(outpoint))),
  };
}

/** Another file was opened: what an explorer has answered, what was typed, and choices about which the files say the same stay. */
export function rebaseCoins(now: KnownCoins, source: CoinSource): KnownCoins {
  const kit = addDeposits(source.kit, now.kit);
  const others = now.coins.filter((coin) => coin.source !== 'kit');
  const coins = placeCoins(kit, mergeCoins(source.coins, others));
  const known = toOutpoints(now.coins);
  const added = coins.filter((coin) => !known.has(formatCoin(coin)));
  const missing = new Set([...now.missing, ...findMissing(added, now)]);
  const hasChanged = createComparison(now, source, now);
  const isChosen = (coin: Coin) => {
    const outpoint = formatCoin(coin);
    if (!hasChanged(coin)) return now.chosen.has(outpoint);
    const isDenied = now.answered.has(coin.address) && !now.listed.has(outpoint);
    return source.findDoubt(coin, now) === null && !isDenied;
  };
  return { ...now, source, kit, coins, missing, chosen: toOutpoints(coins.filter(isChosen)) };
}

/** Whether a coin is new, or something else is doubtful about it than before: an earlier choice was not about that. */
function createComparison(now: KnownCoins, source: CoinSource, answer: CoinAnswer): (coin: Coin) => boolean {
  const before = new Map(now.coins.map((coin) => [formatCoin(coin), coin]));
  return (coin) => {
    const old = before.get(formatCoin(coin));
    return old === undefined || now.source.findDoubt(old, now) !== source.findDoubt(coin, answer);
  };
}

/** At addresses that an explorer has answered for, without naming them. */
function findMissing(
  coins: readonly Coin[],
  { answered, listed, contradicted }: Pick<KnownCoins, 'answered' | 'listed' | 'contradicted'>,
): Set<string> {
  const isNamed = (outpoint: string) => listed.has(outpoint) || contradicted.has(outpoint);
  return toOutpoints(coins.filter((coin) => answered.has(coin.address) && !isNamed(formatCoin(coin))));
}

function addDeposits(kit: CheckedKit, { deposits }: CheckedKit): CheckedKit {
  return addOrders(
    kit,
    deposits.map(({ guaranteeOrder }) => guaranteeOrder),
  );
}

/** Each with the guarantee in which the kit has its address. */
function placeCoins({ deposits }: CheckedKit, coins: readonly Coin[]): Coin[] {
  const places = new Map(deposits.map(({ address, guarantee }) => [address, guarantee]));
  return coins.map((coin) => ({ ...coin, guarantee: places.get(coin.address) ?? coin.guarantee }));
}

function toOutpoints(coins: readonly Coin[]): Set<string> {
  return new Set(coins.map(formatCoin));
}
