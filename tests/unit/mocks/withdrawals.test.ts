import { REGTEST } from '@mocks/chain/regtest';
import { nightly } from '@tests/daily';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { createActiveContract, createFundedGuarantee, finalHex, type Scene, signedBy, withdrawalBody } from './people';

async function scene() {
  const world = await createActiveContract();
  const guarantee = await createFundedGuarantee(world);
  return { ...world, guarantee };
}

async function createOne(world: Scene & { guarantee: { id: string } }, amount = '0.00060000') {
  const answer = await world.client.post('/contracts/withdrawal', withdrawalBody(world, world.guarantee.id, amount));
  return answer.body.transaction;
}

async function broadcast(world: Scene, psbt: string): Promise<string> {
  return (await world.client.post('/contracts/broadcast', { txHex: finalHex(world, psbt) })).body.txid;
}

describe('POST /contracts/withdrawal', () => {
  it('returns an unsigned withdrawal of exactly the amount', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    expect(withdrawal).toMatchObject({ status: 'pending', withdrawal: true, p_psbt: null, signer: null, txid: null });
    const { txOutputs, data } = Psbt.fromBase64(withdrawal.u_psbt, { network: REGTEST });
    expect(txOutputs.map(({ value }) => value)).toEqual([60_000n, 38_104n]);
    expect(data.inputs.every(({ partialSig }) => partialSig === undefined)).toBe(true);
  });

  it('replaces only an unsigned withdrawal', async () => {
    const world = await scene();
    const { client, guarantee, owner } = world;
    const orphan = await createOne(world);
    const second = await createOne(world);
    expect((await client.get(`/contracts/transaction/${orphan.id}`)).status).toBe(404);
    const signed = { ...second, p_psbt: signedBy(owner, second.u_psbt), signer: owner.id };
    await client.put(`/contracts/transaction/${second.id}`, signed);
    const third = await client.post('/contracts/withdrawal', withdrawalBody(world, guarantee.id, '0.00010000'));
    expect(third.status).toBe(409);
    expect((await client.get(`/contracts/guarantee/withdrawal/${guarantee.id}`)).body).toHaveLength(1);
  });

  nightly.each([
    ['amount', '0.00100000', 400],
    ['amount', '0.00000293', 400],
    ['amount', '0', 400],
    ['address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 400],
    ['address', 'nonsense', 400],
    ['withdrawal', false, 400],
    ['sender_id', 'nobody', 403],
    ['receivers_id', ['nobody'], 403],
    ['guarantee_id', 'unknown', 404],
  ])('refuses %s %j', async (field, value, expected) => {
    const world = await scene();
    const body = { ...withdrawalBody(world, world.guarantee.id, '0.00060000'), [field]: value };
    const { status, body: answer } = await world.client.post('/contracts/withdrawal', body);
    expect(status).toBe(expected);
    expect(answer.error).toEqual(expect.any(String));
    expect(world.backend.store.withdrawals(world.guarantee.id)).toEqual([]);
  });

  it('refuses another sender than the first contractor, and more than one receiver', async () => {
    const world = await scene();
    const body = withdrawalBody(world, world.guarantee.id, '0.00060000');
    const { owner, counterparty } = world;
    const post = async (changes: object) =>
      (await world.client.post('/contracts/withdrawal', { ...body, ...changes })).status;
    expect(await post({ sender_id: counterparty.id })).toBe(400);
    expect(await post({ receivers_id: [] })).toBe(400);
    expect(await post({ receivers_id: [owner.id, counterparty.id] })).toBe(400);
    expect(await post({ receivers_id: [counterparty.id] })).toBe(201);
  });

  it('creates one whatever the status of the guarantee', async () => {
    const world = await scene();
    const path = `/contracts/${world.contractId}/guarantee`;
    await world.client.put(path, { guarantee: { ...world.guarantee, status: 'in_dispute' } });
    const answer = await world.client.post(
      '/contracts/withdrawal',
      withdrawalBody(world, world.guarantee.id, '0.0005'),
    );
    expect(answer.status).toBe(201);
  });
});

describe('PUT /contracts/transaction/{id} of a withdrawal', () => {
  it('stores a signature of the signer', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    const p_psbt = signedBy(world.owner, withdrawal.u_psbt);
    const forged = { ...withdrawal, p_psbt, signer: world.owner.id, amount: '9.00000000', address: 'elsewhere' };
    const { status, body } = await world.client.put(`/contracts/transaction/${withdrawal.id}`, forged);
    expect(status).toBe(200);
    expect(body.transaction).toEqual({
      ...withdrawal,
      p_psbt,
      signer: world.owner.id,
      updated_at: body.transaction.updated_at,
    });
  });

  it('refuses a missing signature, and one of another user or transaction', async () => {
    const world = await scene();
    const { client, owner, counterparty, stranger } = world;
    const earlier = await createOne(world, '0.00010000');
    const withdrawal = await createOne(world);
    const put = async (p_psbt: string, signer: string) =>
      (await client.put(`/contracts/transaction/${withdrawal.id}`, { ...withdrawal, p_psbt, signer })).status;
    expect(await put(withdrawal.u_psbt, owner.id)).toBe(400);
    expect(await put(signedBy(owner, withdrawal.u_psbt), counterparty.id)).toBe(400);
    expect(await put(signedBy(owner, withdrawal.u_psbt), stranger.id)).toBe(403);
    expect(await put(signedBy(owner, earlier.u_psbt), owner.id)).toBe(400);
    expect(await put('nonsense', owner.id)).toBe(400);
  });

  it('records a broadcast known to the network, idempotently, and nothing after it', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    const put = (body: object) => world.client.put(`/contracts/transaction/${withdrawal.id}`, body);
    const txid = Psbt.fromBase64(withdrawal.u_psbt, { network: REGTEST });
    expect((await put({ ...withdrawal, status: 'executed', txid: '00'.repeat(32) })).status).toBe(409);
    expect((await put({ ...withdrawal, status: 'executed' })).status).toBe(400);
    expect(txid.inputCount).toBe(1);
    const executed = { ...withdrawal, status: 'executed', txid: await broadcast(world, withdrawal.u_psbt) };
    for (const _ of [1, 2]) expect((await put(executed)).body.transaction).toMatchObject({ status: 'executed' });
    expect((await put({ ...withdrawal, status: 'pending' })).status).toBe(409);
    expect((await world.client.delete(`/contracts/transaction/${withdrawal.id}`)).status).toBe(409);
  });

  it('stores the finalised PSBT with the broadcast', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    const both = signedBy(world.counterparty, signedBy(world.owner, withdrawal.u_psbt));
    const final = Psbt.fromBase64(both, { network: REGTEST }).finalizeAllInputs().toBase64();
    const txid = await broadcast(world, withdrawal.u_psbt);
    const executed = { ...withdrawal, p_psbt: final, signer: world.counterparty.id, status: 'executed', txid };
    expect((await world.client.put(`/contracts/transaction/${withdrawal.id}`, executed)).status).toBe(200);
  });
});

describe('DELETE /contracts/transaction/{id} of a withdrawal', () => {
  it('cancels a withdrawal waiting for a signature', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    const signed = { ...withdrawal, p_psbt: signedBy(world.owner, withdrawal.u_psbt), signer: world.owner.id };
    await world.client.put(`/contracts/transaction/${withdrawal.id}`, signed);
    expect((await world.client.delete(`/contracts/transaction/${withdrawal.id}`)).status).toBe(200);
    expect(world.backend.store.withdrawals(world.guarantee.id)).toEqual([]);
  });

  nightly('keeps a withdrawal that is broadcast but not yet recorded', async () => {
    const world = await scene();
    const withdrawal = await createOne(world);
    await broadcast(world, withdrawal.u_psbt);
    expect((await world.client.delete(`/contracts/transaction/${withdrawal.id}`)).status).toBe(409);
  });
});
