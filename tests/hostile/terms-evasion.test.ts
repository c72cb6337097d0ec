import { daily } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '@/config/settings';
import { isAlarm } from '@/domain/terms/state';
import type { AppStore } from '@/store/core/store-types';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { contractId, look, sealBoth } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Changes of signed terms that are made so that they look like something this device cannot tell. */

const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const openStage = hostileStages();

let stage: Stage;
let ana: AppStore;

beforeEach(async () => {
  stage = await openStage('funded', 'ana');
  const contract = stage.backend.store.contract(contractId);
  // Without a PDF, the terms are complete.
  if (contract !== undefined) contract.pdf_url = null;
  ana = await sealBoth(stage);
  expect((await look(stage, ana))?.state).toBe('sealed');
});
afterEach(() => {
  settings().seals = 'tell';
});

function change(fields: { description?: string; pdf_url?: string }): void {
  Object.assign(stage.backend.store.contract(contractId) ?? {}, fields);
}

async function expectAlarm(): Promise<void> {
  const view = await look(stage, ana);
  expect(view !== null && isAlarm(view)).toBe(true);
  expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(ASKED);
  await stage.expectUnharmed();
}

describe('an unknown part of the terms', () => {
  const UNREADABLE = 'https://elsewhere.example/plan.pdf';

  test('counts as a change if both signed without it: a PDF was added', async () => {
    change({ pdf_url: UNREADABLE });
    await expectAlarm();
  });
});

describe('a contract that names people other than the signers', () => {
  test.each(
    daily(1, [
      ['the user only', ['demo-user-1']],
      ['the other party only', ['demo-user-2']],
      ['strangers', ['demo-user-8', 'demo-user-9']],
    ]),
  )('%s, when it is fetched right before the signature', async (_name, contractors) => {
    for (const setting of ['tell', 'required'] as const) {
      settings().seals = setting;
      await look(stage, ana);
      let calls = 0;
      stage.lie('get', `/api/contracts/${contractId}`, (answer) => {
        calls += 1;
        return { ...answer, contractors, title: 'Another roof' };
      });
      const done = await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
      expect(calls).toBeGreaterThan(0);
      expect(done.ok).toBe(false);
      await stage.expectUnharmed();
      stage.server.resetHandlers(...stage.backend.handlers);
    }
  });

  test('the user only, when a deposit address is requested', async () => {
    stage.lie('get', `/api/contracts/${contractId}`, (answer) => ({
      ...answer,
      contractors: ['demo-user-1'],
      description: '',
    }));
    await look(stage, ana);
    expect(await ana.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(ASKED);
  });
});
