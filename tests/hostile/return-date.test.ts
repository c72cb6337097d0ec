import { addressToScript } from '@mocks/chain/addresses';
import { daily, nightly } from '@tests/daily';
import { moveClock } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import type { Result } from '@/domain/primitives/errors';
import { toUnixDay } from '@/domain/settlement/return-rules';
import type { CoinReturn } from '@/domain/settlement/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { readFileRecord, rememberFile } from '@/store/recovery/file-memory.thunks';
import { selectFileStatus } from '@/store/recovery/recovery.selectors';
import { buildContract } from '@/store/recovery/recovery-contract.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { askReturn, giveReturn, reviewReturn } from '@/store/settlement/return-dates.thunks';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { reviewTakeBack, takeBack } from '@/store/settlement/take-back.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { addGuarantee, removeGuarantee } from './guarantees';
import { attackReport } from './report';
import { EVERY_COIN, look, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Return dates. Berto deposits, so he asks, and Ana signs in advance. */

const open = hostileStages();
const report = attackReport('Return dates');

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});
let before: number | null = null;
afterEach(() => {
  vi.useRealTimers();
  if (before !== null) moveClock(before);
  before = null;
});

const validUntil = () => stage.backend.store.state.guarantees[0]?.valid_until ?? '';
const from = (days = 60) => toUnixDay(addDays(validUntil().slice(0, 10), days));
const paidTo = (address: string) =>
  stage.backend.chain
    .listUnspent(addressToScript(address) ?? new Uint8Array())
    .reduce((sum, { value }) => sum + value, 0);

function listReturns(store: AppStore): CoinReturn[] {
  return selectReturns(
    store.getState(),
    requireContract(store.getState(), GUARANTEE_REF.contractId),
    GUARANTEE_REF.guaranteeId,
  );
}

async function ask(store: AppStore, change: { address?: string; from?: number } = {}) {
  const quote = await store.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const order = {
    guaranteeRef: GUARANTEE_REF,
    coins: quote.value.coins,
    address: TO_BERTO,
    from: from(),
    password: PASSWORD,
  };
  return store.dispatch(askReturn({ ...order, sentence: 'I ask.', ...change }, BACKGROUND));
}

/** Berto asks, and Ana has seen it. */
async function asked(change: { address?: string; from?: number } = {}) {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  expect(await ask(berto, change)).toMatchObject({ ok: true, value: { unsent: null } });
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const [first] = listReturns(ana);
  if (first === undefined) throw new Error('Ana sees no ask');
  return { ana, hash: first.ask.hash };
}

function give(store: AppStore, hash: string, password = PASSWORD) {
  const accepted = ['depositor-unsigned'] as const;
  return store.dispatch(
    giveReturn(
      { guaranteeRef: GUARANTEE_REF, hash, accepted, indices: EVERY_COIN, password, sentence: 'I sign.' },
      BACKGROUND,
    ),
  );
}

/** Both have signed; the page that is open is Berto's. */
async function given() {
  const { ana, hash } = await asked();
  expect(await give(ana, hash)).toMatchObject({ ok: true, value: { unsent: null } });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  return { berto, hash };
}

/** Moves all clocks to a time after the date, and the chain with them. */
function passTime(seconds = from() + 7_200): void {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
  before = moveClock(seconds * 1000);
  for (let at = 0; at < 11; at += 1) stage.backend.chain.mine();
}

async function take(store: AppStore, hash: string, rate = 8): Promise<Result<string>> {
  const ref = { guaranteeRef: GUARANTEE_REF, hash, index: 0, rate };
  const read = await store.dispatch(reviewTakeBack(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse') throw new Error(`Refused: ${inspection.rule}`);
  return store.dispatch(
    takeBack({ ref, consent: toConsent({ inspection, concerns }), password: PASSWORD }, BACKGROUND),
  );
}

describe('a return date', () => {
  nightly('is asked for, signed in advance, and taken back alone after it', async () => {
    const { berto, hash } = await given();
    expect(listReturns(berto)).toMatchObject([{ isOwn: true, given: { hash } }]);
    expect(paidTo(TO_BERTO)).toBe(0);
    passTime();
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paidTo(TO_BERTO)).toBe(100_000 - 158 * 8);
    await look(stage, berto);
    // It can be replaced until a block has it.
    expect(listReturns(berto)).toMatchObject([{ sent: 1 }]);
    stage.backend.chain.mine();
    await look(stage, berto);
    expect(listReturns(berto)).toEqual([]);
    expect(stage.backend.store.state.guarantees[0]?.status).toBe('executed');
  });

  nightly('is recorded as a withdrawal by a backend that takes it', async () => {
    const { berto, hash } = await given();
    passTime();
    await look(stage, berto);
    const done = await take(berto, hash);
    if (!done.ok) throw new Error(done.error.message);
    await vi.waitFor(() => expect(listRecords()).toMatchObject([{ status: 'executed', txid: done.value }]));
    await look(stage, berto);
    expect(berto.getState().outbox.intents).toEqual([]);
    const guarantee = requireGuarantee(berto.getState(), GUARANTEE_REF);
    expect(guarantee.withdrawals).toMatchObject([{ txid: done.value, address: TO_BERTO }]);
  });

  const refused = () => HttpResponse.json({ message: 'No' }, { status: 409 });
  test.each(
    daily<[string, () => HttpHandler]>(1, [
      ['refuses to make a record', () => http.post('*/contracts/withdrawal', refused, { once: true })],
      ['refuses to change it', () => http.put('*/contracts/transaction/:id', refused, { once: true })],
      [
        'loses the answer',
        () =>
          http.post(
            '*/contracts/withdrawal',
            async ({ request }) => {
              await getResponse(stage.backend.handlers, request.clone());
              return HttpResponse.error();
            },
            { once: true },
          ),
      ],
    ]),
  )('is taken back although the backend %s', async (_what, createHandler) => {
    const { berto, hash } = await given();
    passTime();
    await look(stage, berto);
    stage.server.use(createHandler());
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paidTo(TO_BERTO)).toBe(100_000 - 158 * 8);
    await vi.waitFor(async () => {
      await berto.dispatch(settleOutbox()).catch(() => undefined);
      expect(berto.getState().outbox.intents).toEqual([]);
    });
    expect(listRecords()).toEqual([]);
  });

  test('leaves no record if the network refuses it', async () => {
    const { berto, hash } = await given();
    expect(await take(berto, hash)).toMatchObject({ error: { code: 'return-not-yet' } });
    await berto.dispatch(settleOutbox());
    expect(listRecords()).toEqual([]);
    expect(berto.getState().outbox.intents).toEqual([]);
  });

  test('is not reached before the clock of the chain says so', async () => {
    const { berto, hash } = await given();
    expect(await take(berto, hash)).toMatchObject({ error: { code: 'return-not-yet' } });
    expect(paidTo(TO_BERTO)).toBe(0);
    report.stopped('a return before its date', 'thunk', 'return-not-yet');
    passTime();
    expect(await take(berto, hash)).toMatchObject({ ok: true });
  });

  test('survives a server that drops the chat', async () => {
    const { berto, hash } = await given();
    stage.backend.store.state.messages.length = 0;
    passTime();
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
  });

  test('is void once the money was released, which it does not prevent', async () => {
    const { ana, hash } = await asked();
    await give(ana, hash);
    const given = await listGivenSignatures();
    expect(given.length).toBeGreaterThan(1);
    expect(given.every(({ kind }) => kind === 'return')).toBe(true);
    const order = { address: TO_ANA, finalAmount: sats(50_000), fee: sats(1_896) };
    expect(await ana.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
  });

  nightly('makes a recovery file stale that was saved before', async () => {
    const { contractId } = GUARANTEE_REF;
    const readKind = (store: AppStore) => selectFileStatus(store.getState(), contractId)?.kind;
    const save = async (store: AppStore) => {
      const { contract } = await store.dispatch(buildContract(contractId, BACKGROUND));
      await store.dispatch(rememberFile('saved', { contracts: [contract] }));
    };
    const { hash } = await asked();
    const asking = await stage.switchTo('berto');
    await look(stage, asking);
    await save(asking);
    expect(readKind(asking)).toBe('saved');
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await give(ana, hash)).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await berto.dispatch(readFileRecord());
    await look(stage, berto);
    expect(readKind(berto)).toBe('stale');
    await save(berto);
    expect(readKind(berto)).toBe('saved');
    passTime();
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    await look(stage, berto);
    expect(readKind(berto)).toBe('saved');
  });

  test('that was agreed later does not take back an earlier one', async () => {
    const { berto, hash } = await given();
    expect(await ask(berto, { from: from(120) })).toMatchObject({ ok: true });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(listReturns(ana).map((each) => each.ask.hash)).toEqual([hash]);
  });
});

describe('the other party cannot have a signature for', () => {
  test.each(
    daily<[string, { address?: string; from?: number } | (() => { address?: string; from?: number }), string]>(2, [
      ['a date within thirty days of the last day to claim', () => ({ from: from(29) }), 'too-early'],
      ['a date in more than ten years', () => ({ from: toUnixDay('2090-01-01') }), 'too-late'],
      ['an address of a deposit', () => ({ address: depositAddress() }), 'addresses'],
      ['an address of another network', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'addresses'],
    ]),
  )('%s', async (what, change, rule) => {
    const { ana, hash } = await asked(typeof change === 'function' ? change() : change);
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'offer-refused', detail: { rule } } });
    expect(await ana.dispatch(reviewReturn(GUARANTEE_REF, hash))).toMatchObject({ ok: false });
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped(what, 'thunk', rule);
  });

  test.each<[string, boolean]>([
    ['the unpaid address of another guarantee', false],
    ['an address that the server no longer names', true],
  ])('%s', async (what, isForgotten) => {
    const [garden = ''] = await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [0] });
    await look(stage, await stage.switchTo('ana'));
    const { ana, hash } = await asked({ address: garden });
    if (isForgotten) removeGuarantee(stage, 'garden');
    await look(stage, ana);
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'offer-refused', detail: { rule: 'addresses' } } });
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped(`a return to ${what}`, 'thunk', 'addresses');
  });

  test('money that it has not deposited', async () => {
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ask(ana, { address: TO_ANA })).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    const hash = listReturns(berto)[0]?.ask.hash ?? '';
    expect(await give(berto, hash)).toMatchObject({
      error: { code: 'offer-refused', detail: { rule: 'not-depositor' } },
    });
    report.stopped("the other party's deposit", 'thunk', 'not-depositor');
  });

  test('anything with a wrong password', async () => {
    const { ana, hash } = await asked();
    expect(await give(ana, hash, 'not this one')).toMatchObject({ error: { code: 'wrong-password' } });
    expect(await listGivenSignatures()).toEqual([]);
  });
});

function listRecords() {
  return stage.backend.store.state.transactions.filter(({ withdrawal }) => withdrawal);
}

function depositAddress(): string {
  return stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
}
