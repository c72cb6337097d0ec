import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getConsentMark } from '@/domain/terms/demand';
import type { AppStore } from '@/store/core/store-types';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';
import { release } from '@/store/withdrawals/release.thunks';
import { contractId, look, sealBoth, setAmount } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD } from './stage';

/* Terms that a server changes between what the user reads and what they sign (docs/terms.md#paying-and-signing). */

const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const openStage = hostileStages();

beforeEach(() => setSeals('tell'));
afterEach(() => setSeals('tell'));

function setSeals(value: ReturnType<typeof settings>['seals']): void {
  settings().seals = value;
}

/** A scene whose terms both have signed, seen by Ana or Berto. */
async function openSealed(scene: 'pending' | 'funded' | 'signed', who: 'ana' | 'berto') {
  const stage = await openStage(scene, 'ana');
  const ana = await sealBoth(stage);
  const store = who === 'ana' ? ana : await stage.switchTo('berto');
  expect((await look(stage, store))?.state).toBe('sealed');
  return { stage, store };
}

/** The mark of the terms that this page shows. */
const mark = (store: AppStore) => getConsentMark(selectTermsView(store.getState(), contractId));

const ASKED = { ok: false, error: { code: 'terms-not-accepted' } };
const BLOCKED = { ok: false, error: { code: 'terms-not-sealed' } };

describe('an amount that changes after both have signed, unseen by the open dialog', () => {
  test('is asked about before an address is given, and again if it changes once more', async () => {
    const { stage, store } = await openSealed('pending', 'berto');
    const addresses = stage.backend.store.state.transactions.length;
    setAmount(stage, 900_000);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject(ASKED);
    expect(stage.backend.store.state.transactions).toHaveLength(addresses);
    const accepted = mark(store);
    setAmount(stage, 950_000);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF, undefined, accepted))).toMatchObject(ASKED);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF, undefined, mark(store)))).toMatchObject({ ok: true });
  });

  test('is asked about if it happens while the key is being opened', async () => {
    const { stage, store } = await openSealed('funded', 'ana');
    const engine = await loadBitcoin();
    const { openKey } = engine;
    engine.openKey = async (...args) => {
      setAmount(stage, 900_000);
      return openKey.apply(engine, args);
    };
    const done = await store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD)).finally(() => {
      engine.openKey = openKey;
    });
    expect(done).toMatchObject(ASKED);
    await stage.expectUnharmed();
  });

  test('blocks everything with VITE_SEALS=required, even if it was accepted', async () => {
    const { stage, store } = await openSealed('funded', 'ana');
    setSeals('required');
    setAmount(stage, 900_000);
    await look(stage, store);
    const acceptedTerms = mark(store);
    expect(await store.dispatch(release(GUARANTEE_REF, { ...ORDER, acceptedTerms }, PASSWORD))).toMatchObject(BLOCKED);
    expect(await store.dispatch(requestDeposit(GUARANTEE_REF, undefined, acceptedTerms))).toMatchObject(BLOCKED);
    await stage.expectUnharmed();
  });
});

describe('terms that are not signed by both', () => {
  test.each([
    ['off', { ok: true }],
    ['tell', { ok: true }],
    ['required', BLOCKED],
  ] as const)('VITE_SEALS=%s', async (value, outcome) => {
    setSeals(value);
    const stage = await openStage('funded', 'ana');
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject(outcome);
    if (!outcome.ok) await stage.expectUnharmed();
  });

  test('are not fetched again with VITE_SEALS=tell: nothing can have changed them', async () => {
    const stage = await openStage('pending', 'ana');
    const before = stage.sent.length;
    await stage.store.dispatch(requestDeposit(GUARANTEE_REF));
    const calls = stage.sent.slice(before).map(({ call }) => call);
    expect(calls).not.toContain(`GET /contracts/${contractId}`);
  });
});
