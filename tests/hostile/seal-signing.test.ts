import { getResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { loggedOut } from '@/store/core/session.actions';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { changeTermsRecord } from '@/store/terms/terms-store';
import { contractId, lineOf, look, lookState, putMessage, sign, whileSigning } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Signing terms: what leaves the device, and when. */

const openStage = hostileStages();
const CHAT = '*/api/chat/messages';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

function readStored() {
  return changeTermsRecord({ publicKey: stage.user.public_key ?? '', contractId }, (stored) => stored);
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
});

describe('another sync', () => {
  test('raises no alarm before keys and arbitrator are known', async () => {
    await sign(stage, stage.store);
    putMessage(stage, 'berto', lineOf((await look(stage, stage.store))?.text ?? '', 'berto@example.com'));
    expect(await lookState(stage, stage.store)).toBe('sealed');
    const kinds = new Set<string>();
    const again = stage.openElsewhere();
    again.subscribe(() => {
      const seals = selectContractTerms(again.getState(), contractId);
      if (seals !== null) kinds.add(seals.missing.length === 0 ? 'read' : 'missing');
    });
    await again.dispatch(syncTerms(contractId));
    expect(await lookState(stage, again)).toBe('sealed');
    expect([...kinds]).toEqual(['read']);
  });
});
