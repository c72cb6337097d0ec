import { expect, it, vi } from 'vitest';
import { readFileText } from '@/domain/primitives/file-text';

it('bytes that are no text are read as hex, without a text for each of them', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const format = vi.spyOn(Number.prototype, 'toString');
  const text = readFileText(bytes);
  const made = format.mock.calls.length;
  format.mockRestore();
  expect(text).toBe(Buffer.from(bytes).toString('hex'));
  expect(made).toBe(0);
});
