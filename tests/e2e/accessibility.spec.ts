import { type Browser, type BrowserContext, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { checkContracts, checkCreation, checkDevel, checkDialogs } from './axe-checks/member-screens';
import { checkOutcomes, checkTroubles } from './axe-checks/rare-states';
import { checkBeginner, checkSettingsScreen, checkVisitor } from './axe-checks/visitor-screens';
import { demoPage } from './demo';

test.describe('axe finds nothing, in light and dark', () => {
  test('on the screens of a visitor and a new user', async ({ browser }) => {
    const context = await open(browser);
    const page = await context.newPage();
    await checkVisitor(page);
    await checkBeginner(page);
    await context.close();
  });

  test('on the settings screen', async ({ browser }) => {
    const context = await open(browser);
    await checkSettingsScreen(await context.newPage());
    await context.close();
  });

  test('on contract creation and the development menu', async ({ browser }) => {
    const context = await open(browser);
    const page = await demoPage(context, 'Ana');
    await checkCreation(page);
    await checkDevel(page);
    await context.close();
  });

  test('on contracts and their dialogs', async ({ browser }) => {
    const [anas, bertos] = [await open(browser), await open(browser)];
    const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
    await checkContracts(ana, berto);
    await checkDialogs(ana, berto);
    await Promise.all([anas.close(), bertos.close()]);
  });

  test('on rare screens', async ({ browser }) => {
    const [anas, bertos] = [await open(browser), await open(browser)];
    const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
    await Promise.all([checkOutcomes(ana), checkTroubles(berto)]);
    await Promise.all([anas.close(), bertos.close()]);
  });
});

function open(browser: Browser): Promise<BrowserContext> {
  // Without transitions, colours have their final values at once.
  return browser.newContext({ baseURL: APP_URL, colorScheme: 'light', reducedMotion: 'reduce' });
}
