import { beforeAll, expect, it } from 'vitest';
import {
  addGuarantee,
  contractBy,
  createActiveContract,
  createFundedGuarantee,
  finalHex,
  getAccount,
  guaranteeBy,
  payDeposit,
  type Scene,
  signedBy,
  withdrawalBody,
} from './people';

/* What the embedded backend refuses: by the specification, and so that a mistake of the app is noticed. */

type Refusal = [what: string, status: number, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown];

let scene: Scene;
let refusals: Refusal[];

beforeAll(async () => {
  scene = await createActiveContract();
  const { client, owner, counterparty, stranger, contractId } = scene;
  const create = async (status: string) => (await client.post('/contracts', contractBy(owner, status))).body.data.id;
  const [open, draft, other] = [await create('pending_counterparty'), await create('draft'), await create('draft')];
  const alone = { ...contractBy(owner), guarantees: [guaranteeBy(owner, '')] };
  const waiting = (await client.post('/contracts', alone)).body.data;
  const pending = await addGuarantee(scene);
  const [paid, unpaid] = [await payDeposit(scene, pending.id, 70_000), await payDeposit(scene, pending.id, 0)];
  const [{ txid }] = await (await client.fetch(`/explorer/api/address/${paid.address}/utxo`)).json();
  const funded = await createFundedGuarantee(scene);
  const release = async (id: string, amount: string) =>
    (await client.post('/contracts/withdrawal', withdrawalBody(scene, id, amount))).body.transaction;
  const replaced = await release(funded.id, '0.00010000');
  const unsigned = await release(funded.id, '0.00060000');
  const half = await createFundedGuarantee(scene);
  const signed = await release(half.id, '0.00060000');
  const p_psbt = signedBy(owner, signed.u_psbt);
  await client.put(`/contracts/transaction/${signed.id}`, { ...signed, p_psbt, signer: owner.id });
  const gone = await createFundedGuarantee(scene);
  const sent = await release(gone.id, '0.00060000');
  const { body } = await client.post('/contracts/broadcast', { txHex: finalHex(scene, sent.u_psbt) });
  const onChain = await createFundedGuarantee(scene);
  const broadcast = await release(onChain.id, '0.00060000');
  await client.post('/contracts/broadcast', { txHex: finalHex(scene, broadcast.u_psbt) });
  const executed = { ...sent, status: 'executed', txid: body.txid };
  await client.put(`/contracts/transaction/${sent.id}`, executed);

  const account = (changes: object) => ({ ...getAccount('new'), ...changes });
  const contract = (changes: object) => ({ ...contractBy(owner), ...changes });
  const guarantees = (changes: object) => ({ guarantees: [{ ...guaranteeBy(owner, contractId), ...changes }] });
  const withdrawal = (changes: object) => ({ ...withdrawalBody(scene, funded.id, '0.00060000'), ...changes });
  const signature = (psbt: string, signer: string) => ({ ...unsigned, p_psbt: psbt, signer });
  const transaction = ({ id }: { id: string }) => `/contracts/transaction/${id}`;
  const deposit = { contractId, guaranteeId: pending.id, senderId: owner.id };
  const early = { ...deposit, contractId: waiting.id, guaranteeId: waiting.guarantees[0].id };
  const payment = { txid, vout: 0, amount: '0.00070000' };
  const message = { userId: owner.id, contractId, content: 'Hello' };
  const status = (guarantee: object, to: string) => ({ guarantee: { ...guarantee, status: to } });

  refusals = [
    ['no user name', 400, 'post', '/auth/register', account({ username: '' })],
    ['no e-mail address', 400, 'post', '/auth/register', account({ email: 'no address' })],
    ['no password', 400, 'post', '/auth/register', account({ password: '' })],
    ['no key envelope', 400, 'post', '/auth/register', account({ encrypted_key: undefined })],
    ['a short public key', 400, 'post', '/auth/register', account({ public_key: '02abcd' })],
    [
      'a point that is not on the curve',
      400,
      'post',
      '/auth/register',
      account({ public_key: `02${'ff'.repeat(32)}` }),
    ],
    ['an e-mail address twice', 409, 'post', '/auth/register', account({ email: ' OWNER@Example.com ' })],
    ['a wrong password', 401, 'post', '/auth/login', { username: 'owner@example.com', password: 'wrong' }],
    ['an unknown account', 401, 'post', '/auth/login', { username: 'nobody@example.com', password: 'wrong' }],

    ['a contract without a title', 400, 'post', '/contracts', contract({ title: ' ' })],
    ['a contract that is active from the start', 400, 'post', '/contracts', contract({ status: 'active' })],
    ['a contract of nobody', 400, 'post', '/contracts', contract({ contractors: [] })],
    ['a contract of an unknown user', 400, 'post', '/contracts', contract({ contractors: ['nobody'] })],
    ['an unknown arbitrator', 400, 'post', '/contracts', contract({ arbitrator: 'nobody' })],
    ['half a guarantee', 400, 'post', '/contracts', contract({ guarantees: [{ description: 'only' }] })],
    ["a stranger's guarantee", 403, 'post', '/contracts', contract({ guarantees: [guaranteeBy(stranger, '')] })],
    ['an unknown contract', 404, 'get', '/contracts/unknown'],
    ['the fill of an unknown contract', 404, 'get', '/contracts/unknown/fillcontract'],
    ['an arbitrator that there is not', 404, 'get', '/arbitrators/nobody'],
    ['the owner as counterparty', 409, 'post', `/contracts/${open}/contractor`, { contractorId: owner.id }],
    ['an unknown counterparty', 400, 'post', `/contracts/${open}/contractor`, { contractorId: 'nobody' }],
    ['a counterparty of a draft', 409, 'post', `/contracts/${draft}/contractor`, { contractorId: stranger.id }],
    ['a second counterparty', 409, 'post', `/contracts/${contractId}/contractor`, { contractorId: stranger.id }],
    ['a draft that becomes active', 409, 'put', `/contracts/${draft}`, contract({ status: 'active' })],
    ['a draft that is completed', 409, 'put', `/contracts/${draft}`, contract({ status: 'completed' })],
    ['a published one that becomes active', 409, 'put', `/contracts/${open}`, contract({ status: 'active' })],
    ['a published one that becomes a draft', 409, 'put', `/contracts/${open}`, contract({ status: 'draft' })],
    ['completed with an open guarantee', 409, 'put', `/contracts/${contractId}`, { status: 'completed' }],
    ['deleting a published contract', 409, 'delete', `/contracts/${open}`],
    ['deleting an active contract', 409, 'delete', `/contracts/${contractId}`],

    ['a guarantee of nothing', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ amount: '0' })],
    ['an amount below a satoshi', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ amount: '1e-9' })],
    ['a negative amount', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ amount: '-1' })],
    ['no date', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ valid_until: 'soon' })],
    ['no such date', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ valid_until: '2031-13-45' })],
    ['no conditions', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ conditions: '' })],
    ['one more in a draft', 409, 'post', `/contracts/${draft}/guarantees`, guarantees({})],
    ['no depositor', 400, 'post', `/contracts/${contractId}/guarantees`, guarantees({ contractor_id: null })],
    ['a stranger', 403, 'post', `/contracts/${contractId}/guarantees`, guarantees({ contractor_id: stranger.id })],
    ['in no contract', 404, 'post', '/contracts/unknown/guarantees', guarantees({})],
    ['active before it is funded', 409, 'put', `/contracts/${contractId}/guarantee`, status(pending, 'active')],
    ['executed before it is empty', 409, 'put', `/contracts/${contractId}/guarantee`, status(funded, 'executed')],
    ['a guarantee of another contract', 404, 'put', `/contracts/${other}/guarantee`, status(pending, 'pending')],
    ['an unknown guarantee', 404, 'get', '/contracts/guarantee/unknown'],

    ["a stranger's deposit", 403, 'post', '/contracts/deposit', { ...deposit, senderId: stranger.id }],
    ['one into an active guarantee', 409, 'post', '/contracts/deposit', { ...deposit, guaranteeId: funded.id }],
    ['one into another contract', 404, 'post', '/contracts/deposit', { ...deposit, contractId: waiting.id }],
    ['one before a counterparty joins', 409, 'post', '/contracts/deposit', early],
    ['another amount than was paid', 409, 'put', transaction(paid), { ...payment, amount: '0.00080000' }],
    ['another output', 409, 'put', transaction(paid), { ...payment, vout: 1 }],
    ['an unknown payment', 409, 'put', transaction(paid), { ...payment, txid: '00'.repeat(32) }],
    ['a payment to another address', 409, 'put', transaction(unpaid), payment],
    ['an output that is text', 400, 'put', transaction(paid), { ...payment, vout: '0' }],
    ['an unknown transaction', 404, 'put', '/contracts/transaction/unknown', {}],
    ['deleting an address that was paid', 409, 'delete', transaction(paid)],

    ['all of the money, without a fee', 400, 'post', '/contracts/withdrawal', withdrawal({ amount: '0.00100000' })],
    ['dust', 400, 'post', '/contracts/withdrawal', withdrawal({ amount: '0.00000293' })],
    ['no money', 400, 'post', '/contracts/withdrawal', withdrawal({ amount: '0' })],
    ['no address', 400, 'post', '/contracts/withdrawal', withdrawal({ address: 'nonsense' })],
    ['no withdrawal', 400, 'post', '/contracts/withdrawal', withdrawal({ withdrawal: false })],
    ['an unknown sender', 403, 'post', '/contracts/withdrawal', withdrawal({ sender_id: 'nobody' })],
    ['the counterparty as sender', 400, 'post', '/contracts/withdrawal', withdrawal({ sender_id: counterparty.id })],
    ['an unknown receiver', 403, 'post', '/contracts/withdrawal', withdrawal({ receivers_id: ['nobody'] })],
    ['no receiver', 400, 'post', '/contracts/withdrawal', withdrawal({ receivers_id: [] })],
    ['of no guarantee', 404, 'post', '/contracts/withdrawal', withdrawal({ guarantee_id: 'unknown' })],
    ['one beside a signed one', 409, 'post', '/contracts/withdrawal', withdrawal({ guarantee_id: half.id })],
    ['one that was replaced', 404, 'get', transaction(replaced)],
    ['no signature', 400, 'put', transaction(unsigned), signature(unsigned.u_psbt, owner.id)],
    ["the other's", 400, 'put', transaction(unsigned), signature(signedBy(owner, unsigned.u_psbt), counterparty.id)],
    ["a stranger's", 403, 'put', transaction(unsigned), signature(signedBy(owner, unsigned.u_psbt), stranger.id)],
    ['no PSBT', 400, 'put', transaction(unsigned), signature('nonsense', owner.id)],
    ['executed without a txid', 400, 'put', transaction(unsigned), { ...unsigned, status: 'executed' }],
    ['an unknown txid', 409, 'put', transaction(unsigned), { ...executed, txid: '00'.repeat(32) }],
    ['pending again', 409, 'put', transaction(sent), { ...sent, status: 'pending' }],
    ['cancelling an executed one', 409, 'delete', transaction(sent)],
    ['cancelling a broadcast one', 409, 'delete', transaction(broadcast)],

    ["a stranger's message", 403, 'post', '/chat/messages', { ...message, userId: stranger.id }],
    ['an empty message', 400, 'post', '/chat/messages', { ...message, content: '   ' }],
    ['a message in no contract', 404, 'post', '/chat/messages', { ...message, contractId: 'unknown' }],
    ['messages of no contract', 404, 'get', '/chat/messages/unknown'],
    ['deleting no message', 404, 'delete', '/chat/messages/unknown'],
  ];
});

// Spec: 6.rules
it('every refusal has its status and a text, and changes nothing', async () => {
  const { backend, client } = scene;
  const before = JSON.stringify(backend.store.state);
  for (const [what, expected, method, path, sent] of refusals) {
    const { status, body } = await client[method](path, sent);
    expect.soft([what, status, body.error]).toEqual([what, expected, expect.any(String)]);
  }
  expect(JSON.stringify(backend.store.state)).toBe(before);
});

it('a body that is not JSON is refused', async () => {
  const response = await scene.client.fetch('/api/auth/register', { method: 'POST', body: 'a=b' });
  expect([response.status, await response.json()]).toEqual([400, { error: 'The body is not JSON' }]);
});
