import type { Backend, BackendOptions } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { sha256, toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { createCheapBackend } from '@tests/cheap-backend';
import { Psbt } from 'bitcoinjs-lib';
import { ECPairFactory, type ECPairInterface } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { type Client, createClient } from './backend-client';

export interface Person {
  id: string;
  key: ECPairInterface;
  account: Record<string, string>;
}

export interface Scene {
  backend: Backend;
  client: Client;
  owner: Person;
  counterparty: Person;
  stranger: Person;
  contractId: string;
}

export const DESTINATION = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

export function getKey(name: string): ECPairInterface {
  return ECPairFactory(ecc).fromPrivateKey(sha256(`test key of ${name}`), { network: REGTEST });
}

export function getAccount(name: string): Record<string, string> {
  return {
    username: name,
    email: `${name}@example.com`,
    password: `${name}'s password`,
    encrypted_key: `envelope of ${name}`,
    public_key: toHex(getKey(name).publicKey),
  };
}

export function contractBy(person: Person, status = 'pending_counterparty'): Record<string, unknown> {
  return {
    title: 'Roof',
    description: 'New tiles',
    contract_order: 0,
    status,
    pdf_url: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    guarantees: [],
    contractors: [person.id],
    arbitrator: '1',
  };
}

export function guaranteeBy(person: Person, contractId: string, amount = '0.00100000'): Record<string, unknown> {
  return {
    id: '',
    description: 'Deposit',
    amount,
    valid_until: '2031-12-31',
    conditions: 'The roof is tight',
    verification_process: 'Both inspect it',
    status: 'pending',
    contract_id: contractId,
    contractor_id: person.id,
  };
}

export async function registerPerson(client: Client, name: string): Promise<Person> {
  const account = getAccount(name);
  const { body } = await client.post('/auth/register', account);
  return { id: body.user.id, key: getKey(name), account };
}

/** Three users, and an active contract between the first two. */
export async function createActiveContract(options: BackendOptions = {}): Promise<Scene> {
  const backend = createCheapBackend(options);
  const client = createClient(backend);
  const owner = await registerPerson(client, 'owner');
  const counterparty = await registerPerson(client, 'counterparty');
  const stranger = await registerPerson(client, 'stranger');
  const createOne = await client.post('/contracts', contractBy(owner));
  const contractId = createOne.body.data.id;
  await client.post(`/contracts/${contractId}/contractor`, { contractorId: counterparty.id });
  return { backend, client, owner, counterparty, stranger, contractId };
}

// biome-ignore lint/suspicious/noExplicitAny: the guarantee as received
export async function addGuarantee({ client, owner, contractId }: Scene, amount?: string): Promise<any> {
  const guarantees = [guaranteeBy(owner, contractId, amount)];
  return (await client.post(`/contracts/${contractId}/guarantees`, { guarantees })).body[0];
}

// biome-ignore lint/suspicious/noExplicitAny: the deposit as received
export async function payDeposit(scene: Scene, guaranteeId: string, sats: number): Promise<any> {
  const { client, contractId, owner, backend } = scene;
  const body = { contractId, guaranteeId, senderId: owner.id };
  const { transaction } = (await client.post('/contracts/deposit', body)).body;
  if (sats > 0) backend.chain.send(addressToScript(transaction.address) ?? new Uint8Array(), sats);
  return transaction;
}

/** An active guarantee with one deposit of its full amount. */
// biome-ignore lint/suspicious/noExplicitAny: the guarantee as received
export async function createFundedGuarantee(scene: Scene, sats = 100_000): Promise<any> {
  const guarantee = await addGuarantee(scene);
  await payDeposit(scene, guarantee.id, sats);
  const answer = await scene.client.put(`/contracts/${scene.contractId}/guarantee`, {
    guarantee: { ...guarantee, status: 'active' },
  });
  return answer.body;
}

export function withdrawalBody({ owner }: Scene, guaranteeId: string, amount: string, by = owner) {
  return {
    guarantee_id: guaranteeId,
    withdrawal: true,
    address: DESTINATION,
    amount,
    sender_id: owner.id,
    receivers_id: [by.id],
    status: 'pending',
  };
}

/** Signs every input of the PSBT as this user; base64. */
export function signedBy(person: Person, psbt: string): string {
  return Psbt.fromBase64(psbt, { network: REGTEST }).signAllInputs(person.key).toBase64();
}

/** Hex of the transaction with both contractors' signatures. */
export function finalHex({ owner, counterparty }: Scene, psbt: string): string {
  const signed = Psbt.fromBase64(signedBy(counterparty, signedBy(owner, psbt)), { network: REGTEST });
  return signed.finalizeAllInputs().extractTransaction(true).toHex();
}
