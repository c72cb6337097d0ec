import { expect, type Page } from '@playwright/test';
import { openContract, unfold } from './demo';
import { test } from './fixtures';
import { NIGHTLY } from './nightly';

/** Longer than two balance refreshes and a chat poll. */
const QUIET_MS = 13_000;

test('announces news once, and nothing while nothing changes', { tag: NIGHTLY }, async ({ ana, berto }) => {
  await openContract(ana, 'New roof');
  await openContract(berto, 'New roof');
  await expect(ana.getByText('Asking the block explorer')).toHaveCount(0);
  // Announcements of the page load are over by now.
  await ana.waitForTimeout(2_000);
  await recordAnnouncements(ana);
  await ana.waitForTimeout(QUIET_MS);
  expect(await announcements(ana)).toEqual([]);

  await berto.getByPlaceholder('Type your message...').fill('The crane is booked');
  await berto.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => announcements(ana)).toContainEqual(expect.stringContaining('The crane is booked'));

  await paySmallAmount(berto, 'Final payment');
  await expect.poll(() => announcements(ana)).toContainEqual(expect.stringMatching(/^Balance/));
  // The message once, the balance and its unconfirmed part; nothing else.
  expect((await announcements(ana)).length).toBeLessThanOrEqual(3);
});

interface AnnouncementWindow {
  announcements: string[];
}

/** Records text changes in live regions. */
function recordAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ON = ':not([aria-live="off"])';
    const LIVE = `[aria-live]${ON}, [role="status"]${ON}, [role="alert"]${ON}, [role="log"]${ON}`;
    const announced: string[] = [];
    (window as unknown as AnnouncementWindow).announcements = announced;
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
      announced.push(...new Set(texts));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as AnnouncementWindow).announcements);
}

/** Sends a payment that changes only the balance. */
async function paySmallAmount(page: Page, guarantee: string): Promise<void> {
  const card = await unfold(page, guarantee);
  await card.getByRole('button', { name: 'See Transactions' }).click();
  const [explorer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'View on block explorer' }).first().click(),
  ]);
  await explorer.getByLabel(/amount/i).fill('0.0001');
  await explorer.getByRole('button', { name: /send/i }).click();
  await expect(explorer.getByText('0.0001').first()).toBeVisible();
}
