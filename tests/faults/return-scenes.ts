import type { State } from '@mocks/store/entities';
import { confirmCoins } from '@tests/hostile/known-coins';
import { vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import { toUnixDay } from '@/domain/returns/return-rules';
import { BACKGROUND } from '@/lib/intent';
import { dropTimers } from './clock';
import type { Network } from './network';
import { openPage, type Page, refreshPage, runInPage } from './page';
import { askFor, give } from './return-acts';
import { createBackendFrom, GUARANTEE_REF, moveClock, type ReturnScene, type Scenes } from './scenes';

/** The last day to claim, as in `scenes.ts`. */
const VALID_UNTIL = '2027-01-31';
/** Unix seconds. */
export const RETURNS_FROM = toUnixDay(addDays(VALID_UNTIL, 60));
const TODAY = Date.parse('2026-11-22T09:00:00Z');
const AFTERWARDS = (RETURNS_FROM + 2 * 86_400) * 1000;

/** Longer than the app relies on the clock of the chain, which its module remembers from the last page. */
const BETWEEN_PAGES = 61_000;
let pages = 0;

/** Moves all clocks to a day in the time of the scenes. */
function moveTo(time: number): void {
  pages += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: time + pages * BETWEEN_PAGES });
  moveClock(Date.now());
}

export const beforeTheDate = () => moveTo(TODAY);
export const afterTheDate = () => moveTo(AFTERWARDS);

/** Plays the other party up to each scene of the return dates. */
export async function buildReturnScenes(
  network: Network,
  { states, ana, berto }: Scenes,
): Promise<Record<ReturnScene, State>> {
  const play = async (from: State, who: Scenes['ana'], work: (page: Page) => Promise<unknown>): Promise<State> => {
    network.backend = createBackendFrom(from);
    const page = openPage(who);
    await refreshPage(page);
    await runInPage(page, () => confirmCoins(page, GUARANTEE_REF));
    if ((await runInPage(page, () => work(page))) === false) throw new Error('A scene cannot be played');
    page.tab.closed = true;
    dropTimers();
    return structuredClone(network.backend.store.state);
  };
  beforeTheDate();
  const asked = await play(states.funded, berto, (page) => askFor(RETURNS_FROM)(page, BACKGROUND));
  const given = await play(asked, ana, (page) => give(page, BACKGROUND));
  afterTheDate();
  const later = createBackendFrom(given);
  // The clock of the chain is the median of eleven blocks.
  for (let at = 0; at < 11; at += 1) later.chain.mine();
  const due = structuredClone(later.store.state);
  return { asked, given, due };
}
