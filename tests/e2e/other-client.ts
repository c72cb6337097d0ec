import { randomBytes } from 'node:crypto';
import CryptoJS from 'crypto-js';
import { ECPairFactory } from 'ecpair';
import * as curve from 'tiny-secp256k1';
import type { Account } from './person';

type Json = Record<string, unknown>;

const pairs = ECPairFactory(curve);

/** Another client of a backend: its keys are encrypted by CryptoJS, and its contracts name no depositors. */
export class OtherClient {
  readonly #api: string;

  constructor(backendUrl: string) {
    this.#api = `${backendUrl}/api`;
  }

  /** Returns the id. */
  async register({ username, email, password }: Account): Promise<number> {
    const pair = pairs.fromPrivateKey(randomBytes(32));
    const { ciphertext, iv, salt } = CryptoJS.AES.encrypt(Buffer.from(pair.privateKey ?? []).toString('hex'), password);
    const envelope = { ct: ciphertext.toString(CryptoJS.enc.Base64), iv: iv.toString(), s: salt.toString() };
    const keys = { public_key: Buffer.from(pair.publicKey).toString('hex'), encrypted_key: JSON.stringify(envelope) };
    const answer = await this.#call('POST', '/auth/register', { username, email, password, ...keys });
    return Number((answer as { user: Json }).user.id);
  }

  async findUser({ email }: Account): Promise<number> {
    const users = (await this.#call('GET', '/auth/users')) as Json[];
    return Number(users.find((user) => user.email === email)?.id);
  }

  /** A contract of two with one guarantee. Returns the id. */
  async createContract(title: string, guarantee: string, parties: readonly [number, number]): Promise<number> {
    const [owner, counterparty] = parties;
    const terms = { conditions: 'It is done', verification_process: 'Both look at it', valid_until: '2031-12-31' };
    const { data } = (await this.#call('POST', '/contracts', {
      ...{ title, description: 'As agreed', contract_order: 0, status: 'pending_counterparty' },
      ...{ contractors: [owner], arbitrator: '1' },
      guarantees: [
        { id: '', status: 'pending', description: guarantee, amount: '0.00100000', contractor_id: owner, ...terms },
      ],
    })) as { data: Json };
    await this.#call('POST', `/contracts/${data.id}/contractor`, { contractorId: counterparty });
    return Number(data.id);
  }

  /** The record of a contract, as the backend answers it. */
  read(contractId: number): Promise<unknown> {
    return this.#call('GET', `/contracts/${contractId}`);
  }

  async #call(method: string, path: string, body?: Json): Promise<unknown> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(this.#api + path, { ...init, headers: { 'content-type': 'application/json' } });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
