import type { Browser, Page } from '@playwright/test';
import { fillLogin, launch, openFreshPage } from '../browser';
import { median, type Report } from '../figure';
import type { Line } from '../server';
import type { Served, Subjects } from './subjects';

interface Task {
  part: string;
  what: string;
  line: Line;
  cpuSlowdown: number;
  /** Milliseconds on a quiet machine. */
  most: number;
  /** Milliseconds that the user waits. */
  run: (page: Page) => Promise<number>;
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
    run: waitForKeys,
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed as soon as the form can be used → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 8_000,
    run: (page) => waitForList(page, 0),
  },
  {
    part: 'Slow line: 400 kbit/s',
    what: 'Login pressed after 12 s of typing → contract list',
    line: SLOW_3G,
    cpuSlowdown: 1,
    most: 3_600,
    run: (page) => waitForList(page, TYPING_MS),
  },
];

const ROUNDS = 3;
const PATIENCE = 120_000;
/** The waits of a user on slow lines. */
export async function measureSlowLines({ app }: Subjects): Promise<Report[]> {
  const reports: Report[] = [];
  // A browser with the usual frame rate: without a limit, the sign of a busy button takes a processor.
  const browser = await launch();
  for (const task of TASKS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await runTask(app, browser, task));
    const rounds = times.map((time) => time.toFixed(0)).join(', ');
    const figure = { value: median(times), unit: 'ms', target: { most: task.most }, beside: rounds } as const;
    reports.push({ part: task.part, figures: [{ what: task.what, ...figure }] });
  }
  await browser.close();
  return reports;
}

async function runTask(app: Served, browser: Browser, task: Task): Promise<number> {
  const { page, context } = await openFreshPage(browser);
  await noteKeysPart(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: task.cpuSlowdown });
  app.server.setLine(task.line);
  try {
    await page.goto(`${app.server.url}/login`);
    return await task.run(page);
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
