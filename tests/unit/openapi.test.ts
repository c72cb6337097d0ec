import { addressToScript } from '@mocks/chain/addresses';
import { createCheapBackend } from '@tests/cheap-backend';
import { recordExchanges } from '@tests/openapi/recorder';
import { playStory } from '@tests/openapi/story';
import { OpenApiValidator } from '@tests/openapi/validator';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** No code of the app makes this call; the others are for explorers with more transactions, and for prices. */
const NOT_PLAYED = ['GET /contracts/transaction/{id}', 'GET /address/{address}/txs/chain/{txid}', 'GET /v1/prices'];

test('docs/openapi.json declares every request of the app, and every answer of the embedded backend', async () => {
  const { handlers, chain } = createCheapBackend();
  const respond = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();
  const exchanges = recordExchanges(server, respond);
  await playStory((address, amount) => chain.send(addressToScript(address) ?? new Uint8Array(), amount));
  const validator = new OpenApiValidator();
  expect(exchanges.flatMap((exchange) => validator.judge(exchange))).toEqual([]);
  expect(validator.unused).toEqual(NOT_PLAYED);
  const wrong = { method: 'GET', path: '/contracts/7', status: 200, answer: { title: 'Roof' } };
  expect(validator.judge(wrong)).toEqual(["GET /contracts/{id}, answer 200:  must have required property 'id'"]);
});
