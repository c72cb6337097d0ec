import { expect, test } from 'vitest';
import { i18n, params } from '@/i18n/i18n';

const texts = i18n('paramsTest', { said: params('{who} says {text}, {who}.') }).get();

test('inserts values literally', () => {
  for (const text of ['$& $1 $$ $`', "$'", '{who}', '{text}', '\\1', 'Precio: 5 $'])
    expect(texts.said({ who: 'Ana', text })).toBe(`Ana says ${text}, Ana.`);
});

test('inserts numbers as digits', () => {
  expect(texts.said({ who: 'Ana', text: 0 })).toBe('Ana says 0, Ana.');
});
