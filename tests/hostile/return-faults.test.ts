import { addressToScript } from '@mocks/chain/addresses';
import { daily, nightly } from '@tests/daily';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { readStatement } from '@/domain/statements/statements';
import { sendLine } from '@/store/returns/send-lines.thunks';
import { ask, asked, give, given, listSpends, look, passTime, TO_BERTO, take } from './return-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/*
 * Return dates whose calls fail, are lost, or do nothing: nothing is lost, and nothing is done twice. One call that fails at a time, and a page
 * that is left: tests/faults/return-faults.nightly.test.ts.
 */

const open = hostileStages();
const { contractId } = GUARANTEE_REF;

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const heal = () => stage.server.resetHandlers(...stage.backend.handlers);
const lines = () =>
  stage.backend.store.state.messages.filter(({ content }) => readStatement(content)?.kind === 'return').length;

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
  nightly('leaves an ask on the device, which can be sent again', async () => {
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    stage.server.use(http.post('*/api/chat/messages', fault));
    expect(await ask(stage, berto)).toMatchObject({ ok: true, value: { code: expect.any(String) } });
    heal();
    const [own] = await look(stage, berto);
    if (own === undefined) throw new Error('The ask is lost');
    expect(await berto.dispatch(sendLine(contractId, 'I ask.', { kind: 'ask', ...own.ask }))).toMatchObject({
      ok: true,
    });
    const ana = await stage.switchTo('ana');
    expect((await look(stage, ana)).map((each) => each.ask.hash)).toEqual([own.ask.hash]);
  });

  nightly('leaves a signature on the device, which can be sent again', async () => {
    const { ana, hash } = await asked(stage);
    stage.server.use(http.post('*/api/chat/messages', fault));
    expect(await give(ana, hash)).toMatchObject({ ok: true, value: { code: expect.any(String) } });
    heal();
    const [own] = await look(stage, ana);
    if (!own?.given) throw new Error('The signature is lost');
    expect(await ana.dispatch(sendLine(contractId, 'I sign.', { kind: 'give', ...own.given }))).toMatchObject({
      ok: true,
    });
    const berto = await stage.switchTo('berto');
    expect(await look(stage, berto)).toMatchObject([{ given: { hash } }]);
  });
});

test('a message whose answer is lost is not sent twice, and counts', async () => {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  loseAnswer('*/api/chat/messages');
  expect(await ask(stage, berto)).toEqual({ ok: true, value: null });
  expect(lines()).toBe(1);
});

describe('a broadcast', () => {
  async function due() {
    const { berto, hash } = await given(stage);
    passTime(stage);
    await look(stage, berto);
    return { berto, hash };
  }
  const paid = () => stage.backend.chain.listUnspent(addressToScript(TO_BERTO) ?? new Uint8Array()).length;

  test.each(daily(1, FAULTS))('through the backend that %s goes through the explorer', async (_how, fault) => {
    const { berto, hash } = await due();
    stage.server.use(http.post('*/api/contracts/broadcast', fault));
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paid()).toBe(1);
  });

  const swallow = () => http.post('*/api/contracts/broadcast', () => HttpResponse.json({ txid: 'ab'.repeat(32) }));

  nightly('that the backend takes and does not relay goes through the explorer', async () => {
    const { berto, hash } = await due();
    stage.server.use(swallow());
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paid()).toBe(1);
  });

  nightly('that the backend takes and nobody shows does not count, and can be repeated', async () => {
    const { berto, hash } = await due();
    stage.server.use(
      swallow(),
      http.post('*/tx', () => HttpResponse.error()),
    );
    expect(await take(berto, hash)).toMatchObject({ ok: false });
    await look(stage, berto);
    expect(listSpends(berto)).toEqual([]);
    heal();
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    await look(stage, berto);
    expect(listSpends(berto)).toHaveLength(1);
  });

  nightly('whose answer is lost counts', async () => {
    const { berto, hash } = await due();
    loseAnswer('*/api/contracts/broadcast');
    expect(await take(berto, hash)).toMatchObject({ ok: true });
  });
});
