import { fakeBrowser } from '@tests/hostile/fake-browser';
import { makeWithdrawal } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { BACKGROUND } from '@/lib/intent';
import { saveTransaction } from '@/store/calls/requests';

const server = setupServer();
fakeBrowser(server);

const SIGNED = makeWithdrawal({ signedPsbt: 'cHNidP8=', signer: 'u1' });
const WIRE = { id: SIGNED.id, withdrawal: true, p_psbt: SIGNED.signedPsbt, signer: 'u1', status: 'pending' };

interface Answers {
  save: number;
  /** Status, or what the list has. */
  list: number | object[];
}

/** `undefined` if it counts as saved, otherwise the error. */
async function save({ save, list }: Answers): Promise<unknown> {
  server.use(
    http.put('*/contracts/transaction/:id', () => new HttpResponse(null, { status: save })),
    http.get('*/contracts/guarantee/withdrawal/:id', () =>
      typeof list === 'number' ? new HttpResponse(null, { status: list }) : HttpResponse.json(list),
    ),
  );
  return saveTransaction(SIGNED, BACKGROUND).catch((error: unknown) => error);
}

describe('a transaction whose save is answered without the record', () => {
  test('is saved if the list has it', async () => {
    expect(await save({ save: 204, list: [WIRE] })).toBeUndefined();
  });

  test('is not saved if the list has another state of it', async () => {
    expect(await save({ save: 204, list: [{ ...WIRE, p_psbt: null }] })).toMatchObject({ code: 'bad-answer' });
  });

  test.each([404, 405, 501])('is saved at a backend that answers the call for the list with %i', async (list) => {
    expect(await save({ save: 204, list })).toBeUndefined();
  });

  test.each([403, 409, 500])('is not taken for refused because its list is answered with %i', async (list) => {
    expect(await save({ save: 204, list })).toMatchObject({ code: 'bad-answer' });
  });
});

describe('a transaction whose save is refused', () => {
  test('is saved if the list has it', async () => {
    expect(await save({ save: 409, list: [WIRE] })).toBeUndefined();
  });

  test.each([404, 500])('is refused also if its list is answered with %i', async (list) => {
    expect(await save({ save: 409, list })).toMatchObject({ code: 'http', detail: { status: 409 } });
  });
});
