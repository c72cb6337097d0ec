import { createBackend } from '@mocks/backend';
import accounts from '@mocks/demo/accounts.json';
import { DEMO_PDF } from '@mocks/demo/demo-pdf';
import { createDemoState } from '@mocks/demo/demo-state';
import type { State, StoredTransaction } from '@mocks/store/entities';
import { nightly } from '@tests/daily';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyEngine } from '@/bitcoin/engine/keys';
import { readingEngine } from '@/bitcoin/engine/reading';
import { type Answer, type Client, createClient } from './backend-client';

const NOW = Date.UTC(2026, 10, 21, 12);
const FEE_RATE = 12;

let state: State;
let client: Client;
let contracts: Answer['body'][];

beforeAll(async () => {
  state = await createDemoState({ now: NOW, loginSecret: 'password' });
  client = createClient(createBackend({ state, clock: () => NOW }));
  contracts = await Promise.all(state.contracts.map(({ id }) => filled(String(id))));
});

/** A contract with its keys and transactions, as the app reads it. */
async function filled(id: string) {
  const contract = (await client.get(`/contracts/${id}`)).body;
  const fill = (await client.get(`/contracts/${id}/fillcontract`)).body;
  return { ...contract, ...fill };
}

function guarantees() {
  return contracts.flatMap((contract) => contract.guarantees.map((guarantee: object) => ({ contract, ...guarantee })));
}

async function balance(guarantee: Answer['body']): Promise<number> {
  let sum = 0;
  for (const { address } of guarantee.deposits) {
    const utxos = await (await client.fetch(`/explorer/api/address/${address}/utxo`)).json();
    for (const { value } of utxos) sum += value;
  }
  return sum;
}

describe('the accounts', () => {
  it.each(accounts)('$email logs in and opens the key', async ({ email, password }) => {
    const { body } = await client.post('/auth/login', { username: email, password });
    const handle = await keyEngine.openKey(body.user.encrypted_key, password, body.user.public_key);
    await keyEngine.closeKey(handle);
    await expect(keyEngine.openKey(body.user.encrypted_key, 'another', body.user.public_key)).rejects.toThrow();
  });
});

describe('the arbitrators', () => {
  it('are users with a name: those of the contracts, and of template imports', async () => {
    const { body } = await client.get('/auth/users');
    const ids = new Set([...contracts.map(({ arbitrator }) => String(arbitrator)), 'aval-template-arbitrator']);
    for (const id of ids) {
      const user = body.find((each: { id: unknown }) => String(each.id) === id);
      expect(user?.username).toMatch(/^[A-Z][a-z]+$/);
      // The app has no screens for arbitrators.
      expect(await client.post('/auth/login', { username: user.email, password: 'any' })).toMatchObject({
        status: 401,
      });
    }
  });
});

describe('the contracts', () => {
  it('cover every status of contracts and guarantees', () => {
    const statuses = new Set(contracts.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['active', 'completed', 'draft', 'pending_counterparty']);
    const inside = new Set(guarantees().map(({ status }) => status));
    expect([...inside].sort()).toEqual(['active', 'executed', 'expired', 'in_dispute', 'pending']);
  });

  it('include one with the PDF of the embedded server', () => {
    expect(contracts.map(({ pdf_url }) => pdf_url).filter(Boolean)).toEqual([`/documents/${DEMO_PDF}`]);
  });

  nightly('are deterministic', async () => {
    const again = await createDemoState({ now: NOW, loginSecret: 'password' });
    expect(again.transactions).toEqual(state.transactions);
    expect(again.chain).toEqual(state.chain);
  });

  it('have dates in the past', () => {
    const times = contracts.map(({ updated_at }) => Date.parse(updated_at));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    expect(NOW - Math.max(...times)).toBeLessThan(86_400_000);
  });
});

describe('the deposits', () => {
  it('are at addresses derived from the keys', async () => {
    for (const { contract, deposits } of guarantees()) {
      const arbitratorKey = (await client.get(`/arbitrators/${contract.arbitrator}`)).body.public_key;
      for (const { address, guarantee_order } of deposits) {
        const contractorKeys = contract.keys.map(({ public_key }: { public_key: string }) => public_key);
        const keys = {
          network: 'regtest',
          contractorKeys,
          arbitratorKey,
          contractOrder: contract.contract_order,
        } as const;
        expect((await readingEngine.deriveDepositAddress(keys, guarantee_order)).address).toBe(address);
      }
    }
  });

  it('fund active guarantees, with examples of surplus and shortage', async () => {
    const sums = await Promise.all(
      guarantees().map(async (guarantee) => ({
        status: guarantee.status,
        addresses: guarantee.deposits.length,
        ratio: (await balance(guarantee)) / Math.round(Number(guarantee.amount) * 1e8),
        released: guarantee.withdrawals.some((tx: StoredTransaction) => tx.txid !== null),
      })),
    );
    const some = (test: (sum: (typeof sums)[number]) => boolean) => expect(sums.some(test)).toBe(true);
    some(({ status, ratio }) => status === 'active' && ratio === 1);
    some(({ status, ratio }) => status === 'active' && ratio > 1);
    some(({ status, ratio, released }) => status === 'active' && released && ratio > 0 && ratio < 1);
    some(({ status, ratio, addresses }) => status === 'pending' && addresses > 1 && ratio > 0 && ratio < 1);
    some(({ status, addresses }) => status === 'pending' && addresses === 0);
    for (const { status, ratio } of sums) if (status === 'executed') expect(ratio).toBe(0);
  });
});

describe('the withdrawals', () => {
  it('are on the chain when executed', async () => {
    const executed = state.transactions.filter(({ withdrawal, status }) => withdrawal && status === 'executed');
    expect(executed.length).toBeGreaterThanOrEqual(3);
    for (const { txid } of executed) {
      const tx = await (await client.fetch(`/explorer/api/tx/${txid}`)).json();
      expect(tx.status.confirmed).toBe(true);
    }
  });

  it('can be signed by the counterparty without a warning when pending', async () => {
    const waiting = guarantees().filter(({ withdrawals }) => withdrawals.at(-1)?.status === 'pending');
    expect(new Set(waiting.map(({ withdrawals }) => withdrawals.at(-1).signer)).size).toBe(2);
    for (const { contract, deposits, withdrawals } of waiting) {
      const { p_psbt, address, amount, signer } = withdrawals.at(-1);
      const inspection = await readingEngine.inspectPsbt(p_psbt, {
        network: 'regtest',
        depositScript: 'wsh-sortedmulti-2of3',
        depositAddresses: deposits.map((deposit: { address: string }) => deposit.address),
        contractorKeys: contract.keys.map(({ public_key }: { public_key: string }) => public_key),
        request: { address, amount: Math.round(Number(amount) * 1e8) as never },
        fastestFee: FEE_RATE,
      });
      expect(inspection).toMatchObject({ verdict: 'sign', checked: true });
      expect(inspection.summary?.signedBy).toEqual([contract.keys[contract.contractors.indexOf(signer)].public_key]);
    }
  });
});
