import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { APP_URL } from './addresses';
import { type DemoName, openPage, storedLogin } from './demo';
import { expectQuiet, watchPage } from './page-watch';

type User = DemoName | 'visitor' | 'other visitor';
type StorageState = NonNullable<BrowserContextOptions['storageState']>;
type PageOptions = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'contextOptions'>;

interface TestFixtures {
  /** The contract list of a demo user who has just logged in. */
  ana: Page;
  berto: Page;
  /** Blank pages of two browsers where nobody has logged in. */
  visitor: Page;
  otherVisitor: Page;
}

interface WorkerFixtures {
  contextOf: (user: User) => Promise<BrowserContext>;
}

const LOGGED_OUT: StorageState = { cookies: [], origins: [] };

/**
 * Pages of users whose browsers are kept between the tests of a process: a new one loads and compiles all code again.
 * A test fails if such a page violates its policy, sends a request to another origin, or has an uncaught error.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<User, Promise<BrowserContext>>();
      await use((user) => {
        const context =
          contexts.get(user) ??
          browser.newContext({ baseURL: APP_URL, permissions: ['clipboard-read', 'clipboard-write'] });
        contexts.set(user, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  ana: ({ contextOf, viewport, colorScheme, contextOptions }, use, { project }) =>
    useList(contextOf('Ana'), storedLogin(project.outputDir, 'Ana'), { viewport, colorScheme, contextOptions }, use),
  berto: ({ contextOf, viewport, colorScheme, contextOptions }, use, { project }) =>
    useList(
      contextOf('Berto'),
      storedLogin(project.outputDir, 'Berto'),
      { viewport, colorScheme, contextOptions },
      use,
    ),
  visitor: ({ contextOf, viewport, colorScheme, contextOptions }, use) =>
    usePage(contextOf('visitor'), LOGGED_OUT, { viewport, colorScheme, contextOptions }, use),
  otherVisitor: ({ contextOf, viewport, colorScheme, contextOptions }, use) =>
    usePage(contextOf('other visitor'), LOGGED_OUT, { viewport, colorScheme, contextOptions }, use),
});

function useList(
  opened: Promise<BrowserContext>,
  storage: StorageState,
  options: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  return usePage(opened, storage, options, async (page) => {
    await openPage(page, '/contracts');
    await use(page);
  });
}

async function usePage(
  opened: Promise<BrowserContext>,
  storage: StorageState,
  { viewport, colorScheme, contextOptions }: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await opened;
  await context.setStorageState(storage);
  const page = await context.newPage();
  await clearCaches(page);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion ?? null });
  const watch = await watchPage(page, APP_URL);
  await use(page);
  expectQuiet(watch);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((open) => open.close()));
}

/** A storage state has no caches: those of the last test would tell that keys are missing. */
async function clearCaches(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(APP_URL);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
  await session.detach();
}
