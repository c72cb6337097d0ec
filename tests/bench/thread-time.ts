import type { Page } from '@playwright/test';

/** A task of the page with what it took. */
export interface Timed {
  /** Processor time of the page's thread, ms. */
  thread: number;
  /** The result of the task: ms on the clock. */
  clock: number;
}

/**
 * Returns a function that runs a task in the page and measures the processor time of its main thread: scripts, style, layout,
 * paint and garbage collection. Unlike the time on the clock it does not grow while other programs have the processor.
 */
export async function openThreadClock(page: Page): Promise<(task: () => Promise<number>) => Promise<Timed>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function read(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
  return async (task) => {
    const start = await read();
    const clock = await page.evaluate(task);
    return { thread: (await read()) - start, clock };
  };
}
