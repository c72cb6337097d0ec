import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TESTS = new URL('../', import.meta.url);
const map = readFileSync(new URL('spec-map.md', TESTS), 'utf8');

/** What stands in backquotes in the tables: a file, and names in it. */
const entries = [...map.matchAll(/`((?:screens|unit|e2e)\/(?:\\`|[^`])+)`/g)].map(([, entry = '']) =>
  entry.replaceAll('\\`', '`'),
);

describe('the map from the specification to its tests', () => {
  it('covers every section that can be tested', () => {
    expect(map.match(/^## \d/gm)).toEqual(['## 2', '## 3', '## 4', '## 5', '## 6', '## 7', '## 8', '## 9']);
    expect(entries.length).toBeGreaterThan(100);
  });

  it('leaves no line without a test', () => {
    const lines = map.split('\n').filter((line) => line.startsWith('| ') && !/^\| (sentences|-)/.test(line));
    expect(lines.filter((line) => !/`(screens|unit|e2e)\//.test(line))).toEqual([]);
  });

  it.each([...new Set(entries)])('%s', (entry) => {
    const [file = '', ...names] = entry.split(' › ');
    const text = readFileSync(new URL(file, TESTS), 'utf8');
    const written = (name: string) => [`'${name}'`, `'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``];
    expect(names.filter((name) => !written(name).some((literal) => text.includes(literal)))).toEqual([]);
  });
});
