import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '@/config/settings';

/** Variables that the app reads, in order. */
function listVariables(): string[] {
  const names: string[] = [];
  parseSettings(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return names;
}

/** Variable and default of each row of a settings table; '' where the table says `none`. */
function readTable(path: string): Map<string, string> {
  const rows = readFileSync(path, 'utf8').matchAll(/^\|\s*`?(VITE_\w+)`?\s*\|\s*(?:`([^`]*)`|none)\s*\|/gm);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

function readEnvExample(): Map<string, string> {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?(VITE_\w+)=(.*)$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** Of a text, list or object; 0 is a default to name. */
function isEmpty(value: string | number | object): boolean {
  return typeof value !== 'number' && Object.keys(value).length === 0;
}

describe.each([
  ['README.md', () => readTable('README.md')],
  ['docs/api.md', () => readTable('docs/api.md')],
  ['.env.example', readEnvExample],
])('%s', (_, read) => {
  test('names every setting and no other', () => {
    expect([...read().keys()].sort()).toEqual(listVariables().sort());
  });

  // A blank value parses as the default of any setting.
  test('omits empty defaults, and no others', () => {
    const result = parseSettings({});
    const defaults = result.ok ? Object.values(result.settings) : [];
    const blanks = [...read().values()].filter((value) => value === '');
    expect(blanks).toHaveLength(defaults.filter(isEmpty).length);
  });

  test.each(listVariables())('gives the default of %s', (variable) => {
    const value = read().get(variable) ?? 'missing';
    expect(parseSettings({ [variable]: value })).toEqual(parseSettings({}));
  });
});
