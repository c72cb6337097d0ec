import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { toUser } from '@tests/unit/domain/make';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { MAX_SEEN_CONTRACTS } from '@/domain/keys/learn-keys';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import { type Kit, listOrders } from '@/domain/kit/kit';
import { parseKit } from '@/services/schemas/kit';
import { loginSuccess } from '@/store/auth/auth.slice';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { type BuiltKit, buildKit, saveKit } from '@/store/kit/build-kit.thunks';
import { selectKitRecord, selectKitStatus } from '@/store/kit/kit.selectors';
import { readKitRecord, rememberKit } from '@/store/kit/kit-memory.thunks';
import { rehearse } from '@/store/kit/rehearse.thunks';
import { logout } from '@/store/login/login.thunks';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* docs/exit.md#the-kit */

const open = hostileStages();
const report = attackReport('Recovery kit');
const { contractId } = GUARANTEE_REF;
const FILL = `/api/contracts/${contractId}/fillcontract`;
const [ANA, BERTO] = ['ana@example.com', 'berto@example.com'].map((email) => toHex(demoKey(email).publicKey)) as [
  string,
  string,
];
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[] }[] } & Json;

/** The account's kit, and in it that of the contract. */
async function build({ store }: Stage): Promise<BuiltKit & { kit: Kit }> {
  const result = await store.dispatch(buildKit());
  if (!result.ok) throw new Error(result.error.message);
  const [kit, ...others] = result.value.kits;
  if (kit === undefined || others.length > 0) throw new Error('not one contract');
  return { ...result.value, kit };
}

async function expectNoKit({ store }: Stage, code: string): Promise<void> {
  expect(await store.dispatch(buildKit())).toMatchObject({ ok: false, error: { code } });
}

function listCoins({ guarantees }: Kit) {
  return guarantees.flatMap(({ deposits }) => deposits.flatMap(({ coins }) => coins));
}

function answerExplorer(stage: Stage, path: string, answer: () => Response): void {
  stage.server.use(http.get(`*${path}`, answer));
}

describe('an honest backend', () => {
  nightly('a kit lists what is verified, opens from its text alone, and is remembered beyond a logout', async () => {
    const stage = await open('signed', 'ana');
    const { store } = stage;
    const { kit, recorded, unlisted } = await build(stage);
    expect({ recorded, unlisted, role: kit.role, signed: kit.signed.length }).toEqual({
      recorded: 0,
      unlisted: 0,
      role: 'owner',
      signed: 1,
    });
    expect(listCoins(kit)).toMatchObject([{ value: 100_000 }]);
    expect(kit.transactions).toHaveLength(1);
    const { name, text } = store.dispatch(saveKit([kit]));
    expect(name).toMatch(/^aval-kit-0[23][0-9a-f]{6}-\d{8}\.json$/);
    expect(parseKit(text)).toEqual({ ok: true, value: [kit] });
    const before = stage.sent.length;
    expect(await store.dispatch(rehearse(contractId, text, PASSWORD))).toMatchObject({
      ok: true,
      value: { amount: 100_000, addresses: 1, isStale: false },
    });
    expect(stage.sent).toHaveLength(before);
    await stage.expectUnharmed();
    store.dispatch(logout());
    store.dispatch(loginSuccess(toUser(stage.user)));
    expect(selectKitRecord(store.getState())).toBeNull();
    await store.dispatch(readKitRecord());
    const contracts = { [kit.descriptor]: listOrders(kit) };
    expect(selectKitRecord(store.getState())).toMatchObject({ saved: { contracts }, rehearsed: { contracts } });
    await stage.reload();
    expect(selectKitStatus(store.getState(), contractId)).toMatchObject({ kind: 'rehearsed' });
  });

  test('a kit needs the opened key', async () => {
    const { store } = await open('funded', 'ana');
    store.dispatch(keyChecked('unchecked'));
    expect(await store.dispatch(buildKit())).toMatchObject({ error: { code: 'kit-no-key' } });
  });
});

describe('a backend that tries to get its own keys into a kit', () => {
  test.each([
    ["the counterparty's", 1],
    ["the user's own", 0],
  ])('%s key is exchanged', async (whose, index) => {
    const stage = await open('funded', 'ana');
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      fill.keys[index] = { public_key: MALLORY };
      return fill;
    });
    await expectNoKit(stage, index === 1 ? 'keys-changed' : 'kit-unverified');
    report.stopped(`exchange ${whose} key`, 'memory', 'no kit');
  });

  test("the arbitrator's key is exchanged", async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', '/api/arbitrators/1', (answer) => ({ ...answer, public_key: OTHER_ARBITRATOR }));
    await expectNoKit(stage, 'keys-changed');
    report.stopped("exchange the arbitrator's key", 'memory', 'no kit');
  });

  test('contracts without end, each of which a kit looks at, do not make the memory of keys grow', async () => {
    const stage = await open('funded', 'ana');
    const store = stage.openElsewhere();
    const seen = Array.from({ length: MAX_SEEN_CONTRACTS }, (_, at) => [
      JSON.stringify(['place', String(stage.user.id), `c${at}`]),
      '0',
    ]);
    await store.dispatch(changeMemory(() => Object.fromEntries(seen)));
    const { kit } = await build({ ...stage, store });
    expect(listCoins(kit)).toMatchObject([{ value: 100_000 }]);
    expect(Object.keys(store.getState().keys.memory)).toHaveLength(MAX_SEEN_CONTRACTS);
    report.stopped('fill the memory of keys', 'memory', 'a kit is no act on each contract');
  });

  test('a contract that is listed but not shown is named, and keeps no other one from the kit', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, (answer) => {
      const [contract] = answer as unknown as Json[];
      return [{ ...contract, id: 'hidden', title: 'Hidden' }, contract];
    });
    const { kit, leftOut } = await build(stage);
    expect(listCoins(kit)).toMatchObject([{ value: 100_000 }]);
    expect(leftOut).toMatchObject([{ title: 'Hidden', error: { code: 'http' } }]);
    report.stopped('hide a contract from the kit', 'thunk', 'it is named, and the others are saved');
  });

  test('a contract of this device that the list leaves out is in the kit all the same', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, () => []);
    const { kit, leftOut } = await build(stage);
    expect(listCoins(kit)).toMatchObject([{ value: 100_000 }]);
    expect(leftOut).toEqual([]);
    report.stopped('leave a contract out of the list', 'thunk', 'contracts known on the device are saved too');
  });

  test('a contract of this device that the server denies is named', async () => {
    const stage = await open('funded', 'ana');
    const fill = addContract(stage, () => undefined);
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, () => [fill]);
    const gone = () => new HttpResponse(null, { status: 404 });
    stage.server.use(http.get(`*/api/contracts/${contractId}`, gone), http.get(`*${FILL}`, gone));
    const result = await stage.store.dispatch(buildKit());
    expect(result).toMatchObject({
      ok: true,
      value: { kits: [{ contract: { id: 'odd' } }], leftOut: [{ error: { code: 'http' } }] },
    });
    report.stopped('deny a contract', 'thunk', 'it is named, and the others are saved');
  });

  /** A second contract in the account's list, which is like the first but for `change`. */
  function addContract(stage: Stage, change: (fill: Fill) => void): Fill {
    const first = stage.backend.store.contract(contractId) as unknown as Json;
    const keys = stage.backend.store.state.contracts.length > 0 ? [ANA, BERTO] : [];
    const fill = { ...first, id: 'odd', title: 'Odd', contract_order: 7, guarantees: [] } as unknown as Fill;
    fill.keys = keys.map((public_key) => ({ public_key }));
    change(fill);
    stage.lie(
      'get',
      `/api/contracts/user/${stage.user.id}`,
      (answer) => [fill, ...(answer as unknown as Json[])] as never,
    );
    stage.server.use(
      http.get('*/api/contracts/odd', () => HttpResponse.json(fill)),
      http.get('*/api/contracts/odd/fillcontract', () => HttpResponse.json(fill)),
      http.get('*/api/arbitrators/odd', () => HttpResponse.json({ public_key: 'pending-0' })),
    );
    return fill;
  }

  test.each(
    daily<[string, (fill: Fill) => void]>(2, [
      ['an uncompressed key', ({ keys }) => Object.assign(keys[1] ?? {}, { public_key: `04${'ab'.repeat(64)}` })],
      [
        'a key that is not on the curve',
        ({ keys }) => Object.assign(keys[1] ?? {}, { public_key: `02${'00'.repeat(32)}` }),
      ],
      ['the same key twice', ({ keys }) => Object.assign(keys[1] ?? {}, keys[0])],
      ['an order that no key has', (fill) => Object.assign(fill, { contract_order: 3_000_000_000 })],
      ["no key of the arbitrator's", (fill) => Object.assign(fill, { arbitrator: 'odd' })],
    ]),
  )('%s in a contract without money keeps no other contract from being recovered', async (_what, change) => {
    const stage = await open('funded', 'ana');
    addContract(stage, change);
    const { kit, leftOut } = await build(stage);
    expect(leftOut).toMatchObject([{ title: 'Odd' }]);
    const { text } = stage.store.dispatch(saveKit([kit]));
    expect(parseKit(text)).toEqual({ ok: true, value: [kit] });
    expect(await stage.store.dispatch(rehearse(contractId, text, PASSWORD))).toMatchObject({ ok: true });
    report.stopped('make the file of all contracts unreadable with one', 'thunk', 'it is left out by name');
  });

  test('a recorded payment of no transaction is no coin of the kit', async () => {
    const stage = await open('funded', 'ana');
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    for (const each of stage.backend.store.state.transactions) Object.assign(each, { txid: 'pending' });
    const { kit } = await build(stage);
    expect(listCoins(kit)).toEqual([]);
    expect(parseKit(stage.store.dispatch(saveKit([kit])).text)).toEqual({ ok: true, value: [kit] });
    report.stopped('record a payment of no transaction', 'thunk', 'no coin');
  });

  test('a guarantee whose deposits do not arrive is named, and the kit is not called complete', async () => {
    const stage = await open('funded', 'ana');
    const withoutLists = (answer: object) => {
      const contract = answer as Fill;
      for (const guarantee of contract.guarantees) Reflect.deleteProperty(guarantee, 'deposits');
      return contract;
    };
    const fresh = stage.openElsewhere();
    stage.lie('get', FILL, withoutLists);
    stage.lie('get', `/api/contracts/${contractId}`, withoutLists);
    stage.server.use(http.get('*/contracts/guarantee/deposit/:id', () => new HttpResponse(null, { status: 500 })));
    const { leftOut, kit } = await build({ ...stage, store: fresh });
    expect(leftOut).toMatchObject([{ title: expect.stringMatching(/^.+: .+/) }]);
    await fresh.dispatch(rememberKit('saved', [kit]));
    expect(selectKitStatus(fresh.getState(), contractId)).toBeNull();
    report.stopped('withhold the deposits of a guarantee', 'thunk', 'it is named, and no state is claimed');
  });

  nightly.each([
    ['title', (fill: Fill, text: string) => Object.assign(fill, { title: text })],
    ['description', (fill: Fill, text: string) => Object.assign(fill.guarantees[0] ?? {}, { description: text })],
  ])('a %s of millions of characters cannot make the kit too large to open', async (_what, change) => {
    const stage = await open('funded', 'ana');
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      change(fill, 'x'.repeat(17_000_000));
      return fill;
    });
    const { kit } = await build(stage);
    expect(parseKit(stage.store.dispatch(saveKit([kit])).text)).toEqual({ ok: true, value: [kit] });
    report.stopped('make a kit too large to open', 'thunk', 'texts and transactions are kept up to a size');
  });

  test('an address that does not follow from the keys is named, without its money', async () => {
    const stage = await open('funded', 'ana');
    const foreign = demoAddress('mallory');
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      const [deposit] = fill.guarantees[0]?.deposits ?? [];
      fill.guarantees[0]?.deposits.push({ ...deposit, id: 'forged', address: foreign });
      return fill;
    });
    const { kit } = await build(stage);
    expect(kit.guarantees[0]).toMatchObject({ unverified: [foreign] });
    expect(kit.guarantees[0]?.deposits.map(({ address }) => address)).not.toContain(foreign);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) for (const deposit of deposits) deposit.address = foreign;
      return fill;
    });
    await expectNoKit(stage, 'kit-unverified');
    report.stopped('give an address of its own', 'verdict on the address', 'listed as unverified');
  });
});

describe('an explorer that lies', () => {
  test('about a value is corrected by the funding transaction', async () => {
    const stage = await open('funded', 'ana');
    const [coin] = listCoins((await build(stage)).kit);
    answerExplorer(stage, '/utxo', () =>
      HttpResponse.json([{ ...coin, value: 99_999_999, status: { confirmed: true } }]),
    );
    expect(listCoins((await build(stage)).kit)).toEqual([coin]);
    report.stopped('inflate a coin', 'thunk', 'the funding transaction decides');
  });

  test('that answers with HTML or not at all leaves the recorded coins, which the kit says', async () => {
    const stage = await open('funded', 'ana');
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    answerExplorer(stage, '/tx/:txid/hex', () => HttpResponse.html('<h1>Down</h1>'));
    const { kit, recorded } = await build(stage);
    expect(recorded).toBe(1);
    expect(listCoins(kit)).toMatchObject([{ value: 100_000 }]);
    expect(kit.transactions).toEqual([]);
    report.stopped('answer with HTML', 'schema', 'recorded coins, no transactions');
  });

  test('and stays silent does not make a kit look complete that would miss a deposit', async () => {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    const older = { ...kit, guarantees: [] };
    expect(await getStatus(stage, older)).toBe('saved');
    // The order from which a scan no longer finds it.
    const order = 20;
    const { owner, counterparty, arbitrator } = kit.keys;
    const { address } = await (await loadBitcoin()).deriveDepositAddress(
      {
        network: kit.network,
        contractorKeys: [owner, counterparty],
        arbitratorKey: arbitrator.xpub,
        contractOrder: kit.contract.contractOrder,
      },
      order,
    );
    for (const each of stage.backend.store.state.transactions) Object.assign(each, { guarantee_order: order, address });
    expect(await getStatus(stage, older)).toBe('stale');
    expect(await getStatus(stage, (await build(stage)).kit)).toBe('saved');
    report.stopped('hide a deposit from the state of the kit', 'thunk', 'recorded orders count, not coins');
  });

  test('a server that names a distant order does not make the kit look stale', async () => {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    for (const each of stage.backend.store.state.transactions) Object.assign(each, { guarantee_order: 5_000 });
    expect(await getStatus(stage, kit)).toBe('saved');
    report.stopped('make a kit look stale', 'verdict on the address', 'only verified deposits count');
  });

  test('and a kit of other keys of the same contract does not count', async () => {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    expect(await getStatus(stage, { ...kit, descriptor: kit.descriptor.replace('/1/*', '/2/*') })).toBe('stale');
    report.stopped('pass off another contract as saved', 'memory', 'the descriptor counts, not the id');
  });

  async function getStatus(stage: Stage, kit: Kit) {
    const store = stage.reopen();
    await stage.reloadIn(store).catch(() => undefined);
    await store.dispatch(rememberKit('saved', [kit]));
    return selectKitStatus(store.getState(), contractId)?.kind;
  }

  test('and never answers does not block the kit', async () => {
    const stage = await open('funded', 'ana');
    stage.server.use(http.get('*/utxo', () => delay('infinite')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const making = build(stage);
      const ended = making.then(() => true);
      while (!(await Promise.race([ended, vi.advanceTimersByTimeAsync(1_000).then(() => false)])));
      expect(await making).toMatchObject({
        recorded: 1,
        kit: { guarantees: [{ deposits: [{ coins: [{ value: 100_000 }] }] }] },
      });
    } finally {
      vi.useRealTimers();
    }
    report.stopped('never answer', 'thunk', 'recorded coins');
  });

  test('leaves an address without coins where nothing is recorded', async () => {
    const stage = await open('paid', 'ana');
    const { transactions } = stage.backend.store.state;
    for (const each of transactions) Object.assign(each, { txid: null, vout: null });
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    expect(await build(stage)).toMatchObject({ recorded: 0, unlisted: 1 });
  });
});

describe('a kit of another person', () => {
  async function tryKit(change: (kit: Kit) => Kit, who: 'ana' | 'berto' = 'ana') {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    const { text } = stage.store.dispatch(saveKit([change(kit)]));
    const { store } = who === 'ana' ? stage : await open('funded', who);
    await store.dispatch(rememberKit('rehearsed', []));
    const before = selectKitRecord(store.getState())?.rehearsed;
    const result = await store.dispatch(rehearse(contractId, text, PASSWORD));
    expect(selectKitRecord(store.getState())?.rehearsed).toEqual(before);
    return result;
  }

  test.each(
    daily(2, [
      ['contract', (kit: Kit) => ({ ...kit, contract: { ...kit.contract, id: 'other', contractOrder: 7 } })],
      ['network', (kit: Kit) => ({ ...kit, network: 'mainnet' as const })],
      ['account', (kit: Kit) => ({ ...kit, role: 'counterparty' as const })],
      ['keys', (kit: Kit) => ({ ...kit, keys: { ...kit.keys, counterparty: MALLORY } })],
    ]),
  )('of another %s is named, and nothing is remembered', async (kind, change) => {
    expect(await tryKit(change)).toMatchObject({ ok: false, error: { stage: 'owner', fault: { kind } } });
  });

  test('a contract that the server has renumbered is found in the kit by its keys', async () => {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    const { text } = stage.store.dispatch(saveKit([{ ...kit, contract: { ...kit.contract, id: 'earlier' } }]));
    expect(await stage.store.dispatch(rehearse(contractId, text, PASSWORD))).toMatchObject({ ok: true });
    expect(selectKitStatus(stage.store.getState(), contractId)).toMatchObject({ kind: 'rehearsed' });
    report.stopped('renumber a contract to make its kit useless', 'thunk', 'the descriptor counts, not the id');
  });

  test('the rehearsal for a contract does not fail because another contract in the file has changed keys', async () => {
    const stage = await open('funded', 'ana');
    const { kit } = await build(stage);
    const guarantees: Kit['guarantees'] = [];
    const keys = { ...kit.keys, counterparty: MALLORY };
    const descriptor = formatContractDescriptor(keys, 7);
    const contract = { id: 'other', title: 'Other', contractOrder: 7 };
    const other = { ...kit, contract, keys, descriptor, guarantees, transactions: [], sealedTerms: [] };
    stage.lie('get', '/api/contracts/other', () => ({ id: 'other', keys: [] }));
    const { text } = stage.store.dispatch(saveKit([other, kit]));
    expect(await stage.store.dispatch(rehearse(contractId, text, PASSWORD))).toMatchObject({ ok: true });
  });

  test("the other party's kit is refused", async () => {
    expect(await tryKit((kit) => kit, 'berto')).toMatchObject({
      error: { stage: 'owner', fault: { kind: 'account' } },
    });
  });

  test('a truncated file, and a wrong password, are named', async () => {
    const stage = await open('funded', 'ana');
    const { text } = stage.store.dispatch(saveKit((await build(stage)).kits));
    const half = text.slice(0, text.length / 2);
    expect(await stage.store.dispatch(rehearse(contractId, half, PASSWORD))).toMatchObject({
      error: { stage: 'file', fault: { problem: 'not-json' } },
    });
    expect(await stage.store.dispatch(rehearse(contractId, text, 'another'))).toMatchObject({
      error: { stage: 'kit', fault: { kind: 'wrong-password' } },
    });
    await stage.store.dispatch(readKitRecord());
    expect(selectKitRecord(stage.store.getState())?.rehearsed).toBeNull();
  });
});
