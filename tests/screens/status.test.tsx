import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { watchFiles } from '@/lib/missing-file';
import { arriveAt, createContract, person, readLocation, testWorld, visit } from './support';
import { TXID, UNSAVED_ENTRY } from './unsaved-entry';

const world = testWorld();
const RECORD = 'http://backend.test/api/contracts/transaction/w1';

function addUnsaved(): void {
  localStorage.setItem('outbox', JSON.stringify([UNSAVED_ENTRY]));
}

const notice = () => screen.findByText(/Saving the record/);

describe('unsaved records', () => {
  it('are shown on every screen and saved on request', async () => {
    const ana = person(world, 'Ana');
    addUnsaved();
    let works = false;
    world.server.use(
      http.put(RECORD, () =>
        works ? HttpResponse.json({ transaction: { ...UNSAVED_ENTRY.withdrawal, txid: TXID } }) : HttpResponse.error(),
      ),
    );
    const { user } = visit('/contracts/create', ana);
    const banner = (await notice()).closest<HTMLElement>('[role="status"]');
    if (banner === null) throw new Error('the notice is no status');
    const retry = await within(banner).findByRole('button', { name: 'Retry now' });
    // Only from here on, because the app retries on its own.
    works = true;
    await user.click(retry);
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(screen.queryByText(/Saving the record/)).toBeNull();
  });

  it('are reported before a logout, which can be cancelled', async () => {
    const ana = person(world, 'Ana');
    addUnsaved();
    world.server.use(http.put(RECORD, () => HttpResponse.error()));
    const { user } = visit('/contracts', ana);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out before everything is saved?' });
    expect(dialog.textContent).toContain('Releases broadcast but not recorded yet: 1');
    await user.click(await within(dialog).findByRole('button', { name: 'Stay logged in' }));
    expect(readLocation().path).toBe('/contracts');
    expect(localStorage.getItem('user')).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
    await arriveAt('/login');
    expect(localStorage.length).toBe(0);
  });
});

describe('problems are reported while the screen stays usable', () => {
  it('offline at start, until back online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit('/login', null);
    expect((await screen.findByText(/You are offline/)).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('storage that is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    visit('/login', null);
    expect(await screen.findByText(/doesn't let the page store anything/)).toBeTruthy();
  });

  it('a file that cannot be fetched is told once, with a reload', async () => {
    watchFiles();
    visit('/login', null);
    await screen.findByRole('heading', { level: 1 });
    for (let file = 0; file < 2; file++) act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    const notice = (await screen.findByText(/part of this page could not be loaded/)).closest<HTMLElement>(
      '[role="status"]',
    );
    expect(within(notice as HTMLElement).getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});

/** The server carries out the request, and its answer is lost. */
function loseAnswers(method: 'put' | 'delete'): void {
  world.server.use(
    http[method]('http://backend.test/api/contracts/:id', async ({ request }) => {
      await getResponse(world.backend.handlers, request.clone());
      return HttpResponse.error();
    }),
  );
}

it('a draft that was deleted is not reported as failed', async () => {
  const ana = person(world, 'Ana');
  await createContract(ana, { status: 'draft' });
  const { user } = visit('/contracts', ana);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  loseAnswers('delete');
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
