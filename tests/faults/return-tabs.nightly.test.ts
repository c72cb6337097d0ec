import { required, unwrap } from '@tests/unit/recovery/contracts';
import { sign } from '@tests/unit/recovery/transactions';
import axios, { type AxiosAdapter } from 'axios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContract } from '@/bitcoin/recovery/checked-contract';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { openPartyKey } from '@/bitcoin/recovery/spend-key';
import { takeBack } from '@/bitcoin/recovery/take-back';
import { BACKGROUND } from '@/lib/intent';
import { login, logout } from '@/store/login/login.thunks';
import { buildContract } from '@/store/recovery/recovery-contract.thunks';
import { dropTimers, uninstallClock } from './clock';
import { type Ending, findLosses, readHoldings } from './findings';
import type { Flow } from './flows';
import { installStage } from './install-stage';
import type { Network } from './network';
import { openTab, type Page, refreshPage, runInPage } from './page';
import { checkFinalState, type PlayedScenes, rehearse, start, waitUntilIdle } from './play';
import { isSettled } from './return-acts';
import { RETURN_FLOWS } from './return-flows';
import { buildReturnScenes } from './return-scenes';
import { CONTRACT, createBackendFrom, FUNDS, GUARANTEE_REF, PASSWORD, TO_BERTO } from './scenes';

/* One user in two tabs, a logout at each moment, a record created twice, and a new device with nothing but the recovery file. */

let network: Network;
let scenes: PlayedScenes;
beforeAll(async () => {
  ({ network, scenes } = await installStage(buildReturnScenes));
});
afterAll(uninstallClock);

const SIGNED = ['sign the return date', 'take it back'];
const FLOWS = RETURN_FLOWS.filter(({ name }) => SIGNED.includes(name));

/** Does something while a call is under way: before the backend gets it. */
function during(nth: number, work: () => Promise<unknown>): void {
  const adapter = axios.defaults.adapter as AxiosAdapter;
  let calls = 0;
  axios.defaults.adapter = async (config) => {
    calls += 1;
    if (calls === nth + 1) {
      axios.defaults.adapter = adapter;
      await work();
    }
    return adapter(config);
  };
}

const act = (page: Page, flow: Flow) => runInPage(page, () => flow.act(page, BACKGROUND));

/** The user looks again, and does what is left to do. */
async function finish(page: Page, flow: Flow, ending: Ending): Promise<string[]> {
  await waitUntilIdle(page);
  await refreshPage(page);
  if (flow.isDone?.(network.backend, page) !== true) await act(page, flow);
  await refreshPage(page);
  const isDone = flow.isDone?.(network.backend, page) === true;
  const { problems, remembered } = await checkFinalState(network, flow, { scenes, page });
  const lost = findLosses(network.backend, ending, remembered);
  return [...problems, ...lost, ...(isDone ? [] : ['it is not done in the end'])];
}

/** What went wrong, for each call during which `interrupt` happens. */
async function playAtEachCall(
  flow: Flow,
  interrupt: (page: Page) => Promise<() => Promise<unknown>>,
  resume: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const { calls, ...ending } = await rehearse(network, scenes, flow);
  const failures: string[] = [];
  for (const [at, call] of calls.entries()) {
    const page = await start(network, scenes, flow);
    const work = await interrupt(page);
    during(at, work);
    await act(page, flow);
    await resume(page);
    for (const problem of await finish(page, flow, ending)) failures.push(`${call} (${at}): ${problem}`);
  }
  expect(calls.length).toBeGreaterThan(0);
  return failures;
}

describe.each(FLOWS)('$name', (flow) => {
  test('in two tabs at once is signed once, or the same', async () => {
    let second: Page;
    const openSecond = async (page: Page) => {
      second = openTab(page);
      await refreshPage(second);
      return () => act(second, flow);
    };
    const closeSecond = async () => {
      await waitUntilIdle(second);
      second.tab.closed = true;
    };
    expect(await playAtEachCall(flow, openSecond, closeSecond)).toEqual([]);
  });

  test('is refused or finished if the user logs out meanwhile, and nothing is lost', async () => {
    const leave = async (page: Page) => async () => {
      await runInPage(page, async () => page.dispatch(logout()));
    };
    const returnLater = (page: Page) =>
      runInPage(page, () => page.dispatch(login({ email: `${flow.as}@example.com`, password: PASSWORD })));
    expect(await playAtEachCall(flow, leave, returnLater)).toEqual([]);
  });
});

test('a record of a return that the browser has had created twice is deleted', async () => {
  const flow = required(FLOWS.find(({ name }) => name === 'take it back'));
  const page = await start(network, scenes, flow);
  network.fault = { call: 'POST /contracts/withdrawal', nth: 0, way: 'done twice', lasting: false };
  expect(await act(page, flow)).toBe(true);
  await waitUntilIdle(page);
  await refreshPage(page);
  await refreshPage(page);
  expect(network.backend.store.withdrawals(GUARANTEE_REF.guaranteeId)).toMatchObject([{ status: 'executed' }]);
  expect(page.getState().outbox).toMatchObject({ intents: [], live: {}, refusal: null });
});

describe('a new device with the recovery file alone', () => {
  const readFlow = () => required(FLOWS.find(({ name }) => name === 'take it back'));

  /** The return that the depositor completes on the recovery page. */
  async function completeReturn(): Promise<{ txHex: string; txid: string; owner: Page }> {
    const owner = await start(network, scenes, readFlow());
    const { contract } = await runInPage(owner, () => owner.dispatch(buildContract(CONTRACT, BACKGROUND)));
    const checked = unwrap(checkContract(contract));
    const envelope = required(scenes.berto.encrypted_key);
    const key = await openPartyKey(checked, { envelope, role: contract.role }, PASSWORD);
    const [kept] = contract.returns ?? [];
    const half = takeBack(checked, listFileCoins(checked), { kept: required(kept), index: 0, rate: 8 });
    return { ...required((await sign(checked, unwrap(half), key)).final), owner };
  }

  test('takes the return back, and the app shows it', async () => {
    const { txHex, txid, owner } = await completeReturn();
    expect(network.backend.chain.broadcast(txHex)).toBe(txid);
    await refreshPage(owner);
    await refreshPage(owner);
    expect(isSettled(owner)).toBe(true);
    const { paid } = readHoldings(network.backend);
    expect(paid).toEqual([`${FUNDS - 158 * 8} to ${TO_BERTO}`]);
    owner.tab.closed = true;
    dropTimers();
  });

  test('cannot take it back before the date', async () => {
    const { txHex } = await completeReturn();
    const early = createBackendFrom(required(scenes.states.given));
    expect(() => early.chain.broadcast(txHex)).toThrow('non-final');
  });
});
