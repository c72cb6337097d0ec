import type { State } from '@mocks/store/entities';
import { confirmCoins } from '@tests/hostile/known-coins';
import { sats } from '@tests/unit/domain/make';
import { vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import { toUnixDay } from '@/domain/settlement/return-rules';
import { estimateFee } from '@/domain/withdrawals/fees';
import { BACKGROUND } from '@/lib/intent';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { dropTimers } from './clock';
import type { Network } from './network';
import { openPage, type Page, refreshPage, runInPage } from './page';
import {
  createBackendFrom,
  DESTINATION,
  GUARANTEE_REF,
  moveClock,
  PASSWORD,
  type Scenes,
  type SettlementScene,
} from './scenes';
import { accept, askFor, give, offerHalf } from './settlement-acts';

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

/** Plays the other party up to each scene of the settlements. */
export async function buildSettlementScenes(
  network: Network,
  { states, ana, berto }: Scenes,
): Promise<Record<SettlementScene, State>> {
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
  const offered = await play(states.funded, ana, (page) => offerHalf(page, BACKGROUND));
  const accepted = await play(offered, berto, (page) => accept(page, BACKGROUND));
  const asked = await play(states.funded, berto, (page) => askFor(RETURNS_FROM)(page, BACKGROUND));
  const given = await play(asked, ana, (page) => give(page, BACKGROUND));
  const releasedByAna = await play(given, ana, (page) => releaseAlong(page, network));
  const releasedByBerto = await play(given, berto, (page) => releaseAlong(page, network));
  afterTheDate();
  const later = createBackendFrom(given);
  // The clock of the chain is the median of eleven blocks.
  for (let at = 0; at < 11; at += 1) later.chain.mine();
  const due = structuredClone(later.store.state);
  const released = { 'released by ana': releasedByAna, 'released by berto': releasedByBerto };
  return { offered, accepted, asked, given, due, ...released };
}

async function releaseAlong(page: Page, { backend }: Network): Promise<boolean> {
  const quote = await page.dispatch(quoteRelease(GUARANTEE_REF));
  if (!quote.ok) return false;
  const fee = estimateFee(quote.value.inputs, quote.value.fastestFee);
  const left = { from: RETURNS_FROM, sentence: 'The rest returns.' };
  const sent = backend.store.state.messages.length;
  const order = { address: DESTINATION, finalAmount: sats(40_000), fee, left };
  const done = await page.dispatch(release(GUARANTEE_REF, order, PASSWORD));
  // The line follows in the background.
  await vi.waitFor(() => {
    if (backend.store.state.messages.length === sent) throw new Error('The line was not sent');
  });
  return done.ok && done.value.kind === 'signed';
}
