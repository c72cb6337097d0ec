import { type Browser, type BrowserContext, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { demoPage } from './demo';
import { lookAtContracts, lookAtCreation, lookAtDevel, lookAtDialogs } from './looks/member-looks';
import { lookAtOutcomes, lookAtTroubles } from './looks/rare-looks';
import { lookAtBeginner, lookAtSettingsScreen, lookAtVisitor } from './looks/visitor-looks';

test.describe('axe finds nothing, in light and dark', () => {
  test('on the screens of a visitor and of a new member', async ({ browser }) => {
    const context = await open(browser);
    const page = await context.newPage();
    await lookAtVisitor(page);
    await lookAtBeginner(page);
    await context.close();
  });

  test('on the settings screen', async ({ browser }) => {
    const context = await open(browser);
    await lookAtSettingsScreen(await context.newPage());
    await context.close();
  });

  test('on the way to a contract, and in the development menu', async ({ browser }) => {
    const context = await open(browser);
    const page = await demoPage(context, 'Ana');
    await lookAtCreation(page);
    await lookAtDevel(page);
    await context.close();
  });

  test('on contracts and their dialogs', async ({ browser }) => {
    const [anas, bertos] = [await open(browser), await open(browser)];
    const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
    await lookAtContracts(ana, berto);
    await lookAtDialogs(ana, berto);
    await Promise.all([anas.close(), bertos.close()]);
  });

  test('on rare screens', async ({ browser }) => {
    const [anas, bertos] = [await open(browser), await open(browser)];
    const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
    await Promise.all([lookAtOutcomes(ana), lookAtTroubles(berto)]);
    await Promise.all([anas.close(), bertos.close()]);
  });
});

function open(browser: Browser): Promise<BrowserContext> {
  // Without transitions, colours have their final values at once.
  return browser.newContext({ baseURL: APP_URL, colorScheme: 'light', reducedMotion: 'reduce' });
}
