import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilFetched } from '@/lib/until-fetched';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks again until the code comes, and not in a row', async () => {
  const fetchPart = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const part = untilFetched(fetchPart);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchPart.mock.calls.length).toBeLessThan(20);
  fetchPart.mockResolvedValue('here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('here');
});
