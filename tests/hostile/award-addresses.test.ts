import { sats } from '@tests/unit/domain/make';
import { beforeEach, expect, test } from 'vitest';
import { BACKGROUND } from '@/lib/intent';
import { statePayout } from '@/store/signing/sign-payout.thunks';
import { carryOut, decide, listQuestions } from './award-stage';
import { attackReport } from './report';
import { look } from './seal-stage';
import { TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Addresses of a decision, against a server that hides where the parties have asked to be paid. */

const open = hostileStages();
const report = attackReport('Addresses of decisions');

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

/** Ana and Berto have stated addresses and both devices have seen them; then Ana's page is reloaded, and the chat is empty. */
async function hidden() {
  const { contractId } = GUARANTEE_REF;
  for (const [person, address] of [
    ['berto', TO_BERTO],
    ['ana', TO_ANA],
  ] as const) {
    const store = await stage.switchTo(person);
    await look(stage, store);
    const order = { contractId, address, password: PASSWORD, sentence: 'Pay me here.' };
    expect(await store.dispatch(statePayout(order, BACKGROUND))).toMatchObject({ ok: true });
  }
  stage.backend.store.state.messages.length = 0;
  const reloaded = stage.reopen();
  await stage.reloadIn(reloaded);
  return reloaded;
}

test("that are the other party's stated one are refused, although the server hides the chat", async () => {
  const ana = await hidden();
  const toBerto = await decide(ana, { outputs: [{ to: 'owner', address: TO_BERTO, value: sats(98_000) }] });
  expect(await carryOut(ana, toBerto)).toMatchObject({
    error: { code: 'award-refused', detail: { rule: 'addresses' } },
  });
  report.stopped("the other party's payout address, with the chat hidden", 'memory', 'addresses');
});

test('that nobody has stated are asked about, although the server hides the chat', async () => {
  const ana = await hidden();
  const elsewhere = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
  const file = await decide(ana, { outputs: [{ to: 'owner', address: elsewhere, value: sats(98_000) }] });
  expect(await listQuestions(ana, file)).toEqual(['award-address']);
  expect(await listQuestions(ana, await decide(ana))).toEqual(['award-other']);
});
