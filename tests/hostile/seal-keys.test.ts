import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '@/store/contracts/load.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { contractId, lineOf, look, lookState, putMessage, sealBoth, sign, whileSigning } from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Signed terms against a backend that replaces keys. */

const openStage = hostileStages();
const FILL = `/api/contracts/${contractId}/fillcontract`;
const MALLORY = 'mallory@example.com';
const EVE = 'eve@example.com';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

function keyOf(email: string): string {
  return toHex(demoKey(email).publicKey);
}

function replaceKeys(...emails: [string, string]): void {
  stage.lie('get', FILL, (answer) => ({ ...answer, keys: emails.map((email) => ({ public_key: keyOf(email) })) }));
}

describe('a server that replaces keys', () => {
  test('cannot sign for both with keys of its own', async () => {
    replaceKeys(MALLORY, EVE);
    const fresh = stage.openElsewhere();
    const view = await look(stage, fresh);
    putMessage(stage, 'ana', lineOf(view?.text ?? '', MALLORY));
    putMessage(stage, 'berto', lineOf(view?.text ?? '', EVE));
    expect(await lookState(stage, fresh)).toBe('unsigned');
  });

  test('cannot make one person sign for both: the same key twice is rejected', async () => {
    replaceKeys('ana@example.com', 'ana@example.com');
    const fresh = stage.openElsewhere();
    const view = await look(stage, fresh);
    expect(view?.gaps).toContainEqual({ kind: 'counterparty-key' });
    expect(await sign(stage, fresh)).toMatchObject({ ok: false });
    const line = lineOf(view?.text ?? '', 'ana@example.com');
    putMessage(stage, 'ana', line);
    putMessage(stage, 'berto', line);
    expect(await lookState(stage, fresh)).not.toBe('sealed');
    expect(stage.sent.some(({ call }) => call.startsWith('POST /chat/messages'))).toBe(false);
  });

  test('cannot make a person sign in place of the other party by exchanging two keys', async () => {
    replaceKeys('berto@example.com', 'ana@example.com');
    const fresh = stage.openElsewhere();
    expect(await sign(stage, fresh)).toMatchObject({ ok: true });
    // The user's own key tells which key is whose, so this is the signature that an honest server would have got.
    replaceKeys('ana@example.com', 'berto@example.com');
    expect(await lookState(stage, fresh)).toBe('signed-by-you');
  });

  test('is noticed after both have signed', async () => {
    const ana = await sealBoth(stage);
    replaceKeys('ana@example.com', MALLORY);
    expect(await lookState(stage, ana)).toBe('changed');
    expect(await sign(stage, ana)).toMatchObject({ ok: false, error: { code: 'keys-changed' } });
  });

  test('cannot show one key and get another signed by answering differently each time', async () => {
    // The user reads terms with Mallory's key. Signing then sees the genuine key in one answer, and Mallory's in the next.
    replaceKeys('ana@example.com', MALLORY);
    const read = (await look(stage, stage.store))?.text ?? '';
    replaceKeys('ana@example.com', 'berto@example.com');
    whileSigning(stage, () => {
      replaceKeys('ana@example.com', MALLORY);
      return stage.store.dispatch(loadContract(contractId));
    });
    const order = { contractId, text: read, password: PASSWORD, sentence: 'I signed.' };
    expect(await stage.store.dispatch(signContractTerms(order))).toMatchObject({
      ok: false,
      error: { code: 'terms-differ' },
    });
    expect(stage.backend.store.state.messages).toHaveLength(0);
  });
});
