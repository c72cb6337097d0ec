import { scriptOfAddress } from '@mocks/chain/addresses';
import type { Services } from '@mocks/services';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { addressStats, addressUtxos } from './address-shapes';
import { transactionShape } from './transaction-shapes';

const API = '*/explorer/api';

/** The explorer's REST API in the shapes of mempool.space; failures are plain text, as there. */
export function explorerHandlers({ chain, fees }: Services): HttpHandler[] {
  return [
    http.get(`${API}/v1/fees/recommended`, () => HttpResponse.json({ ...fees })),
    http.get(`${API}/blocks/tip/height`, () => HttpResponse.text(String(chain.height()))),
    http.get(`${API}/address/:address/utxo`, ({ params }) =>
      withScript(String(params.address), (script) => HttpResponse.json(addressUtxos(chain, script))),
    ),
    http.get(`${API}/address/:address`, ({ params }) =>
      withScript(String(params.address), (script) =>
        HttpResponse.json(addressStats(chain, String(params.address), script)),
      ),
    ),
    http.get(`${API}/tx/:txid/hex`, ({ params }) =>
      withTransaction(String(params.txid), (txid) => chain.transaction(txid)?.record.hex),
    ),
    http.get(`${API}/tx/:txid`, ({ params }) =>
      withTransaction(String(params.txid), (txid) => {
        const entry = chain.transaction(txid);
        return entry && transactionShape(chain, entry);
      }),
    ),
  ];
}

function withScript(address: string, answer: (script: Uint8Array) => Response): Response {
  const script = scriptOfAddress(address);
  return script === null ? HttpResponse.text('Invalid Bitcoin address', { status: 400 }) : answer(script);
}

function withTransaction(txid: string, look: (txid: string) => object | string | undefined): Response {
  if (!/^[0-9a-f]{64}$/i.test(txid)) return HttpResponse.text('Invalid hex string', { status: 400 });
  const answer = look(txid.toLowerCase());
  if (answer === undefined) return HttpResponse.text('Transaction not found', { status: 404 });
  return typeof answer === 'string' ? HttpResponse.text(answer) : HttpResponse.json(answer);
}
