import { createBackend } from '@mocks/backend';
import { DEMO_PDF } from '@mocks/demo/demo-pdf';
import { createDemoState } from '@mocks/demo/demo-state';
import type { StoredTransaction } from '@mocks/store/entities';
import { nightly } from '@tests/daily';
import { beforeAll, expect, it } from 'vitest';
import { readingEngine } from '@/bitcoin/engine/reading';
import { type Answer, type Client, createClient } from './backend-client';

/* The accounts log in: accounts.test.ts. */

const NOW = Date.UTC(2026, 10, 21, 12);
const FEE_RATE = 12;

let state: Awaited<ReturnType<typeof createDemoState>>;
let client: Client;
let contracts: Answer['body'][];
/** With their contracts. */
let guarantees: Answer['body'][];

beforeAll(async () => {
  state = await createDemoState({ now: NOW, loginSecret: 'password' });
  client = createClient(createBackend({ state, clock: () => NOW }));
  contracts = await Promise.all(state.contracts.map(({ id }) => fill(String(id))));
  guarantees = contracts.flatMap((contract) => contract.guarantees.map((each: object) => ({ contract, ...each })));
});

/** A contract with its keys and transactions, as the app reads it. */
async function fill(id: string) {
  const contract = (await client.get(`/contracts/${id}`)).body;
  return { ...contract, ...(await client.get(`/contracts/${id}/fillcontract`)).body };
}

const publicKeys = ({ keys }: Answer['body']) => keys.map((key: { public_key: string }) => key.public_key);

it('the arbitrators are users with a name who cannot log in: those of the contracts, and of template imports', async () => {
  const { body } = await client.get('/auth/users');
  const ids = new Set([...contracts.map(({ arbitrator }) => String(arbitrator)), 'aval-template-arbitrator']);
  for (const id of ids) {
    const user = body.find((each: { id: unknown }) => String(each.id) === id);
    expect(user?.username).toMatch(/^[A-Z][a-z]+$/);
    expect((await client.post('/auth/login', { username: user.email, password: 'any' })).status).toBe(401);
  }
});

it('there is every status of contracts and guarantees, one PDF, and only dates in the past', () => {
  const statuses = (records: { status: string }[]) => [...new Set(records.map(({ status }) => status))].sort();
  expect(statuses(contracts)).toEqual(['active', 'completed', 'draft', 'pending_counterparty']);
  expect(statuses(guarantees)).toEqual(['active', 'executed', 'expired', 'in_dispute', 'pending']);
  expect(contracts.map(({ pdf_url }) => pdf_url).filter(Boolean)).toEqual([`/documents/${DEMO_PDF}`]);
  const latest = Math.max(...contracts.map(({ updated_at }) => Date.parse(updated_at)));
  expect([latest <= NOW, NOW - latest < 86_400_000]).toEqual([true, true]);
});

nightly('it is always the same', async () => {
  const again = await createDemoState({ now: NOW, loginSecret: 'password' });
  expect([again.transactions, again.chain]).toEqual([state.transactions, state.chain]);
});

it('the deposits are at addresses derived from the keys', async () => {
  for (const { contract, deposits } of guarantees) {
    const arbitratorKey = (await client.get(`/arbitrators/${contract.arbitrator}`)).body.public_key;
    const contractOrder = contract.contract_order;
    const keys = { network: 'regtest', contractorKeys: publicKeys(contract), arbitratorKey, contractOrder } as const;
    for (const { address, guarantee_order } of deposits)
      expect((await readingEngine.deriveDepositAddress(keys, guarantee_order)).address).toBe(address);
  }
});

it('there are guarantees that are funded, partly funded, overpaid and released', async () => {
  const sums: { status: string; addresses: number; ratio: number; released: boolean }[] = [];
  for (const { status, amount, deposits, withdrawals } of guarantees) {
    let sum = 0;
    for (const { address } of deposits)
      for (const { value } of await (await client.fetch(`/explorer/api/address/${address}/utxo`)).json()) sum += value;
    const released = withdrawals.some((tx: StoredTransaction) => tx.txid !== null);
    sums.push({ status, addresses: deposits.length, ratio: sum / Math.round(Number(amount) * 1e8), released });
  }
  const some = (test: (sum: (typeof sums)[number]) => boolean) => expect(sums.some(test)).toBe(true);
  some(({ status, ratio }) => status === 'active' && ratio === 1);
  some(({ status, ratio }) => status === 'active' && ratio > 1);
  some(({ status, ratio, released }) => status === 'active' && released && ratio > 0 && ratio < 1);
  some(({ status, ratio, addresses }) => status === 'pending' && addresses > 1 && ratio > 0 && ratio < 1);
  some(({ status, addresses }) => status === 'pending' && addresses === 0);
  for (const { status, ratio } of sums) if (status === 'executed') expect(ratio).toBe(0);
});

it('executed withdrawals are on the chain, and pending ones can be signed without a warning', async () => {
  const executed = state.transactions.filter(({ withdrawal, status }) => withdrawal && status === 'executed');
  expect(executed.length).toBeGreaterThanOrEqual(3);
  for (const { txid } of executed)
    expect((await (await client.fetch(`/explorer/api/tx/${txid}`)).json()).status.confirmed).toBe(true);
  const waiting = guarantees.filter(({ withdrawals }) => withdrawals.at(-1)?.status === 'pending');
  expect(new Set(waiting.map(({ withdrawals }) => withdrawals.at(-1).signer)).size).toBe(2);
  for (const { contract, deposits, withdrawals } of waiting) {
    const { p_psbt, address, amount, signer } = withdrawals.at(-1);
    const inspection = await readingEngine.inspectPsbt(p_psbt, {
      network: 'regtest',
      depositScript: 'wsh-sortedmulti-2of3',
      depositAddresses: deposits.map((deposit: { address: string }) => deposit.address),
      contractorKeys: publicKeys(contract),
      request: { address, amount: Math.round(Number(amount) * 1e8) as never },
      fastestFee: FEE_RATE,
    });
    expect(inspection).toMatchObject({ verdict: 'sign', checked: true });
    expect(inspection.summary?.signedBy).toEqual([publicKeys(contract)[contract.contractors.indexOf(signer)]]);
  }
});
