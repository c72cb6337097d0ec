import type { Page } from '@playwright/test';

/** What can be pressed and is less than 24 CSS pixels high or wide (WCAG 2.5.8); links within a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 23.9;
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return targets.filter(isSmall).map((target) => target.outerHTML.slice(0, 120));

    function isSmall(target: Element): boolean {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const unseen = width * height <= 1 || target.closest('[hidden], .sr-only') !== null;
      const isBigEnough = width >= least && height >= least;
      return !unseen && !isBigEnough && !coversCard(target) && !inSentence(target);
    }

    /** The press of a whole card. */
    function coversCard(target: Element): boolean {
      return getComputedStyle(target, '::after').position === 'absolute';
    }

    function inSentence(target: Element): boolean {
      const around = target.parentElement?.textContent?.trim() ?? '';
      return getComputedStyle(target).display === 'inline' && around !== target.textContent?.trim();
    }
  });
}
