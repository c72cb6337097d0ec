import { expect, type Page } from '@playwright/test';

export interface PageWatch {
  /** What the browser reported as against the policy. */
  violations: string[];
  /** Requests that left the app's origin. */
  strangers: string[];
  /** Uncaught errors of the page. */
  errors: string[];
}

/** Keeps what must not happen on a page: from its first byte on, over every navigation. */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const watch: PageWatch = { violations: [], strangers: [], errors: [] };
  await page.exposeFunction('policyViolated', (text: string) => watch.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { policyViolated: (text: string) => void }).policyViolated;
      report(`${effectiveDirective} ${blockedURI} ${sourceFile ?? ''}`);
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) watch.violations.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) watch.strangers.push(url.href);
  });
  page.on('pageerror', (error) => watch.errors.push(String(error)));
  return watch;
}

export function expectQuiet(watch: PageWatch): void {
  expect(watch).toEqual({ violations: [], strangers: [], errors: [] });
}
