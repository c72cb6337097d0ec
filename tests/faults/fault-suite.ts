import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uninstallClock } from './clock';
import { findLosses } from './findings';
import type { Flow } from './flows';
import { type BuildScenes, installStage } from './install-stage';
import { type Fault, type Network, WAYS, type Way } from './network';
import { type After, type PlayedScenes, play, rehearse } from './play';

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
let scenes: PlayedScenes;
let network: Network;

/** Defines the suite for some flows and prints a table of the results. @param buildMore further scenes, which pages play */
export function faultSuite(flows: readonly Flow[], buildMore: BuildScenes = async () => ({})): void {
  beforeAll(() => setUp(buildMore));
  afterAll(uninstallClock);
  afterAll(printTable);
  describe.each(flows)('$name', defineSuite);
}

async function setUp(buildMore: BuildScenes): Promise<void> {
  ({ network, scenes } = await installStage(buildMore));
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
const READING = WAYS.filter((way) => !WRITING.includes(way));

const AFTERWARDS: readonly After[] = ['stay', 'reload', 'kill'];

/** `TESTS=all`: every way of every call, with every continuation that can differ. */
const isComplete = process.env.TESTS === 'all';

/** Flows whose writes fail in every way in each run of the tests. */
const COVERED = ['deposit', 'release', 'co-sign'];

/**
 * The cases of a flow. Reads change nothing, so a killed browser differs from a reload only after a write, and a read has its continuations in
 * turns. Without `TESTS=all` a covering array: each write of COVERED flows in each way, any other call in one; ways and continuations in turns.
 */
function listCases({ name }: Flow, calls: readonly string[]): Case[] {
  return calls.flatMap((call, at) => {
    const nth = calls.slice(0, at).filter((earlier) => earlier === call).length;
    const reads = call.startsWith('GET');
    const possible = AFTERWARDS.slice(0, reads ? 2 : 3);
    const ways = reads ? READING : WAYS;
    const isWhole = isComplete || (!reads && COVERED.includes(name));
    return (isWhole ? ways : ways.slice((at + name.length) % ways.length).slice(0, 1)).flatMap((way, turn): Case[] => {
      const takesTurns = !isComplete || (reads && way !== 'hang');
      const chosen = possible.filter((_after, index) => !takesTurns || index === (at + turn) % possible.length);
      const afters: readonly After[] = way === 'late' ? ['stay'] : chosen;
      // The fault ends while the user stays, and outlasts the page otherwise.
      return afters.map((after) => ({ fault: { call, nth, way, lasting: after !== 'stay' }, after }));
    });
  });
}

function defineSuite(flow: Flow): void {
  it('loses nothing in any fault case', async () => {
    const { calls, ...ending } = await rehearse(network, scenes, flow);
    const cases = listCases(flow, calls);
    const row = { flow: flow.name, calls: calls.length, cases: cases.length, survived: 0, 'money or records lost': 0 };
    const failures: string[] = [];
    for (const { fault, after } of cases) {
      const { problems, remembered } = await play(network, scenes, flow, fault, after);
      const lost = findLosses(network.backend, ending, remembered);
      if (lost.length > 0) row['money or records lost'] += 1;
      if (problems.length + lost.length === 0) row.survived += 1;
      else failures.push(`${fault.call} (${fault.nth}), ${fault.way}, ${after}: ${[...problems, ...lost].join(' | ')}`);
    }
    rows.push(row);
    expect(calls.length).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });
}
