import type { State } from '@mocks/store/entities';
import { confirmCoins } from '@tests/hostile/known-coins';
import { BACKGROUND, createIntent } from '@/lib/intent';
import { userToStored } from '@/services/schemas/stored.schema';
import { SAVE_PATIENCE } from '@/store/calls/with-timeout';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';
import { advanceTime, dropTimers, realPause } from './clock';
import { type Ending, findBrokenRules, findDifferences, listRemembered, readHoldings } from './findings';
import type { Flow } from './flows';
import type { Fault, Network } from './network';
import { flushWrites, openPage, type Page, refreshPage, reloadPage, reopenAfterKill, runInPage } from './page';
import { CONTRACT, createBackendFrom, GUARANTEE_REF, type Scenes } from './scenes';

/**
 * `reload`: the tab is closed or reloaded right after the fault. `kill`: the browser ends without a page event.
 * `stay`: the user stays on the page.
 */
export type After = 'stay' | 'reload' | 'kill';

/** The scenes of the flows that are played. */
export interface PlayedScenes extends Pick<Scenes, 'ana' | 'berto'> {
  states: Partial<Record<Flow['scene'], State>>;
}

const NEXT: Record<After, (page: Page) => Page> = { stay: (page) => page, reload: reloadPage, kill: reopenAfterKill };

/** A run without faults: the calls of the flow and the final holdings. */
export async function rehearse(
  network: Network,
  scenes: PlayedScenes,
  flow: Flow,
): Promise<Ending & { calls: string[] }> {
  const page = await start(network, scenes, flow);
  if (!(await runInPage(page, () => flow.act(page, BACKGROUND))))
    throw new Error(`${flow.name} does not work without any fault`);
  const calls = [...network.calls];
  await refreshPage(page);
  return { calls, end: readHoldings(network.backend), remembered: await listRemembered(page) };
}

/** Plays a flow with a fault and the user's reaction; returns the problems found, in words. */
export async function play(
  network: Network,
  scenes: PlayedScenes,
  flow: Flow,
  fault: Fault,
  after: After,
): Promise<{ problems: string[]; remembered: string[] }> {
  const page = await start(network, scenes, flow);
  const hangs = fault.way === 'hang' || fault.way === 'done, then hang';
  const patience = new AbortController();
  network.stopWaiting = () => patience.abort();
  // On a page that is left, nobody stops waiting.
  network.advancesTime = hangs && after === 'stay';
  network.fault = fault;
  const problems: string[] = [];
  const outcome = await Promise.race([
    actOnScreen(page, flow, patience.signal).catch((error: unknown) => `it throws: ${String(error)}`),
    ...(hangs && after !== 'stay' ? [network.hung] : []),
  ]);
  if (typeof outcome === 'string' && outcome !== 'hung') problems.push(outcome);
  if (after === 'stay' && !(await waitUntilIdle(page))) problems.push('its work never ends');
  network.fault = null;
  network.advancesTime = false;
  const next = NEXT[after](page);
  // The next reload of the contract. A save that hangs counts as lost by then.
  if (hangs && after === 'stay') advanceTime(SAVE_PATIENCE);
  await refreshPage(next);
  // The next load alone must restore a valid state, without a retry by the user.
  problems.push(...findBrokenRules(network.backend).map((rule) => `${rule}, until the user retries`));
  const wasShown = outcome === true;
  await retryIfNeeded(network, flow, next, { wasShown, problems });
  const found = await checkFinalState(network, flow, { scenes, page: next });
  return { problems: [...problems, ...found.problems], remembered: found.remembered };
}

/** The screen is free once the user stops waiting, and then does not say that the action succeeded. */
function actOnScreen(page: Page, flow: Flow, stop: AbortSignal): Promise<boolean> {
  const stopped = new Promise<boolean>((resolve) => {
    stop.addEventListener('abort', () => void realPause(STOPPING_MS).then(() => resolve(false)));
  });
  return Promise.race([runInPage(page, () => flow.act(page, createIntent(stop))), stopped]);
}

/** Real milliseconds; what ends because of the stop has ended by then. */
const STOPPING_MS = 20;

/** Opens the page of a flow, as the user finds it. */
export async function start(network: Network, scenes: PlayedScenes, flow: Flow): Promise<Page> {
  const state = scenes.states[flow.scene];
  if (state === undefined) throw new Error(`The scene ${flow.scene} was not built`);
  flow.prepare?.();
  network.fault = null;
  network.backend = createBackendFrom(state);
  if (flow.fastestFee !== undefined) network.backend.fees.fastestFee = flow.fastestFee;
  const page = openPage(flow.as === null ? null : scenes[flow.as]);
  if (flow.as !== null) await runInPage(page, load);
  if (flow.isLoaded) await refreshPage(page);
  // After a kill, the browser finds the contracts as they were before the flow.
  flushWrites(page);
  network.calls = [];
  return page;
}

/** The contract screen before its first balances, so that no status advances before the flow. */
async function load(page: Page): Promise<void> {
  await page.dispatch(loadContracts());
  await page.dispatch(loadContract(CONTRACT));
  await confirmCoins(page, GUARANTEE_REF);
  await page.dispatch(loadMessages(CONTRACT));
}

/** Upper bound in turns of at least a millisecond; never reached, even on a busy machine. */
const MAX_IDLE_TURNS = 20_000;

/** Waits for background work that the screen does not wait for; resolves to whether it ends. */
export async function waitUntilIdle(page: Page): Promise<boolean> {
  const isWorking = () => Object.values(page.getState().outbox.live).includes('working');
  for (let turn = 0; turn < MAX_IDLE_TURNS && isWorking(); turn += 1) await realPause(1);
  return !isWorking();
}

/** The user retries an action that is not done, or whose success was not shown. */
async function retryIfNeeded(
  { backend }: Network,
  flow: Flow,
  page: Page,
  { wasShown, problems }: { wasShown: boolean; problems: string[] },
): Promise<void> {
  if (flow.isDone === undefined ? wasShown : flow.isDone(backend, page)) return;
  const succeeded = await runInPage(page, () => flow.act(page, BACKGROUND));
  // A refusal is fine if the action has taken effect meanwhile.
  if (!succeeded && flow.isDone?.(backend, page) !== true) problems.push('a retry does not work');
  await refreshPage(page);
  if (flow.isDone?.(backend, page) === false) problems.push('it is not done in the end');
}

interface End {
  scenes: PlayedScenes;
  page: Page;
}

/** Reloads once more and compares the page with a fresh one; also checks the invariants. */
export async function checkFinalState(
  network: Network,
  flow: Flow,
  { scenes, page: last }: End,
): Promise<{ problems: string[]; remembered: string[] }> {
  const page = reloadPage(last);
  await refreshPage(page);
  if (selectHasUnsettled(page.getState())) await refreshPage(page);
  const { user } = page.getState().auth;
  const remembered = await listRemembered(page);
  if (user === null && flow.as !== null) return { problems: ['the user was logged out'], remembered };
  const fresh = openPage(flow.as === null ? user && userToStored(user) : scenes[flow.as]);
  await refreshPage(fresh);
  page.tab.closed = true;
  fresh.tab.closed = true;
  dropTimers();
  return { problems: [...findBrokenRules(network.backend), ...findDifferences(page, fresh)], remembered };
}
