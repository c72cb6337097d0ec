import { screen, waitFor } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopClock } from './clock';
import { LONG, passHeld } from './slow-support';
import { createContract, person, settle, testWorld, visit } from './support';

const world = testWorld();
const PATH = '/files/terms.pdf';
const BLOB = 'blob:http://localhost:3000/7';

/** Blobs that became object URLs, and the addresses of the links that were followed. */
let copies: Blob[] = [];
let followed: string[] = [];

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link !== null) followed.push(link.href);
}

beforeEach(() => {
  [copies, followed] = [[], []];
  // jsdom has no object URLs.
  URL.createObjectURL = (copy) => {
    copies.push(copy as Blob);
    return BLOB;
  };
  URL.revokeObjectURL = vi.fn();
  document.addEventListener('click', follow);
});

afterEach(() => document.removeEventListener('click', follow));

/** Opens a contract with this PDF address. */
async function open(pdf_url: string) {
  const ana = person(world, 'Ana');
  const id = await createContract(ana, { pdf_url });
  const { user } = visit(`/contracts/${id}`, ana);
  const link = await screen.findByRole('link', { name: 'View Contract PDF' });
  return { user, link };
}

const respond = (body: string, init: ResponseInit = {}) =>
  world.server.use(http.get(`*${PATH}`, () => new HttpResponse(body, init)));

/** The server sends the PDF once the gate opens. */
function holdPdf() {
  const gate = createGate();
  world.server.use(
    http.get(`*${PATH}`, async () => {
      await gate.opened;
      return new HttpResponse('%PDF-1.7');
    }),
  );
  return gate;
}

// Spec: 7.pdf
describe('a PDF at the origin of the page', () => {
  nightly('is fetched, checked and opened as a copy of type application/pdf', async () => {
    respond('%PDF-1.7 terms', { headers: { 'Content-Type': 'text/html' } });
    const { user, link } = await open(PATH);
    expect(document.querySelector(`a[href*="${PATH}"]`)).toBeNull();
    await user.click(link);
    await waitFor(() => expect(followed).toEqual([BLOB]));
    expect(copies.map(({ type }) => type)).toEqual(['application/pdf']);
    const copy = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View Contract PDF' });
    expect([copy.href, copy.target, copy.rel]).toEqual([BLOB, '_blank', 'noopener noreferrer']);
    expect(document.activeElement).toBe(copy);
    expect(screen.getByText(/If no new tab has opened, press again/)).toBeTruthy();
  });

  it('says that it is being fetched, and fetches it once', async () => {
    const gate = holdPdf();
    const { user, link } = await open(PATH);
    await user.dblClick(link);
    expect(await screen.findByText('Opening the PDF…')).toBeTruthy();
    gate.open();
    await waitFor(() => expect(followed).toEqual([BLOB]));
    expect(world.requests.filter(({ call }) => call === `GET ${PATH}`)).toHaveLength(1);
  });

  it('can be stopped when the server is slow, and opened with the next press', async () => {
    stopClock();
    const gate = holdPdf();
    const { user, link } = await open(PATH);
    await user.click(link);
    await passHeld(LONG);
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
    expect(document.activeElement).toBe(link);
    gate.open();
    await settle(world);
    expect([followed, screen.queryAllByRole('alert')]).toEqual([[], []]);
    await user.click(link);
    await waitFor(() => expect(followed).toEqual([BLOB]));
  });

  it.each(
    daily<[string, () => void, RegExp]>(2, [
      [
        'a page',
        () => respond('<script>alert(1)</script>', { headers: { 'Content-Type': 'application/pdf' } }),
        /did not send a PDF/,
      ],
      ['a page that contains a PDF', () => respond('<script></script>%PDF-1.7'), /did not send a PDF/],
      ['nothing', () => respond(''), /did not send a PDF/],
      ['an error', () => respond('%PDF-1.7', { status: 404 }), /no longer exists/],
      ['too much', () => respond('%PDF-'.padEnd(51 * 1024 * 1024)), /too large/],
      ['no answer', () => world.server.use(http.get(`*${PATH}`, () => HttpResponse.error())), /did not reply/],
    ]),
  )('that turns out to be %s is not opened, and the reason is shown in place', async (_, prepare, reason) => {
    prepare();
    const { user, link } = await open(PATH);
    await user.click(link);
    const alert = await screen.findByText(/The PDF could not be opened/);
    expect(alert.textContent).toMatch(reason);
    expect([copies, followed]).toEqual([[], []]);
    expect(screen.getByRole('link', { name: 'View Contract PDF' })).toBe(link);
  });
});

describe('a PDF at another host', () => {
  it('opens in a new tab without opener and referrer, and its host is shown', async () => {
    const { link } = await open('https://aval.example@evil.example:8443/a.pdf');
    const { href, target, rel } = link as HTMLAnchorElement;
    expect([new URL(href).hostname, target, rel]).toEqual(['evil.example', '_blank', 'noopener noreferrer']);
    expect(screen.getByText('evil.example:8443')).toBeTruthy();
  });

  it('is named in ASCII, so that it cannot look like another one', async () => {
    await open('https://аval.example/a.pdf');
    expect(screen.getByText('xn--val-5cd.example')).toBeTruthy();
  });
});
