import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import {
  addGuarantee,
  contractBy,
  createActiveContract,
  createFundedGuarantee,
  guaranteeBy,
  payDeposit,
} from './people';

describe('POST /contracts/deposit', () => {
  nightly('assigns a unique address to every deposit of a contract', async () => {
    const scene = await createActiveContract();
    const [one, other] = [await addGuarantee(scene), await addGuarantee(scene)];
    const deposits = [one, other, one].map((guarantee) => () => payDeposit(scene, guarantee.id, 0));
    const made = [];
    for (const make of deposits) made.push(await make());
    expect(made.map(({ guarantee_order }) => guarantee_order)).toEqual([1, 2, 3]);
    expect(new Set(made.map(({ address }) => address)).size).toBe(3);
    expect(made[0]).toMatchObject({ withdrawal: false, status: 'pending', amount: null, txid: null, vout: null });
  });

  it('assigns different addresses to contracts of the same parties', async () => {
    const scene = await createActiveContract();
    const second = (await scene.client.post('/contracts', contractBy(scene.owner))).body.data.id;
    await scene.client.post(`/contracts/${second}/contractor`, { contractorId: scene.counterparty.id });
    const other = { ...scene, contractId: second };
    const one = await payDeposit(scene, (await addGuarantee(scene)).id, 0);
    const two = await payDeposit(other, (await addGuarantee(other)).id, 0);
    expect(one.guarantee_order).toBe(two.guarantee_order);
    expect(one.address).not.toBe(two.address);
  });

  nightly('refuses strangers, a missing counterparty, and guarantees that are not pending', async () => {
    const scene = await createActiveContract();
    const { client, owner, stranger, contractId } = scene;
    const guaranteeId = (await addGuarantee(scene)).id;
    const active = (await createFundedGuarantee(scene)).id;
    const alone = (await client.post('/contracts', { ...contractBy(owner), guarantees: [guaranteeBy(owner, '')] })).body
      .data;
    const status = async (body: object) => (await client.post('/contracts/deposit', body)).status;
    expect(await status({ contractId, guaranteeId, senderId: stranger.id })).toBe(403);
    expect(await status({ contractId, guaranteeId: active, senderId: owner.id })).toBe(409);
    expect(await status({ contractId: alone.id, guaranteeId: alone.guarantees[0].id, senderId: owner.id })).toBe(409);
    expect(await status({ contractId: alone.id, guaranteeId, senderId: owner.id })).toBe(404);
    expect(await status({ contractId, guaranteeId: 'unknown', senderId: owner.id })).toBe(404);
  });
});

describe('PUT /contracts/transaction/{id} of a deposit', () => {
  nightly('records a payment on the chain, idempotently', async () => {
    const scene = await createActiveContract();
    const deposit = await payDeposit(scene, (await addGuarantee(scene)).id, 70_000);
    const [utxo] = await (await scene.client.fetch(`/explorer/api/address/${deposit.address}/utxo`)).json();
    const record = { ...deposit, txid: utxo.txid, vout: utxo.vout, amount: '0.00070000' };
    for (const _ of [1, 2]) {
      const { status, body } = await scene.client.put(`/contracts/transaction/${deposit.id}`, record);
      expect(status).toBe(200);
      expect(body.transaction).toMatchObject({
        txid: utxo.txid,
        vout: 0,
        amount: '0.00070000',
        address: deposit.address,
      });
    }
  });

  it('refuses payments that are not on the chain', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const deposit = await payDeposit(scene, guarantee.id, 70_000);
    const other = await payDeposit(scene, guarantee.id, 0);
    const [{ txid }] = await (await scene.client.fetch(`/explorer/api/address/${deposit.address}/utxo`)).json();
    const put = async (id: string, body: object) =>
      (await scene.client.put(`/contracts/transaction/${id}`, body)).status;
    expect(await put(deposit.id, { txid, vout: 0, amount: '0.00080000' })).toBe(409);
    expect(await put(deposit.id, { txid, vout: 1, amount: '0.00070000' })).toBe(409);
    expect(await put(deposit.id, { txid: '00'.repeat(32), vout: 0, amount: '0.00070000' })).toBe(409);
    expect(await put(deposit.id, { txid, vout: '0', amount: '0.00070000' })).toBe(400);
    expect(await put(other.id, { txid, vout: 0, amount: '0.00070000' })).toBe(409);
    expect(await put('unknown', {})).toBe(404);
  });
});

describe('DELETE /contracts/transaction/{id} of a deposit', () => {
  it('removes only unpaid addresses', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const paid = await payDeposit(scene, guarantee.id, 70_000);
    const unpaid = await payDeposit(scene, guarantee.id, 0);
    expect((await scene.client.delete(`/contracts/transaction/${paid.id}`)).status).toBe(409);
    expect((await scene.client.delete(`/contracts/transaction/${unpaid.id}`)).status).toBe(200);
    expect((await scene.client.get(`/contracts/transaction/${unpaid.id}`)).status).toBe(404);
    expect((await scene.client.get(`/contracts/transaction/${paid.id}`)).body).toMatchObject({ id: paid.id });
  });
});
