import { nightly } from '@tests/daily';
import { GUARANTEE_REF, hostileStages, type Stage } from '@tests/hostile/stage';
import { makeTransaction } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectBalanceEntry, selectKnownBalance } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { contractsSet, depositSaved, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists, MAX_LIST_CALLS } from '@/store/contracts/transaction-lists.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';

const openStage = hostileStages();
const { contractId, guaranteeId } = GUARANTEE_REF;
const CONTRACT = `/api/contracts/${contractId}`;
const FILL = `${CONTRACT}/fillcontract`;
const LISTS = '/api/contracts/guarantee';

type Json = Record<string, unknown>;

function withoutLists(answer: unknown): Json {
  const { guarantees, ...contract } = answer as Json & { guarantees: Json[] };
  return { ...contract, guarantees: guarantees.map(({ deposits: _, withdrawals: _w, ...guarantee }) => guarantee) };
}

/** A backend that gives the lists by their own calls only; nothing of them is known yet. */
async function openForeign(state: Parameters<typeof openStage>[0] = 'signed'): Promise<Stage> {
  const stage = await openStage(state, 'ana');
  stage.lie('get', FILL, withoutLists);
  const contract = requireContract(stage.store.getState(), contractId);
  const guarantees = contract.guarantees.map((each) => ({ ...each, deposits: null, withdrawals: null }));
  stage.store.dispatch(contractsSet([{ ...contract, guarantees }]));
  await stage.store.dispatch(loadContract(contractId));
  return stage;
}

const read = ({ store }: Stage) => requireGuarantee(store.getState(), GUARANTEE_REF);

describe('lists that neither the contract nor its fill names', () => {
  test('are asked for once until the next load, which keeps the known ones', async () => {
    const stage = await openForeign();
    await stage.store.dispatch(loadUnnamedLists(contractId));
    const known = read(stage);
    expect(await stage.store.dispatch(loadUnnamedLists(contractId))).toBe(0);
    await stage.store.dispatch(loadContract(contractId));
    expect(read(stage)).toEqual(known);
    expect(await stage.store.dispatch(loadUnnamedLists(contractId))).toBe(2);
  });

  test('are read by the refresh of the balance', async () => {
    const stage = await openForeign('funded');
    await stage.store.dispatch(refreshBalances(contractId));
    expect(selectKnownBalance(stage.store.getState(), guaranteeId)?.total).toBeGreaterThan(0);
  });

  test('stay unknown where their call fails, and so does the balance; no status follows', async () => {
    const stage = await openForeign('funded');
    const { status } = read(stage);
    stage.server.use(http.get(`*${LISTS}/deposit/:id`, () => new HttpResponse(null, { status: 500 })));
    await stage.store.dispatch(refreshBalances(contractId));
    expect(read(stage)).toMatchObject({ deposits: null, status });
    expect(read(stage).withdrawals).not.toBeNull();
    expect(selectBalanceEntry(stage.store.getState(), guaranteeId)).toMatchObject({ state: 'unknown' });
  });

  test('do not count as empty because the contract sends empty lists', async () => {
    const stage = await openForeign('funded');
    stage.lie('get', CONTRACT, (answer) => ({
      ...(answer as Json),
      guarantees: (answer as unknown as { guarantees: Json[] }).guarantees.map((each) => ({
        ...each,
        deposits: [],
        withdrawals: [],
      })),
    }));
    await stage.store.dispatch(loadContract(contractId));
    expect(read(stage)).toMatchObject({ deposits: null });
    await stage.store.dispatch(loadUnnamedLists(contractId));
    expect(read(stage).deposits).toHaveLength(1);
  });

  test('stay unknown when one record of them is saved here', async () => {
    const stage = await openForeign();
    const transaction = makeTransaction({ id: 'saved' });
    stage.store.dispatch(depositSaved({ ...GUARANTEE_REF, transaction }));
    stage.store.dispatch(withdrawalSaved({ ...GUARANTEE_REF, transaction }));
    expect(read(stage)).toMatchObject({ deposits: null, withdrawals: null });
  });

  test('are required before another deposit address is requested', async () => {
    const stage = await openForeign('pending');
    let created = 0;
    stage.server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST' && request.url.endsWith('/contracts/deposit')) created += 1;
    });
    stage.server.use(http.get(`*${LISTS}/deposit/:id`, () => new HttpResponse(null, { status: 500 })));
    expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ ok: false });
    expect([created, read(stage).deposits]).toEqual([0, null]);
    stage.server.use(http.get(`*${LISTS}/deposit/:id`, () => HttpResponse.json([])));
    expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ ok: true });
    expect([created, read(stage).deposits?.length]).toEqual([1, 1]);
  });

  test('name the order of a deposit whose answer is id and address alone, which is verified with it', async () => {
    const stage = await openStage('pending', 'ana');
    stage.lie('post', '/api/contracts/deposit', ({ transaction }) => {
      const { id, address } = transaction as Json;
      return { id, address };
    });
    const deposit = await stage.store.dispatch(requestDeposit(GUARANTEE_REF));
    expect(deposit).toMatchObject({ ok: true, value: { verdict: { verified: true } } });
  });

  test('count as the contract sends them at a backend without calls for them', async () => {
    const stage = await openForeign('pending');
    stage.lie('get', CONTRACT, (answer) => ({
      ...(answer as Json),
      guarantees: (answer as unknown as { guarantees: Json[] }).guarantees.map((each) => ({ ...each, deposits: [] })),
    }));
    stage.server.use(http.get(`*${LISTS}/:kind/:id`, () => new HttpResponse(null, { status: 405 })));
    await stage.store.dispatch(loadContract(contractId));
    await stage.store.dispatch(loadUnnamedLists(contractId));
    expect(read(stage)).toMatchObject({ deposits: [], withdrawals: null });
  });
});

describe('withdrawals whose call answers 404', () => {
  const refuse = (stage: Stage, kind: string) =>
    stage.server.use(http.get(`*${LISTS}/${kind}/:id`, () => HttpResponse.json({ message: 'none' }, { status: 404 })));

  test('do not exist at a backend that answers for deposits', async () => {
    const stage = await openForeign('funded');
    refuse(stage, 'withdrawal');
    await stage.store.dispatch(loadUnnamedLists(contractId));
    expect(read(stage).deposits).toHaveLength(1);
    expect(read(stage).withdrawals).toEqual([]);
  });

  test('stay unknown at a backend without calls for lists', async () => {
    const stage = await openForeign('funded');
    refuse(stage, ':kind');
    await stage.store.dispatch(loadUnnamedLists(contractId));
    expect(read(stage)).toMatchObject({ deposits: null, withdrawals: null });
  });
});

describe('the lists of many guarantees', () => {
  const MANY = 15;

  /** 30 lists. `asked` collects the guarantees of the calls, `most` is the largest number of calls at a time. */
  async function openMany() {
    const stage = await openForeign();
    const { guarantees } = stage.backend.store.state;
    const [first] = guarantees;
    if (first === undefined) throw new Error('There is no guarantee');
    for (let at = 1; at < MANY; at++) guarantees.push({ ...first, id: `more-${at}` });
    const seen = { asked: [] as string[], most: 0 };
    let underWay = 0;
    stage.server.use(
      http.get(`*${LISTS}/:kind/:id`, async ({ params }) => {
        seen.asked.push(String(params.id));
        underWay += 1;
        seen.most = Math.max(seen.most, underWay);
        // Every call that may start at once has started by then.
        for (let turn = 0; turn < 20; turn++) await new Promise((resume) => setImmediate(resume));
        underWay -= 1;
        return HttpResponse.json([]);
      }),
    );
    await stage.store.dispatch(loadContract(contractId));
    return { stage, seen };
  }

  nightly('are asked for in rounds of 20 calls, 6 at a time, each once', async () => {
    const { stage, seen } = await openMany();
    expect(await stage.store.dispatch(loadUnnamedLists(contractId))).toBe(MAX_LIST_CALLS);
    expect(await stage.store.dispatch(loadUnnamedLists(contractId))).toBe(2 * MANY - MAX_LIST_CALLS);
    expect(await stage.store.dispatch(loadUnnamedLists(contractId))).toBe(0);
    expect(seen.asked).toHaveLength(2 * MANY);
    expect(seen.most).toBe(6);
  });

  nightly('are asked for again after the screen was left', async () => {
    const { stage, seen } = await openMany();
    const leaving = new AbortController();
    leaving.abort();
    await stage.store.dispatch(loadUnnamedLists(contractId, leaving.signal));
    expect(seen.asked).toEqual([]);
    await stage.store.dispatch(loadUnnamedLists(contractId, undefined, Number.POSITIVE_INFINITY));
    expect(seen.asked).toHaveLength(2 * MANY);
  });
});

describe('a backend without fillcontract', () => {
  nightly.each([404, 405, 501])('answers it with %i, and the contract is shown as it is', async (status) => {
    const stage = await openForeign();
    stage.server.use(http.get(`*${FILL}`, () => new HttpResponse(null, { status })));
    await stage.store.dispatch(loadContract(contractId));
    await stage.store.dispatch(loadUnnamedLists(contractId));
    await stage.store.dispatch(verifyContract(contractId));
    expect(read(stage).deposits).toHaveLength(1);
  });

  test('and without the contract has no such contract', async () => {
    const stage = await openForeign();
    stage.server.use(http.get(`*${CONTRACT}`, () => new HttpResponse(null, { status: 404 })));
    await expect(stage.store.dispatch(loadContract(contractId))).rejects.toMatchObject({ detail: { status: 404 } });
  });

  test('has the keys in its contract or in the list of users, or they stay unknown', async () => {
    const stage = await openForeign();
    const { keys } = requireContract(stage.store.getState(), contractId);
    stage.server.use(http.get(`*${FILL}`, () => new HttpResponse(null, { status: 404 })));
    const forget = () => {
      const contract = requireContract(stage.store.getState(), contractId);
      stage.store.dispatch(contractsSet([{ ...contract, keys: [] }]));
    };
    const readKeys = () => requireContract(stage.store.getState(), contractId).keys.map(({ publicKey }) => publicKey);
    forget();
    await stage.store.dispatch(loadContract(contractId));
    expect(readKeys()).toEqual(keys.map(({ publicKey }) => publicKey));
    stage.lie('get', '/api/auth/users', (answer) =>
      (answer as unknown as Json[]).map(({ public_key: _, ...user }) => user),
    );
    forget();
    await stage.store.dispatch(loadContract(contractId));
    expect(readKeys()).toEqual([]);
  });
});
