import { expect, type Locator, type Page } from '@playwright/test';
import { openContract } from './demo';
import { test } from './fixtures';

/* The parts of a contract in sight before anything is pressed: docs/specification.md#contract-detail-contractsid */

const CONTRACTS = ['New roof', 'Supply of hand-made tiles', 'Translation'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ ana: page }) => {
  // A machine without a network would show the notice of being offline above everything.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.reload();
});

test('both panels of a wide window are 600 px high', async ({ ana: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const title of CONTRACTS) {
    await openContract(page, title);
    await waitForRows(page);
    for (const name of ['Guarantees', 'Chat']) {
      const panel = page.getByRole('heading', { name, exact: true }).locator('xpath=ancestor::header[1]/..');
      expect((await measure(panel)).height, `${title}: ${name}`).toBe(600);
    }
  }
});

test('a guarantee that waits for the user, is disputed or has expired comes first', async ({ ana: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openContract(page, 'Supply of hand-made tiles');
  await waitForRows(page);
  const names = await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual(['Second delivery', 'Samples', 'First delivery', 'Return of the pallets']);
});

test('a contract takes at most 2.5 screens of a phone, and its guarantees begin below the header', async ({
  ana: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of CONTRACTS) {
    await openContract(page, title);
    await waitForRows(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / 844, title).toBeLessThanOrEqual(2.5);
    const header = await measure(page.locator('main header').first());
    const tabs = await measure(page.getByRole('tablist'));
    const first = await measure(page.getByRole('article').first());
    expect(tabs.y - header.bottom, title).toBeLessThan(40);
    expect(first.y - tabs.bottom, title).toBeLessThan(40);
  }
});

test('on a phone the actions of the header stand beside the title', async ({ ana: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of CONTRACTS) {
    await openContract(page, title);
    await waitForRows(page);
    const heading = await measure(page.getByRole('heading', { level: 1 }));
    const header = page.locator('main header');
    // Of a contract that is over, Edit is in the menu, and its place is that of the statement.
    const first =
      title === 'Translation'
        ? header.getByRole('link', { name: 'Statement' })
        : header.getByRole('button', { name: 'Edit', exact: true });
    for (const action of [first, header.getByRole('button', { name: 'More', exact: true })]) {
      const button = await measure(action);
      expect(button.y, title).toBeLessThan(heading.bottom);
      expect(button.x, title).toBeGreaterThanOrEqual(heading.x + heading.width - 1);
      expect(Math.min(button.width, button.height), title).toBeGreaterThanOrEqual(44);
    }
  }
});

test('at 320 px nothing is cut, dates stay on one line and bars take one', async ({ ana: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const title of CONTRACTS) {
    await openContract(page, title);
    await waitForRows(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(320);
    expect((await measure(page.getByRole('navigation'))).height).toBeLessThan(64);
    for (const date of await page.getByText(/^until /).all()) expect((await measure(date)).height).toBeLessThan(28);
    const tasks = page.getByRole('region', { name: 'Needs your action' });
    // A completed contract asks for nothing.
    if (title === 'Translation') {
      await expect(tasks).toHaveCount(0);
      continue;
    }
    const task = tasks.getByRole('listitem').first();
    const text = await measure(task.locator('p').first());
    const button = await measure(task.getByRole('button').first());
    expect(button.y, title).toBeLessThan(text.bottom + 24);
    expect(button.x, title).toBeGreaterThan(text.x + 24);
  }
});

test('the bar of tasks gives way to a keyboard, not to a tick', async ({ ana: page }) => {
  await page.setViewportSize({ width: 390, height: 520 });
  await openContract(page, 'New roof');
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toHaveCSS('position', 'sticky');
  for (const [type, position] of [
    ['checkbox', 'sticky'],
    ['file', 'sticky'],
    ['text', 'static'],
    ['password', 'static'],
  ] as const) {
    await page.evaluate((kind) => {
      const input = Object.assign(document.createElement('input'), { type: kind });
      document.querySelector('main')?.append(input);
      input.focus();
    }, type);
    await expect(bar).toHaveCSS('position', position);
  }
});

async function waitForRows(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function measure(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not on the screen');
  return { ...box, bottom: box.y + box.height };
}
