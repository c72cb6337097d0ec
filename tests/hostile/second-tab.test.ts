import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { describe, expect, test } from 'vitest';
import { createAppStore } from '@/store/boot/store';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeyFinding, selectKeysChanged } from '@/store/keys/keys.selectors';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

const open = hostileStages();
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
  });

  test('does not replace the remembered key', async () => {
    const { stage, second } = await openTabs();
    const honest = selectKeyFinding(stage.store.getState(), GUARANTEE_REF.contractId)?.current;
    swapKey(stage);
    await loadHasKeysChanged(second);
    await second.dispatch(requestDeposit(GUARANTEE_REF));
    swapKey(stage, honest?.counterparty);
    expect(await loadHasKeysChanged(stage.reopen())).toBe(false);
  });
});
