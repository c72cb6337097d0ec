import { daily, nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettlementLine } from '@/services/schemas/settlement-lines';
import type { AppStore } from '@/store/core/store-types';
import { declineOffer, openSettlementFile, sendAgain, toFileText } from '@/store/settlement/send-lines.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { accept, complete, listOffers, look, offer, offered, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/*
 * Settlements whose calls fail, are lost, or do nothing: nothing is lost, and nothing is done twice. One call that fails at a time, and a page
 * that is left: tests/faults/settlement-faults.test.ts.
 */

const open = hostileStages();
const { contractId } = GUARANTEE_REF;

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const states = (store: AppStore) => listOffers(store).map(({ state }) => state);
const heal = () => stage.server.resetHandlers(...stage.backend.handlers);
const lines = () =>
  stage.backend.store.state.messages.filter(({ content }) => readSettlementLine(content).kind === 'line').length;

type Fault = () => Promise<Response> | Response;
const FAULTS: [string, Fault][] = [
  ['fails', () => new HttpResponse('{"error":"down"}', { status: 500 })],
  ['is refused', () => new HttpResponse('{"error":"too long"}', { status: 413 })],
  ['gets no answer', () => HttpResponse.error()],
];

/** From now on the call is done, and its answer is lost. */
function loseAnswer(path: string): void {
  stage.server.use(
    http.post(path, async ({ request }) => {
      await getResponse(stage.backend.handlers, request);
      return HttpResponse.error();
    }),
  );
}

describe.each(FAULTS)('a message that %s', (_how, fault) => {
  nightly('leaves an offer on the device, which can be sent again', async () => {
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    stage.server.use(http.post('*/api/chat/messages', fault));
    expect(await offer(ana, TO_ANA)).toMatchObject({ ok: true, value: { unsent: { code: expect.any(String) } } });
    heal();
    await look(stage, ana);
    const [view] = listOffers(ana);
    if (view === undefined) throw new Error('The offer is lost');
    expect(await ana.dispatch(sendAgain(contractId, 'I offer.', { kind: 'offer', ...view }))).toMatchObject({
      ok: true,
    });
    const berto = await stage.switchTo('berto');
    expect((await look(stage, berto)).map(({ hash, state }) => [hash, state])).toEqual([[view.hash, 'open']]);
  });

  nightly('leaves an acceptance on the device, which can be sent again or passed on as a file', async () => {
    const { berto, hash } = await offered(stage);
    stage.server.use(http.post('*/api/chat/messages', fault));
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: false });
    heal();
    await look(stage, berto);
    expect(states(berto)).toEqual(['accepted']);
    const acceptance = listOffers(berto)[0]?.acceptance;
    if (!acceptance) throw new Error('The acceptance is lost');
    const file = toFileText({ kind: 'accept', ...acceptance });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(states(ana)).toEqual(['open']);
    expect(await ana.dispatch(openSettlementFile(contractId, file))).toMatchObject({ ok: true });
    expect(states(ana)).toEqual(['accepted']);
    expect(await complete(ana, hash)).toMatchObject({ ok: true });
  });

  nightly('does not count as a decline', async () => {
    const { berto, hash } = await offered(stage);
    stage.server.use(http.post('*/api/chat/messages', fault));
    expect(await berto.dispatch(declineOffer(contractId, hash, 'No.'))).toMatchObject({ ok: false });
    expect(states(berto)).toEqual(['open']);
  });
});

nightly('an offer that is too long for the chat is kept, and passed on as a file', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const long = await offer(ana, TO_ANA, { reason: '工'.repeat(1_000) });
  expect(long).toMatchObject({ ok: true, value: { unsent: { code: 'line-too-long' } } });
  expect(lines()).toBe(0);
  const [view] = listOffers(ana);
  if (view === undefined) throw new Error('The offer is lost');
  const file = toFileText({ kind: 'offer', ...view });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  expect(await berto.dispatch(openSettlementFile(contractId, file))).toMatchObject({ ok: true });
  expect(states(berto)).toEqual(['open']);
});

test('an offer that could not be read again is not signed', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  // Each of these becomes two characters in NFC.
  expect(await offer(ana, TO_ANA, { reason: '\u0958'.repeat(600) })).toMatchObject({ ok: false });
  expect(await offer(ana, TO_ANA)).toMatchObject({ ok: true });
  expect(states(ana)).toEqual(['open']);
});

test('a message whose answer is lost is not sent twice, and counts', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  loseAnswer('*/api/chat/messages');
  expect(await offer(ana, TO_ANA)).toMatchObject({ ok: true, value: { unsent: null } });
  expect(lines()).toBe(1);
});

describe('a file', () => {
  async function acceptance() {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const answer = (await look(stage, berto))[0]?.acceptance;
    if (!answer) throw new Error('The acceptance is lost');
    // Ana's device has the offer, and her page has read nothing yet.
    await stage.switchTo('ana');
    const ana = stage.reopen();
    await stage.reloadIn(ana);
    return { ana, file: toFileText({ kind: 'accept', ...answer }) };
  }

  test('that answers an offer which the page has not read yet counts', async () => {
    const { ana, file } = await acceptance();
    expect(await ana.dispatch(openSettlementFile(contractId, file))).toMatchObject({ ok: true });
    expect(states(ana)).toEqual(['accepted']);
  });

  nightly('is not said to answer an unknown offer if the offers cannot be read', async () => {
    const { ana, file } = await acceptance();
    const { open: openDatabase } = globalThis.indexedDB;
    globalThis.indexedDB.open = () => {
      throw new Error('blocked');
    };
    const opened = await ana.dispatch(openSettlementFile(contractId, file));
    globalThis.indexedDB.open = openDatabase;
    expect(opened).toMatchObject({ error: { code: 'settlements-not-kept' } });
  });

  nightly.each([
    ['that is none', 'hello'],
    ['of a decline', `aval:decline:1:${'0'.repeat(64)}`],
    ['of an acceptance of an unknown offer', `aval:accept:1:${'0'.repeat(64)}::${'A'.repeat(86)}`],
    ['that is cut off', 'aval:offer:1:eyJh'],
  ])('%s is refused by name', async (_what, text) => {
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ana.dispatch(openSettlementFile(contractId, text))).toMatchObject({
      error: { code: 'offer-refused', detail: { rule: 'no-offer' } },
    });
  });

  nightly('of another contract is refused by name', async () => {
    const { view } = await offered(stage);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    const text = toFileText({ kind: 'offer', ...view, statement: view.statement.replace(/^../, 'IA') });
    expect(await ana.dispatch(openSettlementFile(contractId, text))).toMatchObject({
      error: { code: 'offer-refused', detail: { rule: 'other-contract' } },
    });
  });
});

describe('a broadcast', () => {
  async function accepted() {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    return { ana, hash, txid: listOffers(ana)[0]?.acceptance?.txid ?? '' };
  }
  const isKnown = (txid: string) => stage.backend.chain.transaction(txid) != null;

  test.each(daily(1, FAULTS))('through the backend that %s goes through the explorer', async (_how, fault) => {
    const { ana, hash, txid } = await accepted();
    stage.server.use(http.post('*/api/contracts/broadcast', fault));
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
    expect(isKnown(txid)).toBe(true);
    expect(states(ana)).toEqual(['settled']);
  });

  nightly('that the backend takes and does not relay goes through the explorer', async () => {
    const { ana, hash, txid } = await accepted();
    stage.server.use(http.post('*/api/contracts/broadcast', () => HttpResponse.json({ txid })));
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
    expect(isKnown(txid)).toBe(true);
  });

  nightly('that the backend takes and nobody shows does not count, and can be repeated', async () => {
    const { ana, hash, txid } = await accepted();
    stage.server.use(
      http.post('*/api/contracts/broadcast', () => HttpResponse.json({ txid })),
      http.post('*/tx', () => HttpResponse.error()),
    );
    expect(await complete(ana, hash)).toMatchObject({ ok: false });
    expect(states(ana)).toEqual(['accepted']);
    heal();
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
  });

  nightly('of an offer made at other rates is completed when fees have fallen', async () => {
    const { berto, hash } = await offered(stage, { own: sats(45_000), other: sats(45_000) });
    await accept(berto, hash, TO_BERTO);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    stage.server.use(
      http.get('*/v1/fees/recommended', () =>
        HttpResponse.json({ fastestFee: 1, halfHourFee: 1, hourFee: 1, economyFee: 1, minimumFee: 1 }),
      ),
    );
    expect(await complete(ana, hash)).toMatchObject({ ok: true });
  });

  nightly('whose answer is lost counts', async () => {
    const { ana, hash, txid } = await accepted();
    loseAnswer('*/api/contracts/broadcast');
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
  });

  nightly('that nobody takes can be tried again, with the same transaction', async () => {
    const { ana, hash, txid } = await accepted();
    stage.server.use(
      http.post('*/api/contracts/broadcast', () => HttpResponse.error()),
      http.post('*/tx', () => HttpResponse.error()),
    );
    expect(await complete(ana, hash)).toMatchObject({ error: { code: 'network' } });
    expect(states(ana)).toEqual(['accepted']);
    heal();
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
    expect((await listGivenSignatures()).filter((each) => each.txid === txid)).toHaveLength(1);
  });
});
