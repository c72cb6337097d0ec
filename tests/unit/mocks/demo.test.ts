import { createBackend } from '@mocks/backend';
import { createDemoState } from '@mocks/demo/demo-state';
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
