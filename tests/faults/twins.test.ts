import type { Backend } from '@mocks/backend';
import { eventually } from '@tests/eventually';
import axios from 'axios';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { BACKGROUND } from '@/lib/intent';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectGuaranteeFailure } from '@/store/contracts/contracts.selectors';
import { createNewContract } from '@/store/contracts/contracts.thunks';
import { uninstallClock } from './clock';
import { CONTRACT_FLOWS, type Flow, RELEASE_FLOWS } from './flows';
import { installStage } from './install-stage';
import type { Network } from './network';
import { type Page, refreshPage, runInPage } from './page';
import { type PlayedScenes, start } from './play';
import { CONTRACT, GUARANTEE_REF } from './scenes';

/* A browser itself may send a request again, so that the backend creates two records and the app has one answer. */

let network: Network;
let scenes: PlayedScenes;

beforeAll(async () => {
  ({ network, scenes } = await installStage(async () => ({})));
});
afterAll(uninstallClock);

const FLOWS: readonly Flow[] = [...CONTRACT_FLOWS, ...RELEASE_FLOWS];

function findFlow(name: string): Flow {
  const flow = FLOWS.find((each) => each.name === name);
  if (flow === undefined) throw new Error(`There is no flow ${name}`);
  return flow;
}

const TEXT = { title: 'Sale', description: 'As agreed.', pdfUrl: null };
const publish: Flow = {
  name: 'create, not as a draft',
  scene: 'pending',
  as: 'ana',
  act: async (page) => (await page.dispatch(createNewContract({ ...TEXT, status: 'pending_counterparty' }))).ok,
};

async function actTwice(flow: Flow, call: string): Promise<Page> {
  const page = await start(network, scenes, flow);
  network.fault = { call, nth: 0, way: 'done twice', lasting: false };
  expect(await runInPage(page, () => flow.act(page, BACKGROUND))).toBe(true);
  return page;
}

const count = {
  contracts: ({ store }: Backend) => store.state.contracts.length,
  guarantees: ({ store }: Backend) => store.guaranteesOf(CONTRACT).length,
  withdrawals: ({ store }: Backend) => store.withdrawals(GUARANTEE_REF.guaranteeId).length,
};

describe('a record that the browser has had created twice', () => {
  test.each<[string, string, keyof typeof count, number]>([
    ['create', 'POST /contracts', 'contracts', 4],
    ['release', 'POST /contracts/withdrawal', 'withdrawals', 1],
    ['release, high fee', 'POST /contracts/withdrawal', 'withdrawals', 1],
  ])('is deleted: %s', async (name, call, what, left) => {
    const page = await actTwice(findFlow(name), call);
    await eventually(() => expect(count[what](network.backend)).toBe(left));
    await refreshPage(page);
    expect(count[what](network.backend)).toBe(left);
    expect(page.getState().contracts.error).toBeNull();
    expect(page.getState().outbox).toMatchObject({ intents: [], live: {}, refusal: null });
  });

  test('does not hide the withdrawal that is signed', async () => {
    const page = await actTwice(findFlow('release'), 'POST /contracts/withdrawal');
    await eventually(() => expect(count.withdrawals(network.backend)).toBe(1));
    await refreshPage(page);
    const guarantee = page.getState().contracts.contracts.find(({ id }) => id === CONTRACT)?.guarantees[0];
    expect(findLastWithdrawal({ withdrawals: guarantee?.withdrawals ?? null })).toMatchObject({
      signer: scenes.ana.id,
    });
  });

  test.each<[Flow, string, string]>([
    [findFlow('add guarantee'), 'POST /contracts/:id/guarantees', 'Windows'],
    [publish, 'POST /contracts', TEXT.title],
  ])('is named if nothing can delete it: $name', async (flow, call, name) => {
    const page = await actTwice(flow, call);
    const contract = flow === publish ? network.backend.store.state.contracts.at(-1) : { id: CONTRACT };
    await eventually(() =>
      expect(selectGuaranteeFailure(page.getState(), contract?.id ?? '')).toMatchObject({
        code: 'recorded-twice',
        message: name,
      }),
    );
  });

  test.each([findFlow('create'), publish])(
    'is named if the lists have no dates, and left alone: $name',
    async (flow) => {
      const send = axios.getAdapter(axios.defaults.adapter);
      onTestFinished(() => {
        axios.defaults.adapter = send;
      });
      axios.defaults.adapter = async (config) => {
        const answer = await send(config);
        return config.method === 'get' ? { ...answer, data: answer.data.replaceAll('"created_at"', '"made"') } : answer;
      };
      const page = await actTwice(flow, 'POST /contracts');
      await eventually(() => expect(page.getState().contracts.error).toMatchObject({ code: 'recorded-twice' }));
      expect(count.contracts(network.backend)).toBe(5);
    },
  );

  test('is a second address, and both are verified: deposit', async () => {
    const page = await actTwice(findFlow('deposit'), 'POST /contracts/deposit');
    await refreshPage(page);
    const guarantee = page.getState().contracts.contracts.find(({ id }) => id === CONTRACT)?.guarantees[0];
    const addresses = guarantee?.deposits?.map(({ address }) => address);
    expect(addresses).toHaveLength(2);
    expect(new Set(addresses).size).toBe(2);
    const verdicts = Object.values(page.getState().verification.byGuarantee[GUARANTEE_REF.guaranteeId] ?? {});
    expect(verdicts.map(getDepositStatus)).toEqual(['counts', 'counts']);
  });

  test('is shown twice, and the user may delete one: chat', async () => {
    const page = await actTwice(findFlow('chat'), 'POST /chat/messages');
    await runInPage(page, () => page.dispatch(loadMessages(CONTRACT)));
    expect(page.getState().chat.byContract[CONTRACT]?.messages).toHaveLength(2);
  });
});

test.each(['create', 'add guarantee', 'release'])('one that was created once is left alone: %s', async (name) => {
  const flow = findFlow(name);
  const page = await start(network, scenes, flow);
  expect(await runInPage(page, () => flow.act(page, BACKGROUND))).toBe(true);
  await refreshPage(page);
  expect(flow.isDone?.(network.backend, page)).toBe(true);
  expect(page.getState().contracts.error).toBeNull();
  expect(network.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
