import { createBackend } from '@mocks/backend';
import { addressToScript, scriptToAddress } from '@mocks/chain/addresses';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';
import { DESTINATION } from './people';

const SCRIPT = addressToScript(DESTINATION) ?? new Uint8Array();

function fresh() {
  const backend = createBackend({ clock: () => 1_700_000_000_000 });
  const client = createClient(backend);
  const json = async (path: string) => (await client.fetch(`/explorer/api${path}`)).json();
  const text = async (path: string) => {
    const response = await client.fetch(`/explorer/api${path}`);
    return [response.status, await response.text()];
  };
  return { backend, json, text };
}

const NOTHING = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 };

describe('fees', () => {
  it('are the rates of the backend', async () => {
    const { backend, json } = fresh();
    backend.fees.fastestFee = 33;
    const rates = { fastestFee: 33, halfHourFee: 8, hourFee: 5, economyFee: 2, minimumFee: 1 };
    expect(await json('/v1/fees/recommended')).toEqual(rates);
  });
});

describe('an address', () => {
  it('is counted in the mempool until a block is mined', async () => {
    const { backend, json } = fresh();
    const path = `/address/${DESTINATION}`;
    expect(await json(path)).toEqual({ address: DESTINATION, chain_stats: NOTHING, mempool_stats: NOTHING });
    backend.chain.send(SCRIPT, 70_000);
    const funded = { ...NOTHING, funded_txo_count: 1, funded_txo_sum: 70_000, tx_count: 1 };
    expect(await json(path)).toEqual({ address: DESTINATION, chain_stats: NOTHING, mempool_stats: funded });
    backend.chain.mine();
    expect(await json(path)).toEqual({ address: DESTINATION, chain_stats: funded, mempool_stats: NOTHING });
  });

  it('counts what is spent', async () => {
    const { backend, json } = fresh();
    const txid = backend.chain.send(SCRIPT, 70_000);
    const faucet = scriptToAddress(backend.chain.transaction(txid)?.prevouts[0]?.script ?? SCRIPT);
    const { mempool_stats } = await json(`/address/${faucet}`);
    expect(mempool_stats).toMatchObject({ funded_txo_count: 1, spent_txo_count: 1, tx_count: 1 });
    expect(mempool_stats.spent_txo_sum - mempool_stats.funded_txo_sum).toBe(70_000 + 330);
  });

  it('lists unspent outputs, unconfirmed ones included', async () => {
    const { backend, json } = fresh();
    const one = backend.chain.send(SCRIPT, 70_000);
    const block = backend.chain.mine();
    const other = backend.chain.send(SCRIPT, 30_000);
    const confirmed = { confirmed: true, block_height: 101, block_hash: block.hash, block_time: 1_700_000_000 };
    expect(await json(`/address/${DESTINATION}/utxo`)).toEqual([
      { txid: one, vout: 0, value: 70_000, status: confirmed },
      { txid: other, vout: 0, value: 30_000, status: { confirmed: false } },
    ]);
  });

  it('is refused for another network or when invalid', async () => {
    const { text } = fresh();
    const refusal = [400, 'Invalid Bitcoin address'];
    expect(await text('/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual(refusal);
    expect(await text('/address/nonsense/utxo')).toEqual(refusal);
  });
});

describe('a transaction', () => {
  it('has status, fee, inputs and outputs', async () => {
    const { backend, json, text } = fresh();
    const txid = backend.chain.send(SCRIPT, 70_000);
    const waiting = await json(`/tx/${txid}`);
    expect(waiting).toMatchObject({ txid, status: { confirmed: false }, confirmations: 0, fee: 330, locktime: 0 });
    expect(waiting.vin[0].prevout.value - waiting.vout[0].value - waiting.vout[1].value).toBe(330);
    expect(waiting.vout[0]).toMatchObject({ scriptpubkey_address: DESTINATION, scriptpubkey_type: 'v0_p2wpkh' });
    backend.chain.mine();
    backend.chain.mine();
    expect(await json(`/tx/${txid.toUpperCase()}`)).toMatchObject({
      status: { confirmed: true, block_height: 101 },
      confirmations: 2,
    });
    const [status, hex] = await text(`/tx/${txid}/hex`);
    const tx = Transaction.fromHex(String(hex));
    expect([status, tx.getId(), tx.weight()]).toEqual([200, txid, waiting.weight]);
  });

  it('is 404 when unknown, and 400 for an invalid txid', async () => {
    const { text } = fresh();
    expect(await text(`/tx/${'00'.repeat(32)}`)).toEqual([404, 'Transaction not found']);
    expect(await text(`/tx/${'00'.repeat(32)}/hex`)).toEqual([404, 'Transaction not found']);
    expect(await text('/tx/nonsense')).toEqual([400, 'Invalid hex string']);
  });
});

describe('the faucet', () => {
  it('refuses dust and amounts above its funds', () => {
    const { backend } = fresh();
    expect(() => backend.chain.send(SCRIPT, 293)).toThrow('dust');
    expect(() => backend.chain.send(SCRIPT, 21_000 * 1e8)).toThrow('does not hold that many coins');
  });

  it('pays many times before a block is mined', () => {
    const { backend } = fresh();
    for (let round = 0; round < 30; round += 1) backend.chain.send(SCRIPT, 1_000);
    expect(backend.chain.listUnspent(SCRIPT)).toHaveLength(30);
    expect(backend.chain.mine().txids).toHaveLength(30);
  });
});
