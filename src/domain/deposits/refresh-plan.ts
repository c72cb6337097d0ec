/** A deposit address that could be looked up in this round. */
export interface RefreshCandidate {
  address: string;
  /** Number of the round in which it was last looked up; `null`: never. */
  visited: number | null;
  /** Look it up first: it is on screen, was just given out, or failed the last time. */
  urgent: boolean;
  /** Nothing is expected there: the address was never paid, or everything was spent. */
  idle: boolean;
}

/** Requests of one round, on average. Contracts that need more are refreshed in turns. */
export const REFRESH_BUDGET = 20;
/** Idle addresses wait longer than others by this factor. */
const IDLE_FACTOR = 4;

/**
 * The addresses to look up in a round (docs/architecture.md#polling): all of a small contract. Otherwise half of the budget
 * goes to urgent ones, and the rest to those that have waited longest, so that every address gets its turn.
 * @param debt requests that earlier rounds made beyond their budget
 */
export function planRefresh(candidates: readonly RefreshCandidate[], round: number, debt = 0): string[] {
  if (candidates.length <= REFRESH_BUDGET) return candidates.map(({ address }) => address);
  const budget = Math.max(0, REFRESH_BUDGET - debt);
  const sorted = candidates
    .map((candidate) => ({ candidate, wait: computeWait(candidate, round) }))
    .sort((a, b) => b.wait - a.wait)
    .map(({ candidate }) => candidate);
  const urgent = sorted.filter((candidate) => candidate.urgent).slice(0, Math.ceil(budget / 2));
  const others = sorted.filter((candidate) => !urgent.includes(candidate)).slice(0, budget - urgent.length);
  return [...urgent, ...others].map(({ address }) => address);
}

/**
 * The requests above the budget that later rounds make up for. Bounded, so that an expensive round does not stop the
 * refresh for long.
 */
export function computeDebt(debt: number, requests: number): number {
  return Math.min(Math.max(0, debt + requests - REFRESH_BUDGET), 5 * REFRESH_BUDGET);
}

function computeWait({ visited, idle }: RefreshCandidate, round: number): number {
  if (visited === null) return Number.MAX_SAFE_INTEGER;
  return (round - visited) / (idle ? IDLE_FACTOR : 1);
}
