import { addressToScript } from '@mocks/chain/addresses';
import { daily } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { addDeposit } from '@tests/hostile/guarantees';
import { confirmCoins } from '@tests/hostile/known-coins';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { completeRelease, cosignFile, forge, lower, readFile } from '@tests/hostile/stuck-release';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { sumLines } from '@/domain/records/statement';
import { estimateFee } from '@/domain/withdrawals/fees';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { makeStatement } from '@/store/records/statement.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { release } from '@/store/withdrawals/release.thunks';

/* docs/records.md#statement: its sums are those of the chain, whatever the records say. */

const openStage = hostileStages();
const { contractId } = GUARANTEE_REF;

async function read(store: AppStore) {
  const signal = new AbortController().signal;
  const { lines, isComplete } = await store.dispatch(makeStatement(contractId, signal));
  return { lines, isComplete, totals: sumLines(lines) };
}

const FILL = `/api/contracts/${contractId}/fillcontract`;
function withoutLists(answer: unknown) {
  const { guarantees, ...contract } = answer as { guarantees: Record<string, unknown>[] };
  return { ...contract, guarantees: guarantees.map(({ deposits: _, withdrawals: _w, ...guarantee }) => guarantee) };
}

const listAddresses = ({ store }: Stage) => listDepositAddresses(requireGuarantee(store.getState(), GUARANTEE_REF));
const toScript = (address: string) => addressToScript(address) ?? new Uint8Array();

function pay({ backend }: Stage, address: string | undefined, amount: number): void {
  backend.chain.send(toScript(address ?? ''), amount);
  backend.chain.mine();
}

async function payElsewhere(stage: Stage): Promise<void> {
  await addDeposit(stage, GUARANTEE_REF.guaranteeId, 50_000);
  await stage.reload();
  await confirmCoins(stage.store, GUARANTEE_REF);
}

/** Ana releases an amount, and Berto signs. */
async function releaseTogether(stage: Stage, amount: number): Promise<void> {
  const coins = listAddresses(stage).flatMap((each) => stage.backend.chain.listUnspent(toScript(each)));
  const fee = estimateFee(coins.length, stage.backend.fees.fastestFee);
  const order = { address: DESTINATION, finalAmount: sats(amount), fee };
  expect(await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
  const berto = await stage.switchTo('berto');
  const approval = { consent: await readConsent({ store: berto }) };
  expect(await berto.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))).toMatchObject({ ok: true });
  stage.backend.chain.mine();
  await stage.switchTo('ana');
  await stage.reload();
}

/** The unspent outputs at all addresses. */
function sumCoins(stage: Stage): number {
  const coins = listAddresses(stage).flatMap((each) => stage.backend.chain.listUnspent(toScript(each)));
  return coins.reduce((sum, { value }) => sum + Number(value), 0);
}

const CASES: [string, number, (stage: Stage) => Promise<void>][] = [
  ['one payment', 100_000, async () => undefined],
  ['a payment in two parts', 130_000, async (stage) => pay(stage, listAddresses(stage)[0], 30_000)],
  ['payments to two addresses', 150_000, payElsewhere],
  ['a release with change', 100_000, async (stage) => releaseTogether(stage, 40_000)],
  [
    'two parts, which a release spends',
    130_000,
    async (stage) => {
      pay(stage, listAddresses(stage)[0], 30_000);
      await stage.reload();
      await releaseTogether(stage, 120_000);
    },
  ],
  [
    'two addresses and two releases',
    150_000,
    async (stage) => {
      await payElsewhere(stage);
      await releaseTogether(stage, 120_000);
      await releaseTogether(stage, 20_000);
    },
  ],
];

describe('the sums of a statement are those of the chain', () => {
  test.each(daily(2, CASES))('%s', async (_name, deposited, play) => {
    const stage = await openStage('funded', 'ana');
    await play(stage);
    const { totals, isComplete } = await read(stage.openElsewhere());
    const { released, fees } = totals;
    expect([isComplete, totals.deposited, totals.uncounted]).toEqual([true, deposited, 0]);
    expect(deposited - (released ?? Number.NaN) - (fees ?? Number.NaN)).toBe(sumCoins(stage));
  });

  test('a release that was replaced', async () => {
    const stage = await openStage('signed', 'ana');
    await completeRelease(stage);
    expect((await read(stage.store)).totals).toMatchObject({ released: 0, uncounted: 1 });
    const psbt = forge(stage, (outputs) => lower(outputs, 10_000n));
    const { store } = stage;
    expect(await cosignFile(stage, psbt, await readFile(stage, psbt))).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await stage.reload();
    const { lines, totals } = await read(store);
    expect(lines.filter(({ status }) => status === 'confirmed').map(({ event, amount }) => [event, amount])).toEqual([
      ['deposit', 100_000],
      ['release', 50_000],
    ]);
    expect(100_000 - 50_000 - (totals.fees ?? Number.NaN)).toBe(sumCoins(stage));
  });
});

test('a history that the explorer does not send whole makes a statement incomplete', async () => {
  const stage = await openStage('funded', 'ana');
  stage.server.use(http.get('*/address/:address/txs', () => HttpResponse.json([])));
  expect(await read(stage.openElsewhere())).toMatchObject({ isComplete: false });
});

test('a history that is known is not read again, and one that failed is', async () => {
  const stage = await openStage('funded', 'ana');
  const store = stage.openElsewhere();
  let [asked, isDown] = [0, true];
  stage.server.use(
    http.get('*/address/:address/txs', () => {
      asked += 1;
      return isDown ? HttpResponse.error() : undefined;
    }),
  );
  expect(await read(store)).toMatchObject({ isComplete: false });
  isDown = false;
  const complete = await read(store);
  expect(complete).toMatchObject({ isComplete: true, totals: { deposited: 100_000 } });
  const known = asked;
  expect(await read(store)).toEqual(complete);
  expect(asked).toBe(known);
});

describe('a statement is incomplete', () => {
  test.each<[string, (stage: Stage) => void]>([
    [
      'while the list of the deposits was not received',
      (stage) => {
        stage.lie('get', FILL, withoutLists);
        stage.lie('get', `/api/contracts/${contractId}`, withoutLists);
        stage.server.use(http.get('*/contracts/guarantee/:kind/:id', () => new HttpResponse(null, { status: 503 })));
      },
    ],
    [
      'while the addresses cannot be verified',
      (stage) => stage.server.use(http.get('*/arbitrators/:id', () => new HttpResponse(null, { status: 503 }))),
    ],
  ])('%s', async (_name, change) => {
    const stage = await openStage('funded', 'ana');
    change(stage);
    expect(await read(stage.openElsewhere())).toMatchObject({ isComplete: false });
  });
});
