import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Presses Tab until the focus is on the element; every stop on the way must show it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus is in view and carries a ring, or stands in something that does. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const stop = document.activeElement;
    // Beyond the last stop is the browser's own bar.
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

/** Nothing lies over the whole of what has the focus (WCAG 2.4.11). */
export async function expectUncovered(page: Page): Promise<void> {
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

/** Tab goes round inside of the dialog, both ways, and never out of it. */
export async function expectKept(page: Page, dialog: Locator): Promise<void> {
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = new Set<string>();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
      await expectVisibleFocus(page);
      const place = await page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
      if (seen.has(String(place))) break;
      seen.add(String(place));
    }
    expect(seen.size).toBeGreaterThan(1);
  }
}
