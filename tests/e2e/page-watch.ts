import { expect, type Page } from '@playwright/test';

export interface PageWatch {
  /** CSP violations. */
  violations: string[];
  /** Requests to other origins. */
  foreignRequests: string[];
  /** Uncaught page errors. */
  errors: string[];
}

/** Records CSP violations, foreign requests and errors over all navigations of a page. */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const watch: PageWatch = { violations: [], foreignRequests: [], errors: [] };
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
    if (url.protocol.startsWith('http') && url.origin !== origin) watch.foreignRequests.push(url.href);
  });
  page.on('pageerror', (error) => watch.errors.push(String(error)));
  return watch;
}

export function expectQuiet(watch: PageWatch): void {
  expect(watch).toEqual({ violations: [], foreignRequests: [], errors: [] });
}
