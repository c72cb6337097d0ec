import { daily, nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { GUARANTEE_REF, hostileStages, type Stage } from '@tests/hostile/stage';
import { completeRelease, forge, lower } from '@tests/hostile/stuck-release';
import { countCalls } from '@tests/hostile/traffic';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';

/*
 * A withdrawal that is read before the list of the deposits, or the keys, have arrived: what was not received is unknown,
 * and no reason to refuse.
 */

const openStage = hostileStages();
const { contractId } = GUARANTEE_REF;
const LIST = '*/api/contracts/guarantee/deposit/:id';

type Json = Record<string, unknown>;

/** The withdrawal of a backend that names deposits in a call of their own only. */
async function openForeign(complete?: (stage: Stage) => Promise<void>): Promise<Stage> {
  const stage = await openStage('signed', 'ana');
  await complete?.(stage);
  stage.lie('get', `/api/contracts/${contractId}`, withoutDeposits);
  stage.lie('get', `/api/contracts/${contractId}/fillcontract`, withoutDeposits);
  return stage;
}

function withoutDeposits(answer: unknown): Json {
  const { guarantees, ...contract } = answer as Json & { guarantees: Json[] };
  return { ...contract, guarantees: guarantees.map(({ deposits: _, ...guarantee }) => guarantee) };
}

/** What is known after an earlier visit, as the page starts from it. */
function know({ store }: Stage, { deposits, keys }: { deposits?: null | []; keys?: [] }): void {
  const contract = requireContract(store.getState(), contractId);
  const guarantees = contract.guarantees.map((each) => ({ ...each, ...(deposits !== undefined && { deposits }) }));
  store.dispatch(contractsSet([{ ...contract, guarantees, keys: keys ?? contract.keys }]));
}

const inspect = ({ store }: Stage) => store.dispatch(inspectWithdrawal(GUARANTEE_REF));
const MAY_SIGN = { ok: true, value: { inspection: { verdict: 'sign', summary: { unprovenInputs: 0 } } } };
const REFUSED = { inspection: { verdict: 'refuse', rule: 'input-not-guarantee' } };

describe('a withdrawal is inspected with the deposits of the backend', () => {
  test.each(
    daily(1, [
      ['are unknown', { deposits: null }],
      ['were none at the last visit', { deposits: [] }],
      ['are known, and the keys are not', { keys: [] }],
    ] as const),
  )('while they %s here', async (_name, known) => {
    const stage = await openForeign();
    know(stage, known as Parameters<typeof know>[1]);
    expect(await inspect(stage)).toMatchObject(MAY_SIGN);
  });

  test('while the screen waits for their list', async () => {
    const stage = await openForeign();
    know(stage, { deposits: [] });
    const list = createGate();
    stage.server.use(http.get(LIST, () => list.opened));
    await stage.store.dispatch(loadContract(contractId));
    const loading = stage.store.dispatch(loadUnnamedLists(contractId));
    const reading = inspect(stage);
    await vi.waitFor(() => expect(countCalls(stage.sent, /guarantee\/deposit/)).toBe(2));
    list.open();
    await loading;
    expect(await reading).toMatchObject(MAY_SIGN);
  });

  test('once: known deposits are not asked for', async () => {
    const stage = await openForeign();
    stage.sent.splice(0);
    expect(await inspect(stage)).toMatchObject(MAY_SIGN);
    expect(countCalls(stage.sent, /guarantee\/deposit|fillcontract/)).toBe(0);
  });

  nightly('which may be a file that replaces a release', async () => {
    const stage = await openForeign(completeRelease);
    know(stage, { deposits: [] });
    const file = forge(stage, (outputs) => lower(outputs, 10_000n));
    expect(await stage.store.dispatch(inspectWithdrawal({ ...GUARANTEE_REF, file }))).toMatchObject(MAY_SIGN);
  });
});

nightly('a failed list is a failure that can be repeated, and no refusal', async () => {
  const stage = await openForeign();
  know(stage, { deposits: [] });
  stage.server.use(http.get(LIST, () => new HttpResponse(null, { status: 503 }), { once: true }));
  expect(await inspect(stage)).toMatchObject({ ok: false, error: { detail: { status: 503 } } });
  expect(requireGuarantee(stage.store.getState(), GUARANTEE_REF).deposits).toEqual([]);
  expect(await inspect(stage)).toMatchObject(MAY_SIGN);
});

test('coins that the backend does not name either are refused, after one look', async () => {
  const stage = await openForeign();
  know(stage, { deposits: [] });
  stage.server.use(http.get(LIST, () => HttpResponse.json([])));
  stage.sent.splice(0);
  expect(await inspect(stage)).toMatchObject({ ok: true, value: REFUSED });
  expect(countCalls(stage.sent, /guarantee\/deposit/)).toBe(1);
});
