import { nightly } from '@tests/daily';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Sats } from '@/domain/primitives/amount';
import { selectSealLine } from '@/store/seals/seals.selectors';
import { signContractTerms } from '@/store/signing/sign-terms.thunks';
import { contractId, look, sealBoth, sign } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

const openStage = hostileStages();

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

describe('signed terms', () => {
  nightly('both sign, and both see it', async () => {
    expect((await look(stage, stage.store))?.state.kind).toBe('unsigned');
    await sign(stage, stage.store);
    expect((await look(stage, stage.store))?.state.kind).toBe('signed-by-you');
    const berto = await stage.switchTo('berto');
    expect((await look(stage, berto))?.state.kind).toBe('signed-by-other');
    await sign(stage, berto);
    expect((await look(stage, berto))?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 1 } } });
    const ana = await stage.switchTo('ana');
    expect((await look(stage, ana))?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 1 } } });
  });

  nightly('an amount changed by the server is noticed, and a second revision follows the first', async () => {
    const ana = await sealBoth(stage);
    const [first] =
      (await look(stage, ana))?.state.kind === 'sealed'
        ? (ana.getState().seals.byContract[contractId]?.record.signed ?? [])
        : [];
    const [guarantee] = stage.backend.store.state.guarantees;
    if (guarantee === undefined) throw new Error('There is no guarantee');
    guarantee.amount = 900_000 as Sats;
    expect((await look(stage, ana))?.state).toMatchObject({ kind: 'changed', signedBy: [] });
    await sign(stage, ana);
    await sign(stage, await stage.switchTo('berto'));
    const view = await look(stage, await stage.switchTo('ana'));
    expect(view?.state).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 2, previous: first?.hash } } });
  });

  test('signatures survive messages that are dropped', async () => {
    const ana = await sealBoth(stage);
    expect((await look(stage, ana))?.state.kind).toBe('sealed');
    stage.backend.store.state.messages = [];
    expect((await look(stage, await stage.switchTo('ana')))?.state.kind).toBe('sealed');
  });

  test('a new device reads the signatures of the chat', async () => {
    await sealBoth(stage);
    expect((await look(stage, stage.openElsewhere()))?.state.kind).toBe('sealed');
  });

  test('only the text on screen is signed', async () => {
    const view = await look(stage, stage.store);
    const [guarantee] = stage.backend.store.state.guarantees;
    if (guarantee !== undefined) guarantee.conditions = 'Something else.';
    const order = { contractId, text: view?.text ?? '', password: PASSWORD, sentence: 'I signed.' };
    expect(await stage.store.dispatch(signContractTerms(order))).toMatchObject({
      ok: false,
      error: { code: 'terms-differ' },
    });
    expect(stage.backend.store.state.messages).toHaveLength(0);
    expect(selectSealLine(stage.store.getState(), contractId, 'x')).toBeNull();
  });
});
