import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { contractId, look, readText, sealBoth } from '@tests/hostile/seal-stage';
import { hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { countCalls } from '@tests/hostile/traffic';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import { BACKGROUND } from '@/lib/intent';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { contractUpdated } from '@/store/contracts/contracts.slice';
import type { GatedAction } from '@/store/signing/gates';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { requireTerms, selectTermsDemand } from '@/store/terms/terms-gate.thunks';

/* The terms that are signed, and those that paying and signing rely on (docs/terms.md). */

const openStage = hostileStages();
const { seals: defaultSeals } = settings();

afterEach(() => {
  settings().seals = defaultSeals;
  settings().arbitrators = {};
});

describe('the terms of a contract', () => {
  let stage: Stage;
  let text: string;
  beforeEach(async () => {
    stage = await openStage('funded', 'ana');
    text = await readText(stage);
  });

  async function expectRefused(code: string, detail: object = {}, store = stage.store): Promise<void> {
    const order = { contractId, text, password: PASSWORD, sentence: 'I signed.' };
    expect(await store.dispatch(signContractTerms(order))).toMatchObject({ ok: false, error: { code, detail } });
    expect(stage.backend.store.state.messages).toEqual([]);
  }

  /** From now on the backend gives the contract these keys. */
  function lieAboutKeys(change: (keys: { public_key: string }[]) => unknown): void {
    const path = `/api/contracts/${contractId}/fillcontract`;
    stage.lie('get', path, (answer) => ({ ...answer, keys: change(answer.keys as { public_key: string }[]) }));
  }

  test('are not signed if the user has read others', async () => {
    text = text.replace('100000', '100001');
    await expectRefused('terms-differ');
  });

  test('are not signed while a part of them is unknown', async () => {
    const contract = stage.backend.store.contract(contractId);
    if (contract !== undefined) contract.pdf_url = 'https://elsewhere.example/plan.pdf';
    text = await readText(stage);
    await expectRefused('terms-incomplete');
  });

  test("are not signed with another key in the user's place", async () => {
    const public_key = toHex(demoKey('mallory@example.com').publicKey);
    lieAboutKeys(([own, other]) => [{ ...own, public_key }, other]);
    text = await readText(stage);
    await expectRefused('keys-changed', { id: contractId });
  });

  nightly('are not signed with VITE_SEALS=off, nor while nothing is known of them', async () => {
    settings().seals = 'off';
    await expectRefused('terms-incomplete');
    settings().seals = defaultSeals;
    const fresh = stage.openElsewhere();
    lieAboutKeys(() => []);
    stage.lie('get', '/api/auth/users', () => []);
    await expectRefused('terms-incomplete', {}, fresh);
    expect(selectContractTerms(fresh.getState(), contractId)).toBeNull();
  });
});

describe('the demand on the terms', () => {
  const demand = ({ store }: Stage, id: Contract['id'] = contractId) =>
    selectTermsDemand(store.getState(), id, 'release');
  const setParties = ({ store }: Stage, contractors: Contract['contractors']) =>
    store.dispatch(contractUpdated({ id: contractId, changes: { contractors } }));

  beforeEach(() => {
    settings().seals = 'required';
  });

  test('is made on a party, before the first look too', async () => {
    const stage = await openStage('funded', 'ana');
    expect(demand(stage)).toBe('block');
  });

  test('is made whoever the server names as its parties', async () => {
    const stage = await openStage('funded', 'ana');
    const [own = ''] = requireContract(stage.store.getState(), contractId).contractors;
    for (const contractors of [['somebody', 'somebody-else'], [own], []]) {
      setParties(stage, contractors);
      expect(demand(stage)).toBe('block');
    }
  });

  nightly('stays if a party disappears after both have signed', async () => {
    const stage = await openStage('funded', 'ana');
    const store = await sealBoth(stage);
    await look(stage, store);
    const sealed = { ...stage, store };
    expect(demand(sealed)).toBe('none');
    setParties(sealed, [requireUser(store.getState()).id]);
    expect(demand(sealed)).toBe('block');
    setParties(sealed, ['somebody', 'somebody-else']);
    expect(demand(sealed)).toBe('block');
  });
});

describe('the gate of the terms', () => {
  /** A fresh pass, right before the signature. */
  async function pass(stage: Stage, action: GatedAction): Promise<void> {
    const contract = requireContract(stage.store.getState(), contractId);
    const request = { contractId, action, intent: BACKGROUND };
    const run = { request, contract, getArbitratorKey: async () => null, isFresh: true, earlierLook: null };
    stage.sent.splice(0);
    await stage.store.dispatch(requireTerms(run));
  }

  const countLoads = ({ sent }: Stage) => countCalls(sent, /^GET \/contracts\/[^/]+\/fillcontract$/);

  nightly.each<[ReturnType<typeof settings>['seals'], GatedAction]>([
    ['required', 'inspect'],
    ['required', 'terms'],
    ['off', 'release'],
  ])('with VITE_SEALS=%s looks nothing up for %s', async (value, action) => {
    settings().seals = value;
    const stage = await openStage('funded', 'ana');
    await pass(stage, action);
    expect(stage.sent).toEqual([]);
    expect(selectContractTerms(stage.store.getState(), contractId)).toBeNull();
  });

  test('loads the contract again where the terms may be required', async () => {
    settings().seals = 'required';
    const stage = await openStage('funded', 'ana');
    await expect(pass(stage, 'release')).rejects.toMatchObject({ code: 'terms-not-sealed' });
    expect(countLoads(stage)).toBe(1);
  });
});
