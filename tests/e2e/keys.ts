import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Presses Tab until the element has the focus; every stop on the way must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to a button or link and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Waits for a screen, which takes the focus once it is shown: a Tab before that would end on the screen itself. */
export async function arriveAt(page: Page, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** The focused element is in view and it, or an ancestor up to two levels, has a focus ring. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const stop = document.activeElement;
    // After the last stop the focus is in the browser's own toolbar.
    if (stop === null || stop === document.body) return 'seen';
    const { width, height, top, left, bottom, right } = stop.getBoundingClientRect();
    if (width * height === 0) return `${stop.outerHTML.slice(0, 120)} has no size`;
    if (bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return 'the focus is out of view';
    const ringed = [stop, stop.parentElement, stop.parentElement?.parentElement].some((element) => {
      if (element === null || element === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return ringed ? 'seen' : `${stop.outerHTML} shows no focus`;
  });
  expect(seen).toBe('seen');
}

/** The focused element is not entirely covered (WCAG 2.4.11). */
export async function expectNotCovered(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const stop = document.activeElement;
    if (stop === null || stop === document.body) return 'seen';
    const { top, bottom, left, width } = stop.getBoundingClientRect();
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight) - 1];
    for (let y = first; y <= last; y += 4) {
      const there = document.elementFromPoint(left + width / 2, y);
      if (there !== null && (stop.contains(there) || there.contains(stop))) return 'seen';
    }
    return `${stop.outerHTML.slice(0, 120)} at ${Math.round(top)} is covered`;
  });
  expect(seen).toBe('seen');
}

/** Tab cycles inside the dialog in both directions. */
export async function expectFocusTrap(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = new Set<string>();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
      await expectVisibleFocus(page);
      const index = await page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
      if (seen.has(String(index))) break;
      seen.add(String(index));
    }
    expect(seen.size).toBeGreaterThan(1);
  }
}
