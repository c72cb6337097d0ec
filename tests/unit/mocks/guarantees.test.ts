import { describe, expect, it } from 'vitest';
import {
  addGuarantee,
  contractBy,
  createActiveContract,
  createFundedGuarantee,
  DESTINATION,
  finalHex,
  guaranteeBy,
  payDeposit,
  withdrawalBody,
} from './people';

describe('POST /contracts/{id}/guarantees', () => {
  it('returns the new guarantees as pending', async () => {
    const { client, counterparty, contractId } = await createActiveContract();
    const wanted = { ...guaranteeBy(counterparty, contractId, '1e-8'), status: 'executed' };
    const { status, body } = await client.post(`/contracts/${contractId}/guarantees`, { guarantees: [wanted] });
    expect(status).toBe(201);
    expect(body).toMatchObject([{ contractor_id: counterparty.id, amount: '0.00000001', status: 'pending' }]);
    expect(body[0].id).not.toBe('');
  });

  // Spec: 6.rules
  it('takes none in a draft, and none without a depositor once both have joined', async () => {
    const { client, owner, contractId } = await createActiveContract();
    const draft = (await client.post('/contracts', contractBy(owner, 'draft'))).body.data.id;
    const open = (await client.post('/contracts', contractBy(owner))).body.data.id;
    const add = async (id: string, changes = {}) =>
      (await client.post(`/contracts/${id}/guarantees`, { guarantees: [{ ...guaranteeBy(owner, id), ...changes }] }))
        .status;
    expect(await add(draft)).toBe(409);
    expect(await add(open, { contractor_id: null })).toBe(201);
    expect(await add(contractId, { contractor_id: null })).toBe(400);
  });

  it('lets only the owner add before a counterparty joins, and never a stranger', async () => {
    const { client, owner, stranger, contractId } = await createActiveContract();
    const open = (await client.post('/contracts', contractBy(owner))).body.data.id;
    const add = async (id: string, person: typeof owner) =>
      (await client.post(`/contracts/${id}/guarantees`, { guarantees: [guaranteeBy(person, id)] })).status;
    expect(await add(open, owner)).toBe(201);
    expect(await add(open, stranger)).toBe(403);
    expect(await add(contractId, stranger)).toBe(403);
    expect(await add('unknown', owner)).toBe(404);
    await client.put(`/contracts/${contractId}`, { status: 'completed' });
    expect(await add(contractId, owner)).toBe(409);
  });

  it.each([
    ['amount', '0'],
    ['amount', '0.000000001'],
    ['amount', '-1'],
    ['amount', 'much'],
    ['valid_until', 'soon'],
    ['valid_until', '2031-13-45'],
    ['description', ' '],
    ['conditions', ''],
    ['verification_process', undefined],
  ])('refuses %s %j', async (field, value) => {
    const { client, owner, contractId } = await createActiveContract();
    const guarantees = [{ ...guaranteeBy(owner, contractId), [field]: value }];
    const { status, body } = await client.post(`/contracts/${contractId}/guarantees`, { guarantees });
    expect(status).toBe(400);
    expect(body.error).toContain(field);
  });
});

describe('PUT /contracts/{id}/guarantee', () => {
  it('verifies that a guarantee is funded', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const activate = () =>
      scene.client.put(`/contracts/${scene.contractId}/guarantee`, { guarantee: { ...guarantee, status: 'active' } });
    await payDeposit(scene, guarantee.id, 60_000);
    expect(await activate()).toEqual({ status: 409, body: { error: 'The guarantee is not funded' } });
    await payDeposit(scene, guarantee.id, 40_000);
    expect((await activate()).body.status).toBe('active');
  });

  it('verifies that a guarantee is empty', async () => {
    const scene = await createActiveContract();
    const guarantee = await createFundedGuarantee(scene);
    const execute = () =>
      scene.client.put(`/contracts/${scene.contractId}/guarantee`, { guarantee: { ...guarantee, status: 'executed' } });
    expect((await execute()).status).toBe(409);
    const { body } = await scene.client.post(
      '/contracts/withdrawal',
      withdrawalBody(scene, guarantee.id, '0.00098104'),
    );
    await scene.client.post('/contracts/broadcast', { txHex: finalHex(scene, body.transaction.u_psbt) });
    expect((await execute()).body.status).toBe('executed');
    expect((await scene.client.put(`/contracts/${scene.contractId}/guarantee`, { guarantee })).status).toBe(409);
  });

  it('changes terms only before an address was requested', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const path = `/contracts/${scene.contractId}/guarantee`;
    const cheaper = { ...guarantee, amount: '0.00050000', description: 'Less' };
    expect((await scene.client.put(path, { guarantee: cheaper })).body).toMatchObject(cheaper);
    await payDeposit(scene, guarantee.id, 0);
    const forged = { ...guarantee, amount: '0.00000001', contractor_id: scene.stranger.id };
    expect((await scene.client.put(path, { guarantee: forged })).body).toMatchObject(cheaper);
  });

  it('changes the depositor to a contractor, only before an address was requested', async () => {
    const scene = await createActiveContract();
    const { client, owner, counterparty, stranger, contractId } = scene;
    const guarantee = await addGuarantee(scene);
    const name = async ({ id }: { id: string }) => {
      const changed = { guarantee: { ...guarantee, contractor_id: id } };
      const { status, body } = await client.put(`/contracts/${contractId}/guarantee`, changed);
      return status === 200 ? body.contractor_id : status;
    };
    expect(await name(stranger)).toBe(403);
    expect(await name(counterparty)).toBe(counterparty.id);
    await payDeposit(scene, guarantee.id, 0);
    expect(await name(owner)).toBe(counterparty.id);
  });

  it('accepts only guarantees of this contract', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const other = (await scene.client.post('/contracts', contractBy(scene.owner))).body.data.id;
    expect((await scene.client.put(`/contracts/${other}/guarantee`, { guarantee })).status).toBe(404);
  });
});

describe('GET /contracts/guarantee', () => {
  it('returns the amount and the fee of a full release, both in BTC', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const details = async () => (await scene.client.get(`/contracts/guarantee/${guarantee.id}`)).body;
    expect(await details()).toEqual({ amount: '0.00100000', estimatedFees: '0.00001896' });
    await payDeposit(scene, guarantee.id, 50_000);
    await payDeposit(scene, guarantee.id, 50_000);
    expect((await details()).estimatedFees).toBe('0.00003150');
  });

  it('lists deposits and withdrawals separately, in order of creation', async () => {
    const scene = await createActiveContract();
    const guarantee = await createFundedGuarantee(scene);
    await scene.client.post('/contracts/withdrawal', withdrawalBody(scene, guarantee.id, '0.00050000'));
    const deposits = (await scene.client.get(`/contracts/guarantee/deposit/${guarantee.id}`)).body;
    const withdrawals = (await scene.client.get(`/contracts/guarantee/withdrawal/${guarantee.id}`)).body;
    expect(deposits).toMatchObject([{ withdrawal: false, guarantee_order: 1 }]);
    expect(withdrawals).toMatchObject([{ withdrawal: true, address: DESTINATION, amount: '0.00050000' }]);
    expect((await scene.client.get('/contracts/guarantee/unknown')).status).toBe(404);
  });
});
