import { addressToScript } from '@mocks/chain/addresses';
import { HDKey } from '@scure/bip32';
import { SigHash } from '@scure/btc-signer';
import { daily, nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { type Desk, signAward, TEST_VERSIONS, toFile } from '@tests/unit/settlement/awards';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Award } from '@/domain/settlement/award';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { openAward } from '@/store/settlement/award.thunks';
import { selectPaid, selectSettlements } from '@/store/settlement/settlement.selectors';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { carryOut, createDesk, decide, listQuestions, writeAward } from './award-stage';
import { attackReport } from './report';
import { accept, listOffers, look, offer, offered, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

/* The arbitrator's decision against a forger, a server that lies about keys, and coins that have moved. */

const open = hostileStages();
const report = attackReport('Decisions of the arbitrator');

let stage: Stage;
let ana: AppStore;
beforeEach(async () => {
  stage = await open('funded', 'ana');
  ana = await stage.switchTo('ana');
  await look(stage, ana);
});

const paidTo = (address: string) =>
  stage.backend.chain
    .listUnspent(addressToScript(address) ?? new Uint8Array())
    .reduce((sum, { value }) => sum + value, 0);

const refused = (rule: string) => ({ ok: false, error: { code: 'award-refused', detail: { rule } } });

/** The withdrawals of the guarantee, as its card counts them. */
function listPaid(store: AppStore) {
  const [state, { contractId }] = [store.getState(), GUARANTEE_REF];
  const guarantee = requireGuarantee(state, GUARANTEE_REF);
  const record = selectSettlements(state, contractId)?.record;
  const paid = record && selectPaid(state, requireContract(state, contractId), guarantee, record);
  return paid?.withdrawals ?? [];
}

describe('a decision', () => {
  nightly('is carried out by the favoured party alone, and counts as a withdrawal on both sides', async () => {
    const file = await decide(ana);
    const done = await carryOut(ana, file);
    expect(done).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    expect(paidTo(TO_ANA)).toBe(98_000);
    expect(listPaid(ana)).toMatchObject([{ amount: 98_000, txid: done.ok ? done.value : '', status: 'executed' }]);
    expect(await listGivenSignatures()).toMatchObject([{ kind: 'award', txHex: expect.any(String) }]);
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(listPaid(berto)).toEqual([]);
    expect(await berto.dispatch(openAward(GUARANTEE_REF.contractId, file))).toMatchObject({ ok: true });
    expect(listPaid(berto)).toMatchObject([{ amount: 98_000 }]);
    // It cannot be carried out twice.
    expect(await carryOut(berto, file)).toMatchObject(refused('coin-unknown'));
  });

  test('is carried out by the party that pays as well', async () => {
    const file = await decide(ana);
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(await carryOut(berto, file)).toMatchObject({ ok: true });
    expect(paidTo(TO_ANA)).toBe(98_000);
  });

  nightly('holds the coins in the guarantee, and is followed by the final one', async () => {
    const { coins } = await writeAward(ana);
    const address = stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
    const total = coins.reduce((sum, { value }) => sum + value, 0);
    const outputs: Award['outputs'] = [{ to: 'guarantee', address, value: sats(total - 1_000) }];
    const interim = await decide(ana, { isFinal: false, outputs });
    expect(await carryOut(ana, interim)).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await look(stage, ana);
    // Nobody was paid.
    expect(listPaid(ana)).toEqual([]);
    expect(await carryOut(ana, interim)).toMatchObject(refused('coin-unknown'));
    report.stopped('interim decision again after the coins moved', 'thunk', 'coin-unknown');
    expect(await carryOut(ana, await decide(ana, { number: 2 }))).toMatchObject({ ok: true });
    expect(paidTo(TO_ANA)).toBe(97_000);
  });

  test('is asked about if it pays where the party has not asked to be paid', async () => {
    await offer(ana, TO_ANA);
    expect(await listQuestions(ana, await decide(ana))).toEqual([]);
    const outputs: Award['outputs'] = [{ to: 'owner', address: TO_BERTO, value: sats(98_000) }];
    // The one before is over the same coins.
    expect(await listQuestions(ana, await decide(ana, { outputs }))).toEqual(['award-other', 'award-address']);
  });

  test('is asked about if it is about other terms', async () => {
    expect(await listQuestions(ana, await decide(ana, { terms: '11'.repeat(32) }))).toEqual(['award-terms']);
  });

  nightly('comes after an accepted offer over the same coins, which is shown before', async () => {
    const { berto, hash } = await offered(stage);
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: true });
    expect(await berto.dispatch(listOpenPayments(GUARANTEE_REF))).toHaveLength(1);
    expect(await carryOut(berto, await decide(berto))).toMatchObject({ ok: true });
    await look(stage, berto);
    expect(listOffers(berto).map(({ state }) => state)).toEqual(['void']);
  });

  test('survives a broadcast without an answer: it is made again', async () => {
    const file = await decide(ana);
    stage.server.use(
      http.post('*/broadcast', () => HttpResponse.error()),
      http.post('*/tx', () => HttpResponse.error()),
    );
    expect(await carryOut(ana, file)).toMatchObject({ ok: false });
    expect(paidTo(TO_ANA)).toBe(0);
    stage.server.resetHandlers(...stage.backend.handlers);
    expect(await carryOut(ana, file)).toMatchObject({ ok: true });
    expect(paidTo(TO_ANA)).toBe(98_000);
  });
});

describe('a forged decision', () => {
  const other = HDKey.fromMasterSeed(new Uint8Array(32).fill(3), TEST_VERSIONS).privateExtendedKey;
  const toBerto: Award['outputs'] = [{ to: 'owner', address: TO_BERTO, value: sats(98_000) }];

  test.each(
    daily<[string, Partial<Award>, (award: Award) => Partial<Desk>, string]>(3, [
      ['another contract', { contract: 'c-other' }, () => ({}), 'other-contract'],
      [
        'coins of a guarantee that the contract has not',
        { guarantees: ['g-other'], coins: [{ order: 90, txid: 'ab'.repeat(32), value: sats(100_000), vout: 0 }] },
        () => ({}),
        'other-contract',
      ],
      ['another network', { network: 'testnet' }, () => ({}), 'other-contract'],
      ['several guarantees', { guarantees: ['a', 'b'] }, () => ({}), 'several-guarantees'],
      ['another arbitrator', {}, () => ({ xprv: other }), 'other-key'],
      ['another contract order', {}, () => ({ contractOrder: 7 }), 'other-key'],
      ['a swapped address in the transaction', {}, (award) => ({ pays: { ...award, outputs: toBerto } }), 'psbt'],
      ['a statement about another text', {}, (award) => ({ states: { ...award, reasons: 'Other.' } }), 'statement'],
      ['SIGHASH_SINGLE', {}, () => ({ sighash: SigHash.SINGLE }), 'sighash'],
    ]),
  )('with %s is refused by name', async (what, change, toDesk, rule) => {
    const award = await writeAward(ana, change);
    const file = toFile(signAward(award, createDesk(ana, toDesk(award))));
    expect(await ana.dispatch(openAward(GUARANTEE_REF.contractId, file))).toMatchObject(refused(rule));
    await stage.expectUnharmed();
    report.stopped(what, 'thunk', rule);
  });

  test.each(
    daily<[string, (award: Award) => Partial<Award>, string]>(2, [
      [
        'a coin that is not there',
        ({ coins }) => ({ coins: coins.map((coin) => ({ ...coin, vout: 9 })) }),
        'coin-unknown',
      ],
      [
        'a value that is not proven',
        ({ coins }) => ({ coins: coins.map((coin) => ({ ...coin, value: sats(coin.value + 1) })) }),
        'coin-unknown',
      ],
      ['a fee that takes it all', ({ outputs }) => ({ outputs: toLess(outputs, 60_000) }), 'fee-too-high'],
      ['more than the coins', ({ outputs }) => ({ outputs: toLess(outputs, -3_000) }), 'outputs-exceed'],
    ]),
  )('with %s is refused by name before the password', async (what, change, rule) => {
    const award = await writeAward(ana);
    const file = await decide(ana, change(award));
    expect(await carryOut(ana, file)).toMatchObject(refused(rule));
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
    report.stopped(what, 'thunk', rule);
  });

  test("that pays a party at the other one's address is refused", async () => {
    const { berto } = await offered(stage);
    expect(
      await carryOut(
        berto,
        await decide(berto, { outputs: [{ to: 'counterparty', address: TO_ANA, value: sats(98_000) }] }),
      ),
    ).toMatchObject(refused('addresses'));
    report.stopped("the other party's address", 'thunk', 'addresses');
  });

  test('by the key that the server names since is refused', async () => {
    const file = await decide(ana, {}, { xprv: other });
    const xpub = HDKey.fromExtendedKey(other, TEST_VERSIONS).publicExtendedKey;
    stage.lie('get', '/api/arbitrators/1', () => ({ public_key: xpub }));
    expect(await ana.dispatch(openAward(GUARANTEE_REF.contractId, file))).toMatchObject({ ok: false });
    await stage.expectUnharmed();
    report.stopped("the server's own arbitrator", 'memory', 'the remembered key counts');
  });

  test.each(
    daily(2, [
      ['nothing', ''],
      ['a kit', '{"format":"aval-kit"}'],
      ['a huge text', `{"format":"aval-award","award":"${'x'.repeat(700_000)}"}`],
      ['deep nesting', '['.repeat(50_000)],
    ]),
  )('of %s is no decision', async (what, text) => {
    expect(await ana.dispatch(openAward(GUARANTEE_REF.contractId, text))).toMatchObject(refused('no-award'));
    report.stopped(what, 'schema', 'no-award');
  });

  test('is not carried out with a wrong password, and nothing is kept as signed', async () => {
    const file = await decide(ana);
    expect(await carryOut(ana, file, 'not this one')).toMatchObject({ ok: false, error: { code: 'wrong-password' } });
    expect(await listGivenSignatures()).toEqual([]);
    await stage.expectUnharmed();
  });
});

function toLess(outputs: Award['outputs'], less: number): Award['outputs'] {
  return outputs.map((output) => ({ ...output, value: sats(output.value - less) }));
}
