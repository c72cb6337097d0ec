import { createBackend } from '@mocks/backend';
import { createDemoState } from '@mocks/demo/demo-state';
import { getResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { readingEngine } from '@/bitcoin/engine/reading';

const NOW = Date.UTC(2026, 10, 21, 12);
const FEE_RATE = 12;

// biome-ignore lint/suspicious/noExplicitAny: answers of the backend
type Json = any;

let state: Awaited<ReturnType<typeof createDemoState>>;
let get: (path: string) => Promise<Json>;
let contracts: Json[];
/** With their contracts. */
let guarantees: Json[];

beforeAll(async () => {
  state = await createDemoState({ now: NOW, loginSecret: 'password' });
  const { handlers } = createBackend({ state, clock: () => NOW });
  get = async (path) => (await getResponse(handlers, new Request(`http://backend.test${path}`)))?.json();
  contracts = await Promise.all(state.contracts.map(({ id }) => fill(String(id))));
  guarantees = contracts.flatMap((contract) => contract.guarantees.map((each: object) => ({ contract, ...each })));
});

/** A contract with its keys and transactions, as the app reads it. */
async function fill(id: string) {
  return { ...(await get(`/api/contracts/${id}`)), ...(await get(`/api/contracts/${id}/fillcontract`)) };
}

const publicKeys = ({ keys }: Json) => keys.map((key: { public_key: string }) => key.public_key);

it('executed withdrawals are on the chain, and pending ones can be signed without a warning', async () => {
  const executed = state.transactions.filter(({ withdrawal, status }) => withdrawal && status === 'executed');
  expect(executed.length).toBeGreaterThanOrEqual(3);
  for (const { txid } of executed) expect((await get(`/explorer/api/tx/${txid}`)).status.confirmed).toBe(true);
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
