import { daily } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasLongRun } from '@/domain/primitives/normal-form';
import { isAlarm } from '@/domain/terms/state';
import { parseCertificate } from '@/services/schemas/certificate';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { parseTerms } from '@/services/schemas/terms';
import { contractId, lineOf, look, putMessage, readText, sealBoth } from './seal-stage';
import { hostileStages, type Stage } from './stage';

/* Texts of the counterparty that would keep the page busy, sent through an honest backend. Work is counted, not timed. */

const openStage = hostileStages();
const BERTO = 'berto@example.com';

/** Normalisation would take a time that grows with the square of their length. */
const RUNS: readonly (readonly [string, string])[] = [
  ['two classes of marks', '\u0316\u0300'.repeat(45_000)],
  ['300 kB', '\u0316\u0300'.repeat(150_000)],
  ['marks beyond the first plane', '\u{1d165}\u{1d16d}'.repeat(20_000)],
  [
    'the last of many runs that joiners split',
    `${`a${'\u0316\u0300'.repeat(15)}\u200d`.repeat(500)}${'\u0316\u0300'.repeat(16)}`,
  ],
];
const [[, MARKS]] = RUNS as [readonly [string, string]];

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Where a counterparty can put a text that becomes part of the terms. */
const PLACES: readonly (readonly [string, (text: string) => void])[] = [
  ['title', (text) => change('contracts', { title: text })],
  ['description', (text) => change('contracts', { description: text })],
  ['description of a guarantee', (text) => change('guarantees', { description: text })],
  ['conditions', (text) => change('guarantees', { conditions: text })],
  ['verification process', (text) => change('guarantees', { verification_process: text })],
];

function change(list: 'contracts' | 'guarantees', fields: object): void {
  const [record] = stage.backend.store.state[list];
  Object.assign(record ?? {}, fields);
}

/** Texts that were normalised although they have a long run. */
function watchNormalisation(): () => string[] {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  return () => normalize.mock.contexts.map(String).filter(hasLongRun);
}

describe('a text with thousands of combining marks', () => {
  test.each(daily(2, PLACES))(
    'in the %s is a change of what both signed, not something unknown',
    async (_name, put) => {
      const ana = await sealBoth(stage);
      put(MARKS);
      const view = await look(stage, ana);
      expect(view?.state).toBe('changed');
      expect(view && isAlarm(view)).toBe(true);
    },
  );

  test('in a chat message is cut, and read no further', async () => {
    putMessage(stage, 'berto', `${MARKS}\n${lineOf(await readText(stage), BERTO)}`);
    const listNormalised = watchNormalisation();
    expect((await look(stage, stage.store))?.state).toBe('unsigned');
    const [message] = stage.store.getState().chat.byContract[contractId]?.messages ?? [];
    expect(message?.content.length).toBeLessThan(60_000);
    expect(listNormalised()).toEqual([]);
  });
});

describe('a chat with many signatures of one party', () => {
  /** Texts that a look hashes and normalises, once everything is known. */
  async function countWork(): Promise<{ hashed: number; normalised: number }> {
    await look(stage, stage.store);
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    await look(stage, stage.store);
    const work = { hashed: digest.mock.calls.length, normalised: normalize.mock.calls.length };
    vi.restoreAllMocks();
    return work;
  }

  test.each([20, 1_000])('adds the work of three places, not of %i', async (lines) => {
    PLACES[1]?.[1]('Works – '.repeat(10_000));
    const alone = await countWork();
    for (let at = 0; at < lines; at++) putMessage(stage, 'berto', lineOf(`text ${at}`, BERTO, at + 1));
    const flooded = await countWork();
    expect(flooded.hashed - alone.hashed).toBeLessThanOrEqual(3);
    expect(flooded.normalised).toBe(alone.normalised);
  });
});

describe('files from the counterparty', () => {
  test.each(RUNS)('with %s in a text of the terms are refused without normalising it', async (_name, marks) => {
    const text = (await readText(stage)).replace(/"description":"[^"]*"/, `"description":"${marks}"`);
    const listNormalised = watchNormalisation();
    expect(parseTerms(text)).toEqual({ ok: false, error: 'not-canonical' });
    const key = `02${'ab'.repeat(32)}`;
    const signature = { role: 'owner', key, address: '1'.repeat(30), signature: `${'A'.repeat(87)}=` };
    const certificate = {
      format: 'aval-sealed-terms',
      version: 1,
      terms: text,
      signatures: [{ ...signature, made_at: '2026-11-20T10:00:00.000Z' }],
    };
    expect(parseCertificate(JSON.stringify(certificate))).toMatchObject({ ok: false });
    parseRecoveryFile(JSON.stringify({ format: 'aval-kit', version: 2, contracts: [{ sealed_terms: [certificate] }] }));
    expect(listNormalised()).toEqual([]);
  });
});
