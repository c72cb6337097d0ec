import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { describe, expect, test } from 'vitest';
import { createAppStore } from '@/store/boot/store';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';
import { trustKeys } from '@/store/keys/keys.thunks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
const report = attackReport('A second tab');
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

async function loadHasKeysChanged(store: AppStore): Promise<boolean> {
  await store.dispatch(loadContract(GUARANTEE_REF.contractId));
  await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
  return selectKeysChanged(store.getState(), GUARANTEE_REF.contractId);
}

/**
 * The first tab has remembered the genuine keys. The second has seen neither keys nor a storage event.
 */
async function openTabs(): Promise<{ stage: Stage; second: AppStore }> {
  const stage = await open('pending', 'berto');
  return { stage, second: createAppStore() };
}

function swapKey(stage: Stage, public_key: string | null | undefined = MALLORY): void {
  stage.lie('get', FILL, (answer) => {
    const [, ...others] = answer.keys as object[];
    return { ...answer, keys: [{ public_key }, ...others] };
  });
}

describe('a counterparty key swapped for a tab opened before the key was remembered', () => {
  test('raises the alarm and blocks deposits', async () => {
    const { stage, second } = await openTabs();
    const genuine = stage.store.getState().keys.memory;
    swapKey(stage);
    expect(await loadHasKeysChanged(second)).toBe(true);
    const from = stage.sent.length;
    expect(await second.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ error: { code: 'keys-changed' } });
    expect(countCalls(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(second.getState().keys.stored).toEqual(genuine);
    report.stopped('counterparty key swapped for a tab without remembered keys', 'thunk', 'keys-changed, alarm');
  });

  test('does not replace the remembered key', async () => {
    const { stage, second } = await openTabs();
    const honest = selectKeyFinding(stage.store.getState(), GUARANTEE_REF.contractId)?.current;
    swapKey(stage);
    await loadHasKeysChanged(second);
    await second.dispatch(requestDeposit(GUARANTEE_REF));
    swapKey(stage, honest?.counterparty);
    expect(await loadHasKeysChanged(stage.reopen())).toBe(false);
    report.stopped('genuine key served again, page reloaded', 'thunk', 'no alarm: the genuine key is remembered');
  });
});

test('a key trusted in one tab is trusted in the other, and no other key', async () => {
  const { stage, second } = await openTabs();
  swapKey(stage);
  expect(await loadHasKeysChanged(stage.store)).toBe(true);
  expect(await loadHasKeysChanged(second)).toBe(true);
  const seen = selectKeyFinding(stage.store.getState(), GUARANTEE_REF.contractId)?.current;
  if (seen) await stage.store.dispatch(trustKeys(GUARANTEE_REF.contractId, seen));
  expect(await loadHasKeysChanged(second)).toBe(false);
  swapKey(stage, toHex(demoKey('eve@example.com').publicKey));
  expect(await loadHasKeysChanged(second)).toBe(true);
  report.stopped('a second swap after another tab trusted the first', 'thunk', 'keys-changed, alarm');
});
