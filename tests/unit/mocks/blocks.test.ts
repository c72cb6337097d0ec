import { createBackend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { createDemoState } from '@mocks/demo/demo-state';
import { Block, crypto } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';
import { DESTINATION } from './people';

const SCRIPT = addressToScript(DESTINATION) ?? new Uint8Array();

/** A block with so many payments beside the coinbase, and its height. */
function mine(payments: number) {
  const backend = createBackend({ clock: () => 1_700_000_000_000 });
  const txids = Array.from({ length: payments }, (_, at) => backend.chain.send(SCRIPT, 10_000 + at));
  backend.chain.mine();
  const height = backend.chain.height();
  const client = createClient(backend);
  const text = async (path: string) => (await client.fetch(`/explorer/api${path}`)).text();
  const json = async (path: string) => (await client.fetch(`/explorer/api${path}`)).json();
  const status = async (path: string) => (await client.fetch(`/explorer/api${path}`)).status;
  return { backend, txids, height, text, json, status };
}

function climb(txid: string, { merkle, pos }: { merkle: string[]; pos: number }): Uint8Array {
  const toHash = (id: string) => Buffer.from(id, 'hex').reverse();
  return merkle.map(toHash).reduce(
    ({ node, at }, beside) => ({
      node: Buffer.from(crypto.hash256(Buffer.concat(at % 2 === 0 ? [node, beside] : [beside, node]))),
      at: Math.floor(at / 2),
    }),
    { node: toHash(txid), at: pos },
  ).node;
}

describe('a block', () => {
  it('has a header with its hash, the hash of the one before, and the Merkle root', async () => {
    const { backend, height, text } = mine(3);
    const hash = await text(`/block-height/${height}`);
    const header = await text(`/block/${hash}/header`);
    expect(header).toMatch(/^[0-9a-f]{160}$/);
    const block = Block.fromHex(header);
    expect(block.getId()).toBe(hash);
    expect(block.checkProofOfWork()).toBe(true);
    expect(
      Buffer.from(block.prevHash ?? [])
        .reverse()
        .toString('hex'),
    ).toBe(backend.chain.block(height - 1)?.hash);
    const root = Block.calculateMerkleRoot(backend.chain.wholeBlock(height)?.transactions ?? []);
    expect(Buffer.from(block.merkleRoot ?? [])).toEqual(Buffer.from(root));
  });

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
    for (const path of ['', '/header', '/txid/0']) expect(await status(`/block/${'0'.repeat(64)}${path}`)).toBe(404);
  });

  it.each([0, 1, 2, 3, 4, 7])('with %i payments has a branch for each transaction', async (payments) => {
    const { height, txids, text, json } = mine(payments);
    const hash = await text(`/block-height/${height}`);
    const first = await text(`/block/${hash}/txid/0`);
    const root = Block.fromHex(await text(`/block/${hash}/header`)).merkleRoot;
    for (const [position, txid] of [first, ...txids].entries()) {
      const proof = await json(`/tx/${txid}/merkle-proof`);
      expect(proof).toMatchObject({ block_height: height, pos: position });
      expect(Buffer.from(climb(txid, proof))).toEqual(Buffer.from(root ?? []));
    }
  });

  it('has a coinbase to be read', async () => {
    const { height, text } = mine(1);
    const first = await text(`/block/${await text(`/block-height/${height}`)}/txid/0`);
    expect(await text(`/tx/${first}/hex`)).toMatch(/^02000000010{64}ffffffff/);
  });

  it('has no branch for a transaction in the mempool or an unknown one', async () => {
    const { backend, status } = mine(0);
    expect(await status(`/tx/${backend.chain.send(SCRIPT, 20_000)}/merkle-proof`)).toBe(404);
    expect(await status(`/tx/${'0'.repeat(64)}/merkle-proof`)).toBe(404);
  });
});

it('all blocks of the demo are what their hashes say', async () => {
  const { chain } = createBackend({ state: await createDemoState({ now: Date.now(), loginSecret: 'password' }) });
  for (let height = 0; height <= chain.height(); height += 1)
    expect(chain.wholeBlock(height)?.getId()).toBe(chain.block(height)?.hash);
});
