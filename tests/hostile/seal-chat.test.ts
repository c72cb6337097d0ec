import { beforeEach, describe, expect, test } from 'vitest';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { selectContractTerms, selectTermsView } from '@/store/terms/terms.selectors';
import {
  contractId,
  hash,
  lineOf,
  listVerdicts,
  look,
  lookState,
  putMessage,
  readText,
  sealBoth,
  setAmount,
  sign,
  whileSigning,
} from './seal-stage';
import { hostileStages, PASSWORD, type Stage } from './stage';

/* Signed terms against a backend that lies about the chat. */

const openStage = hostileStages();
const [ANA, BERTO] = ['ana@example.com', 'berto@example.com'];

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

describe('forged messages', () => {
  test("the user's own signature sent in the other party's name does not count", async () => {
    const text = await readText(stage);
    await sign(stage, stage.store);
    putMessage(stage, 'berto', lineOf(text, ANA));
    expect(await lookState(stage, stage.store)).toBe('signed-by-you');
    expect(listVerdicts(stage.store)).toEqual(['valid', 'invalid']);
  });

  test.each<[string, (text: string) => string]>([
    ['another contract', (text) => text.replace('"contract":"demo-contract-1"', '"contract":"demo-contract-9"')],
    ['another network', (text) => text.replace(/"network":"\w+"/, '"network":"mainnet"')],
    ['another revision', (text) => text.replace('"revision":"1"', '"revision":"2"')],
    ['another amount', (text) => text.replace('"amount":"100000"', '"amount":"900000"')],
  ])('a signature over %s does not count for these terms', async (_name, change) => {
    const text = await readText(stage);
    const other = change(text);
    expect(other).not.toBe(text);
    putMessage(stage, 'berto', lineOf(other, BERTO));
    putMessage(stage, 'ana', lineOf(other, ANA));
    expect(await lookState(stage, stage.store)).toBe('missing');
    expect(listVerdicts(stage.store)).toEqual(['other-terms', 'other-terms']);
  });

  test('a line with another revision than its terms counts for its terms: the number is not signed', async () => {
    putMessage(stage, 'berto', lineOf(await readText(stage), BERTO, 7));
    expect(await lookState(stage, stage.store)).toBe('signed-by-other');
    expect(selectTermsView(stage.store.getState(), contractId)?.terms.revision).toBe(1);
    expect(listVerdicts(stage.store)).toEqual(['valid']);
  });

  test("a wrong hash, a truncated line and a stranger's key are no signatures", async () => {
    const text = await readText(stage);
    const line = lineOf(text, BERTO);
    putMessage(stage, 'berto', line.replace(hash(text), hash(`${text} `)));
    putMessage(stage, 'berto', line.slice(0, -20));
    putMessage(stage, 'berto', lineOf(text, 'mallory@example.com'));
    putMessage(stage, 'berto', line.replace('aval:seal:1', 'aval:seal:2'));
    expect(await lookState(stage, stage.store)).toBe('unsigned');
    expect(listVerdicts(stage.store)).toEqual(['invalid', 'invalid', 'invalid', 'invalid']);
  });

  test('signatures of another contract with the highest possible revision do not prevent signing', async () => {
    const other = (await readText(stage)).replace('"contract":"demo-contract-1"', '"contract":"demo-contract-9"');
    for (const [who, email] of [
      ['ana', ANA],
      ['berto', BERTO],
    ] as const)
      putMessage(stage, who, lineOf(other, email, 999_999_999));
    await lookState(stage, stage.store);
    expect(await sign(stage, stage.store)).toMatchObject({ ok: true });
    expect(await lookState(stage, stage.store)).toBe('signed-by-you');
  });
});

describe('a server that rearranges the chat', () => {
  test('cannot fill the device with a false date', async () => {
    putMessage(stage, 'berto', lineOf(await readText(stage), BERTO));
    for (const message of stage.backend.store.state.messages) message.created_at = 'x'.repeat(100_000);
    await look(stage, stage.store);
    const [signed] = selectContractTerms(stage.store.getState(), contractId)?.record.signed ?? [];
    expect(new Date(signed?.signatures[0]?.madeAt ?? '').getTime()).toBeGreaterThan(0);
  });
});

describe('two texts of one revision', () => {
  test('the older text, signed later, does not pass for what both agreed to', async () => {
    // Ana signs 100,000. It is corrected to 900,000, which both sign. Then Berto completes the first text.
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    expect(await lookState(stage, ana)).toBe('sealed');
    putMessage(stage, 'berto', lineOf(older, BERTO));
    expect(await lookState(stage, ana)).toBe('sealed');
    setAmount(stage, 100_000);
    expect(await lookState(stage, ana)).toBe('changed');
    // A chat that is reordered or dropped hides nothing from a device that has seen it.
    stage.backend.store.state.messages.reverse();
    expect(await lookState(stage, ana)).toBe('changed');
    const { messages } = stage.backend.store.state;
    stage.backend.store.state.messages = [];
    expect(await lookState(stage, ana)).toBe('changed');
    stage.backend.store.state.messages = messages;
    // What Ana accepts is what she and Berto signed.
    await ana.dispatch(acceptTerms(requireContract(ana.getState(), contractId)));
    expect(await look(stage, ana)).toMatchObject({ state: 'sealed', sealed: { text: older } });
    setAmount(stage, 900_000);
    expect(await lookState(stage, ana)).toBe('changed');
  });
});

test('a signature that was sent with a wrong revision first does not hide that both signed', async () => {
  const text = await readText(stage);
  putMessage(stage, 'berto', lineOf(text, BERTO, 7));
  putMessage(stage, 'ana', lineOf(text, ANA));
  putMessage(stage, 'berto', lineOf(text, BERTO));
  setAmount(stage, 900_000);
  expect(await lookState(stage, stage.openElsewhere())).toBe('missing');
});

test('a device that did nothing cannot tell which of two texts of one revision came last', async () => {
  const older = await readText(stage);
  await sign(stage, stage.store);
  setAmount(stage, 900_000);
  await sealBoth(stage);
  putMessage(stage, 'berto', lineOf(older, BERTO));
  expect(await lookState(stage, stage.openElsewhere())).toBe('missing');
});

test('only the text that was read is signed, even if another arrives meanwhile', async () => {
  const text = await readText(stage);
  whileSigning(stage, () => {
    setAmount(stage, 900_000);
    return stage.store.dispatch(loadContract(contractId));
  });
  await stage.store.dispatch(signContractTerms({ contractId, text, password: PASSWORD, sentence: 'I signed.' }));
  const sent = stage.backend.store.state.messages.map(({ content }) => String(content));
  expect(sent).toEqual([expect.stringContaining(hash(text))]);
});
