import type { Chain } from '@mocks/chain/chain';
import type { BlockRecord } from '@mocks/chain/chain-state';
import { computeMedianTime } from '@mocks/chain/median-time';
import { REGTEST_BITS } from '@mocks/chain/regtest';
import type { Services } from '@mocks/services';
import { type HttpHandler, HttpResponse, http } from 'msw';

const API = '*/explorer/api';

/** Blocks, as at mempool.space; errors are plain text. */
export function blockHandlers({ chain }: Services): HttpHandler[] {
  return [
    http.get(`${API}/block-height/:height`, ({ params }) => {
      const block = /^\d{1,9}$/.test(String(params.height)) ? chain.block(Number(params.height)) : undefined;
      return block === undefined ? refuse('Block not found') : HttpResponse.text(block.hash);
    }),
    http.get(`${API}/block/:hash`, ({ params }) => {
      const height = chain.heightOf(String(params.hash).toLowerCase());
      const block = chain.block(height);
      return block === undefined ? refuse('Block not found') : HttpResponse.json(toBlockShape(chain, height, block));
    }),
  ];
}

function toBlockShape(chain: Chain, height: number, block: BlockRecord): Record<string, unknown> {
  return {
    id: block.hash,
    height,
    timestamp: block.time,
    // And the coinbase.
    tx_count: block.txids.length + 1,
    previousblockhash: chain.block(height - 1)?.hash ?? null,
    mediantime: computeMedianTime(listBlocks(chain, height)),
    bits: REGTEST_BITS,
  };
}

/** As many as the median time needs. */
const BLOCKS = 11;

function listBlocks(chain: Chain, height: number): BlockRecord[] {
  const first = Math.max(0, height - BLOCKS + 1);
  return Array.from({ length: height - first + 1 }, (_, at) => chain.block(first + at)).filter(
    (block) => block !== undefined,
  );
}

function refuse(text: string): Response {
  return HttpResponse.text(text, { status: 404 });
}
