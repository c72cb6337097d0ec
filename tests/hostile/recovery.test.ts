import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily } from '@tests/daily';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { toKeyBackup } from '@tests/unit/recovery-file';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { MAX_SEEN_CONTRACTS } from '@/domain/keys/learn-keys';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import type { RecoveryContract, RecoveryFile } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, parseRecoveryFile } from '@/services/schemas/recovery-file';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectKeysChanged } from '@/store/keys/keys.selectors';
import { keyChecked } from '@/store/keys/own-key.slice';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { type BuiltFile, buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { createSignerFile } from '@/store/recovery/create-page';
import { readFileRecord, rememberFile } from '@/store/recovery/file-memory.thunks';
import { selectFileStatus } from '@/store/recovery/recovery.selectors';
import { testRecoveryFile } from '@/store/recovery/test-file.thunks';
import { refuseWrites } from './fake-browser';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* docs/recovery-file.md#the-file */

const open = hostileStages();
const { contractId } = GUARANTEE_REF;
const FILL = `/api/contracts/${contractId}/fillcontract`;
const [ANA, BERTO] = ['ana@example.com', 'berto@example.com'].map((email) => toHex(demoKey(email).publicKey)) as [
  string,
  string,
];
const MALLORY_KEY = demoKey('mallory@example.com');
const MALLORY = toHex(MALLORY_KEY.publicKey);
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[] }[] } & Json;

/** The account's file, and in it the contract. */
async function build({ store }: Stage): Promise<BuiltFile & { contract: RecoveryContract }> {
  const result = await store.dispatch(buildRecoveryFile());
  if (!result.ok) throw new Error(result.error.message);
  const [contract, ...others] = result.value.file.contracts;
  if (contract === undefined || others.length > 0) throw new Error('not one contract');
  return { ...result.value, contract };
}

/** The file holds the key alone, and says why. */
async function expectLeftOut({ store }: Stage, code: string): Promise<void> {
  expect(await store.dispatch(buildRecoveryFile())).toMatchObject({
    ok: true,
    value: { file: { contracts: [] }, leftOut: [{ id: contractId, error: { code } }] },
  });
}

/** The text of a file with these contracts. */
function format(file: RecoveryFile, ...contracts: RecoveryContract[]): string {
  return formatRecoveryFile({ ...file, contracts });
}

function listCoins({ guarantees }: RecoveryContract) {
  return guarantees.flatMap(({ deposits }) => deposits.flatMap(({ coins }) => coins));
}

function sealMallory(): Promise<string> {
  const private_key = toHex(MALLORY_KEY.privateKey ?? new Uint8Array());
  return sealEnvelope({ private_key, public_key: MALLORY }, PASSWORD);
}

function answerExplorer(stage: Stage, path: string, answer: () => Response): void {
  stage.server.use(http.get(`*${path}`, answer));
}

describe('an honest backend', () => {
  test('a file needs the opened key', async () => {
    const { store } = await open('funded', 'ana');
    store.dispatch(keyChecked('unchecked'));
    expect(await store.dispatch(buildRecoveryFile())).toMatchObject({ error: { code: 'recovery-no-key' } });
  });
});

describe('a backend that tries to get its own keys into a recovery file', () => {
  test.each([
    ["the counterparty's", 1],
    ["the user's own", 0],
  ])('%s key is exchanged', async (_whose, index) => {
    const stage = await open('funded', 'ana');
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      fill.keys[index] = { public_key: MALLORY };
      return fill;
    });
    await expectLeftOut(stage, index === 1 ? 'keys-changed' : 'recovery-unverified');
  });

  test("the arbitrator's key is exchanged", async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', '/api/arbitrators/1', (answer) => ({ ...answer, public_key: OTHER_ARBITRATOR }));
    await expectLeftOut(stage, 'keys-changed');
  });

  test('contracts without end, each of which a file looks at, do not make the memory of keys grow', async () => {
    const stage = await open('funded', 'ana');
    const store = stage.openElsewhere();
    const seen = Array.from({ length: MAX_SEEN_CONTRACTS }, (_, at) => [
      JSON.stringify(['place', String(stage.user.id), `c${at}`]),
      '0',
    ]);
    await store.dispatch(changeMemory(() => Object.fromEntries(seen)));
    const { contract } = await build({ ...stage, store });
    expect(listCoins(contract)).toMatchObject([{ value: 100_000 }]);
    expect(Object.keys(store.getState().keys.memory)).toHaveLength(MAX_SEEN_CONTRACTS);
  });

  test('a contract that is listed but not shown is named, and keeps no other one from the file', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, (answer) => {
      const [contract] = answer as unknown as Json[];
      return [{ ...contract, id: 'hidden', title: 'Hidden' }, contract];
    });
    const { contract, leftOut } = await build(stage);
    expect(listCoins(contract)).toMatchObject([{ value: 100_000 }]);
    expect(leftOut).toMatchObject([{ title: 'Hidden', error: { code: 'http' } }]);
  });

  test('a contract of this device that the list leaves out is in the file all the same', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, () => []);
    const { contract, leftOut } = await build(stage);
    expect(listCoins(contract)).toMatchObject([{ value: 100_000 }]);
    expect(leftOut).toEqual([]);
  });

  test('a contract of this device that the server denies is named', async () => {
    const stage = await open('funded', 'ana');
    const fill = addContract(stage, () => undefined);
    stage.lie('get', `/api/contracts/user/${stage.user.id}`, () => [fill]);
    const gone = () => new HttpResponse(null, { status: 404 });
    stage.server.use(http.get(`*/api/contracts/${contractId}`, gone), http.get(`*${FILL}`, gone));
    const result = await stage.store.dispatch(buildRecoveryFile());
    expect(result).toMatchObject({
      ok: true,
      value: { file: { contracts: [{ id: 'odd' }] }, leftOut: [{ error: { code: 'http' } }] },
    });
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
    const { file, leftOut } = await build(stage);
    expect(leftOut).toMatchObject([{ title: 'Odd' }]);
    const text = formatRecoveryFile(file);
    expect(parseRecoveryFile(text)).toEqual({ ok: true, value: file });
    expect(await stage.store.dispatch(testRecoveryFile(text, PASSWORD, contractId))).toMatchObject({ ok: true });
  });

  test('a guarantee whose deposits do not arrive is named, and the file is not called complete', async () => {
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
    const { leftOut, file } = await build({ ...stage, store: fresh });
    expect(leftOut).toMatchObject([{ title: expect.stringMatching(/^.+: .+/) }]);
    await fresh.dispatch(rememberFile('saved', file));
    expect(selectFileStatus(fresh.getState(), contractId)).toBeNull();
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
    const { contract } = await build(stage);
    expect(contract.guarantees[0]).toMatchObject({ unverified: [foreign] });
    expect(contract.guarantees[0]?.deposits.map(({ address }) => address)).not.toContain(foreign);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) for (const deposit of deposits) deposit.address = foreign;
      return fill;
    });
    await expectLeftOut(stage, 'recovery-unverified');
  });
});

test('a deposit that the server lists twice, first with an order that no key has, is in the file', async () => {
  const stage = await open('funded', 'ana');
  const { contract } = await build(stage);
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    const [guarantee] = fill.guarantees;
    const [deposit] = guarantee?.deposits ?? [];
    guarantee?.deposits.unshift({ ...deposit, id: 'twice', guarantee_order: 3_000_000_000 });
    return fill;
  });
  expect((await build(stage)).contract).toEqual(contract);
});

describe('an explorer that lies', () => {
  test('about a value is corrected by the funding transaction', async () => {
    const stage = await open('funded', 'ana');
    const [coin] = listCoins((await build(stage)).contract);
    answerExplorer(stage, '/utxo', () =>
      HttpResponse.json([{ ...coin, value: 99_999_999, status: { confirmed: true } }]),
    );
    expect(listCoins((await build(stage)).contract)).toEqual([coin]);
  });

  test('that answers with HTML lists no coins, which the file says', async () => {
    const stage = await open('funded', 'ana');
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    const { file, contract, unlisted } = await build(stage);
    expect(unlisted).toBe(1);
    expect(contract).toMatchObject({ guarantees: [{ deposits: [{ coins: [] }] }], transactions: [] });
    expect(parseRecoveryFile(formatRecoveryFile(file))).toEqual({ ok: true, value: file });
  });

  test('that sends no funding transactions leaves the coins that it lists', async () => {
    const stage = await open('funded', 'ana');
    answerExplorer(stage, '/tx/:txid/hex', () => HttpResponse.html('<h1>Down</h1>'));
    const { contract, unlisted } = await build(stage);
    expect(unlisted).toBe(0);
    expect(listCoins(contract)).toMatchObject([{ value: 100_000 }]);
    expect(contract.transactions).toEqual([]);
  });

  test('and stays silent does not make a file look complete that would miss a deposit', async () => {
    const stage = await open('funded', 'ana');
    const { contract } = await build(stage);
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    const older = { ...contract, guarantees: [] };
    expect(await getStatus(stage, older)).toBe('saved');
    // The order from which a scan no longer finds it.
    const order = 20;
    const { owner, counterparty, arbitrator } = contract.keys;
    const { address } = await (await loadBitcoin()).deriveDepositAddress(
      {
        network: contract.network,
        contractorKeys: [owner, counterparty],
        arbitratorKey: arbitrator.xpub,
        contractOrder: contract.contractOrder,
      },
      order,
    );
    for (const each of stage.backend.store.state.transactions) Object.assign(each, { guarantee_order: order, address });
    expect(await getStatus(stage, older)).toBe('stale');
    expect(await getStatus(stage, (await build(stage)).contract)).toBe('saved');
  });

  test('a server that names a distant order does not make the file look stale', async () => {
    const stage = await open('funded', 'ana');
    const { contract } = await build(stage);
    for (const each of stage.backend.store.state.transactions) Object.assign(each, { guarantee_order: 5_000 });
    expect(await getStatus(stage, contract)).toBe('saved');
  });

  test('and a file of other keys of the same contract does not count', async () => {
    const stage = await open('funded', 'ana');
    const { contract } = await build(stage);
    expect(await getStatus(stage, { ...contract, descriptor: contract.descriptor.replace('/1/*', '/2/*') })).toBe(
      'stale',
    );
  });

  async function getStatus(stage: Stage, contract: RecoveryContract) {
    const store = stage.reopen();
    await stage.reloadIn(store).catch(() => undefined);
    await store.dispatch(rememberFile('saved', { contracts: [contract] }));
    return selectFileStatus(store.getState(), contractId)?.kind;
  }

  test('and never answers does not block the file', async () => {
    const stage = await open('funded', 'ana');
    stage.server.use(http.get('*/utxo', () => delay('infinite')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const making = build(stage);
      const ended = making.then(() => true);
      while (!(await Promise.race([ended, vi.advanceTimersByTimeAsync(1_000).then(() => false)])));
      expect(await making).toMatchObject({
        unlisted: 1,
        contract: { guarantees: [{ deposits: [{ coins: [] }] }] },
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a file of another person', () => {
  type Change = (file: RecoveryFile, contract: RecoveryContract) => string | Promise<string>;

  async function tryFile(change: Change, who: 'ana' | 'berto') {
    const stage = await open('funded', 'ana');
    const { file, contract } = await build(stage);
    const text = await change(file, contract);
    const { store } = who === 'ana' ? stage : await open('funded', who);
    await store.dispatch(rememberFile('tested', { contracts: [] }));
    const before = store.getState().ownKey.files?.tested;
    const result = await store.dispatch(testRecoveryFile(text, PASSWORD, contractId));
    expect(store.getState().ownKey.files?.tested).toEqual(before);
    return result;
  }

  const mix = (contract: RecoveryContract) => {
    const keys = { ...contract.keys, counterparty: MALLORY };
    return { ...contract, keys, descriptor: formatContractDescriptor(keys, contract.contractOrder) };
  };

  test.each<[object, Change, ('ana' | 'berto')?]>([
    [
      { stage: 'file', fault: { problem: 'other-network' } },
      (file) => formatRecoveryFile({ ...file, network: 'mainnet' }),
    ],
    [{ stage: 'owner', fault: 'account' }, (file) => formatRecoveryFile(file), 'berto'],
    [{ stage: 'owner', fault: 'account' }, (file) => format({ ...file, publicKey: MALLORY })],
    [{ stage: 'file', fault: { problem: 'no-envelope' } }, (file) => createSignerFile(file, contractId)?.text ?? ''],
    [{ stage: 'owner', fault: 'keys' }, (file, contract) => format(file, mix(contract))],
    [
      { stage: 'contract', fault: { kind: 'descriptor-differs' } },
      (file, contract) => format(file, contract, { ...contract, id: 'x', contractOrder: 7 }),
    ],
    [{ stage: 'contract', fault: { kind: 'coin-repeated' } }, (file, contract) => format(file, contract, contract)],
    [{ stage: 'file', fault: { problem: 'not-json' } }, (file) => formatRecoveryFile(file).slice(0, 500)],
    [
      { stage: 'key', fault: 'damaged' },
      async (file) => formatRecoveryFile({ ...file, envelope: await sealMallory() }),
    ],
    [{ stage: 'key', fault: 'damaged' }, (file, contract) => format({ ...file, envelope: '{"v":1' }, contract)],
  ])('%j is named, and nothing is remembered', async (error, change, who = 'ana') => {
    expect(await tryFile(change, who)).toMatchObject({ ok: false, error });
  });

  test('on a new device it brings the remembered keys: others are a change, or are told if they came first', async () => {
    const stage = await open('funded', 'ana');
    const { file, contract } = await build(stage);
    const testIn = (store: Stage['store']) => store.dispatch(testRecoveryFile(format(file, contract), PASSWORD, null));
    for (const isFirst of [true, false]) {
      const store = stage.openElsewhere();
      if (isFirst) expect(await testIn(store)).toMatchObject({ ok: true });
      stage.lie('get', FILL, (answer) => {
        for (const key of (answer as Fill).keys.slice(1)) key.public_key = MALLORY;
        return answer;
      });
      await stage.reloadIn(store).catch(() => undefined);
      expect(selectKeysChanged(store.getState(), contractId)).toBe(isFirst);
      expect(await testIn(store)).toMatchObject(isFirst ? { ok: true } : { error: { stage: 'owner', fault: 'keys' } });
      stage.server.resetHandlers(...stage.backend.handlers);
    }
  });

  test('on a device that can keep no places it works', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(requestDeposit(GUARANTEE_REF));
    const { file } = await build(stage);
    const store = stage.openElsewhere();
    refuseWrites('addresses');
    expect(await store.dispatch(testRecoveryFile(formatRecoveryFile(file), PASSWORD, null))).toMatchObject({
      ok: true,
    });
  });

  test('a contract that the server has renumbered is found in the file by its keys', async () => {
    const stage = await open('funded', 'ana');
    const { file, contract } = await build(stage);
    const text = format(file, { ...contract, id: 'earlier' });
    expect(await stage.store.dispatch(testRecoveryFile(text, PASSWORD, contractId))).toMatchObject({
      value: { isStale: false },
    });
  });

  test('a file without the contract works, and is called stale', async () => {
    const stage = await open('funded', 'ana');
    const { file } = await build(stage);
    expect(await stage.store.dispatch(testRecoveryFile(format(file), PASSWORD, contractId))).toEqual({
      ok: true,
      value: { contracts: 0, amount: 0, isStale: true },
    });
    expect(await stage.store.dispatch(testRecoveryFile(format(file), PASSWORD, null))).toMatchObject({
      value: { isStale: false },
    });
  });

  test('the test does not fail because another contract in the file has changed keys', async () => {
    const stage = await open('funded', 'ana');
    const { file, contract } = await build(stage);
    const other = { ...mix({ ...contract, id: 'other', contractOrder: 7 }), guarantees: [], transactions: [] };
    stage.lie('get', '/api/contracts/other', () => ({ id: 'other', keys: [] }));
    const text = format(file, { ...other, sealedTerms: [] }, contract);
    expect(await stage.store.dispatch(testRecoveryFile(text, PASSWORD, contractId))).toMatchObject({ ok: true });
  });

  test('a wrong password is named', async () => {
    const stage = await open('funded', 'ana');
    const text = formatRecoveryFile((await build(stage)).file);
    expect(await stage.store.dispatch(testRecoveryFile(text, 'another', contractId))).toMatchObject({
      error: { stage: 'key', fault: 'wrong-password' },
    });
    await stage.store.dispatch(readFileRecord());
    expect(stage.store.getState().ownKey.files?.tested).toBeNull();
  });

  test("opening the server's own envelope counts as the check of the key", async () => {
    const { store, user } = await open('funded', 'ana');
    store.dispatch(keyChecked('unchecked'));
    expect(await store.dispatch(testRecoveryFile(toKeyBackup(user), PASSWORD, null))).toMatchObject({ ok: true });
    expect(store.getState().ownKey.keyVerdict).toBe('good');
  });
});

describe('a file for another signer', () => {
  const texts = [
    'New roof',
    '</script><script>steal()</script>',
    '"}],"envelope":"{}","contracts":[{"id":"9","title":"',
    '\u2028<!--\u00a0-->\\',
  ];

  test.each(texts)('of a contract titled %j holds neither the key nor another contract', async (title) => {
    const stage = await open('funded', 'ana');
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const guarantee of fill.guarantees) Object.assign(guarantee, { description: title });
      return Object.assign(fill, { title });
    });
    const { file, contract } = await build(stage);
    const keys = { ...contract.keys, counterparty: MALLORY };
    const other = { ...contract, id: 'secret-id', title: 'Secret title', keys };
    const { text = '' } = createSignerFile({ ...file, contracts: [other, contract] }, contractId) ?? {};
    const nothing = { publicKey: null, envelope: null };
    expect(parseRecoveryFile(text)).toEqual({ ok: true, value: { ...file, ...nothing, contracts: [contract] } });
    expect(contract).toMatchObject({ title, guarantees: [{ description: title }] });
    const { cipher } = JSON.parse(file.envelope ?? '') as { cipher: { data: string } };
    for (const secret of [cipher.data, MALLORY, 'secret-id', 'Secret title']) expect(text).not.toContain(secret);
  });

  test('does not exist for a contract that is left out', async () => {
    const { file } = await build(await open('funded', 'ana'));
    expect(createSignerFile(file, 'other')).toBeNull();
  });
});
