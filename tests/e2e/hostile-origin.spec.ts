import { createServer } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { serveBackend } from '../../mocks/vite-plugin';
import { APP_URL } from './addresses';
import { NIGHTLY } from './nightly';
import { Person } from './person';

/*
 * The built app and a hostile backend at the same origin, behind the headers of the preview server. Apart from its
 * attacks the backend is the embedded one.
 */

const PAGE = '<!doctype html><script>localStorage.setItem("taken", document.cookie || "yes")</script><p>A page</p>';
const SERVICE_WORKER = 'self.addEventListener("fetch", (event) => event.respondWith(new Response("taken")))';

const ATTACKS: Record<string, { type: string; body: string }> = {
  '/api/terms.pdf': { type: 'text/html', body: PAGE },
  '/api/page.pdf': { type: 'application/pdf', body: PAGE },
  '/documents/page.pdf': { type: 'text/html', body: PAGE },
  '/api/worker.js': { type: 'text/javascript', body: SERVICE_WORKER },
};

async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const attack = ATTACKS[pathname];
  const response = attack
    ? new Response(attack.body, { headers: { 'Content-Type': attack.type } })
    : await forward(request, pathname + search);
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  // It would take back what the worker's script has allowed.
  if (pathname !== '/api/worker.js') headers.set('Clear-Site-Data', '"*"');
  headers.set('Service-Worker-Allowed', '/');
  headers.set('X-Content-Type-Options', 'sniff');
  headers.set('Content-Security-Policy', "default-src * 'unsafe-inline'");
  return new Response(response.body, { status: response.status, headers });
}

async function forward(request: Request, path: string): Promise<Response> {
  const body = request.method === 'GET' ? null : await request.text();
  return fetch(APP_URL + path, { method: request.method, headers: { 'Content-Type': 'application/json' }, body });
}

const test = base.extend<object, { hostileUrl: string }>({
  hostileUrl: [
    async ({ browserName: _ }, use) => {
      const port = await findFreePort();
      const server = await startServer(port);
      await use(`http://localhost:${port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

function startServer(port: number): Promise<PreviewServer> {
  return preview({
    root: new URL('../..', import.meta.url).pathname,
    logLevel: 'error',
    build: { outDir: 'dist/e2e' },
    preview: { port, strictPort: true },
    plugins: [
      {
        name: 'hostile-backend',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(serveBackend({ respond })),
      },
    ],
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A user with a contract whose PDF has this address; returns the page of the contract. */
async function openContract(page: Page, pdfUrl: string): Promise<string> {
  await new Person(page, 'ana').registerAndLogIn();
  const id = await page.evaluate(async (pdf_url) => {
    const { id: owner } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const contract = { title: 'Roof', description: 'Tiles', contract_order: 0, status: 'draft', pdf_url };
    const response = await fetch('/api/contracts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...contract, contractors: [owner], arbitrator: '1', guarantees: [] }),
    });
    return (await response.json()).data.id;
  }, pdfUrl);
  await page.goto(`/contracts/${id}`);
  await expect(page.getByRole('heading', { name: 'Roof' })).toBeVisible();
  return page.url();
}

test.describe('a hostile backend at the origin of the page', () => {
  test.use({ baseURL: ({ hostileUrl }, use) => use(hostileUrl) });

  for (const path of ['/api/terms.pdf', '/api/page.pdf']) {
    test(`cannot have ${path} opened as a page`, { tag: path === '/api/terms.pdf' ? [] : NIGHTLY }, async ({
      page,
      context,
    }) => {
      const opened = await openContract(page, path);
      await page.getByRole('link', { name: 'View Contract PDF' }).click();
      await expect(page.getByText('The server did not send a PDF')).toBeVisible();
      expect(context.pages()).toEqual([page]);
      expect(page.url()).toBe(opened);
      expect(await page.evaluate(() => localStorage.getItem('taken'))).toBeNull();
    });
  }

  test('runs no script where its answers are opened by hand', async ({ page }) => {
    for (const path of ['/api/terms.pdf', '/documents/page.pdf']) {
      await page.goto(path);
      await expect(page.getByText('A page')).toBeVisible();
    }
    await page.goto('/login');
    expect(await page.evaluate(() => localStorage.getItem('taken'))).toBeNull();
  });

  for (const scope of ['/', '/api/']) {
    test(`cannot register a service worker for ${scope}`, { tag: scope === '/' ? [] : NIGHTLY }, async ({ page }) => {
      await page.goto('/login');
      const registered = await page.evaluate(
        (where) =>
          navigator.serviceWorker.register('/api/worker.js', { scope: where }).then(
            () => 'registered',
            () => 'refused',
          ),
        scope,
      );
      expect(registered).toBe('refused');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    });
  }

  test('cannot clear what this device remembers', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(async () => {
      localStorage.setItem('remembered', 'yes');
      await new Promise((resolve, reject) => {
        const request = indexedDB.open('remembered', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('keys').add('yes', 'pin');
        request.onsuccess = () => resolve(request.result.close());
        request.onerror = reject;
      });
      await (await fetch('/api/auth/users')).text();
      await (await fetch('/api/none')).text();
    });
    await page.goto('/api/terms.pdf');
    await page.goto('/login');
    const found = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return [localStorage.getItem('remembered'), names.includes('remembered')];
    });
    expect(found).toEqual(['yes', true]);
  });
});

test('a PDF at the origin of the page opens in a tab of its own', { tag: NIGHTLY }, async ({ page, context }) => {
  await page.goto('/');
  await openContract(page, '/documents/new-roof-for-casa-olmo.pdf');
  const arrival = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View Contract PDF' }).click();
  await arrival;
  // The browser of the tests may have no viewer for PDFs.
  await expect(page.getByRole('link', { name: 'View Contract PDF' })).toHaveAttribute('href', /^blob:/);
});
