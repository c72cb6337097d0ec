import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettlementLine } from '@/services/schemas/settlement-lines';
import type { AppStore } from '@/store/core/store-types';
import { openSettlementFile, toFileText } from '@/store/settlement/send-lines.thunks';
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

test('an offer that is too long for the chat is kept, and passed on as a file', async () => {
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

  test.each(FAULTS)('through the backend that %s goes through the explorer', async (_how, fault) => {
    const { ana, hash, txid } = await accepted();
    stage.server.use(http.post('*/api/contracts/broadcast', fault));
    expect(await complete(ana, hash)).toEqual({ ok: true, value: txid });
    expect(isKnown(txid)).toBe(true);
    expect(states(ana)).toEqual(['settled']);
  });
});
