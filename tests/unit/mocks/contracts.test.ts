import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { addGuarantee, contractBy, createActiveContract, guaranteeBy, type Scene } from './people';

async function createOne({ client, owner }: Scene, status?: string): Promise<string> {
  return (await client.post('/contracts', contractBy(owner, status))).body.data.id;
}

describe('POST /contracts', () => {
  nightly('assigns a unique contract order', async () => {
    const scene = await createActiveContract();
    const one = await scene.client.post('/contracts', contractBy(scene.owner));
    const other = await scene.client.post('/contracts', contractBy(scene.owner));
    expect(one.status).toBe(201);
    expect([one, other].map(({ body }) => body.data.contract_order)).toEqual([2, 3]);
  });

  it('stores the guarantees in the request, without a depositor where none is named', async () => {
    const { client, owner, stranger } = await createActiveContract();
    const own = guaranteeBy(owner, '');
    const create = (guarantees: unknown[]) => client.post('/contracts', { ...contractBy(owner, 'draft'), guarantees });
    const { body } = await create([own, { ...own, contractor_id: '' }, { ...own, contractor_id: null }]);
    expect(body.data.guarantees.map((each: { contractor_id: unknown }) => each.contractor_id)).toEqual([
      owner.id,
      null,
      null,
    ]);
    expect(body.data.guarantees[0]).toMatchObject({ amount: '0.00100000', status: 'pending' });
    expect(body.data.guarantees[0].contract_id).toBe(body.data.id);
    expect((await create([guaranteeBy(stranger, '')])).status).toBe(403);
  });

  nightly.each([
    ['title', ' '],
    ['description', ''],
    ['status', 'active'],
    ['contractors', []],
    ['contractors', ['nobody']],
    ['arbitrator', 'nobody'],
    ['guarantees', [{ description: 'without the rest' }]],
  ])('refuses %s %j', async (field, value) => {
    const { client, owner, backend } = await createActiveContract();
    const { status, body } = await client.post('/contracts', { ...contractBy(owner), [field]: value });
    expect(status).toBe(400);
    expect(body.error).toEqual(expect.any(String));
    expect(backend.store.state.contracts).toHaveLength(1);
    expect(backend.store.state.guarantees).toHaveLength(0);
  });
});

describe('GET /contracts', () => {
  it('returns a contract without keys, its guarantees without transactions', async () => {
    const scene = await createActiveContract();
    await addGuarantee(scene);
    const { body } = await scene.client.get(`/contracts/${scene.contractId}`);
    expect(body).toMatchObject({ status: 'active', contractors: [scene.owner.id, scene.counterparty.id] });
    expect(body).not.toHaveProperty('keys');
    expect(body.guarantees[0]).not.toHaveProperty('deposits');
    expect(body.guarantees[0]).not.toHaveProperty('withdrawals');
  });

  it('fills in the keys of both contractors and the transactions', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    await scene.client.post('/contracts/deposit', {
      contractId: scene.contractId,
      guaranteeId: guarantee.id,
      senderId: scene.owner.id,
    });
    const { body } = await scene.client.get(`/contracts/${scene.contractId}/fillcontract`);
    const getKey = ({ account }: Scene['owner']) => ({
      public_key: account.public_key,
      encrypted_key: account.encrypted_key,
    });
    expect(body.keys).toEqual([getKey(scene.owner), getKey(scene.counterparty)]);
    expect(body.guarantees[0].deposits).toHaveLength(1);
    expect(body.guarantees[0].withdrawals).toEqual([]);
  });

  it("lists only the user's contracts", async () => {
    const { client, owner, counterparty, stranger, contractId } = await createActiveContract();
    for (const person of [owner, counterparty]) {
      const { body } = await client.get(`/contracts/user/${person.id}`);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([contractId]);
    }
    expect((await client.get(`/contracts/user/${stranger.id}`)).body).toEqual([]);
  });

  it('returns 404 for an unknown contract', async () => {
    const { client } = await createActiveContract();
    expect(await client.get('/contracts/unknown')).toEqual({ status: 404, body: { error: 'Contract not found' } });
    expect((await client.get('/contracts/unknown/fillcontract')).status).toBe(404);
  });
});

describe('POST /contracts/{id}/contractor', () => {
  it('makes the contract active', async () => {
    const scene = await createActiveContract();
    const id = await createOne(scene);
    const { status, body } = await scene.client.post(`/contracts/${id}/contractor`, {
      contractorId: scene.stranger.id,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'active', contractors: [scene.owner.id, scene.stranger.id] });
  });

  it('refuses the owner, unknown users, drafts and joined contracts', async () => {
    const scene = await createActiveContract();
    const { client, owner, stranger, contractId } = scene;
    const open = await createOne(scene);
    const draft = await createOne(scene, 'draft');
    const join = async (id: string, contractorId: string) =>
      (await client.post(`/contracts/${id}/contractor`, { contractorId })).status;
    expect(await join(open, owner.id)).toBe(409);
    expect(await join(open, 'nobody')).toBe(400);
    expect(await join(draft, stranger.id)).toBe(409);
    expect(await client.post(`/contracts/${contractId}/contractor`, { contractorId: stranger.id })).toEqual({
      status: 409,
      body: { error: 'This contract is no longer accepting new counterparties.' },
    });
  });
});

describe('PUT /contracts/{id}', () => {
  it('publishes a draft and updates title and description', async () => {
    const scene = await createActiveContract();
    const id = await createOne(scene, 'draft');
    const changed = { ...contractBy(scene.owner), id, title: 'Attic', status: 'pending_counterparty' };
    expect((await scene.client.put(`/contracts/${id}`, changed)).status).toBe(200);
    expect((await scene.client.get(`/contracts/${id}`)).body).toMatchObject({
      title: 'Attic',
      status: 'pending_counterparty',
    });
  });

  it('does not change fields owned by the backend', async () => {
    const { client, contractId, stranger } = await createActiveContract();
    const before = (await client.get(`/contracts/${contractId}`)).body;
    const forged = { ...before, contract_order: 99, contractors: [stranger.id], arbitrator: 'nobody', id: 'else' };
    const { body } = await client.put(`/contracts/${contractId}`, forged);
    expect(body).toEqual({ ...before, updated_at: body.updated_at });
  });

  nightly.each([
    ['draft', 'active'],
    ['draft', 'completed'],
    ['pending_counterparty', 'active'],
    ['pending_counterparty', 'draft'],
  ])('refuses to go from %s to %s', async (from, to) => {
    const scene = await createActiveContract();
    const id = await createOne(scene, from);
    expect((await scene.client.put(`/contracts/${id}`, { ...contractBy(scene.owner), status: to })).status).toBe(409);
  });

  it('completes a contract only when no guarantee is open', async () => {
    const scene = await createActiveContract();
    const path = `/contracts/${scene.contractId}`;
    const guarantee = await addGuarantee(scene);
    expect((await scene.client.put(path, { status: 'completed' })).status).toBe(409);
    await scene.client.put(`${path}/guarantee`, { guarantee: { ...guarantee, status: 'expired' } });
    expect((await scene.client.put(path, { status: 'completed' })).body.status).toBe('completed');
  });
});

describe('DELETE /contracts/{id}', () => {
  it('deletes a draft with its guarantees', async () => {
    const scene = await createActiveContract();
    const draft = { ...contractBy(scene.owner, 'draft'), guarantees: [guaranteeBy(scene.owner, '')] };
    const { id } = (await scene.client.post('/contracts', draft)).body.data;
    expect(scene.backend.store.guaranteesOf(id)).toHaveLength(1);
    expect((await scene.client.delete(`/contracts/${id}`)).status).toBe(200);
    expect((await scene.client.get(`/contracts/${id}`)).status).toBe(404);
    expect(scene.backend.store.guaranteesOf(id)).toEqual([]);
  });

  it('deletes only drafts', async () => {
    const scene = await createActiveContract();
    const refusal = { status: 409, body: { error: 'Only drafts can be deleted' } };
    expect(await scene.client.delete(`/contracts/${await createOne(scene)}`)).toEqual(refusal);
    expect(await scene.client.delete(`/contracts/${scene.contractId}`)).toEqual(refusal);
  });
});

describe('GET /arbitrators/{id}', () => {
  it('returns a distinct, stable key per arbitrator', async () => {
    const { client } = await createActiveContract();
    const keys = await Promise.all(
      ['1', 'aval-template-arbitrator', '1'].map((id) => client.get(`/arbitrators/${id}`)),
    );
    const [one, other, again] = keys.map(({ body }) => body.public_key);
    expect(one).toMatch(/^tpub/);
    expect(one).not.toBe(other);
    expect(one).toBe(again);
    expect((await client.get('/arbitrators/nobody')).status).toBe(404);
  });
});
