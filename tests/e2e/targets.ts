import type { Page } from '@playwright/test';

/** Targets smaller than 24 × 24 CSS pixels (WCAG 2.5.8); links within a sentence are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 23.9;
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return targets.filter(isSmall).map((target) => target.outerHTML.slice(0, 120));

    function isSmall(target: Element): boolean {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const isHidden = width * height <= 1 || target.closest('[hidden], .sr-only') !== null;
      const isBigEnough = width >= least && height >= least;
      return !isHidden && !isBigEnough && !coversCard(target) && !isInSentence(target);
    }

    /** The link's target is the whole card. */
    function coversCard(target: Element): boolean {
      return getComputedStyle(target, '::after').position === 'absolute';
    }

    function isInSentence(target: Element): boolean {
      const around = target.parentElement?.textContent?.trim() ?? '';
      return getComputedStyle(target).display === 'inline' && around !== target.textContent?.trim();
    }
  });
}
