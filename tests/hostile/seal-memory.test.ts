import type { WireUser } from '@mocks/wire';
import { toUser } from '@tests/unit/domain/make';
import { changeRecord, readRecord } from '@tests/unit/store/device-records';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { loggedOut } from '@/store/core/session.actions';
import { keyChecked } from '@/store/keys/own-key.slice';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import { contractId, lineOf, look, lookState, putMessage, sealBoth, sign, USERS } from './seal-stage';
import { hostileStages, type Stage } from './stage';

/* The memory of signed terms: its contents, and whom they belong to. */

const openStage = hostileStages();
const BERTO = 'berto@example.com';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

function findUser(id: string): WireUser {
  const user = stage.backend.store.state.users.find((each) => each.id === id);
  if (user === undefined) throw new Error('There is no such user');
  return user as WireUser;
}

describe('the memory of signed terms', () => {
  test('outlasts a logout and the chat', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    ana.dispatch(loggedOut());
    expect(selectTermsView(ana.getState(), contractId)).toBeNull();
    stage.backend.store.state.messages = [];
    ana.dispatch(loginSuccess(toUser(stage.user)));
    ana.dispatch(keyChecked('good'));
    expect(await lookState(stage, ana)).toBe('sealed');
  });

  test('belongs to one account: another on the same device starts empty', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    stage.backend.store.state.messages = [];
    ana.dispatch(loggedOut());
    ana.dispatch(loginSuccess(toUser(findUser(USERS.berto))));
    ana.dispatch(keyChecked('good'));
    expect(await lookState(stage, ana)).toBe('unsigned');
  });

  test('is not passed on when the server replaces the key of the account', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    stage.backend.store.state.messages = [];
    ana.dispatch(loginSuccess({ ...toUser(stage.user), publicKey: findUser(USERS.berto).public_key ?? null }));
    expect(selectContractTerms(ana.getState(), contractId)).toBeNull();
    await look(stage, ana);
    expect(selectContractTerms(ana.getState(), contractId)?.record.signed ?? []).toEqual([]);
  });

  test('keeps what another version of the program wrote', async () => {
    await sign(stage, stage.store);
    const later = '{"format":"aval-terms-2"}';
    await changeRecord('seals', (stored) => {
      const { signed, pdfs } = stored as { signed: unknown[]; pdfs: unknown };
      return { signed: [{ hash: 'f'.repeat(64), text: later, signatures: [] }, ...signed], pdfs };
    });
    putMessage(stage, 'berto', lineOf((await look(stage, stage.store))?.text ?? '', BERTO));
    expect(await lookState(stage, stage.store)).toBe('sealed');
    const { signed } = (await readRecord('seals')) as { signed: { text: string }[] };
    expect(signed.map(({ text }) => text)).toContain(later);
  });

  test('is not overwritten if it cannot be read', async () => {
    await sign(stage, stage.store);
    await changeRecord('seals', () => ({ version: 2 }));
    const view = await look(stage, stage.reopen());
    expect(view?.state).toBe('signed-by-you');
    expect(await readRecord('seals')).toEqual({ version: 2 });
  });
});

describe('a device that keeps nothing', () => {
  test('still reads the chat, and says that it keeps nothing', async () => {
    const ana = await sealBoth(stage);
    // @ts-expect-error a browser without databases
    globalThis.indexedDB = undefined;
    try {
      await look(stage, ana);
      expect(selectContractTerms(ana.getState(), contractId)?.isKept).toBe(false);
      expect(selectTermsView(ana.getState(), contractId)?.state).toBe('sealed');
      stage.backend.store.state.messages = [];
      expect(await lookState(stage, ana)).toBe('sealed');
    } finally {
      globalThis.indexedDB = new IDBFactory();
    }
  });
});

test('overlapping syncs end with the newest state', async () => {
  const { store } = stage;
  await sign(stage, store);
  const text = (await look(stage, store))?.text ?? '';
  const early = store.dispatch(syncTerms(contractId));
  putMessage(stage, 'berto', lineOf(text, BERTO));
  await Promise.all([early, look(stage, store), store.dispatch(syncTerms(contractId))]);
  expect(selectTermsView(store.getState(), contractId)?.state).toBe('sealed');
});
