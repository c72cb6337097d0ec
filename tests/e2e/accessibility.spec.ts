import { type Browser, type BrowserContext, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { withAxe } from './axe';
import { demoPage } from './demo';
import { lookAtContracts, lookAtCreation, lookAtDevel, lookAtDialogs } from './looks/member-looks';
import { lookAtOutcomes, lookAtTroubles } from './looks/rare-looks';
import { lookAtBeginner, lookAtSettingsScreen, lookAtVisitor } from './looks/visitor-looks';

const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test('on the screens of a visitor and of a new member', async ({ browser }) => {
      const context = await open(browser, colorScheme);
      const page = await context.newPage();
      await lookAtVisitor(page);
      await lookAtBeginner(page);
      await context.close();
    });

    test('where a setting is wrong', async ({ browser }) => {
      const context = await open(browser, colorScheme);
      await lookAtSettingsScreen(await context.newPage());
      await context.close();
    });

    test('on the way to a contract, and in the development menu', async ({ browser }) => {
      const context = await open(browser, colorScheme);
      const page = await demoPage(context, 'Ana');
      await lookAtCreation(page);
      await lookAtDevel(page);
      await context.close();
    });

    test('on contracts and their dialogs', async ({ browser }) => {
      const [anas, bertos] = [await open(browser, colorScheme), await open(browser, colorScheme)];
      const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
      await lookAtContracts(ana, berto);
      await lookAtDialogs(ana, berto);
      await Promise.all([anas.close(), bertos.close()]);
    });
  });
}

test('axe finds nothing on what is rare, light and dark', async ({ browser }) => {
  const [anas, bertos] = [await open(browser, 'light'), await open(browser, 'light')];
  const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
  await Promise.all([lookAtOutcomes(ana), lookAtTroubles(berto)]);
  await Promise.all([anas.close(), bertos.close()]);
});

async function open(browser: Browser, colorScheme: (typeof SCHEMES)[number]): Promise<BrowserContext> {
  // What fades in has its colours at once.
  const context = await browser.newContext({ baseURL: APP_URL, colorScheme, reducedMotion: 'reduce' });
  await withAxe(context);
  return context;
}
