import { nightly } from '@tests/daily';
import { toUser } from '@tests/unit/domain/make';
import { toKeyFile } from '@tests/unit/recovery-file';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loggedOut } from '@/store/core/session.actions';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { openKeyFile } from '@/store/keys/key-file.thunks';
import { readSeals } from '@/store/seals/seal-store';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { sendSeal } from '@/store/seals/send-seal.thunks';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import { signContractTerms } from '@/store/signing/sign-terms.thunks';
import { contractId, hash, lineOf, look, lookState, putMessage, sign, whileSigning } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Signing terms: what leaves the device, and when. */

const openStage = hostileStages();
const CHAT = '*/api/chat/messages';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

function readStored() {
  return readSeals({ publicKey: stage.user.public_key ?? '', contractId });
}

describe('a signature', () => {
  test('is kept on the device before its message is sent', async () => {
    const kept: unknown[] = [];
    stage.server.use(
      http.post(CHAT, async ({ request }) => {
        kept.push(...(await readStored()).signed.flatMap(({ signatures }) => signatures.map(({ role }) => role)));
        return getResponse(stage.backend.handlers, request);
      }),
    );
    expect(await sign(stage, stage.store)).toMatchObject({ ok: true, value: { sent: { ok: true } } });
    expect(kept).toEqual(['owner']);
  });

  nightly('counts if its message is refused, and can be sent again', async () => {
    stage.server.use(http.post(CHAT, () => HttpResponse.json({ error: 'No' }, { status: 400 }), { once: true }));
    expect(await sign(stage, stage.store)).toMatchObject({ ok: true, value: { sent: { ok: false } } });
    expect(stage.backend.store.state.messages).toHaveLength(0);
    const view = await look(stage, stage.store);
    expect(view?.state.kind).toBe('signed-by-you');
    const contract = requireContract(stage.store.getState(), contractId);
    expect(await stage.store.dispatch(sendSeal(contract.id, hash(view?.text ?? ''), 'Again.'))).toMatchObject({
      ok: true,
    });
    expect(stage.backend.store.state.messages.map(({ content }) => content)).toEqual([
      expect.stringContaining(hash(view?.text ?? '')),
    ]);
  });

  test('is not made with a wrong password, and no password is sent', async () => {
    const text = (await look(stage, stage.store))?.text ?? '';
    const order = { contractId, text, password: 'not the password', sentence: 'I signed.' };
    expect(await stage.store.dispatch(signContractTerms(order))).toMatchObject({
      ok: false,
      error: { code: 'wrong-password' },
    });
    await stage.expectUnharmed();
    expect((await readStored()).signed).toEqual([]);
    await sign(stage, stage.store);
    expect(stage.sent.some(({ body }) => body.includes(PASSWORD))).toBe(false);
  });

  test('is not made if the user logs out meanwhile', async () => {
    const text = (await look(stage, stage.store))?.text ?? '';
    whileSigning(stage, async () => stage.store.dispatch(loggedOut()));
    const order = { contractId, text, password: PASSWORD, sentence: 'I signed.' };
    expect(await stage.store.dispatch(signContractTerms(order))).toMatchObject({ ok: false });
    expect(stage.backend.store.state.messages).toHaveLength(0);
  });

  nightly('is made with a key that was opened from a file', async () => {
    const { store, user } = stage;
    const given = toUser({ ...user, encrypted_key: '{"v":1' });
    store.dispatch(loginSuccess(given));
    await store.dispatch(checkOwnKey(given, PASSWORD));
    expect(await sign(stage, store)).toMatchObject({ ok: false, error: { code: 'bad-envelope' } });
    expect(await store.dispatch(openKeyFile(toKeyFile(user), PASSWORD))).toEqual({ kind: 'opened' });
    expect(await sign(stage, store)).toMatchObject({ ok: true });
    putMessage(stage, 'berto', lineOf((await look(stage, store))?.text ?? '', 'berto@example.com'));
    expect((await lookState(stage, store))?.kind).toBe('sealed');
  });
});

describe('another sync', () => {
  nightly('leaves the state unchanged, so that nothing is rendered', async () => {
    await sign(stage, stage.store);
    await look(stage, stage.store);
    const before = selectContractSeals(stage.store.getState(), contractId);
    let changes = 0;
    const stop = stage.store.subscribe(() => changes++);
    await Promise.all([1, 2, 3].map(() => stage.store.dispatch(syncSeals(contractId))));
    stop();
    expect(changes).toBe(0);
    expect(selectContractSeals(stage.store.getState(), contractId)).toBe(before);
  });

  test('raises no alarm before keys and arbitrator are known', async () => {
    await sign(stage, stage.store);
    putMessage(stage, 'berto', lineOf((await look(stage, stage.store))?.text ?? '', 'berto@example.com'));
    expect((await lookState(stage, stage.store))?.kind).toBe('sealed');
    const kinds = new Set<string>();
    const again = stage.openElsewhere();
    again.subscribe(() => {
      const seals = selectContractSeals(again.getState(), contractId);
      if (seals !== null) kinds.add(seals.missing.length === 0 ? 'read' : 'missing');
    });
    await again.dispatch(syncSeals(contractId));
    expect((await lookState(stage, again))?.kind).toBe('sealed');
    expect([...kinds]).toEqual(['read']);
  });
});
