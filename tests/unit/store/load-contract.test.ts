import { GUARANTEE_REF, hostileStages, type Stage } from '@tests/hostile/stage';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '@/store/chat/chat.thunks';
import { requireContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { contractsSet, contractUpdated } from '@/store/contracts/contracts.slice';
import { joinContract } from '@/store/contracts/contracts.thunks';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';

const openStage = hostileStages();
const { contractId } = GUARANTEE_REF;
const CONTRACT = `/api/contracts/${contractId}`;
const FILL = `${CONTRACT}/fillcontract`;

type Json = Record<string, unknown>;
type Fill = { guarantees: Json[] } & Json;

function readGuarantee({ store }: Stage) {
  const guarantee = selectGuarantee(store.getState(), GUARANTEE_REF);
  if (guarantee === null) throw new Error('The guarantee is not loaded');
  return guarantee;
}

const load = ({ store }: Stage) => store.dispatch(loadContract(contractId));

describe('a contract whose fill', () => {
  test.each<[string, (fill: Fill) => unknown]>([
    ['has no guarantees', ({ guarantees: _, ...fill }) => fill],
    ['has an empty list of guarantees', (fill) => ({ ...fill, guarantees: [] })],
    ['has null for its guarantees', (fill) => ({ ...fill, guarantees: null })],
  ])('%s keeps the known deposits and withdrawals', async (_what, change) => {
    const stage = await openStage('signed', 'ana');
    const before = readGuarantee(stage);
    expect([before.deposits?.length, before.withdrawals?.length]).toEqual([1, 1]);
    stage.lie('get', FILL, (answer) => change(answer as Fill));
    await load(stage);
    expect(readGuarantee(stage)).toEqual(before);
  });

  test.each<[string, (guarantee: Json) => Json]>([
    ['omits', ({ withdrawals: _, ...guarantee }) => guarantee],
    ['has null for', (guarantee) => ({ ...guarantee, withdrawals: null })],
  ])('%s the withdrawals of a guarantee keeps the known ones', async (_what, change) => {
    const stage = await openStage('signed', 'ana');
    const before = readGuarantee(stage);
    stage.lie('get', FILL, (answer) => ({ ...answer, guarantees: (answer as Fill).guarantees.map(change) }));
    await load(stage);
    expect(readGuarantee(stage)).toEqual(before);
  });

  test('has an empty list of withdrawals removes the known ones', async () => {
    const stage = await openStage('signed', 'ana');
    stage.lie('get', FILL, (answer) => ({
      ...answer,
      guarantees: (answer as Fill).guarantees.map((guarantee) => ({ ...guarantee, withdrawals: [] })),
    }));
    await load(stage);
    expect(readGuarantee(stage).withdrawals).toEqual([]);
  });

  test('has another guarantee gets it, completed', async () => {
    const stage = await openStage('signed', 'ana');
    const before = readGuarantee(stage);
    stage.lie('get', FILL, (answer) => ({
      ...answer,
      guarantees: [...(answer as Fill).guarantees, { id: 'another', amount: '0.00002000' }],
    }));
    await load(stage);
    const { guarantees } = requireContract(stage.store.getState(), contractId);
    expect(guarantees).toMatchObject([before, { id: 'another', amount: 2_000, deposits: null, withdrawals: null }]);
  });

  test('has unknown fields keeps them beside those of the contract itself', async () => {
    const stage = await openStage('signed', 'ana');
    stage.lie('get', CONTRACT, (answer) => ({ ...answer, of_contract: 1, of_both: 1 }));
    stage.lie('get', FILL, (answer) => ({ ...answer, of_fill: 2, of_both: 2 }));
    await load(stage);
    const { extra } = requireContract(stage.store.getState(), contractId);
    expect(extra).toMatchObject({ of_contract: 1, of_fill: 2, of_both: 2 });
  });
});

test('a contract that was changed here while it was loading is loaded again', async () => {
  const stage = await openStage('signed', 'ana');
  let loads = 0;
  stage.lie('get', FILL, (answer) => {
    loads += 1;
    if (loads === 1) stage.store.dispatch(contractUpdated({ id: contractId, changes: { title: 'Changed here' } }));
    return answer;
  });
  await load(stage);
  expect(loads).toBe(2);
});

test.each<[string, () => Response]>([
  ['null', () => HttpResponse.json(null)],
  ['no content', () => new HttpResponse(null, { status: 204 })],
  ['a list', () => HttpResponse.json([])],
  ['status 500', () => HttpResponse.json({ error: 'oops' }, { status: 500 })],
])('a fill that is %s has nothing to merge: what is known stays', async (_what, answer) => {
  const stage = await openStage('signed', 'ana');
  const before = readGuarantee(stage);
  const { keys } = requireContract(stage.store.getState(), contractId);
  stage.server.use(http.get(`*${FILL}`, answer));
  stage.lie('get', CONTRACT, (answer) => ({ ...answer, title: 'Loaded' }));
  await load(stage);
  expect(readGuarantee(stage)).toEqual(before);
  expect(requireContract(stage.store.getState(), contractId)).toMatchObject({
    title: 'Loaded',
    keys: keys.map(({ publicKey }) => ({ publicKey })),
  });
});

test('keys in the order of nobody are matched to the parties by the own key, and no other is taken for one', async () => {
  const stage = await openStage('signed', 'ana');
  const { keys } = requireContract(stage.store.getState(), contractId);
  stage.lie('get', FILL, (answer) => ({ ...answer, keys: [...((answer as Fill).keys as Json[])].reverse() }));
  await load(stage);
  expect(requireContract(stage.store.getState(), contractId).keys).toEqual(keys);
  const mallory = { public_key: `02${'11'.repeat(32)}` };
  stage.lie('get', FILL, (answer) => ({ ...answer, keys: [mallory, ((answer as Fill).keys as Json[])[0]] }));
  await load(stage);
  expect(requireContract(stage.store.getState(), contractId).keys.map(({ publicKey }) => publicKey)).toEqual([
    keys[0]?.publicKey,
    mallory.public_key,
  ]);
});

test('keys in another order are matched to the parties on joining as well', async () => {
  const stage = await openStage('signed', 'berto');
  const joined = requireContract(stage.store.getState(), contractId);
  const keys = joined.keys.map(({ publicKey }) => ({ public_key: publicKey })).reverse();
  stage.lie('get', CONTRACT, (answer) => ({ ...answer, keys }));
  stage.server.use(http.post(`*${CONTRACT}/contractor`, () => new HttpResponse(null, { status: 409 })));
  expect(await stage.store.dispatch(joinContract(joined))).toEqual({ ok: true });
  const received = requireContract(stage.store.getState(), contractId).keys;
  expect(received.map(({ publicKey }) => publicKey)).toEqual(joined.keys.map(({ publicKey }) => publicKey));
});

test.each(['contracts', 'messages'])(
  'status 404 for the list of %s is an empty list, and takes away nothing that is known',
  async (name) => {
    const stage = await openStage('signed', 'ana');
    const { store, server } = stage;
    server.use(http.get(/\/(?:contracts\/user|chat\/messages)\/[^/]+$/, () => HttpResponse.json({}, { status: 404 })));
    const contracts = () => store.getState().contracts;
    if (name === 'messages') {
      await store.dispatch(loadMessages(contractId));
      expect(store.getState().chat.byContract[contractId]).toMatchObject({ state: 'ready', messages: [], error: null });
      return;
    }
    await store.dispatch(loadContracts());
    expect(contracts()).toMatchObject({ contracts: [{ id: contractId }], error: { detail: { status: 404 } } });
    store.dispatch(contractsSet([]));
    await store.dispatch(loadContracts());
    expect(contracts()).toMatchObject({ contracts: [], error: null });
  },
);

test('a list without guarantees and keys keeps the known ones', async () => {
  const stage = await openStage('signed', 'ana');
  const before = requireContract(stage.store.getState(), contractId);
  stage.lie('get', `/api/contracts/user/${stage.user.id}`, (answer) =>
    (answer as unknown as Json[]).map((contract) => ({ ...contract, title: 'Listed', guarantees: [], keys: [] })),
  );
  await stage.store.dispatch(loadContracts());
  const { title, guarantees, keys } = requireContract(stage.store.getState(), contractId);
  expect({ title, guarantees, keys }).toEqual({ title: 'Listed', guarantees: before.guarantees, keys: before.keys });
});
