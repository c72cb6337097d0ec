import { createBackend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';
import { DESTINATION } from './people';

const SCRIPT = addressToScript(DESTINATION) ?? new Uint8Array();

/** A block with so many payments beside the coinbase, and its height. */
function mine(payments: number) {
  const backend = createBackend({ clock: () => 1_700_000_000_000 });
  for (let at = 0; at < payments; at += 1) backend.chain.send(SCRIPT, 10_000 + at);
  backend.chain.mine();
  const height = backend.chain.height();
  const client = createClient(backend);
  const text = async (path: string) => (await client.fetch(`/explorer/api${path}`)).text();
  const json = async (path: string) => (await client.fetch(`/explorer/api${path}`)).json();
  const status = async (path: string) => (await client.fetch(`/explorer/api${path}`)).status;
  return { backend, height, text, json, status };
}

describe('a block', () => {
  it('is described as by mempool.space', async () => {
    const { backend, height, text, json } = mine(2);
    const hash = await text(`/block-height/${height}`);
    expect(await json(`/block/${hash}`)).toMatchObject({
      id: hash,
      height,
      tx_count: 3,
      timestamp: 1_700_000_000,
      previousblockhash: backend.chain.block(height - 1)?.hash,
      mediantime: backend.chain.block(height - 5)?.time,
      bits: 0x207fffff,
    });
  });

  it('is unknown at a height that is not reached, and by the hash of nothing', async () => {
    const { height, status } = mine(0);
    expect(await status(`/block-height/${height + 1}`)).toBe(404);
    expect(await status('/block-height/x')).toBe(404);
    expect(await status(`/block/${'0'.repeat(64)}`)).toBe(404);
  });
});
