import { expect, type Page, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { demoPage, openContract } from './demo';

/** Two balance refreshes and a chat poll, and some more. */
const QUIET_MS = 13_000;

test('assistive technology hears what is new, once, and nothing while nothing is', async ({ browser }) => {
  const [anas, bertos] = [
    await browser.newContext({ baseURL: APP_URL }),
    await browser.newContext({ baseURL: APP_URL }),
  ];
  const [ana, berto] = await Promise.all([demoPage(anas, 'Ana'), demoPage(bertos, 'Berto')]);
  await openContract(ana, 'New roof');
  await openContract(berto, 'New roof');
  await expect(ana.getByText('Asking the block explorer')).toHaveCount(0);
  // What a page tells on arrival is over by now.
  await ana.waitForTimeout(2_000);
  await listen(ana);
  await ana.waitForTimeout(QUIET_MS);
  expect(await heard(ana)).toEqual([]);

  await berto.getByPlaceholder('Type your message...').fill('The crane is booked');
  await berto.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => heard(ana), { timeout: 15_000 })
    .toContainEqual(expect.stringContaining('The crane is booked'));

  await payLittle(berto, 'Final payment');
  await expect.poll(() => heard(ana), { timeout: 15_000 }).toContainEqual(expect.stringMatching(/^Balance/));
  // The message once, the balance with what is unconfirmed of it: no more.
  expect((await heard(ana)).length).toBeLessThanOrEqual(3);
  await Promise.all([anas.close(), bertos.close()]);
});

interface Listening {
  heard: string[];
}

/** Writes down what changes in regions that are read out. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ON = ':not([aria-live="off"])';
    const LIVE = `[aria-live]${ON}, [role="status"]${ON}, [role="alert"]${ON}, [role="log"]${ON}`;
    const said: string[] = [];
    (window as unknown as Listening).heard = said;
    new MutationObserver((changes) => {
      const texts = changes.flatMap(({ target, addedNodes, type }) => {
        if (type === 'childList' && addedNodes.length === 0) return [];
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        const whole = region?.matches('[aria-atomic="true"], [role="status"]') === true;
        if (whole) return [region.textContent ?? ''];
        if (type === 'characterData') return region ? [target.textContent ?? ''] : [];
        const added = [...addedNodes].filter((node) => region || (node instanceof Element && node.matches(LIVE)));
        return added.map(({ textContent }) => textContent ?? '');
      });
      said.push(...new Set(texts));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Listening).heard);
}

/** A payment that is seen and changes nothing else. */
async function payLittle(page: Page, guarantee: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: guarantee });
  await card.getByRole('button', { name: 'See Transactions' }).click();
  const [explorer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'View on block explorer' }).first().click(),
  ]);
  await explorer.getByLabel(/amount/i).fill('0.0001');
  await explorer.getByRole('button', { name: /send/i }).click();
  await expect(explorer.getByText('0.0001').first()).toBeVisible();
}
