import { REGTEST } from '@mocks/chain/regtest';
import { Psbt } from 'bitcoinjs-lib';
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
  type Scene,
  signedBy,
  withdrawalBody,
} from './people';

describe('a contract', () => {
  it('is created with its guarantees and an order of its own, published, joined and listed for its parties', async () => {
    const { client, owner, counterparty, stranger, contractId } = await createActiveContract();
    const own = guaranteeBy(owner, '');
    const guarantees = [own, { ...own, contractor_id: '' }, { ...own, contractor_id: null }];
    const { id, ...made } = (await client.post('/contracts', { ...contractBy(owner, 'draft'), guarantees })).body.data;
    expect(made).toMatchObject({ contract_order: 2, status: 'draft', contractors: [owner.id] });
    expect(made.guarantees).toMatchObject(
      [owner.id, null, null].map((contractor_id) => ({ contractor_id, contract_id: id, amount: '0.00100000' })),
    );
    const published = { ...contractBy(owner), title: 'Attic' };
    expect((await client.put(`/contracts/${id}`, published)).status).toBe(200);
    const joined = (await client.post(`/contracts/${id}/contractor`, { contractorId: stranger.id })).body;
    expect(joined).toMatchObject({ id, title: 'Attic', status: 'active', contractors: [owner.id, stranger.id] });
    for (const [person, ids] of [
      [owner, [contractId, id]],
      [counterparty, [contractId]],
      [stranger, [id]],
    ] as const)
      expect((await client.get(`/contracts/user/${person.id}`)).body.map((each: { id: string }) => each.id)).toEqual(
        ids,
      );
  });

  it('has its keys and transactions in its fill only', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    await payDeposit(scene, guarantee.id, 0);
    const { body } = await scene.client.get(`/contracts/${scene.contractId}`);
    for (const name of ['keys', 'deposits', 'withdrawals'])
      expect([body, body.guarantees[0]].some((record) => name in record)).toBe(false);
    const fill = (await scene.client.get(`/contracts/${scene.contractId}/fillcontract`)).body;
    const keys = [scene.owner, scene.counterparty].map(({ account: { public_key, encrypted_key } }) => ({
      public_key,
      encrypted_key,
    }));
    expect(fill).toMatchObject({ keys, guarantees: [{ deposits: [{ withdrawal: false }], withdrawals: [] }] });
  });

  it('keeps what the backend owns, and is completed once no guarantee is open', async () => {
    const scene = await createActiveContract();
    const { client, contractId, stranger } = scene;
    const path = `/contracts/${contractId}`;
    const guarantee = await addGuarantee(scene);
    const before = (await client.get(path)).body;
    const forged = { ...before, contract_order: 99, contractors: [stranger.id], arbitrator: 'nobody', id: 'else' };
    const { body } = await client.put(path, forged);
    expect(body).toEqual({ ...before, updated_at: body.updated_at });
    await client.put(`${path}/guarantee`, { guarantee: { ...guarantee, status: 'expired' } });
    expect((await client.put(path, { status: 'completed' })).body.status).toBe('completed');
  });

  it('is deleted with its guarantees while it is a draft', async () => {
    const { backend, client, owner } = await createActiveContract();
    const draft = { ...contractBy(owner, 'draft'), guarantees: [guaranteeBy(owner, '')] };
    const { id } = (await client.post('/contracts', draft)).body.data;
    expect((await client.delete(`/contracts/${id}`)).status).toBe(200);
    expect((await client.get(`/contracts/${id}`)).status).toBe(404);
    expect(backend.store.guaranteesOf(id)).toEqual([]);
  });

  it('has an arbitrator with a stable key of its own', async () => {
    const { client } = await createActiveContract();
    const getKey = async (id: string) => (await client.get(`/arbitrators/${id}`)).body.public_key;
    const key = await getKey('1');
    expect(key).toMatch(/^tpub/);
    expect(await getKey('1')).toBe(key);
    expect(await getKey('aval-template-arbitrator')).not.toBe(key);
  });

  it('has messages of its parties and its arbitrator, in order, until they are deleted', async () => {
    const { client, owner, contractId } = await createActiveContract({ clock: () => 1_700_000_000_000 });
    const post = async (userId: string, content: string) =>
      (await client.post('/chat/messages', { userId, contractId, content })).body;
    const first = await post(owner.id, '  Monday? ');
    const created_at = '2023-11-14T22:13:20.000Z';
    expect(first).toEqual({ id: first.id, user_id: owner.id, contract_id: contractId, content: 'Monday?', created_at });
    const second = await post('1', 'Fine');
    const list = async () => (await client.get(`/chat/messages/${contractId}`)).body;
    expect(await list()).toEqual([first, second]);
    await client.delete(`/chat/messages/${first.id}`);
    expect(await list()).toEqual([second]);
  });
});

describe('a guarantee', () => {
  it('is active once it is funded, and executed once it is empty', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const put = async (status: string) => {
      const sent = { guarantee: { ...guarantee, status } };
      return (await scene.client.put(`/contracts/${scene.contractId}/guarantee`, sent)).body;
    };
    const details = async () => (await scene.client.get(`/contracts/guarantee/${guarantee.id}`)).body;
    expect(await details()).toEqual({ amount: '0.00100000', estimatedFees: '0.00001896' });
    await payDeposit(scene, guarantee.id, 60_000);
    expect(await put('active')).toEqual({ error: 'The guarantee is not funded' });
    await payDeposit(scene, guarantee.id, 40_000);
    expect((await details()).estimatedFees).toBe('0.00003150');
    expect((await put('active')).status).toBe('active');
    const { u_psbt } = await createRelease(scene, guarantee.id, '0.00096850');
    await scene.client.post('/contracts/broadcast', { txHex: finalHex(scene, u_psbt) });
    expect((await put('executed')).status).toBe('executed');
    expect(await put('active')).toHaveProperty('error');
  });

  it('changes its terms and its depositor only before an address was requested', async () => {
    const scene = await createActiveContract();
    const { counterparty, stranger } = scene;
    const guarantee = await addGuarantee(scene);
    const put = (changes: object) =>
      scene.client.put(`/contracts/${scene.contractId}/guarantee`, { guarantee: { ...guarantee, ...changes } });
    expect((await put({ contractor_id: stranger.id })).status).toBe(403);
    const cheaper = { amount: '0.00050000', description: 'Less', contractor_id: counterparty.id };
    expect((await put(cheaper)).body).toMatchObject(cheaper);
    await payDeposit(scene, guarantee.id, 0);
    expect((await put({ amount: '0.00000001' })).body).toMatchObject(cheaper);
  });

  // Spec: 6.rules
  it('needs no depositor before both have joined, and is pending whatever was sent', async () => {
    const { client, owner, stranger, counterparty, contractId } = await createActiveContract();
    const open = (await client.post('/contracts', contractBy(owner))).body.data.id;
    const add = async (id: string, changes: object) =>
      client.post(`/contracts/${id}/guarantees`, { guarantees: [{ ...guaranteeBy(owner, id), ...changes }] });
    expect((await add(open, { contractor_id: null })).status).toBe(201);
    expect((await add(open, { contractor_id: stranger.id })).status).toBe(403);
    const { body } = await add(contractId, { contractor_id: counterparty.id, amount: '1e-8', status: 'executed' });
    expect(body).toMatchObject([{ contractor_id: counterparty.id, amount: '0.00000001', status: 'pending' }]);
  });
});

describe('a deposit', () => {
  it('has an address that no other deposit of the same parties has', async () => {
    const scene = await createActiveContract();
    const second = (await scene.client.post('/contracts', contractBy(scene.owner))).body.data.id;
    await scene.client.post(`/contracts/${second}/contractor`, { contractorId: scene.counterparty.id });
    const [one, other] = [await addGuarantee(scene), await addGuarantee(scene)];
    const made = [];
    for (const { id } of [one, other, one]) made.push(await payDeposit(scene, id, 0));
    const elsewhere = { ...scene, contractId: second };
    made.push(await payDeposit(elsewhere, (await addGuarantee(elsewhere)).id, 0));
    expect(made.map(({ guarantee_order }) => guarantee_order)).toEqual([1, 2, 3, 1]);
    expect(new Set(made.map(({ address }) => address)).size).toBe(4);
  });

  it('is recorded from the chain, idempotently, and deleted only if it was not paid', async () => {
    const scene = await createActiveContract();
    const guarantee = await addGuarantee(scene);
    const [paid, unpaid] = [await payDeposit(scene, guarantee.id, 70_000), await payDeposit(scene, guarantee.id, 0)];
    const [{ txid }] = await (await scene.client.fetch(`/explorer/api/address/${paid.address}/utxo`)).json();
    const record = { txid, vout: 0, amount: '0.00070000' };
    for (const _ of [1, 2]) {
      const { body } = await scene.client.put(`/contracts/transaction/${paid.id}`, record);
      expect(body.transaction).toMatchObject({ ...record, address: paid.address });
    }
    expect((await scene.client.delete(`/contracts/transaction/${unpaid.id}`)).status).toBe(200);
    const { body } = await scene.client.get(`/contracts/guarantee/deposit/${guarantee.id}`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([paid.id]);
  });
});

async function createRelease(scene: Scene, guaranteeId: string, amount = '0.00060000') {
  const body = withdrawalBody(scene, guaranteeId, amount);
  return (await scene.client.post('/contracts/withdrawal', body)).body.transaction;
}

describe('a withdrawal', () => {
  it('pays exactly the amount, whatever the status of its guarantee, and takes the place of an unsigned one', async () => {
    const scene = await createActiveContract();
    const guarantee = await createFundedGuarantee(scene);
    const path = `/contracts/${scene.contractId}/guarantee`;
    await scene.client.put(path, { guarantee: { ...guarantee, status: 'in_dispute' } });
    await createRelease(scene, guarantee.id, '0.00010000');
    const release = await createRelease(scene, guarantee.id);
    expect(release).toMatchObject({ status: 'pending', withdrawal: true, p_psbt: null, signer: null, txid: null });
    const { txOutputs, data, version, locktime } = Psbt.fromBase64(release.u_psbt, { network: REGTEST });
    expect([version, locktime]).toEqual([2, 0]);
    expect(txOutputs.map(({ value }) => value)).toEqual([60_000n, 38_104n]);
    expect(data.inputs.every(({ partialSig }) => partialSig === undefined)).toBe(true);
    const { body } = await scene.client.get(`/contracts/guarantee/withdrawal/${guarantee.id}`);
    expect(body).toMatchObject([{ id: release.id, address: DESTINATION, amount: '0.00060000' }]);
  });

  it('keeps a signature and nothing else of what is sent, and can be cancelled', async () => {
    const scene = await createActiveContract();
    const release = await createRelease(scene, (await createFundedGuarantee(scene)).id);
    const path = `/contracts/transaction/${release.id}`;
    const signed = { ...release, p_psbt: signedBy(scene.owner, release.u_psbt), signer: scene.owner.id };
    const { body } = await scene.client.put(path, { ...signed, amount: '9.00000000', address: 'elsewhere' });
    expect(body.transaction).toEqual({ ...signed, updated_at: body.transaction.updated_at });
    expect((await scene.client.delete(path)).status).toBe(200);
    expect((await scene.client.get(path)).status).toBe(404);
  });

  it('records its broadcast with the finalised PSBT, idempotently', async () => {
    const scene = await createActiveContract();
    const release = await createRelease(scene, (await createFundedGuarantee(scene)).id);
    const both = signedBy(scene.counterparty, signedBy(scene.owner, release.u_psbt));
    const p_psbt = Psbt.fromBase64(both, { network: REGTEST }).finalizeAllInputs().toBase64();
    const txHex = finalHex(scene, release.u_psbt);
    const { txid } = (await scene.client.post('/contracts/broadcast', { txHex })).body;
    const executed = { ...release, p_psbt, signer: scene.counterparty.id, status: 'executed', txid };
    for (const _ of [1, 2]) {
      const { body } = await scene.client.put(`/contracts/transaction/${release.id}`, executed);
      expect(body.transaction).toMatchObject({ status: 'executed', txid, p_psbt });
    }
  });
});
