import { expect, it } from 'vitest';
import { formatFileSize } from '@/lib/file-size';

it.each([
  [0, '0 bytes'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_500_000, '1.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text);
});
