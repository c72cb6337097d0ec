import { addressToScript } from '@mocks/chain/addresses';
import { NodeRefusal } from '@mocks/chain/node-refusal';
import { toAddressShape, toHistoryPage, toUtxoShapes } from '@mocks/explorer/address-shapes';
import { toTransactionShape } from '@mocks/explorer/transaction-shapes';
import type { Services } from '@mocks/services';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** As at mempool.space. */
const MAX_OUTPUTS = 500;
const API = '*/explorer/api';

/** The explorer's REST API, compatible with mempool.space; errors are plain text. */
export function explorerHandlers({ chain, fees }: Services): HttpHandler[] {
  return [
    http.get(`${API}/v1/fees/recommended`, () => HttpResponse.json({ ...fees })),
    http.get(`${API}/blocks/tip/height`, () => HttpResponse.text(String(chain.height()))),
    http.get(`${API}/address/:address/utxo`, ({ params }) =>
      withScript(String(params.address), (script) => {
        const outputs = toUtxoShapes(chain, script);
        return outputs.length > MAX_OUTPUTS
          ? HttpResponse.text(`Too many unspent transaction outputs (>${MAX_OUTPUTS})`, { status: 400 })
          : HttpResponse.json(outputs);
      }),
    ),
    http.get(`${API}/address/:address/txs`, ({ params }) =>
      withScript(String(params.address), (script) => HttpResponse.json(toHistoryPage(chain, script))),
    ),
    http.get(`${API}/address/:address/txs/chain/:after`, ({ params }) =>
      withScript(String(params.address), (script) =>
        HttpResponse.json(toHistoryPage(chain, script, String(params.after))),
      ),
    ),
    http.get(`${API}/address/:address`, ({ params }) =>
      withScript(String(params.address), (script) =>
        HttpResponse.json(toAddressShape(chain, String(params.address), script)),
      ),
    ),
    http.post(`${API}/tx`, async ({ request }) => {
      try {
        return HttpResponse.text(chain.broadcast((await request.text()).trim()));
      } catch (error) {
        if (error instanceof NodeRefusal) return HttpResponse.text(error.message, { status: 400 });
        throw error;
      }
    }),
    http.get(`${API}/tx/:txid/hex`, ({ params }) =>
      withTransaction(String(params.txid), (txid) => chain.transaction(txid)?.record.hex),
    ),
    http.get(`${API}/tx/:txid`, ({ params }) =>
      withTransaction(String(params.txid), (txid) => {
        const entry = chain.transaction(txid);
        return entry && toTransactionShape(chain, entry);
      }),
    ),
  ];
}

function withScript(address: string, respond: (script: Uint8Array) => Response): Response {
  const script = addressToScript(address);
  return script === null ? HttpResponse.text('Invalid Bitcoin address', { status: 400 }) : respond(script);
}

function withTransaction(txid: string, find: (txid: string) => object | string | undefined): Response {
  if (!/^[0-9a-f]{64}$/i.test(txid)) return HttpResponse.text('Invalid hex string', { status: 400 });
  const value = find(txid.toLowerCase());
  if (value === undefined) return HttpResponse.text('Transaction not found', { status: 404 });
  return typeof value === 'string' ? HttpResponse.text(value) : HttpResponse.json(value);
}
