import {
  type Browser,
  type BrowserContext,
  test as base,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { APP_URL } from './addresses';
import { type DemoName, logInAs, openPage } from './demo';

/** The browser of a demo user who has logged in. */
interface DemoBrowser {
  context: BrowserContext;
  storage: [string, string][];
}

type PageOptions = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'contextOptions'>;

interface TestFixtures {
  /** The contract list of a demo user, with the storage of a first login. */
  ana: Page;
  berto: Page;
}

interface WorkerFixtures {
  anasBrowser: DemoBrowser;
  bertosBrowser: DemoBrowser;
}

/** With the demo users as fixtures. Each process keeps their browsers: a new one costs a login and loads all code again. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  anasBrowser: [({ browser }, use) => useDemoBrowser(browser, 'Ana', use), { scope: 'worker' }],
  bertosBrowser: [({ browser }, use) => useDemoBrowser(browser, 'Berto', use), { scope: 'worker' }],
  ana: ({ anasBrowser, viewport, colorScheme, contextOptions }, use) =>
    usePage(anasBrowser, { viewport, colorScheme, contextOptions }, use),
  berto: ({ bertosBrowser, viewport, colorScheme, contextOptions }, use) =>
    usePage(bertosBrowser, { viewport, colorScheme, contextOptions }, use),
});

async function useDemoBrowser(
  browser: Browser,
  name: DemoName,
  use: (demo: DemoBrowser) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: APP_URL });
  const page = await context.newPage();
  await page.goto('/login');
  await logInAs(page, name);
  const storage = await page.evaluate(() => Object.entries(localStorage));
  await page.close();
  await use({ context, storage });
  await context.close();
}

async function usePage(
  { context, storage }: DemoBrowser,
  { viewport, colorScheme, contextOptions }: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion ?? null });
  // A document of the same origin that runs none of the app.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, storage);
  await openPage(page, '/contracts');
  await use(page);
  await Promise.all(context.pages().map((open) => open.close()));
}
