import { addressToScript } from '@mocks/chain/addresses';
import { createCheapBackend } from '@tests/cheap-backend';
import { createForeignBackend } from '@tests/e2e/foreign/backend';
import { recordExchanges } from '@tests/openapi/recorder';
import { playStory } from '@tests/openapi/story';
import { OpenApiValidator } from '@tests/openapi/validator';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

function openEmbedded() {
  const backend = createCheapBackend();
  const respond = async (request: Request) => (await getResponse(backend.handlers, request)) ?? Response.error();
  return { respond, chain: backend.chain };
}

/** No code of the app makes this call; the other two are for explorers with more transactions, and for prices. */
const NOT_PLAYED = [
  'GET /contracts/transaction/{id}',
  'GET /address/{address}/txs/chain/{txid}',
  'GET /v1/prices',
  'GET /v1/historical-price',
];

describe.each([
  ['embedded', openEmbedded],
  ['foreign', createForeignBackend],
])('docs/openapi.json and the %s backend', (_name, open) => {
  test('declare every request of the app and every answer alike', async () => {
    const { respond, chain } = open();
    const exchanges = recordExchanges(server, respond);
    await playStory((address, amount) => {
      return chain.send(addressToScript(address) ?? new Uint8Array(), amount);
    });
    const validator = new OpenApiValidator();
    expect(exchanges.flatMap((exchange) => validator.judge(exchange))).toEqual([]);
    expect(validator.unused).toEqual(NOT_PLAYED);
  });
});
