import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installClock, uninstallClock } from './clock';
import type { Holdings } from './findings';
import { readHoldings } from './findings';
import type { Flow } from './flows';
import { type Fault, installNetwork, type Network, WAYS, type Way } from './network';
import { type After, play, rehearse } from './play';
import { buildScenes, type Scenes } from './scenes';
import { installTabs } from './tab';

/*
 * Fails each call of each flow in each way, continues as a user would, and checks that nothing was lost.
 */

vi.setConfig({ testTimeout: 600_000 });

interface Row {
  flow: string;
  calls: number;
  cases: number;
  survived: number;
  'money or records lost': number;
}

interface Case {
  fault: Fault;
  after: After;
}

const rows: Row[] = [];
const started = performance.now();
let scenes: Scenes;
let network: Network;

/** Defines the suite for some flows and prints a table of the results. */
export function faultSuite(flows: readonly Flow[]): void {
  beforeAll(setUp);
  afterAll(uninstallClock);
  afterAll(printTable);
  describe.each(flows)('$name', defineSuite);
}

async function setUp(): Promise<void> {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  installClock();
  installTabs();
  scenes = await buildScenes();
  network = installNetwork();
}

function printTable(): void {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const total: Row = {
    flow: 'all',
    calls: sum(({ calls }) => calls),
    cases: sum(({ cases }) => cases),
    survived: sum(({ survived }) => survived),
    'money or records lost': sum((row) => row['money or records lost']),
  };
  vi.restoreAllMocks();
  console.table([...rows, total]);
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
}

/** Ways that differ from a failed request only if the backend changed something. */
const WRITING: readonly Way[] = ['lost', 'done, then 500', 'done, then hang'];

/** Ways that a page sees as the same kind of failure. Of each group a read takes one, in turns; writes take all. */
const ALIKE: readonly (readonly Way[])[] = [['500', '429', '404'], ['dropped', 'late'], ['garbage', 'null'], ['hang']];

const AFTERWARDS: readonly After[] = ['stay', 'reload', 'kill'];

/** `TESTS=all`: every way of every call, with every continuation that can differ. */
const isComplete = process.env.TESTS === 'all';

/**
 * The cases of a flow. All three continuations follow a write that the backend made although the page does not know it;
 * the other cases have one each, in turns. Reads change nothing, so a killed browser differs from a reload only after a
 * write.
 */
function listCases(calls: readonly string[]): Case[] {
  return calls.flatMap((call, at) => {
    const nth = calls.slice(0, at).filter((earlier) => earlier === call).length;
    const reads = call.startsWith('GET');
    const possible = AFTERWARDS.slice(0, reads ? 2 : 3);
    return listWays(reads, at).flatMap((way, turn): Case[] => {
      const takesTurns = isComplete ? reads && way !== 'hang' : !WRITING.includes(way);
      const chosen = possible.filter((_after, index) => !takesTurns || index === (at + turn) % possible.length);
      const afters: readonly After[] = way === 'late' ? ['stay'] : chosen;
      // The fault ends while the user stays, and outlasts the page otherwise.
      return afters.map((after) => ({ fault: { call, nth, way, lasting: after !== 'stay' }, after }));
    });
  });
}

function listWays(reads: boolean, at: number): readonly Way[] {
  if (!reads) return WAYS;
  if (isComplete) return WAYS.filter((way) => !WRITING.includes(way));
  return ALIKE.flatMap((ways) => ways.slice(at % ways.length).slice(0, 1));
}

function findLosses(end: Holdings): string[] {
  const now = readHoldings(network.backend);
  const losses: string[] = [];
  if (now.deposited !== end.deposited) losses.push(`${now.deposited} satoshis are deposited, not ${end.deposited}`);
  if (`${now.paid}` !== `${end.paid}`) losses.push(`${now.paid} satoshis were paid out, not ${end.paid}`);
  if (`${now.records}` !== `${end.records}`) losses.push(`on record: ${now.records.join('; ')}`);
  return losses;
}

function defineSuite(flow: Flow): void {
  it('loses nothing in any fault case', async () => {
    const { calls, end } = await rehearse(network, scenes, flow);
    const cases = listCases(calls);
    const row = { flow: flow.name, calls: calls.length, cases: cases.length, survived: 0, 'money or records lost': 0 };
    const failures: string[] = [];
    for (const { fault, after } of cases) {
      const problems = await play(network, scenes, flow, fault, after);
      const lost = findLosses(end);
      if (lost.length > 0) row['money or records lost'] += 1;
      if (problems.length + lost.length === 0) row.survived += 1;
      else failures.push(`${fault.call} (${fault.nth}), ${fault.way}, ${after}: ${[...problems, ...lost].join(' | ')}`);
    }
    rows.push(row);
    expect(calls.length).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });
}
