import { expect, test } from 'vitest';

test.each(['first', 'second'])('a frame that a test left behind does not stop those of the next one: %s', async () => {
  await new Promise(requestAnimationFrame);
  expect(requestAnimationFrame(() => undefined)).toBeGreaterThan(0);
});
