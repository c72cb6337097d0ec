import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

const CONTENT = new URL('../../../src/content/', import.meta.url);
const files = readdirSync(fileURLToPath(CONTENT), { recursive: true, encoding: 'utf8' });

test('texts use params and count of @/i18n only', () => {
  const others = files.filter((file) => {
    if (!file.endsWith('.ts')) return false;
    const [imports = ''] =
      /import [^;]*from '@nanostores\/i18n'/.exec(readFileSync(new URL(file, CONTENT), 'utf8')) ?? [];
    return /\b(params|count)\b/.test(imports);
  });
  expect(others).toEqual([]);
});
