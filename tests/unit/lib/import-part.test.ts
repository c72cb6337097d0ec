import { beforeEach, expect, it, vi } from 'vitest';
import { importPart } from '@/lib/import-part';

const send = vi.fn<(url: string) => Promise<Response>>();
const load = vi.fn<() => Promise<string>>();
const page = new EventTarget();
const noted = vi.fn();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response('export {}'));
  load.mockReset().mockResolvedValue('the part');
  noted.mockReset();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('window', page);
  page.addEventListener('vite:preloadError', noted);
  return () => {
    page.removeEventListener('vite:preloadError', noted);
    vi.unstubAllGlobals();
  };
});

it('imports a part once all its files have arrived', async () => {
  let arrive: (response: Response) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const part = importPart(load, ['assets/slow.js', 'assets/fast.js']);
  await vi.waitFor(() => expect(send.mock.calls).toEqual([['/assets/slow.js'], ['/assets/fast.js']]));
  expect(load).not.toHaveBeenCalled();
  arrive(new Response('export {}'));
  expect(await part).toBe('the part');
  expect(noted).not.toHaveBeenCalled();
});

const cutOff = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));

it.each([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut off', () => Promise.resolve(cutOff)],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
])('imports nothing while a file %s, says so, and fetches only that file again', async (fault, answer) => {
  const [lost, kept] = [`assets/lost ${fault}.js`, `assets/kept ${fault}.js`];
  send.mockImplementationOnce(answer);
  await expect(importPart(load, [lost, kept])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  expect(noted).toHaveBeenCalledOnce();
  send.mockClear();
  expect(await importPart(load, [lost, kept])).toBe('the part');
  expect(send.mock.calls).toEqual([[`/${lost}`]]);
});

it('fetches a file of several parts once', async () => {
  await Promise.all([importPart(load, ['assets/shared.js']), importPart(load, ['assets/shared.js'])]);
  await importPart(load, ['assets/shared.js']);
  expect(send).toHaveBeenCalledOnce();
});

it('passes on and notes a failed import', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await expect(importPart(load)).rejects.toThrow('Failed to fetch dynamically imported module');
  expect(noted).toHaveBeenCalledOnce();
});
