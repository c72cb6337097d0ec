import { describe, expect, it } from 'vitest';
import {
  EFFECT_EVENTS,
  RELEASE_MACHINE,
  type ReleaseEvent,
  type ReleaseState,
  STORED_STATES,
  transitionOn,
} from '@/domain/withdrawals/release-machine';

const STATES = Object.keys(RELEASE_MACHINE) as ReleaseState[];

const transitions = STATES.flatMap((from) =>
  Object.entries(RELEASE_MACHINE[from]).map(([event, { to, effect }]) => ({ from, event, to, effect })),
);

describe('the release machine', () => {
  it('handles every event that an effect may report, in every state in which the effect runs', () => {
    const unhandled = transitions.flatMap(({ to, effect }) =>
      effect === null
        ? []
        : EFFECT_EVENTS[effect].filter((event) => !(event in RELEASE_MACHINE[to])).map((event) => [to, effect, event]),
    );
    expect(unhandled).toEqual([]);
  });

  it('has an effect or a user action for every event that a state handles', () => {
    const byUser = ['requested', 'accepted', 'cancelled', 'abandoned', 'resumed'];
    // By another person, by the explorer, by a late answer.
    const byOthers = ['cosigned', 'relayed', 'created-late'];
    const reported: string[] = [...byUser, ...byOthers, ...Object.values(EFFECT_EVENTS).flat()];
    expect(transitions.filter(({ event }) => !reported.includes(event))).toEqual([]);
  });

  it('reaches every state, and can end from each', () => {
    expect(STATES.filter((state) => state !== 'idle' && !transitions.some(({ to }) => to === state))).toEqual([]);
    for (const state of STATES) expect(reachable(state)).toContain('idle');
  });

  it('resumes exactly the states that are stored', () => {
    const resumable = STATES.filter((state) => 'resumed' in RELEASE_MACHINE[state]);
    expect(resumable.sort()).toEqual([...STORED_STATES].sort());
  });

  it.each<[string, ReleaseState, ReleaseEvent, ReleaseState, string | null]>([
    ['the request was sent', 'creating', 'resumed', 'creating', 'find-withdrawal'],
    ['the withdrawal was created', 'created', 'resumed', 'created', 'find-withdrawal'],
    ['an unsigned withdrawal was found', 'created', 'found', 'created', 'delete-withdrawal'],
    ['it was signed', 'signed', 'resumed', 'signed', 'check-signature'],
    ['it was fully signed', 'sending', 'resumed', 'sending', 'broadcast'],
    ['it was broadcast', 'broadcast', 'resumed', 'broadcast', 'record'],
  ])('after a tab closes, once %s', (_when, state, event, to, effect) => {
    expect(transitionOn(state, event)).toEqual({ to, effect });
  });

  it('rejects an event that the state does not know', () => {
    expect(() => transitionOn('idle', 'signed')).toThrow(RangeError);
  });
});

function reachable(start: ReleaseState): ReleaseState[] {
  const found = new Set<ReleaseState>([start]);
  for (const state of found) for (const { to } of Object.values(RELEASE_MACHINE[state])) found.add(to);
  return [...found];
}
