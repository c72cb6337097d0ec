import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { describe, expect, test } from 'vitest';
import { loadContract } from '@/store/contracts/load.thunks';
import { requestDeposit } from '@/store/deposits/request-deposit.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectKeyFinding, selectKeysChanged } from '@/store/pins/pins.selectors';
import { trustKeys } from '@/store/pins/pins.thunks';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';
import { attackReport } from './report';
import { hostileStages, PLACE, type Stage } from './stage';
import { callsOf } from './traffic';

const open = hostileStages();
const report = attackReport('A second tab');
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const FILL = `/api/contracts/${PLACE.contractId}/fillcontract`;

async function look(store: AppStore): Promise<boolean> {
  await store.dispatch(loadContract(PLACE.contractId));
  await store.dispatch(verifyContract(PLACE.contractId));
  return selectKeysChanged(store.getState(), PLACE.contractId);
}

/**
 * The tab that saw the genuine keys first, and one that was open before that and has seen none: the browser has not told
 * it anything either.
 */
async function tabs(): Promise<{ stage: Stage; second: AppStore }> {
  const stage = await open('pending', 'berto');
  const pins = localStorage.getItem('pins') ?? '';
  localStorage.removeItem('pins');
  const second = createAppStore();
  localStorage.setItem('pins', pins);
  return { stage, second };
}

function swapKey(stage: Stage, public_key: string | null | undefined = MALLORY): void {
  stage.lie('get', FILL, (answer) => {
    const [, ...others] = answer.keys as object[];
    return { ...answer, keys: [{ public_key }, ...others] };
  });
}

describe('a counterparty key that is swapped for a tab that was open before another one saw it', () => {
  test('raises the alarm there, and gets no deposit', async () => {
    const { stage, second } = await tabs();
    const genuine = localStorage.getItem('pins');
    swapKey(stage);
    expect(await look(second)).toBe(true);
    const from = stage.sent.length;
    expect(await second.dispatch(requestDeposit(PLACE))).toMatchObject({ error: { code: 'keys-changed' } });
    expect(callsOf(stage.sent.slice(from), /^(POST|PUT|DELETE) /)).toBe(0);
    expect(localStorage.getItem('pins')).toBe(genuine);
    report.stopped('counterparty key swapped for a tab that had not seen it', 'thunk', 'keys-changed, alarm');
  });

  test('does not become what the device remembers', async () => {
    const { stage, second } = await tabs();
    const honest = selectKeyFinding(stage.store.getState(), PLACE.contractId)?.current;
    swapKey(stage);
    await look(second);
    await second.dispatch(requestDeposit(PLACE));
    swapKey(stage, honest?.counterparty);
    expect(await look(stage.reopen())).toBe(false);
    report.stopped('genuine key told again, page reloaded', 'thunk', 'no alarm: the pin is the genuine one');
  });
});

test('the user trusts a new key in one tab: the other takes it for trusted, and no other one', async () => {
  const { stage, second } = await tabs();
  swapKey(stage);
  expect(await look(stage.store)).toBe(true);
  expect(await look(second)).toBe(true);
  const seen = selectKeyFinding(stage.store.getState(), PLACE.contractId)?.current;
  if (seen) stage.store.dispatch(trustKeys(PLACE.contractId, seen));
  expect(await look(second)).toBe(false);
  swapKey(stage, toHex(demoKey('eve@example.com').publicKey));
  expect(await look(second)).toBe(true);
  report.stopped('a second swap after another tab trusted the first', 'thunk', 'keys-changed, alarm');
});
