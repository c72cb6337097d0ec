import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import type { Report } from '../figure';
import type { Subjects } from './subjects';

/** Slow 4G as defined by Lighthouse. */
const LINE = { bitsPerSecond: 1_600_000, latency: 150 };
const CPU_SLOWDOWN = 4;
const TYPIST_MS = 12_000;
const PATIENCE = 60_000;

/** Time between a usable password field and a key worker that is ready, on a slow connection. */
export async function measureCold({ app, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await noteSigningWorker(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  app.server.setLine(LINE);
  try {
    await page.goto(`${app.server.url}/login`);
    await page.getByLabel('Password').focus();
    const focused = await page.evaluate(() => performance.now());
    await page.waitForFunction(() => 'cryptoReady' in window, undefined, { timeout: PATIENCE });
    const ready = await page.evaluate(() => (window as unknown as { cryptoReady: number }).cryptoReady);
    return [
      {
        part: 'Cold start on 1.6 Mbit/s, CPU ÷ 4',
        figures: [
          { what: 'login form can be typed in', value: focused, unit: 'ms' },
          {
            what: 'password focused → crypto ready',
            value: ready - focused,
            unit: 'ms',
            target: { most: TYPIST_MS },
            beside: 'a typist needs 12 s',
          },
        ],
      },
    ];
  } finally {
    app.server.setLine(null);
    await context.close();
  }
}

/** The worker's first message reports that its engine is ready. */
async function noteSigningWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        const note = () => Object.assign(window, { cryptoReady: performance.now() });
        this.addEventListener('message', note, { once: true });
      }
    };
  });
}
