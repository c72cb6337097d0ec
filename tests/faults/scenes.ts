import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import type { State } from '@mocks/store/entities';
import { CHEAP_SCRYPT, hashPassword } from '@mocks/store/passwords';
import { createEmptyState } from '@mocks/store/state';
import type { WireUser } from '@mocks/wire';
import { createCheapBackend } from '@tests/cheap-backend';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { Psbt } from 'bitcoinjs-lib';
import { getResponse } from 'msw';

export const PASSWORD = 'a long passphrase for the tests';
export const DESTINATION = demoAddress('payee');
/** Payout addresses of returns. */
export const TO_ANA = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
export const TO_BERTO = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
/** Satoshis at the guarantee's deposit address. */
export const FUNDS = 100_000;

export const CONTRACT = 'demo-contract-1';
export const DRAFT = 'demo-contract-2';
export const OFFER = 'demo-contract-3';
export const GUARANTEE_REF = { contractId: CONTRACT, guaranteeId: 'demo-guarantee-1' };

type Json = Record<string, unknown>;

/** A state of backend and chain to start from. */
/** `split`: signed by Ana, with a second payee. `stuck`: broadcast, in no block. `again`: that, signed by Berto at a higher fee. */
export type SceneName = 'pending' | 'paid' | 'funded' | 'signed' | 'split' | 'stuck' | 'again' | 'spent';
/** Those of return dates, which pages of the parties make (`return-scenes.ts`). */
export type ReturnScene = 'asked' | 'given' | 'due';

export interface Scenes {
  states: Record<SceneName, State>;
  ana: WireUser;
  berto: WireUser;
}

let time = Date.parse('2026-11-20T09:00:00Z');

/** Each call is a second later than the previous one, so creation dates are strictly ordered. */
export function clock(): number {
  time += 1_000;
  return time;
}

/** Moves the clock of all backends and their chains, milliseconds; returns where it was. */
export function moveClock(to: number): number {
  const before = time;
  time = to;
  return before;
}

export function createBackendFrom(state: State): Backend {
  return createCheapBackend({ state: structuredClone(state), clock, ids: 'named' });
}

/** Plays one contract from creation to payout and keeps the state at each step. */
export async function buildScenes(): Promise<Scenes> {
  const state = createEmptyState();
  const backend = createCheapBackend({ state, clock, ids: 'named' });
  const ana = await createUser(backend, 'ana');
  const berto = await createUser(backend, 'berto');
  const api = (method: string, path: string, body: Json) => call(backend, method, path, body);
  const snapshot = () => structuredClone(backend.store.state);

  for (const status of ['pending_counterparty', 'draft', 'pending_counterparty']) {
    const text = { title: `A ${status} contract`, description: 'As agreed.', status };
    const owner = status === 'draft' ? ana : backend.store.state.contracts.length === 0 ? ana : berto;
    await api('POST', '/contracts', { ...text, contractors: [owner.id], arbitrator: '1', guarantees: [] });
  }
  await api('POST', `/contracts/${CONTRACT}/contractor`, { contractorId: berto.id });
  const terms = { description: 'Roof', amount: '0.00100000', valid_until: '2027-01-31', status: 'pending' };
  const guarantee = { ...terms, conditions: 'Done.', verification_process: 'Seen.', contractor_id: berto.id };
  await api('POST', `/contracts/${CONTRACT}/guarantees`, { guarantees: [guarantee] });
  const pending = snapshot();

  const { transaction } = await api('POST', '/contracts/deposit', { ...GUARANTEE_REF, senderId: berto.id });
  const deposit = transaction as Json;
  const txid = backend.chain.send(addressToScript(String(deposit.address)) ?? new Uint8Array(), FUNDS);
  backend.chain.mine();
  const paid = snapshot();

  const { vout } = backend.chain.listUnspent(addressToScript(String(deposit.address)) ?? new Uint8Array())[0] ?? {};
  await api('PUT', `/contracts/transaction/${deposit.id}`, { ...deposit, txid, vout, amount: '0.00100000' });
  await api('PUT', `/contracts/${CONTRACT}/guarantee`, {
    guarantee: { id: GUARANTEE_REF.guaranteeId, status: 'active' },
  });
  const funded = snapshot();

  await createSignedWithdrawal(backend, berto, '0.00060000');
  const signed = snapshot();
  const { split, stuck, again } = await buildOwnScenes(signed, ana, berto);

  const spending = createCheapBackend({ state: structuredClone(funded), clock, ids: 'named' });
  const withdrawal = await createSignedWithdrawal(spending, berto, '0.00099000');
  const signedPsbt = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST }).signAllInputs(demoKey(ana.email));
  const sent = spending.chain.broadcast(signedPsbt.finalizeAllInputs().extractTransaction().toHex());
  spending.chain.mine();
  await call(spending, 'PUT', `/contracts/transaction/${withdrawal.id}`, {
    ...withdrawal,
    status: 'executed',
    txid: sent,
  });
  return {
    states: { pending, paid, funded, signed, split, stuck, again, spent: structuredClone(spending.store.state) },
    ana,
    berto,
  };
}

type OwnScenes = Record<'split' | 'stuck' | 'again', State>;

/** With transactions that a browser has built, from a release that waits for Ana. */
async function buildOwnScenes(signed: State, ana: WireUser, berto: WireUser): Promise<OwnScenes> {
  const from = (state: State) => createCheapBackend({ state: structuredClone(state), clock, ids: 'named' });
  const save = async (backend: Backend, change: Json) => {
    const [record] = backend.store.withdrawals(GUARANTEE_REF.guaranteeId);
    await call(backend, 'PUT', `/contracts/transaction/${record?.id}`, { ...record, amount: '0.00060000', ...change });
    return structuredClone(backend.store.state);
  };
  const [record] = from(signed).store.withdrawals(GUARANTEE_REF.guaranteeId);
  const build = (fee: number, by: WireUser, second: [string, number][] = []) => {
    const honest = Psbt.fromBase64(record?.u_psbt ?? '', { network: REGTEST });
    const psbt = new Psbt({ network: REGTEST }).setVersion(2);
    const [{ hash, index } = { hash: '', index: 0 }] = honest.txInputs;
    const [{ witnessUtxo, witnessScript } = {}] = honest.data.inputs;
    const [paid, change] = honest.txOutputs;
    if (!witnessUtxo || !witnessScript || !paid || !change) throw new Error('There is no release');
    psbt.addInput({ hash, index, sequence: 0xfffffffd, witnessUtxo, witnessScript });
    const others = second.reduce((sum, [, value]) => sum + value, 0);
    psbt.addOutput({ script: paid.script, value: paid.value - BigInt(fee) });
    for (const [address, value] of second) psbt.addOutput({ address, value: BigInt(value) });
    psbt.addOutput({ script: change.script, value: change.value - BigInt(others) });
    return psbt.signAllInputs(demoKey(by.email)).toBase64();
  };
  const split = await save(from(signed), { p_psbt: build(0, ana, [[TO_BERTO, 20_000]]), signer: ana.id });
  const network = from(signed);
  const complete = Psbt.fromBase64(record?.p_psbt ?? '', { network: REGTEST }).signAllInputs(demoKey(ana.email));
  const txid = network.chain.broadcast(complete.finalizeAllInputs().extractTransaction().toHex());
  const stuck = await save(network, { status: 'executed', txid });
  const higher = { p_psbt: build(8_000, berto), signer: berto.id, status: 'executed', txid };
  return { split, stuck, again: await save(from(stuck), higher) };
}

async function createUser({ store }: Backend, name: string): Promise<WireUser> {
  const email = `${name}@example.com`;
  const key = demoKey(email);
  const public_key = toHex(key.publicKey);
  const private_key = toHex(key.privateKey ?? new Uint8Array());
  const encrypted_key = await sealEnvelope({ private_key, public_key }, PASSWORD);
  const user = { id: store.newId('user'), username: name, email, encrypted_key, public_key };
  const password = await hashPassword(PASSWORD, CHEAP_SCRYPT);
  store.state.users.push({ ...user, password, created_at: new Date(clock()).toISOString() });
  return user;
}

async function createSignedWithdrawal(backend: Backend, by: WireUser, amount: string): Promise<Json> {
  const order = {
    guarantee_id: GUARANTEE_REF.guaranteeId,
    withdrawal: true,
    address: DESTINATION,
    amount,
    status: 'pending',
  };
  const participants = { sender_id: 'demo-user-1', receivers_id: [by.id] };
  const { transaction } = await call(backend, 'POST', '/contracts/withdrawal', { ...order, ...participants });
  const unsigned = transaction as Json;
  const psbt = Psbt.fromBase64(String(unsigned.u_psbt), { network: REGTEST }).signAllInputs(demoKey(by.email));
  const body = { ...unsigned, p_psbt: psbt.toBase64(), signer: by.id };
  return (await call(backend, 'PUT', `/contracts/transaction/${unsigned.id}`, body)).transaction as Json;
}

async function call(backend: Backend, method: string, path: string, body: Json): Promise<Json> {
  const request = new Request(`http://backend.test/api${path}`, { method, body: JSON.stringify(body) });
  const response = await getResponse(backend.handlers, request);
  const answer = (await response?.json()) as Json;
  if (!response?.ok) throw new Error(`${method} ${path}: ${answer?.error}`);
  return answer;
}
