import type { Chain } from '@mocks/chain/chain';
import { toBlockShape, toHeaderHex, toMerkleProof } from '@mocks/explorer/block-shapes';
import type { Services } from '@mocks/services';
import type { Block } from 'bitcoinjs-lib';
import { type HttpHandler, HttpResponse, http } from 'msw';

const API = '*/explorer/api';

/** Blocks and Merkle branches, as at mempool.space; errors are plain text. */
export function blockHandlers({ chain }: Services): HttpHandler[] {
  return [
    http.get(`${API}/tx/:txid/merkle-proof`, ({ params }) => {
      const proof = toMerkleProof(chain, String(params.txid).toLowerCase());
      return proof === undefined ? refuse('Transaction not found or is unconfirmed') : HttpResponse.json(proof);
    }),
    http.get(`${API}/block-height/:height`, ({ params }) => {
      const block = /^\d{1,9}$/.test(String(params.height)) ? chain.block(Number(params.height)) : undefined;
      return block === undefined ? refuse('Block not found') : HttpResponse.text(block.hash);
    }),
    http.get(`${API}/block/:hash/header`, ({ params }) =>
      withBlock(chain, String(params.hash), (block) => HttpResponse.text(toHeaderHex(block))),
    ),
    http.get(`${API}/block/:hash/txid/:index`, ({ params }) =>
      withBlock(chain, String(params.hash), ({ transactions = [] }) => {
        const tx = transactions[Number(params.index)];
        return tx === undefined ? refuse('tx index out of range') : HttpResponse.text(tx.getId());
      }),
    ),
    http.get(`${API}/block/:hash`, ({ params }) =>
      withBlock(chain, String(params.hash), (block, height) => HttpResponse.json(toBlockShape(chain, height, block))),
    ),
  ];
}

function withBlock(chain: Chain, hash: string, respond: (block: Block, height: number) => Response): Response {
  const height = chain.heightOf(hash.toLowerCase());
  const block = height === undefined ? undefined : chain.wholeBlock(height);
  return height === undefined || block === undefined ? refuse('Block not found') : respond(block, height);
}

function refuse(text: string): Response {
  return HttpResponse.text(text, { status: 404 });
}
