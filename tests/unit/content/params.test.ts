import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { i18n, params } from '@/i18n/i18n';

const texts = i18n('paramsTest', { said: params('{who} says {text}, {who}.') }).get();

test.each(['$& $1 $$ $`', "$'", '{who}', '{text}', '\\1', 'Precio: 5 $'])('inserts %j literally', (text) => {
  expect(texts.said({ who: 'Ana', text })).toBe(`Ana says ${text}, Ana.`);
});

test('inserts numbers as digits', () => {
  expect(texts.said({ who: 'Ana', text: 0 })).toBe('Ana says 0, Ana.');
});

const CONTENT = new URL('../../../src/content/', import.meta.url);
const files = readdirSync(fileURLToPath(CONTENT), { recursive: true, encoding: 'utf8' });

test.each(files.filter((file) => file.endsWith('.ts')))('%s uses params and count of @/i18n only', (file) => {
  const [imports = ''] =
    /import [^;]*from '@nanostores\/i18n'/.exec(readFileSync(new URL(file, CONTENT), 'utf8')) ?? [];
  expect(imports).not.toMatch(/\b(params|count)\b/);
});
