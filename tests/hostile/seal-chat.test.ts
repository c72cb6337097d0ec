import { beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '@/store/contracts/load.thunks';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { signTerms } from '@/store/seals/sign-terms.thunks';
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
  USERS,
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
  test("the user's own signature in the name of the other party counts for nobody", async () => {
    const text = await readText(stage);
    await sign(stage, stage.store);
    putMessage(stage, 'berto', lineOf(text, ANA));
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'signed-by-you' });
    expect(listVerdicts(stage.store)).toEqual(['valid', 'other-sender']);
  });

  test.each<[string, (text: string) => string]>([
    ['another contract', (text) => text.replace('"contract":"demo-contract-1"', '"contract":"demo-contract-9"')],
    ['another network', (text) => text.replace(/"network":"\w+"/, '"network":"mainnet"')],
    ['another revision', (text) => text.replace('"revision":"1"', '"revision":"2"')],
    ['another amount', (text) => text.replace('"amount":"100000"', '"amount":"900000"')],
  ])('a signature of %s is kept apart', async (_name, change) => {
    const text = await readText(stage);
    const other = change(text);
    expect(other).not.toBe(text);
    putMessage(stage, 'berto', lineOf(other, BERTO));
    putMessage(stage, 'ana', lineOf(other, ANA));
    const missing = { revision: 1, hash: hash(other) };
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'text-missing', missing, signedBy: [] });
    expect(listVerdicts(stage.store)).toEqual(['other-terms', 'other-terms']);
  });

  test('a line that names another revision than its terms says so', async () => {
    putMessage(stage, 'berto', lineOf(await readText(stage), BERTO, 7));
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'unsigned' });
    expect(listVerdicts(stage.store)).toEqual(['other-revision']);
  });

  test('a hash that is not the one signed, a cut line, and a stranger key are no signatures', async () => {
    const text = await readText(stage);
    const line = lineOf(text, BERTO);
    putMessage(stage, 'berto', line.replace(hash(text), hash(`${text} `)));
    putMessage(stage, 'berto', line.slice(0, -20));
    putMessage(stage, 'berto', lineOf(text, 'mallory@example.com'));
    putMessage(stage, 'berto', line.replace('aval:seal:1', 'aval:seal:2'));
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'unsigned' });
    expect(listVerdicts(stage.store)).toEqual(['invalid', 'unreadable', 'invalid', 'unreadable']);
  });

  test('1,000 copies, a megabyte and a million newlines change nothing', async () => {
    const line = lineOf(await readText(stage), BERTO);
    for (let copy = 0; copy < 1_000; copy++) putMessage(stage, 'berto', line);
    putMessage(stage, 'berto', `aval:seal:1:${'9'.repeat(1_000_000)}`);
    putMessage(stage, 'berto', '\n'.repeat(1_000_000));
    putMessage(stage, 'berto', `${'\n'.repeat(1_000)}${line}\n${line}`);
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'signed-by-other' });
    expect(listVerdicts(stage.store).filter((verdict) => verdict === 'valid')).toHaveLength(1);
    await sign(stage, stage.store);
    expect((await lookState(stage, stage.store))?.kind).toBe('sealed');
  });

  test('signatures of another contract under the last possible number do not keep anybody from signing', async () => {
    const other = (await readText(stage)).replace('"contract":"demo-contract-1"', '"contract":"demo-contract-9"');
    for (const [who, email] of [
      ['ana', ANA],
      ['berto', BERTO],
    ] as const)
      putMessage(stage, who, lineOf(other, email, 999_999_999));
    await lookState(stage, stage.store);
    expect(await sign(stage, stage.store)).toMatchObject({ ok: true });
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'signed-by-you' });
  });

  test('a message with several lines has one signature, the first', async () => {
    const text = await readText(stage);
    putMessage(stage, 'berto', `${lineOf(text, ANA)}\n${lineOf(text, BERTO)}`);
    expect(await lookState(stage, stage.store)).toEqual({ kind: 'unsigned' });
    expect(listVerdicts(stage.store)).toEqual(['other-sender']);
  });
});

describe('a server that rearranges the chat', () => {
  test('changes nothing by new ids, another order, or other authors', async () => {
    const ana = await sealBoth(stage);
    expect((await lookState(stage, ana))?.kind).toBe('sealed');
    const { state } = stage.backend.store;
    state.messages = state.messages.toReversed().map((message, at) => ({ ...message, id: `new-${at}` }));
    expect((await lookState(stage, ana))?.kind).toBe('sealed');
    for (const message of state.messages) message.user_id = USERS.ana;
    const fresh = stage.openElsewhere();
    expect((await lookState(stage, fresh))?.kind).toBe('signed-by-you');
    expect(listVerdicts(fresh).sort()).toEqual(['other-sender', 'valid']);
  });

  test('with a false date cannot fill the device', async () => {
    putMessage(stage, 'berto', lineOf(await readText(stage), BERTO));
    for (const message of stage.backend.store.state.messages) message.created_at = 'x'.repeat(100_000);
    await look(stage, stage.store);
    const [signed] = selectContractSeals(stage.store.getState(), contractId)?.record.signed ?? [];
    expect(new Date(signed?.signatures[0]?.madeAt ?? '').getTime()).toBeGreaterThan(0);
  });
});

describe('each party sees other terms', () => {
  test('so neither is told that both signed', async () => {
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const berto = await stage.switchTo('berto');
    expect(await lookState(stage, berto)).toEqual({ kind: 'unsigned' });
    expect(listVerdicts(berto)).toEqual(['other-terms']);
    await sign(stage, berto);
    expect(await lookState(stage, berto)).toEqual({ kind: 'signed-by-you' });
    setAmount(stage, 100_000);
    const ana = await stage.switchTo('ana');
    expect(await lookState(stage, ana)).toEqual({ kind: 'signed-by-you' });
    expect(listVerdicts(ana)).toEqual(['valid', 'other-terms']);
  });

  test('a contract and a chat of different moments are compared by hash', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    setAmount(stage, 900_000);
    // The chat is of before the change.
    expect((await lookState(stage, ana))?.kind).toBe('changed');
    setAmount(stage, 100_000);
    expect((await lookState(stage, ana))?.kind).toBe('sealed');
  });

  test('terms of an earlier revision are not taken for the last', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    setAmount(stage, 900_000);
    await sign(stage, ana);
    await sign(stage, await stage.switchTo('berto'));
    const again = await stage.switchTo('ana');
    expect(await lookState(stage, again)).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 2 } } });
    setAmount(stage, 100_000);
    expect(await lookState(stage, again)).toMatchObject({ kind: 'changed', sealed: { terms: { revision: 2 } } });
  });
});

describe('two texts of one revision', () => {
  test('the older text, signed later, does not pass for what both agreed to', async () => {
    // Ana signs 100,000. It is corrected to 900,000, which both sign. Then Berto completes the first text.
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    expect(await lookState(stage, ana)).toMatchObject({ kind: 'sealed' });
    putMessage(stage, 'berto', lineOf(older, BERTO));
    expect(await lookState(stage, ana)).toMatchObject({ kind: 'sealed' });
    setAmount(stage, 100_000);
    const state = await lookState(stage, ana);
    expect(state).toMatchObject({ kind: 'changed' });
    expect(state?.kind === 'changed' && state.sealed.text).toContain('"amount":"900000"');
    // Both sign again, also where the other device has learned of the two in the other order.
    await sign(stage, ana);
    const berto = await stage.switchTo('berto');
    await sign(stage, berto);
    expect(await lookState(stage, berto)).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 2 } } });
    expect(await lookState(stage, await stage.switchTo('ana'))).toMatchObject({
      kind: 'sealed',
      sealed: { terms: { revision: 2 } },
    });
  });
});

test('only what was read is signed, whatever arrives meanwhile', async () => {
  const text = await readText(stage);
  whileSigning(stage, () => {
    setAmount(stage, 900_000);
    return stage.store.dispatch(loadContract(contractId));
  });
  await stage.store.dispatch(signTerms({ contractId, text, password: PASSWORD, sentence: 'I signed.' }));
  const sent = stage.backend.store.state.messages.map(({ content }) => String(content));
  expect(sent).toEqual([expect.stringContaining(hash(text))]);
});
