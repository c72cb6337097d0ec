import { addressToScript } from '@mocks/chain/addresses';
import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { formatReturn, type ReturnPlan } from '@/domain/returns/return-plan';
import { toUnixDay } from '@/domain/returns/return-rules';
import { listOpenRates } from '@/domain/returns/return-state';
import { createIntent } from '@/lib/intent';
import type { AppStore } from '@/store/core/store-types';
import { reviewReturn } from '@/store/returns/give-return.thunks';
import { keepReturns } from '@/store/returns/send-lines.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import {
  ask,
  asked,
  depositAddress,
  fund,
  give,
  given,
  listReturns,
  listSpends,
  look,
  passTime,
  TO_ANA,
  take,
} from './return-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Found in review. Berto deposits, Ana signs in advance. */

const open = hostileStages();
let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});
const script = () => addressToScript(depositAddress(stage)) ?? new Uint8Array();
const record = () => stage.backend.store.state.guarantees[0] as unknown as Record<string, string>;

describe('the server, without signed terms', () => {
  nightly('cannot name the other party as the depositor, and get the deposit returned to it', async () => {
    record().contractor_id = String(stage.user.id);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ask(stage, ana, { address: TO_ANA })).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    const hash = listReturns(berto)[0]?.ask.hash ?? '';
    expect(hash).not.toBe('');
    expect(await give(berto, hash, { accepted: [] })).toMatchObject({ ok: false });
    const review = await berto.dispatch(reviewReturn(GUARANTEE_REF, hash));
    expect(review.ok ? review.value.concerns : review.error.detail).toEqual(['depositor-unsigned']);
  });

  test('cannot move the last day to claim, so that a return at once is signed', async () => {
    record().valid_until = '2020-01-01';
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(await ask(stage, berto, { from: toUnixDay('2020-06-01') })).toMatchObject({
      error: { detail: { rule: 'past' } },
    });
  });
});

nightly(
  'a release of one coin that the other party never completes does not stop another from being taken back',
  async () => {
    const second = fund(stage, 100_000);
    const { berto } = await given(stage);
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
    passTime(stage);
    await look(stage, berto);
    const done = await take(berto, mine.ask.hash, { index: mine.index });
    expect(done).not.toMatchObject({ rule: 'pays-twice' });
    expect(done).toMatchObject({ ok: true });
  },
);

nightly('returns that are void do not keep a later one from being found', async () => {
  const { ana, hash } = await asked(stage);
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
  await ana.dispatch(keepReturns(GUARANTEE_REF.contractId, { asks: voids, given: gone }));
  expect(await give(ana, hash)).toMatchObject({ ok: true });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  passTime(stage);
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  const taken = await take(berto, due.ask.hash, { index: due.index });
  if (!('value' in taken)) throw new Error('not taken');
  const after = await stage.switchTo('ana');
  await look(stage, after);
  await look(stage, after);
  expect(listSpends(after)).toEqual([taken.value]);
});

nightly('the signatures of a return that is over are settled', async () => {
  const { berto } = await given(stage);
  passTime(stage);
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  expect(await take(berto, due.ask.hash, { index: due.index })).toMatchObject({ ok: true });
  stage.backend.chain.mine();
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  fund(stage, 100_000);
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
  fund(stage, 60_000);
  return asked(stage);
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
  const change = { accepted: read.value.concerns, indices: [first ?? 0] };
  expect(await give(ana, hash, change)).toMatchObject({ ok: true });
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
  const { ana, hash } = await asked(stage);
  const controller = new AbortController();
  const messages = () => stage.backend.store.state.messages.length;
  const count = messages();
  const intent = createIntent(controller.signal, (step) => {
    if (step === 'sending') controller.abort();
  });
  await give(ana, hash, {}, intent);
  expect(messages()).toBe(count);
});

test('a return whose fee is too low can be replaced by one that pays more', async () => {
  const { berto } = await given(stage);
  passTime(stage);
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  expect(await take(berto, due.ask.hash, { index: due.index, rate: 2 })).toMatchObject({ ok: true });
  await look(stage, berto);
  expect(listReturns(berto)).toHaveLength(1);
});

nightly('a return that was replaced is gone once it is mined, and is counted once', async () => {
  const { berto } = await given(stage);
  passTime(stage);
  await look(stage, berto);
  const [due] = listReturns(berto);
  if (due === undefined) throw new Error('nothing is due');
  await take(berto, due.ask.hash, { index: due.index, rate: 2 });
  await look(stage, berto);
  const [stuck] = listReturns(berto);
  if (stuck === undefined) throw new Error('it is not kept');
  expect(listOpenRates(stuck)).toEqual([8, 30, 120]);
  const replaced = await take(berto, stuck.ask.hash, { index: stuck.index, rate: 8 });
  expect(replaced).toMatchObject({ ok: true });
  // The backend's record follows, in the background.
  const txid = 'value' in replaced ? replaced.value : '';
  const listRecords = () => stage.backend.store.state.transactions.filter(({ withdrawal }) => withdrawal);
  await vi.waitFor(() => expect(listRecords()).toMatchObject([{ txid, status: 'executed' }]));
  stage.backend.chain.mine();
  await look(stage, berto);
  expect(listReturns(berto)).toEqual([]);
  expect(listSpends(berto)).toEqual([txid]);
});
