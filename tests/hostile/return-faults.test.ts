import { addressToScript } from '@mocks/chain/addresses';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { given, listSpends, look, passTime, TO_BERTO, take } from './return-stage';
import { hostileStages, type Stage } from './stage';

/*
 * Return dates whose calls fail, are lost, or do nothing: nothing is lost, and nothing is done twice. One call that fails at a time, and a page
 * that is left: tests/faults/return-faults.nightly.test.ts.
 */

const open = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const heal = () => stage.server.resetHandlers(...stage.backend.handlers);
type Fault = () => Promise<Response> | Response;
const FAULTS: [string, Fault][] = [
  ['fails', () => new HttpResponse('{"error":"down"}', { status: 500 })],
  ['is refused', () => new HttpResponse('{"error":"too long"}', { status: 413 })],
  ['gets no answer', () => HttpResponse.error()],
];

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
});
