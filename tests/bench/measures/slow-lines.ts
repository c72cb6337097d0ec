import type { Page } from '@playwright/test';
import { fillLogin, launch, openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Line } from '../server';
import type { Subjects } from './subjects';

interface Task {
  part: string;
  what: string;
  line: Line;
  cpuSlowdown: number;
  /** Milliseconds on a quiet machine. */
  most: number;
  /** The time of the same on the whole line. */
  whole: number;
  /**
   * The least data that has to pass the line while the user waits. Fixed, so that a file more is too much: kB after gzip, and
   * requests that wait for each other.
   */
  atLeast: { kB: number; trips: number };
  /** Milliseconds that the user waits. */
  run: (page: Page, line: Line | null) => Promise<number>;
}

/** Slow 4G as defined by Lighthouse. */
const SLOW_4G: Line = { bitsPerSecond: 1_600_000, latency: 150 };
const SLOW_3G: Line = { bitsPerSecond: 400_000, latency: 400 };
const TYPING_MS = 12_000;

const TASKS: readonly Task[] = [
  {
    part: 'Slow line: 1.6 Mbit/s, CPU ÷ 4',
    what: 'password focused → key usable',
    line: SLOW_4G,
    cpuSlowdown: 4,
    most: 3_000,
    whole: 400,
    // The next screen, which is fetched first, and what opens keys.
    atLeast: { kB: 260, trips: 3 },
    run: waitForKeys,
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed as soon as the form can be used → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 8_000,
    whole: 700,
    // The worker's first part, the HTTP client and the next screen; login and list are two requests.
    atLeast: { kB: 130, trips: 5 },
    run: (page) => waitForList(page, 0),
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed after 12 s of typing → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 3_600,
    whole: 500,
    atLeast: { kB: 0, trips: 2 },
    run: (page) => waitForList(page, TYPING_MS),
  },
];

const ROUNDS = 3;
const PATIENCE = 120_000;
/** Against the fixed time of the line and the unthrottled app; less where the milliseconds demand it. */
const MOST = 1.5;

/**
 * The waits of a user on slow lines. The bare equivalent is the time that the line needs for what must pass it at least,
 * and the same steps in the same app on the whole line, with the same processor, which a busy machine slows down as well.
 */
export async function measureSlowLines(subjects: Subjects): Promise<Report[]> {
  const reports: Report[] = [];
  // A browser with the usual frame rate: without a limit, the sign of a busy button takes a processor.
  const browser = await launch();
  for (const task of TASKS)
    reports.push({ part: task.part, figures: await measureTask({ ...subjects, browser }, task) });
  await browser.close();
  return reports;
}

async function measureTask(subjects: Subjects, task: Task): Promise<Figure[]> {
  const { line, atLeast, most, whole } = task;
  const bare = (atLeast.kB * 8e6) / line.bitsPerSecond + atLeast.trips * line.latency;
  const rounds: { slow: Measured; fast: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const fast = await runTask(subjects, task, null);
    rounds.push({ slow: await runTask(subjects, task, line), fast });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  return [
    {
      what: task.what,
      value: of(({ slow }) => slow.time),
      unit: 'ms',
      beside: `${most} ms on a quiet machine; ${rounds.map(({ slow }) => slow.time.toFixed(0)).join(', ')}`,
    },
    {
      what: '… the line alone',
      value: bare,
      unit: 'ms',
      beside: `${atLeast.kB} kB and ${atLeast.trips} requests one after another; it sent ${of(({ slow }) => slow.bytes / 1000).toFixed(0)} kB`,
    },
    { what: '… on the whole line', value: of(({ fast }) => fast.time), unit: 'ms' },
    {
      what: '… against both',
      value: of(({ slow, fast }) => slow.time / (bare + fast.time)),
      unit: '×',
      target: { most: Math.min(MOST, Math.round((100 * most) / (bare + whole)) / 100) },
    },
  ];
}

interface Measured {
  time: number;
  /** Sent meanwhile, needed or not. */
  bytes: number;
}

async function runTask({ app, browser }: Subjects, task: Task, line: Line | null): Promise<Measured> {
  const { page, context } = await openFreshPage(browser);
  await noteKeysPart(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: task.cpuSlowdown });
  app.server.setLine(line);
  try {
    await page.goto(`${app.server.url}/login`);
    const before = app.server.sentBytes();
    const time = await task.run(page, line);
    return { time, bytes: app.server.sentBytes() - before };
  } finally {
    app.server.setLine(null);
    await context.close();
  }
}

/**
 * From the focus in the password field until the worker can open a key. On the whole line that may be before the focus: there
 * the time starts when the page is loaded.
 */
async function waitForKeys(page: Page, line: Line | null): Promise<number> {
  await page.getByLabel('Password').focus();
  const focused = await page.evaluate(
    (isWhole) => (isWhole ? performance.getEntriesByType('navigation')[0]?.duration : undefined) ?? performance.now(),
    line === null,
  );
  await page.waitForFunction(() => 'keysReady' in window, undefined, { timeout: PATIENCE });
  return (await page.evaluate(() => (window as unknown as { keysReady: number }).keysReady)) - focused;
}

/** From the press on Login until contracts are listed. */
async function waitForList(page: Page, typing: number): Promise<number> {
  await page.waitForTimeout(typing);
  await fillLogin(page);
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.locator('main li a[href^="/contracts/"]').first().waitFor({ timeout: PATIENCE });
  return performance.now() - pressed;
}

/** Notes when the worker answers that it has loaded what opens keys. */
async function noteKeysPart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // `WorkerCall` of bitcoin/worker/protocol.
    interface Sent {
      id?: number;
      name?: string;
      args?: unknown[];
    }
    window.Worker = class extends Worker {
      override postMessage(message: Sent, options?: StructuredSerializeOptions | Transferable[]): void {
        if (message.name === 'load' && message.args?.[0] === 'keys') this.note(message.id);
        super.postMessage(message, options as StructuredSerializeOptions);
      }

      note(id: unknown): void {
        this.addEventListener('message', ({ data }) => {
          if (data?.id === id) Object.assign(window, { keysReady: performance.now() });
        });
      }
    };
  });
}
