/** A deposit address that could be looked up in this round. */
export interface RefreshCandidate {
  address: string;
  /** Number of the round in which it was last looked up; `null`: never. */
  visited: number | null;
  /** Look it up first: it is on screen, was just given out, or failed the last time. */
  urgent: boolean;
}

/** Requests of one round, on average. Contracts that need more are refreshed in turns. */
export const REFRESH_BUDGET = 20;

/**
 * The addresses to look up in a round (docs/architecture.md#polling): all of a small contract. Otherwise half of the budget
 * goes to urgent ones, and the rest to those that have waited longest, so that every address gets its turn.
 * @param debt requests that earlier rounds made beyond their budget
 */
export function planRefresh(candidates: readonly RefreshCandidate[], debt = 0): string[] {
  if (candidates.length <= REFRESH_BUDGET) return candidates.map(({ address }) => address);
  const budget = Math.max(0, REFRESH_BUDGET - debt);
  const sorted = candidates.toSorted((a, b) => (a.visited ?? 0) - (b.visited ?? 0));
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
