import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installClock, uninstallClock } from './clock';
import type { Holdings } from './findings';
import { holdingsOf } from './findings';
import type { Flow } from './flows';
import { type Fault, type Line, openLine, WAYS, type Way } from './line';
import { type After, play, rehearse } from './play';
import { playScenes, type Scenes } from './scenes';
import { installTabs } from './tab';

/*
 * Fails each call of each flow in each way, then lets people do what people do, and looks whether anything was lost.
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
let line: Line;

/** The suite over some flows; prints a table of them. */
export function faultSuite(flows: readonly Flow[]): void {
  beforeAll(begin);
  afterAll(uninstallClock);
  afterAll(printTable);
  describe.each(flows)('$name', suiteOf);
}

async function begin(): Promise<void> {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  installClock();
  installTabs();
  scenes = await playScenes();
  line = openLine();
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

/** Only after the work is done do these differ from a call that never got through. */
const WRITING: readonly Way[] = ['lost', 'done, then 500', 'done, then hang'];

/**
 * Every call in every way, followed by going on in the page, by a reload and by a killed browser. What only reads changes
 * nothing: there going on or a reload follows each way, turn by turn, but both follow a call that hangs.
 */
function casesOf(calls: readonly string[]): Case[] {
  return calls.flatMap((call, at) => {
    const nth = calls.slice(0, at).filter((earlier) => earlier === call).length;
    const reads = call.startsWith('GET');
    const ways = WAYS.filter((way) => !reads || !WRITING.includes(way));
    return ways.flatMap((way, turn): Case[] => {
      const once: Case = { fault: { call, nth, way, lasting: false }, after: 'stay' };
      const lasting: Case = { fault: { call, nth, way, lasting: true }, after: 'reload' };
      const killed: Case = { ...lasting, after: 'kill' };
      if (way === 'late') return [once];
      if (reads && way !== 'hang') return [(at + turn) % 2 === 0 ? once : lasting];
      return reads ? [once, lasting] : [once, lasting, killed];
    });
  });
}

function lossOf(end: Holdings): string[] {
  const now = holdingsOf(line.backend);
  const found: string[] = [];
  if (now.deposited !== end.deposited) found.push(`${now.deposited} satoshis are deposited, not ${end.deposited}`);
  if (`${now.paid}` !== `${end.paid}`) found.push(`${now.paid} satoshis were paid out, not ${end.paid}`);
  if (`${now.records}` !== `${end.records}`) found.push(`on record: ${now.records.join('; ')}`);
  return found;
}

function suiteOf(flow: Flow): void {
  it('loses nothing, whatever goes wrong', async () => {
    const { calls, end } = await rehearse(line, scenes, flow);
    const cases = casesOf(calls);
    const row = { flow: flow.name, calls: calls.length, cases: cases.length, survived: 0, 'money or records lost': 0 };
    const failures: string[] = [];
    for (const { fault, after } of cases) {
      const problems = await play(line, scenes, flow, fault, after);
      const lost = lossOf(end);
      if (lost.length > 0) row['money or records lost'] += 1;
      if (problems.length + lost.length === 0) row.survived += 1;
      else failures.push(`${fault.call} (${fault.nth}), ${fault.way}, ${after}: ${[...problems, ...lost].join(' | ')}`);
    }
    rows.push(row);
    expect(calls.length).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });
}
