import { expect, test } from '@playwright/test';
import { listHashes } from '@/config/build/operator-files';
import { getPageHeaders } from '@/config/build/page-headers';
import { NGINX_URL } from './addresses';
import { logInAs, openContract } from './demo';
import { findNginx, openSite, type Site } from './nginx-site';
import { expectQuiet, watchPage } from './page-watch';

/* docs/operating.md: a build behind a real nginx. */

const nginx = findNginx();
if (nginx === null) console.warn('Skipped: nginx is not installed, so no build was tried behind it');

test.describe('a build behind nginx', () => {
  test.skip(nginx === null, 'nginx is not installed');
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: NGINX_URL });

  let site: Site;
  test.beforeAll(async () => {
    site = await openSite(nginx ?? '');
  });
  test.afterAll(() => site?.close());

  test('has the files whose hashes the build printed', () => {
    expect(listHashes(site.app)).toBe(site.hashes);
    expect(site.hashes).toContain('  recover.html\n');
  });

  test('plays the way from the login to a contract and its balances', async ({ page }) => {
    const watch = await watchPage(page, NGINX_URL);
    await page.goto('/contracts');
    await expect(page.getByRole('heading', { name: 'Login to Aval' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      'https://help.example',
    );
    await logInAs(page, 'Ana');
    await openContract(page, 'New roof');
    const guarantees = page.getByRole('region', { name: 'Guarantees' });
    await expect(guarantees.getByText('Covers the amount').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'New roof' })).toBeVisible();
    await page.getByPlaceholder('Type your message...').fill('Sent through nginx');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log', { name: 'Chat' }).getByText('Sent through nginx')).toBeVisible();
    expectQuiet(watch);
  });

  test('shows the recovery page, which has no origin there', async ({ page }) => {
    await page.goto('/recover.html');
    await expect(page.getByLabel('Recovery file')).toBeVisible();
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });

  test('sends the headers of the preview server, with errors too', async ({ request }) => {
    const script = /src="(\/assets\/[^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
    for (const path of ['/', '/contracts/7/join', '/recover.html', script]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const names = Object.entries(getPageHeaders(path)).map(([name, value]) => [name.toLowerCase(), value]);
      expect(answer.headers(), path).toMatchObject(Object.fromEntries(names));
    }
    const missing = await request.get('/assets/none.js');
    expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, undefined]);
    expect(missing.headers()['x-content-type-options']).toBe('nosniff');
    const refused = await request.get('/api/contracts/none');
    expect(refused.status()).toBe(404);
    expect(refused.headers()['content-security-policy']).toContain('sandbox');
    expect((await request.get('/', { headers: { 'Service-Worker': 'script' } })).status()).toBe(403);
    expect((await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } })).headers()['content-encoding']).toBe(
      'gzip',
    );
  });

  test('serves wasm as wasm', async ({ request }) => {
    const wasm = /(assets\/\S+\.wasm)$/m.exec(site.hashes)?.[1] ?? '';
    expect((await request.get(`/${wasm}`)).headers()['content-type']).toBe('application/wasm');
  });
});
