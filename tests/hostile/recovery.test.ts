import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { toUser } from '@tests/unit/domain/make';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { getKitView, NO_KIT } from '@/domain/kit/kit-state';
import { parseKit } from '@/services/schemas/kit';
import { loginSuccess } from '@/store/auth/auth.slice';
import { keyChecked } from '@/store/keys/own-key.slice';
import { type BuiltKit, buildKit, saveKit } from '@/store/kit/build-kit.thunks';
import { selectKitRecord, selectVerifiedCoins } from '@/store/kit/kit.selectors';
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
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const OTHER_ARBITRATOR = arbitratorExtendedKey(new Uint8Array(32).fill(9));

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[] }[] } & Json;

async function build({ store }: Stage): Promise<BuiltKit> {
  const result = await store.dispatch(buildKit(contractId, 'with-key'));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

async function expectNoKit({ store }: Stage, code: string): Promise<void> {
  for (const purpose of ['with-key', 'without-key'] as const)
    expect(await store.dispatch(buildKit(contractId, purpose))).toMatchObject({ ok: false, error: { code } });
}

function listCoins({ guarantees }: Kit) {
  return guarantees.flatMap(({ deposits }) => deposits.flatMap(({ coins }) => coins));
}

function answerExplorer(stage: Stage, path: string, answer: () => Response): void {
  stage.server.use(http.get(`*${path}`, answer));
}

describe('an honest backend', () => {
  test('a kit lists what is verified, opens from its text alone, and is remembered beyond a logout', async () => {
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
    expect(listCoins(kit).map(formatCoin)).toEqual(selectVerifiedCoins(store.getState(), contractId));
    expect(kit.transactions).toHaveLength(1);
    const { name, text } = store.dispatch(saveKit(contractId, kit));
    expect(name).toMatch(/^aval-kit-demo-contract-1-\d{8}\.json$/);
    expect(parseKit(text)).toEqual({ ok: true, value: kit });
    const before = stage.sent.length;
    expect(await store.dispatch(rehearse(contractId, text, PASSWORD))).toMatchObject({
      ok: true,
      value: { amount: 100_000, addresses: 1, missing: 0 },
    });
    expect(stage.sent).toHaveLength(before);
    await stage.expectUnharmed();
    store.dispatch(logout());
    store.dispatch(loginSuccess(toUser(stage.user)));
    expect(selectKitRecord(store.getState(), contractId)).toBeNull();
    await store.dispatch(readKitRecord(contractId));
    const coins = listCoins(kit).map(formatCoin);
    expect(selectKitRecord(store.getState(), contractId)).toMatchObject({ saved: { coins }, rehearsed: { coins } });
  });

  test('the sheet has no envelope, and needs no opened key', async () => {
    const { store } = await open('funded', 'ana');
    store.dispatch(keyChecked('unchecked'));
    expect(await store.dispatch(buildKit(contractId, 'with-key'))).toMatchObject({ error: { code: 'kit-no-key' } });
    const sheet = await store.dispatch(buildKit(contractId, 'without-key'));
    expect(sheet).toMatchObject({ ok: true, value: { kit: { envelope: null } } });
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
    report.stopped(`exchange ${whose} key`, 'memory', 'no kit and no sheet');
  });

  test("the arbitrator's key is exchanged", async () => {
    const stage = await open('funded', 'ana');
    stage.lie('get', '/api/arbitrators/1', (answer) => ({ ...answer, public_key: OTHER_ARBITRATOR }));
    await expectNoKit(stage, 'keys-changed');
    report.stopped("exchange the arbitrator's key", 'memory', 'no kit and no sheet');
  });

  test.each([
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
    expect(parseKit(stage.store.dispatch(saveKit(contractId, kit)).text)).toEqual({ ok: true, value: kit });
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

  test('and stays silent does not make a kit without a recorded deposit look complete', async () => {
    const stage = await open('funded', 'ana');
    answerExplorer(stage, '/utxo', () => HttpResponse.html('<h1>Down</h1>'));
    const store = stage.reopen();
    await stage.reloadIn(store).catch(() => undefined);
    expect(store.getState().balances.coins).toEqual({});
    await store.dispatch(rememberKit(contractId, 'saved', []));
    const record = selectKitRecord(store.getState(), contractId);
    const view = getKitView(record ?? NO_KIT, selectVerifiedCoins(store.getState(), contractId), Date.now());
    expect(view).toEqual({ state: { kind: 'misses', missing: 1 }, step: 'download' });
    report.stopped('hide a deposit from the state of the kit', 'thunk', 'the recorded deposit counts meanwhile');
  });

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
    const { text } = stage.store.dispatch(saveKit(contractId, change(kit)));
    const { store } = who === 'ana' ? stage : await open('funded', who);
    await store.dispatch(rememberKit(contractId, 'rehearsed', []));
    const before = selectKitRecord(store.getState(), contractId)?.rehearsed;
    const result = await store.dispatch(rehearse(contractId, text, PASSWORD));
    expect(selectKitRecord(store.getState(), contractId)?.rehearsed).toEqual(before);
    return result;
  }

  test.each([
    ['contract', (kit: Kit) => ({ ...kit, contract: { ...kit.contract, id: 'other' } })],
    ['network', (kit: Kit) => ({ ...kit, network: 'mainnet' as const })],
    ['account', (kit: Kit) => ({ ...kit, role: 'counterparty' as const })],
    ['keys', (kit: Kit) => ({ ...kit, keys: { ...kit.keys, counterparty: MALLORY } })],
  ])('of another %s is named, and nothing is remembered', async (kind, change) => {
    expect(await tryKit(change)).toMatchObject({ ok: false, error: { stage: 'owner', fault: { kind } } });
  });

  test("the other party's kit is refused", async () => {
    expect(await tryKit((kit) => kit, 'berto')).toMatchObject({
      error: { stage: 'owner', fault: { kind: 'account' } },
    });
  });

  test('a truncated file, and a wrong password, are named', async () => {
    const stage = await open('funded', 'ana');
    const { text } = stage.store.dispatch(saveKit(contractId, (await build(stage)).kit));
    const half = text.slice(0, text.length / 2);
    expect(await stage.store.dispatch(rehearse(contractId, half, PASSWORD))).toMatchObject({
      error: { stage: 'file', fault: { problem: 'not-json' } },
    });
    expect(await stage.store.dispatch(rehearse(contractId, text, 'another'))).toMatchObject({
      error: { stage: 'kit', fault: { kind: 'wrong-password' } },
    });
    await stage.store.dispatch(readKitRecord(contractId));
    expect(selectKitRecord(stage.store.getState(), contractId)?.rehearsed).toBeNull();
  });
});
