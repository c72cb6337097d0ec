import { describe, expect, it } from 'vitest';
import { computeDebt, planRefresh, REFRESH_BUDGET, type RefreshCandidate } from '@/domain/deposits/refresh-plan';

type Traits = Partial<Omit<RefreshCandidate, 'address'>>;

function candidates(count: number, traits: (at: number) => Traits = () => ({})): RefreshCandidate[] {
  return Array.from({ length: count }, (_, at) => ({
    address: `a${at}`,
    visited: null,
    urgent: false,
    ...traits(at),
  }));
}

/** Runs consecutive rounds; returns the longest wait of each address. */
function play(all: RefreshCandidate[], rounds: number) {
  const waits = new Map(all.map(({ address }) => [address, 0]));
  const visits = new Map(all.map(({ address }) => [address, 0]));
  for (let round = 1; round <= rounds; round += 1) {
    const planned = new Set(planRefresh(all));
    for (const one of all) {
      waits.set(one.address, Math.max(waits.get(one.address) ?? 0, round - (one.visited ?? 0)));
      if (!planned.has(one.address)) continue;
      one.visited = round;
      visits.set(one.address, (visits.get(one.address) ?? 0) + 1);
    }
  }
  return { waits, visits };
}

describe('which addresses a refresh looks up', () => {
  it('all of a small contract, whatever earlier rounds cost', () => {
    const all = candidates(REFRESH_BUDGET);
    expect(planRefresh(all, 100)).toEqual(all.map(({ address }) => address));
  });

  it.each([
    [0, 20],
    [7, 13],
    [20, 0],
    [100, 0],
  ])('of a large contract, after %i requests beyond the budget, %i', (debt, planned) => {
    const all = candidates(1_000, (at) => ({ urgent: at % 3 === 0 }));
    expect(new Set(planRefresh(all, debt)).size).toBe(planned);
  });

  it('addresses never looked up come first', () => {
    const all = candidates(REFRESH_BUDGET + 1, (at) => (at === 20 ? {} : { visited: 1 }));
    expect(planRefresh(all)).toContain('a20');
  });

  it('later rounds make up for a round over its budget, within limits', () => {
    expect([computeDebt(0, 12), computeDebt(0, 40), computeDebt(20, 5), computeDebt(90, 500)]).toEqual([0, 20, 5, 100]);
  });

  it.each<[string, (at: number) => Traits, number]>([
    ['alike', () => ({}), 50],
    ['all on screen', () => ({ urgent: true }), 50],
    ['ten on screen', (at) => ({ urgent: at < 10 }), 100],
  ])('each of 1,000 within a bounded number of rounds: %s', (_, traits, bound) => {
    const { waits } = play(candidates(1_000, traits), 900);
    expect(Math.max(...waits.values())).toBeLessThanOrEqual(bound);
  });

  it('those on screen in every round, the others in turns', () => {
    const { visits } = play(
      candidates(1_000, (at) => ({ urgent: at < 10 })),
      900,
    );
    expect(visits.get('a3')).toBe(900);
    expect(visits.get('a700')).toBeGreaterThan(0);
  });
});
