import { userToStored } from '@/services/schemas/stored.schema';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { selectHasUnsettled } from '@/store/outbox/outbox.selectors';
import { dropTimers, realPause } from './clock';
import { brokenRules, disagreements, type Holdings, holdingsOf } from './findings';
import type { Flow } from './flows';
import type { Fault, Line } from './line';
import { idle, openPage, type Page, reloaded, reopened, within, writePutOff } from './page';
import { backendOver, CONTRACT, type Scenes } from './scenes';

/**
 * `reload`: the tab is closed or reloaded right after the fault. `kill`: the browser ends without telling the page.
 * `stay`: the person goes on in the same page.
 */
export type After = 'stay' | 'reload' | 'kill';

const NEXT: Record<After, (page: Page) => Page> = { stay: (page) => page, reload: reloaded, kill: reopened };

/** A fault-free run: which calls the flow makes, and what the world holds afterwards. */
export async function rehearse(line: Line, scenes: Scenes, flow: Flow): Promise<{ calls: string[]; end: Holdings }> {
  const page = await begin(line, scenes, flow);
  if (!(await within(page, flow.act))) throw new Error(`${flow.name} does not work without any fault`);
  const calls = [...line.calls];
  await idle(page);
  return { calls, end: holdingsOf(line.backend) };
}

/** Plays a flow with a fault and what people do after it; answers what is wrong in the end, in words. */
export async function play(line: Line, scenes: Scenes, flow: Flow, fault: Fault, after: After): Promise<string[]> {
  const page = await begin(line, scenes, flow);
  const hangs = fault.way === 'hang' || fault.way === 'done, then hang';
  // A page that was left never goes on.
  line.timePasses = hangs && after === 'stay';
  line.fault = fault;
  const problems: string[] = [];
  const said = await Promise.race([
    within(page, flow.act).catch((error: unknown) => `it throws: ${String(error)}`),
    ...(hangs && after !== 'stay' ? [line.hung] : []),
  ]);
  if (typeof said === 'string' && said !== 'hung') problems.push(said);
  if (after === 'stay') await atRest(page);
  line.fault = null;
  line.timePasses = false;
  const next = NEXT[after](page);
  await idle(next);
  // The next load alone ends in the right state: nobody has to ask again for that.
  problems.push(...brokenRules(line.backend).map((rule) => `${rule}, until somebody asks again`));
  const seen = said === true;
  await insist(line, flow, next, { seen, problems });
  return [...problems, ...(await verdict(line, flow, { scenes, page: next }))];
}

async function begin(line: Line, scenes: Scenes, flow: Flow): Promise<Page> {
  line.fault = null;
  line.backend = backendOver(scenes.states[flow.scene]);
  if (flow.fastestFee !== undefined) line.backend.fees.fastestFee = flow.fastestFee;
  const page = openPage(flow.as === null ? null : scenes[flow.as]);
  if (flow.as !== null) await within(page, load);
  // A browser that is killed finds the contracts as they were before the flow.
  writePutOff(page);
  line.calls = [];
  return page;
}

/** The contract's screen before its first balances: an advance that is due must not happen before its turn. */
async function load(page: Page): Promise<void> {
  await page.dispatch(loadContracts());
  await page.dispatch(loadContract(CONTRACT));
  await page.dispatch(loadMessages(CONTRACT));
}

/** Turns of a millisecond or more; nothing takes as long as this, however busy the machine is. */
const LONGEST_REST = 20_000;

/** What the screen no longer waits for may still be under way. */
async function atRest(page: Page): Promise<void> {
  const works = () => Object.values(page.getState().outbox.live).includes('working');
  for (let turn = 0; turn < LONGEST_REST && works(); turn += 1) await realPause(1);
}

/** Not done, or not seen to be done: the person asks again. */
async function insist(
  { backend }: Line,
  flow: Flow,
  page: Page,
  { seen, problems }: { seen: boolean; problems: string[] },
): Promise<void> {
  if (flow.done === undefined ? seen : flow.done(backend, page)) return;
  const works = await within(page, flow.act);
  // Refused because it is done meanwhile is done all the same.
  if (!works && flow.done?.(backend, page) !== true) problems.push('asking again does not work');
  await idle(page);
  if (flow.done?.(backend, page) === false) problems.push('it is not done in the end');
}

interface End {
  scenes: Scenes;
  page: Page;
}

/** After one more reload: does the page agree with one that knows nothing, and does the world keep its rules? */
async function verdict(line: Line, flow: Flow, { scenes, page: last }: End): Promise<string[]> {
  const page = reloaded(last);
  await idle(page);
  if (selectHasUnsettled(page.getState())) await idle(page);
  const { user } = page.getState().auth;
  if (user === null && flow.as !== null) return ['the person was logged out'];
  const fresh = openPage(flow.as === null ? user && userToStored(user) : scenes[flow.as]);
  await idle(fresh);
  page.tab.closed = true;
  fresh.tab.closed = true;
  dropTimers();
  return [...brokenRules(line.backend), ...disagreements(page, fresh)];
}
