import { expect, type Locator, type Page } from '@playwright/test';
import { openContract, unfold } from './demo';
import { test } from './fixtures';
import { expectNotCovered } from './keys';
import { NIGHTLY } from './nightly';
import { smallTargets } from './targets';

/** 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const SMALL = { width: 320, height: 256 };

test.use({ viewport: SMALL, contextOptions: { reducedMotion: 'reduce' } });

test('every dialog can be read and closed at 320 × 256', { tag: NIGHTLY }, async ({ berto: page }) => {
  await openContract(page, 'New roof');
  await unfold(page, 'Clay tiles on site');
  await unfold(page, 'Workmanship of the beams');
  for (const [button, title, field] of [
    ['Sign Withdrawal', 'Sign Transaction', 'Signing Password'],
    ['Release Guarantee', 'Release Guarantee', 'Destination Bitcoin Address'],
    ['Add Guarantee', 'Add Guarantee', 'Conditions'],
    ['Open Dispute', 'Open Dispute', 'Explanation'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    for (const part of [dialog.getByLabel(field), dialog.getByRole('heading', { name: title }), cancel]) {
      await expectScrollsIntoView(part);
    }
    await cancel.click();
    await expect(dialog).toBeHidden();
  }
});

async function expectScrollsIntoView(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(part).toBeInViewport({ ratio: 0.9 });
}

test('the next step is the first thing on a phone', { tag: NIGHTLY }, async ({ berto: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContract(page, 'New roof');
  const tasks = page.getByRole('region', { name: 'Needs your action' });
  await expect(tasks).toBeInViewport({ ratio: 1 });
  await expect(tasks.getByText('You have 1 pending withdrawal(s) that need to be signed')).toBeVisible();
  await page.getByRole('tab', { name: 'Guarantees' }).focus();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    await expectNotCovered(page);
  }
});

test('the navigation bar never covers the focused element', { tag: NIGHTLY }, async ({ ana: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('article').last().getByRole('link').first().focus();
  await tabBackwards(page, 16);
  await openContract(page, 'New roof');
  await page.getByPlaceholder('Type your message...').focus();
  await tabBackwards(page, 16);
  await page.goto('/contracts/templates');
  await page.getByRole('link', { name: 'Usar este modelo' }).first().click();
  await page.getByRole('checkbox').last().focus();
  await tabBackwards(page, 16);
});

async function tabBackwards(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectNotCovered(page);
  }
}

test('no screen is wider than 320 px, and targets are at least 24 × 24 px', { tag: NIGHTLY }, async ({ ana: page }) => {
  const roof = await openContract(page, 'New roof');
  const records = [`${roof}/statement`, '/help', '/help/recovery'];
  const others = ['/contracts', '/contracts/new', '/contracts/templates', '/contracts/clauses', '/devel'];
  for (const path of [roof, ...records, ...others]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.endsWith('/statement')) await expect(page.getByRole('table')).toBeVisible();
    if (path === roof) await expect(page.getByRole('article').first()).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(SMALL.width);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});

/** The right edge of all text, in pixels, including text that is cut. Text behind an ellipsis, and on screens text that can be scrolled to, does not count. */
async function findRightEdge(page: Page, media: 'screen' | 'print'): Promise<number> {
  return page.evaluate((onScreen) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let edge = document.documentElement.scrollWidth;
    const isLeftOut = (element: Element | null): boolean => {
      if (element === null) return false;
      const { textOverflow, overflowX } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || (onScreen && overflowX === 'auto') || isLeftOut(element.parentElement);
    };
    for (const range = new Range(); texts.nextNode(); ) {
      if (isLeftOut(texts.currentNode.parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      edge = Math.max(edge, range.getBoundingClientRect().right);
    }
    return Math.floor(edge);
  }, media === 'screen');
}

test('a very long word makes no screen wider, on a phone or on paper', { tag: NIGHTLY }, async ({ ana: page }) => {
  const word = 'Feuerwehr'.repeat(22);
  const roof = await openContract(page, 'New roof');
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const long = body.replace(/"(title|description|username)":"[^"]*"/g, (_, name) => `"${name}":"${word}"`);
    await route.fulfill({ response: answer, body: long });
  });
  for (const [width, media] of [
    [390, 'screen'],
    [1280, 'screen'],
    [794, 'print'],
  ] as const) {
    await page.setViewportSize({ width, height: 1123 });
    await page.emulateMedia({ media });
    for (const path of ['/contracts', roof, `${roof}/statement`]) {
      await page.goto(path);
      await expect(page.getByText(word).first()).toBeVisible();
      if (path.endsWith('/statement')) await expect(page.getByRole('table')).toBeVisible();
      expect.soft(await findRightEdge(page, media), `${path} ${media}`).toBeLessThanOrEqual(width);
    }
  }
  await page.emulateMedia({ media: null });
  await page.unrouteAll();
});
