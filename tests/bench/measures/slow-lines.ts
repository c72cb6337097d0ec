import type { Page } from '@playwright/test';
import { fillLogin, openFreshPage } from '../browser';
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
  /** Milliseconds that the user waits. */
  run: (page: Page, url: string) => Promise<number>;
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
    most: 2_500,
    run: waitForKeys,
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed at once → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 6_000,
    run: (page, url) => waitForList(page, url, 0),
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed after 12 s → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 6_000,
    run: (page, url) => waitForList(page, url, TYPING_MS),
  },
];

const ROUNDS = 3;
const PATIENCE = 120_000;

/**
 * What the user waits for on slow lines. The line's own time (the bytes it carried at its speed) and the unthrottled app, which
 * a slow machine slows down as well, are taken in the same run.
 */
export async function measureSlowLines(subjects: Subjects): Promise<Report[]> {
  const reports: Report[] = [];
  for (const task of TASKS) reports.push({ part: task.part, figures: await measureTask(subjects, task) });
  return reports;
}

async function measureTask(subjects: Subjects, task: Task): Promise<Figure[]> {
  const rounds: { slow: number; transfer: number; fast: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { time: fast } = await runTask(subjects, { ...task, cpuSlowdown: 1 }, null);
    const { time: slow, bytes } = await runTask(subjects, task, task.line);
    rounds.push({ slow, fast, transfer: (bytes * 8000) / task.line.bitsPerSecond });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  return [
    {
      what: task.what,
      value: of(({ slow }) => slow),
      unit: 'ms',
      beside: `at most ${task.most} ms on a quiet machine; ${rounds.map(({ slow }) => slow.toFixed(0)).join(', ')}`,
    },
    {
      what: '… of which the line carries bytes',
      value: of(({ transfer }) => transfer),
      unit: 'ms',
      beside: `${((of(({ transfer }) => transfer) * task.line.bitsPerSecond) / 8e6).toFixed(0)} kB`,
    },
    { what: '… on the whole line', value: of(({ fast }) => fast), unit: 'ms' },
    {
      what: '… against both',
      value: of(({ slow, transfer, fast }) => slow / (transfer + fast)),
      unit: '×',
      target: { most: 2 },
    },
  ];
}

async function runTask(
  { app, browser }: Subjects,
  task: Task,
  line: Line | null,
): Promise<{ time: number; bytes: number }> {
  const { page, context } = await openFreshPage(browser);
  await noteKeysPart(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: task.cpuSlowdown });
  app.server.setLine(line);
  try {
    await page.goto(`${app.server.url}/login`);
    const before = app.server.sentBytes();
    const time = await task.run(page, app.server.url);
    return { time, bytes: app.server.sentBytes() - before };
  } finally {
    app.server.setLine(null);
    await context.close();
  }
}

/** From the focus in the password field until the worker can open a key. */
async function waitForKeys(page: Page): Promise<number> {
  await page.getByLabel('Password').focus();
  const focused = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => 'keysReady' in window, undefined, { timeout: PATIENCE });
  return (await page.evaluate(() => (window as unknown as { keysReady: number }).keysReady)) - focused;
}

/** From the press on Login until contracts are listed. */
async function waitForList(page: Page, _url: string, typing: number): Promise<number> {
  await page.waitForTimeout(typing);
  await fillLogin(page);
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.locator('main a[href^="/contracts/"]').first().waitFor({ timeout: PATIENCE });
  return performance.now() - pressed;
}

/** Notes when the worker answers that it has loaded what opens keys. */
async function noteKeysPart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Sent {
      id?: string;
      path?: string[];
      argumentList?: { value?: unknown }[];
    }
    window.Worker = class extends Worker {
      override postMessage(message: Sent, options?: StructuredSerializeOptions | Transferable[]): void {
        if (message.path?.[0] === 'load' && (message.argumentList?.[0]?.value ?? 'keys') === 'keys')
          this.note(message.id);
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
