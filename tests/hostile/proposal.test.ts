import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import type { AppStore } from '@/store/core/store-types';
import type { OwnChange } from '@/store/terms/own-acts.thunks';
import { proposeChange, selectProposal } from '@/store/terms/propose.thunks';
import { contractId, lineOf, look, putMessage, sealBoth, setAmount, sign } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Proposals of a change of signed terms (docs/terms.md#proposals), against the server and the other party. */

const openStage = hostileStages();
const EDIT: OwnChange = { text: { title: 'Roof and windows', description: 'As agreed on Monday.' } };
const ADD: OwnChange = {
  guarantee: {
    description: 'Scaffolding',
    amount: '0.002',
    validUntil: '2027-03-01',
    conditions: 'Set up in time.',
    verificationProcess: 'Photos.',
  },
};
let stage: Stage;
let ana: AppStore;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
  ana = await sealBoth(stage);
  await look(stage, ana);
});

function propose(store: AppStore, change = EDIT, password = PASSWORD) {
  const plan = selectProposal(store.getState(), contractId, change);
  if (plan === null) throw new Error('Nothing was signed by both');
  const { terms } = plan;
  return store.dispatch(proposeChange({ contractId, change, terms, password, sentence: 'I signed.' }));
}

async function readProposal(store: AppStore) {
  return (await look(stage, store))?.state;
}

function contract() {
  const found = stage.backend.store.state.contracts.find(({ id }) => String(id) === String(contractId));
  if (found === undefined) throw new Error('There is no contract');
  return found;
}

describe('a proposal', () => {
  nightly.each([
    ['of a text', EDIT],
    ['of a guarantee', ADD],
  ])('%s alarms neither side, and counts once both have signed', async (_name, change) => {
    expect(await propose(ana, change)).toMatchObject({ ok: true, value: { sent: { ok: true } } });
    expect(await readProposal(ana)).toBe('signed-by-you');
    const berto = await stage.switchTo('berto');
    expect(await readProposal(berto)).toBe('proposed');
    await sign(stage, berto);
    expect(await readProposal(berto)).toBe('sealed');
    expect(await readProposal(await stage.switchTo('ana'))).toBe('sealed');
  });

  test('saves nothing with a wrong password: a thief at the laptop proposes nothing', async () => {
    const before = structuredClone(stage.backend.store.state.contracts);
    expect(await propose(ana, EDIT, 'wrong')).toMatchObject({ ok: false, error: { code: 'wrong-password' } });
    expect(stage.backend.store.state.contracts).toEqual(before);
    expect(await readProposal(ana)).toBe('sealed');
  });

  test('that was saved and not signed is no alarm for its author, and one for the other side', async () => {
    const engine = await loadBitcoin();
    const { signTerms } = engine;
    engine.signTerms = () => Promise.reject(new Error('closed'));
    expect(await propose(ana)).toMatchObject({ ok: false });
    engine.signTerms = signTerms;
    expect(await readProposal(ana)).toBe('unsigned');
    expect(await readProposal(await stage.switchTo('berto'))).toBe('changed');
  });
});

describe('a server', () => {
  test('that changes something beside a proposal raises the alarm on both sides', async () => {
    await propose(ana);
    setAmount(stage, 900_000);
    expect(await readProposal(ana)).toBe('changed');
    expect(await readProposal(await stage.switchTo('berto'))).toBe('changed');
  });

  test('that changes something while it saves a proposal gets no signature', async () => {
    stage.lie('put', `/api/contracts/${contractId}`, (answer) => {
      setAmount(stage, 900_000);
      return answer;
    });
    const messages = stage.backend.store.state.messages.length;
    expect(await propose(ana)).toMatchObject({ ok: false, error: { code: 'terms-differ' } });
    expect(stage.backend.store.state.messages).toHaveLength(messages);
    expect(await readProposal(ana)).toBe('changed');
  });

  test('that changes something before a proposal is saved gets nothing to save', async () => {
    const plan = selectProposal(ana.getState(), contractId, EDIT);
    setAmount(stage, 900_000);
    const order = { contractId, change: EDIT, password: PASSWORD, sentence: 'I signed.' };
    const terms = plan?.terms;
    if (terms === undefined) throw new Error('Nothing was signed by both');
    expect(await ana.dispatch(proposeChange({ ...order, terms }))).toMatchObject({
      ok: false,
      error: { code: 'terms-differ' },
    });
    expect(contract().title).not.toBe('Roof and windows');
  });

  test("cannot sign with a key of its own that it names in Ana's place", async () => {
    contract().title = 'Garage';
    const keys = ['mallory@example.com', 'berto@example.com'].map((email) => ({
      public_key: toHex(demoKey(email).publicKey),
    }));
    stage.lie('get', `/api/contracts/${contractId}/fillcontract`, (answer) => ({ ...answer, keys }));
    const berto = await stage.switchTo('berto');
    const text = (await look(stage, berto))?.text ?? '';
    putMessage(stage, 'ana', lineOf(text, 'mallory@example.com', 2));
    const view = await look(stage, berto);
    expect(view?.terms.owner.key).toBe(keys[0]?.public_key);
    expect(await readProposal(berto)).toBe('changed');
  });

  test('cannot replay a proposal after both have signed another revision', async () => {
    await propose(ana);
    await propose(ana, { text: { title: 'Roof', description: 'As agreed on Tuesday.' } });
    await sign(stage, await stage.switchTo('berto'));
    expect(await readProposal(await stage.switchTo('ana'))).toBe('sealed');
    Object.assign(contract(), { ...('text' in EDIT && EDIT.text) });
    expect(await readProposal(await stage.switchTo('berto'))).toBe('changed');
    expect(await readProposal(await stage.switchTo('ana'))).toBe('changed');
  });
});

test('a counterparty cannot turn a change by the server into a proposal of Ana', async () => {
  contract().title = 'Garage';
  const berto = await stage.switchTo('berto');
  await sign(stage, berto);
  expect(await readProposal(berto)).toBe('signed-by-you');
  expect(await readProposal(await stage.switchTo('ana'))).toBe('proposed');
});
