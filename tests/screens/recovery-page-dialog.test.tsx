import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildRecoveryPage } from '@/config/build/recovery-page';
import { RecoveryPageDialog } from '@/features/kit/recovery-page-dialog';

/* docs/exit.md#the-page: the app gives out the page only as it was built. */

const server = setupServer();
let saved: Blob[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function download(answer: () => Response): Promise<void> {
  server.use(http.get('*/recover.html', answer));
  render(<RecoveryPageDialog onClose={() => {}} />);
  await screen.findByText('SHA-256');
  await userEvent.click(await screen.findByRole('button', { name: 'Download recovery page' }));
}

it('saves the page whose SHA-256 it shows', async () => {
  const { html, sha256 } = await buildRecoveryPage();
  await download(() => HttpResponse.text(html));
  expect(await screen.findByText(/Your browser is saving recover\.html/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Copy the SHA-256/ }).textContent).toContain(sha256);
  expect(saved.map(({ size }) => size)).toEqual([Buffer.byteLength(html)]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/recover.html',
    '/help/recovery',
  ]);
});

it.each([
  ['another page', () => HttpResponse.text('<script>steal()</script>'), /a different file from the one that belongs/],
  ['the app instead', () => HttpResponse.html('<!doctype html>'), /a different file from the one that belongs/],
  ['an error', () => new HttpResponse(null, { status: 404 }), /could not be downloaded/],
  ['nothing', () => HttpResponse.error(), /could not be downloaded/],
])('saves nothing if the server sends %s', async (_name, answer, expected) => {
  await download(answer);
  expect((await screen.findByRole('alert')).textContent).toMatch(expected);
  expect(saved).toEqual([]);
});
