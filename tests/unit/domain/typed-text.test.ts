import { expect, it } from 'vitest';
import { readNumber } from '@/domain/primitives/typed-text';

it('reads a number with one decimal sign, point or comma', () => {
  const cases: [string, string | null][] = [
    ['0,0005', '0.0005'],
    [',0005', '0.0005'],
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['1,', '1'],
    ['007', '007'],
    [' \u20682,\u200b5\u2069\n', '2.5'],
    ...[
      '',
      '.',
      ',',
      '1.000,5',
      '1,000.5',
      '1 000',
      '1\u00a0000',
      '1,2,3',
      '1..2',
      '+1',
      '-1',
      '−1',
      '1e3',
      '0x1',
      '１',
      'abc',
    ].map((text): [string, null] => [text, null]),
  ];
  for (const [text, number] of cases) expect(readNumber(text), text).toBe(number);
});
