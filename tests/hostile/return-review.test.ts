import { addressToScript } from '@mocks/chain/addresses';
import { nightly } from '@tests/daily';
import { moveClock } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { getResponse, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { addDays } from '@/domain/primitives/dates';
import { formatReturn, type ReturnPlan } from '@/domain/settlement/return-plan';
import { type ReturnConcern, toUnixDay } from '@/domain/settlement/return-rules';
import { type CoinReturn, listDue, listOpenRates } from '@/domain/settlement/return-state';
import { addSettled } from '@/domain/settlement/settled';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND, createIntent } from '@/lib/intent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { askReturn, giveReturn, reviewReturn } from '@/store/settlement/return-dates.thunks';
import { keepSettlement, openSettlementFile, toFileText } from '@/store/settlement/send-lines.thunks';
import { selectReturns, selectSettlements } from '@/store/settlement/settlement.selectors';
import { reviewTakeBack, takeBack } from '@/store/settlement/take-back.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import { accept, EVERY_COIN, listOffers, look, offer, offered, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Found in review. Berto deposits, Ana signs in advance. */

const open = hostileStages();
let stage: Stage;
let before: number | null = null;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});
afterEach(() => {
  vi.useRealTimers();
  if (before !== null) moveClock(before);
  before = null;
});

const record = () => stage.backend.store.state.guarantees[0] as unknown as Record<string, string>;
const from = (days = 60) => toUnixDay(addDays((record().valid_until ?? '').slice(0, 10), days));
const script = () =>
  addressToScript(stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '') ??
  new Uint8Array();

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
    sentence: 'I ask.',
  };
  return store.dispatch(askReturn({ ...order, ...change }, BACKGROUND));
}

function give(store: AppStore, hash: string, accepted: readonly ReturnConcern[] = ['depositor-unsigned']) {
  return store.dispatch(
    giveReturn(
      { guaranteeRef: GUARANTEE_REF, hash, accepted, indices: EVERY_COIN, password: PASSWORD, sentence: 'I sign.' },
      BACKGROUND,
    ),
  );
}

async function asked(change: { address?: string; from?: number } = {}) {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  expect(await ask(berto, change)).toMatchObject({ ok: true, value: { unsent: null } });
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  return { ana, hash: listReturns(ana)[0]?.ask.hash ?? '' };
}

async function given() {
  const { ana, hash } = await asked();
  expect(await give(ana, hash)).toMatchObject({ ok: true });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  return { berto, hash };
}

function passTime(seconds = from() + 7_200): void {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
  before = moveClock(seconds * 1000);
  for (let at = 0; at < 11; at += 1) stage.backend.chain.mine();
}

async function take(store: AppStore, { ask: { hash }, index }: CoinReturn, rate = 8) {
  const ref = { guaranteeRef: GUARANTEE_REF, hash, index, rate };
  const read = await store.dispatch(reviewTakeBack(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse') return { ok: false as const, rule: inspection.rule };
  return store.dispatch(
    takeBack({ ref, consent: toConsent({ inspection, concerns }), password: PASSWORD }, BACKGROUND),
  );
}

// First: the clock of the chain is remembered for the whole file.
nightly('an explorer without the median time does not hide that money is due', async () => {
  const { berto } = await given();
  passTime(from() + 86_400);
  stage.server.use(http.get('*/block/:hash', () => new HttpResponse(null, { status: 404 })));
  vi.setSystemTime((from() + 2 * 86_400) * 1000);
  await look(stage, berto);
  const time = selectSettlements(berto.getState(), GUARANTEE_REF.contractId)?.chainTime ?? null;
  expect(listDue(listReturns(berto), time, Date.now() / 1000)).toHaveLength(1);
});

describe('the server, without signed terms', () => {
  nightly('cannot name the other party as the depositor, and get the deposit returned to it', async () => {
    record().contractor_id = String(stage.user.id);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ask(ana, { address: TO_ANA })).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    const hash = listReturns(berto)[0]?.ask.hash ?? '';
    expect(hash).not.toBe('');
    expect(await give(berto, hash, [])).toMatchObject({ ok: false });
    const review = await berto.dispatch(reviewReturn(GUARANTEE_REF, hash));
    expect(review.ok ? review.value.concerns : review.error.detail).toEqual(['depositor-unsigned']);
  });

  test('cannot move the last day to claim, so that a return at once is signed', async () => {
    record().valid_until = '2020-01-01';
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(await ask(berto, { from: toUnixDay('2020-06-01') })).toMatchObject({ error: { detail: { rule: 'past' } } });
  });
});

nightly(
  'a release of one coin that the other party never completes does not stop another from being taken back',
  async () => {
    const second = stage.backend.chain.send(script(), 100_000);
    stage.backend.chain.mine();
    const { berto } = await given();
    expect(listReturns(berto)).toHaveLength(2);
    const other = listReturns(berto).find(({ outpoint }) => !outpoint.startsWith(second));
    const mine = listReturns(berto).find(({ outpoint }) => outpoint.startsWith(second));
    if (other === undefined || mine === undefined) throw new Error('no coins');
    const [txid = '', vout = ''] = other.outpoint.split(':');
    stage.lie('post', '/api/contracts/withdrawal', (answer) => {
      const { transaction } = answer as { transaction: Record<string, unknown> };
      const honest = Psbt.fromBase64(String(transaction.u_psbt), { network: NETWORK_PARAMETERS.regtest });
      const witnessScript = honest.data.inputs[0]?.witnessScript ?? new Uint8Array();
      const psbt = new Psbt({ network: NETWORK_PARAMETERS.regtest }).setVersion(2);
      psbt.addInput({
        hash: txid,
        index: Number(vout),
        witnessUtxo: { script: script(), value: BigInt(other.value) },
        witnessScript,
      });
      psbt.addOutput({ address: TO_ANA, value: 50_000n });
      psbt.addOutput({ script: script(), value: BigInt(other.value - 51_896) });
      return { transaction: { ...transaction, u_psbt: psbt.toBase64() } };
    });
    const order = { address: TO_ANA, finalAmount: sats(50_000), fee: sats(1_896) };
    // The server refuses the record: Berto's signature stays open.
    await berto.dispatch(release(GUARANTEE_REF, order, PASSWORD));
    passTime();
    await look(stage, berto);
    const done = await take(berto, mine);
    expect(done).not.toMatchObject({ rule: 'pays-twice' });
    expect(done).toMatchObject({ ok: true });
  },
);

nightly('returns that are void do not keep a later one from being found', async () => {
  const { ana, hash } = await asked();
  const real = listReturns(ana)[0]?.ask;
  if (real === undefined) throw new Error('no ask');
  // Five coins that were released long ago.
  const voids = Array.from({ length: 5 }, (_, at) => {
    const coins = real.plan.coins.map((coin) => ({ ...coin, txid: `${at}`.padStart(64, 'a') }));
    const plan: ReturnPlan = { ...real.plan, coins, number: at + 10 };
    return { hash: `${at}`.padStart(64, 'b'), plan, text: formatReturn(plan), statement: real.statement };
  });
  const gone = voids.map((each, at) => ({
    hash: each.hash,
    index: 0,
    signatures: [],
    txids: Array.from({ length: 4 }, (_each, rate) => `${at}${rate}`.padStart(64, 'c')),
  }));
  await ana.dispatch(keepSettlement(GUARANTEE_REF.contractId, { asks: voids, given: gone }));
  expect(await give(ana, hash)).toMatchObject({ ok: true });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  passTime();
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  const taken = await take(berto, due);
  if (!('value' in taken)) throw new Error('not taken');
  const after = await stage.switchTo('ana');
  await look(stage, after);
  await look(stage, after);
  expect(selectSettlements(after.getState(), GUARANTEE_REF.contractId)?.record.settled).toContain(taken.value);
});

nightly('the signatures of a return that is over are settled', async () => {
  const { berto } = await given();
  passTime();
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  expect(await take(berto, due)).toMatchObject({ ok: true });
  stage.backend.chain.mine();
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  stage.backend.chain.send(script(), 100_000);
  stage.backend.chain.mine();
  await look(stage, ana);
  const order = { address: TO_ANA, finalAmount: sats(50_000), fee: sats(1_896) };
  await ana.dispatch(release(GUARANTEE_REF, order, PASSWORD));
  const kept = (await listGivenSignatures()).filter(({ kind }) => kind === 'return');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ settledAt }) => settledAt !== null)).toBe(true);
});

/** The explorer lists other coins from now on. */
function listCoins(change: (coins: { value: number }[]) => { value: number }[]): void {
  stage.server.use(
    http.get('*/address/:address/utxo', async ({ request }) => {
      const honest = await getResponse(stage.backend.handlers, request.clone());
      return HttpResponse.json(change((await honest?.json()) as { value: number }[]));
    }),
  );
}

async function askedForTwo() {
  stage.backend.chain.send(script(), 60_000);
  stage.backend.chain.mine();
  return asked();
}

const countGiven = (store: AppStore) => listReturns(store).filter((each) => each.given !== null).length;

nightly(
  'an ask of which one coin was released since can be signed for the others, and later for the rest',
  async () => {
    const { ana, hash } = await askedForTwo();
    listCoins((coins) => coins.filter(({ value }) => value !== 60_000));
    await look(stage, ana);
    expect(listReturns(ana)).toHaveLength(1);
    const read = await ana.dispatch(reviewReturn(GUARANTEE_REF, hash));
    if (!read.ok) throw new Error(read.error.message);
    const { ask: known, indices } = read.value;
    expect(indices.map((index) => known.plan.coins[index]?.value)).toEqual([100_000]);
    expect(await give(ana, hash)).toMatchObject({ ok: true });
    expect(countGiven(ana)).toBe(1);

    // It was only late.
    listCoins((coins) => coins);
    await look(stage, ana);
    const rest = await ana.dispatch(reviewReturn(GUARANTEE_REF, hash));
    if (!rest.ok) throw new Error(rest.error.message);
    expect(rest.value.indices.map((index) => known.plan.coins[index]?.value)).toEqual([60_000]);
    expect(await give(ana, hash)).toMatchObject({ ok: true });
    expect(countGiven(ana)).toBe(2);
  },
);

nightly('no coin is signed that was not shown', async () => {
  const { ana, hash } = await askedForTwo();
  const read = await ana.dispatch(reviewReturn(GUARANTEE_REF, hash));
  if (!read.ok) throw new Error(read.error.message);
  const [first] = read.value.indices;
  const order = { guaranteeRef: GUARANTEE_REF, hash, accepted: read.value.concerns, indices: [first ?? 0] };
  expect(
    await ana.dispatch(giveReturn({ ...order, password: PASSWORD, sentence: 'I sign.' }, BACKGROUND)),
  ).toMatchObject({
    ok: true,
  });
  expect(countGiven(ana)).toBe(1);
});

nightly('an ask that names a coin with another value is refused as a whole', async () => {
  const { ana, hash } = await askedForTwo();
  listCoins((coins) => coins.map((coin) => (coin.value === 60_000 ? { ...coin, value: 59_000 } : coin)));
  await look(stage, ana);
  expect(await give(ana, hash)).toMatchObject({ ok: false });
  expect(countGiven(ana)).toBe(0);
});

nightly('an ask of which no coin is left is refused', async () => {
  const { ana, hash } = await askedForTwo();
  listCoins(() => []);
  expect(await give(ana, hash)).toMatchObject({ ok: false, error: { detail: { rule: 'coin-unknown' } } });
});

nightly('a user who has stopped waiting sends no signature that cannot be withdrawn', async () => {
  const { ana, hash } = await asked();
  const controller = new AbortController();
  const messages = () => stage.backend.store.state.messages.length;
  const count = messages();
  const intent = createIntent(controller.signal, (step) => {
    if (step === 'sending') controller.abort();
  });
  await ana.dispatch(
    giveReturn(
      {
        guaranteeRef: GUARANTEE_REF,
        hash,
        accepted: ['depositor-unsigned'],
        indices: EVERY_COIN,
        password: PASSWORD,
        sentence: 'I sign.',
      },
      intent,
    ),
  );
  expect(messages()).toBe(count);
});

test('a return whose fee is too low can be replaced by one that pays more', async () => {
  const { berto } = await given();
  passTime();
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  expect(await take(berto, due, 2)).toMatchObject({ ok: true });
  await look(stage, berto);
  expect(listReturns(berto)).toHaveLength(1);
});

nightly('a return that was replaced is gone once it is mined, and is counted once', async () => {
  const { berto } = await given();
  passTime();
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  await take(berto, due, 2);
  await look(stage, berto);
  const [stuck] = listReturns(berto);
  if (stuck === undefined) throw new Error('it is not kept');
  expect(listOpenRates(stuck)).toEqual([8, 30, 120]);
  const replaced = await take(berto, stuck, 8);
  expect(replaced).toMatchObject({ ok: true });
  // The backend's record follows, in the background.
  const txid = 'value' in replaced ? replaced.value : '';
  const listRecords = () => stage.backend.store.state.transactions.filter(({ withdrawal }) => withdrawal);
  await vi.waitFor(() => expect(listRecords()).toMatchObject([{ txid, status: 'executed' }]));
  stage.backend.chain.mine();
  await look(stage, berto);
  expect(listReturns(berto)).toEqual([]);
  const [guarantee] = requireContract(berto.getState(), GUARANTEE_REF.contractId).guarantees;
  const record = selectSettlements(berto.getState(), GUARANTEE_REF.contractId)?.record;
  if (guarantee === undefined || record === undefined) throw new Error('no guarantee');
  expect(record.settled).toHaveLength(2);
  expect(addSettled({ ...guarantee, withdrawals: [] }, record, () => true, []).withdrawals).toHaveLength(1);
});

nightly('an acceptance does not count for another text with the same transaction', async () => {
  const { berto, hash } = await offered(stage);
  expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: true });
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  expect(await offer(ana, TO_ANA, { reason: 'Berto admits that nothing was done.' })).toMatchObject({ ok: true });
  const again = await stage.switchTo('berto');
  const second = (await look(stage, again)).find((each) => each.hash !== hash);
  const record = selectSettlements(again.getState(), GUARANTEE_REF.contractId)?.record;
  const [acceptance] = record?.acceptances ?? [];
  if (second === undefined || acceptance === undefined) throw new Error('nothing to copy');
  // Ana, or the server, copies the signatures.
  const line = { kind: 'accept', ...acceptance, hash: second.hash } as const;
  await again.dispatch(openSettlementFile(GUARANTEE_REF.contractId, toFileText(line)));
  expect(listOffers(again).find((each) => each.hash === second.hash)?.state).toBe('open');
});
